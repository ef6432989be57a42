-- Accounts: names and a bank account of clients, sessions that change hands at login, and guessing that is held up.

ALTER TABLE client
  ADD COLUMN firstname text NOT NULL DEFAULT '' CHECK (length(firstname) <= 200),
  ADD COLUMN lastname text NOT NULL DEFAULT '' CHECK (length(lastname) <= 200),
  ADD COLUMN phone2 text,
  ADD COLUMN bank_account text CONSTRAINT client_bank_account_is_iban
    CHECK (bank_account ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$'),
  ADD COLUMN password_changed_at timestamptz;

-- The hash before login: nobody is let in by it, but a request that was on its way still finds whose basket it is.
ALTER TABLE session
  ADD COLUMN previous_hash bytea UNIQUE CHECK (octet_length(previous_hash) = 32);

CREATE FUNCTION client_end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM session WHERE client_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER client_shut_out AFTER UPDATE OF active ON client
  FOR EACH ROW WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION client_end_sessions();

CREATE FUNCTION client_consent_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a statement of a client is never changed: state the new one'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'client_consent_append_only';
END $$;
CREATE TRIGGER client_consent_append_only BEFORE UPDATE ON client_consent
  FOR EACH ROW EXECUTE FUNCTION client_consent_refuse_change();

-- key: a hash of the client, or of a name that no client has. Attempts count as failures until they succeed.
CREATE TABLE login_failure (
  key bytea PRIMARY KEY CHECK (octet_length(key) = 32),
  failures integer NOT NULL DEFAULT 1 CHECK (failures > 0),
  first_failed_at timestamptz NOT NULL,
  locked_until timestamptz,
  CONSTRAINT login_failure_locked_after_failing CHECK (locked_until > first_failed_at)
);
CREATE INDEX login_failure_by_age ON login_failure (first_failed_at);
