-- Snippets and top layers say on which pages, in which language, from when until when, and with whose consent they
-- are shown; browsers' errors say from which build they come.

ALTER TABLE snippet DROP CONSTRAINT snippet_region_check;
UPDATE snippet SET region = 'body_bottom' WHERE region = 'body_end';
ALTER TABLE snippet ADD CONSTRAINT snippet_region_check CHECK (region IN ('head', 'body_top', 'body_bottom'));

-- What was the beginning of an address is a pattern: '*' stands for anything.
ALTER TABLE snippet RENAME COLUMN uri_prefix TO pages;
UPDATE snippet SET pages = pages || '*';
ALTER TABLE snippet
  ALTER COLUMN pages SET DEFAULT '*',
  ADD COLUMN language language_code,
  ADD COLUMN needs_consent boolean NOT NULL DEFAULT true,
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN ends_at timestamptz,
  ADD CONSTRAINT snippet_short CHECK (length(content) <= 100000);

ALTER TABLE top_layer RENAME COLUMN uri_prefix TO pages;
UPDATE top_layer SET pages = pages || '*';
ALTER TABLE top_layer
  ALTER COLUMN pages SET DEFAULT '*',
  ADD COLUMN language language_code,
  ADD COLUMN needs_consent boolean NOT NULL DEFAULT true,
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN ends_at timestamptz,
  ADD CONSTRAINT top_layer_short CHECK (length(content) <= 100000);

CREATE TRIGGER tell_insert AFTER INSERT ON snippet REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION on_any_changed('snippet');
CREATE TRIGGER tell_update AFTER UPDATE ON snippet REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION on_any_changed('snippet');
CREATE TRIGGER tell_delete AFTER DELETE ON snippet REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION on_any_changed('snippet');
CREATE TRIGGER tell_truncate AFTER TRUNCATE ON snippet FOR EACH STATEMENT EXECUTE FUNCTION on_emptied();
CREATE TRIGGER tell_insert AFTER INSERT ON top_layer REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION on_any_changed('snippet');
CREATE TRIGGER tell_update AFTER UPDATE ON top_layer REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION on_any_changed('snippet');
CREATE TRIGGER tell_delete AFTER DELETE ON top_layer REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION on_any_changed('snippet');
CREATE TRIGGER tell_truncate AFTER TRUNCATE ON top_layer FOR EACH STATEMENT EXECUTE FUNCTION on_emptied();

ALTER TABLE error_log ADD COLUMN build text NOT NULL DEFAULT '' CHECK (length(build) <= 40);
CREATE INDEX tracking_event_by_age ON tracking_event (created_at);
