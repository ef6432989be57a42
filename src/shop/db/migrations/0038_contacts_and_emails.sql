-- The log of what was done can never be erased: of who ordered it keeps which fields were changed, not what they said.
ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only;
UPDATE audit_entry SET change = change - '{email,phone,billing,delivery}'::text[] || jsonb_build_object('contact',
  jsonb_build_array(NULL, (SELECT jsonb_agg(field) FROM unnest('{email,phone,billing,delivery}'::text[]) AS field
    WHERE change ? field)))
WHERE object_kind = 'order' AND change ?| '{email,phone,billing,delivery}'::text[];
ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only;

-- What was written to a shopper about an order is kept as long as the e-mail itself, so that it can be sent once more; a
-- link that opens something is forgotten as ever.
ALTER TABLE letter
  DROP CONSTRAINT letter_emptied_at_end,
  ADD CONSTRAINT letter_emptied_at_end CHECK (num_nonnulls(sent_at, given_up_at) = 0 OR content = '{}'
    OR (order_number IS NOT NULL AND NOT content ? 'link'));
