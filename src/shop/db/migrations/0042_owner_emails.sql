-- What the shop's owner is told by e-mail, and how long what is private is kept.

-- Without a row an event is told as the shop does by itself (src/domain/email/owner-event.ts).
CREATE TABLE owner_email (
  event text PRIMARY KEY CHECK (event IN (
    'order_placed', 'order_paid', 'order_cancelled', 'payment_trouble', 'complaint', 'withdrawal', 'low_stock'
  )),
  is_on boolean NOT NULL,
  recipients text[] NOT NULL CHECK (cardinality(recipients) <= 10),
  language language_code NOT NULL,
  version integer NOT NULL CHECK (version > 0)
);

-- What was told, so that nothing is told twice. A size that is short is told again once there was enough of it.
CREATE TABLE owner_email_told (
  event text NOT NULL,
  object text NOT NULL CHECK (length(object) <= 100),
  told_at timestamptz NOT NULL,
  PRIMARY KEY (event, object)
);
CREATE INDEX owner_email_told_by_time ON owner_email_told (told_at);

-- An entry stays as it was written; only from where it was done is forgotten after a year.
CREATE OR REPLACE FUNCTION audit_entry_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' THEN
    IF NEW.ip IS NULL AND OLD.at < now() - interval '1 year'
      AND (to_jsonb(NEW) - ARRAY['ip', 'search']) = (to_jsonb(OLD) - ARRAY['ip', 'search']) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'what was done stays written'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'audit_entry_append_only';
END $$;
CREATE INDEX audit_entry_with_ip ON audit_entry (at) WHERE ip IS NOT NULL;
CREATE INDEX contact_message_of_guests ON contact_message (written_at) WHERE client_id IS NULL;
