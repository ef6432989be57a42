-- Webhooks have a right of their own: whoever was given or refused the settings keeps with it what they had.
UPDATE staff_member SET exceptions = exceptions || (
  SELECT jsonb_agg(jsonb_set(exception, '{right}', '"settings.webhooks"'))
  FROM jsonb_array_elements(exceptions) AS exception WHERE exception->>'right' = 'settings.edit'
)
WHERE exceptions @> '[{"right": "settings.edit"}]';
