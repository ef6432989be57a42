-- An address is a client's once its link was followed. Until then several accounts may have named the same one, so that
-- nobody can block a stranger's. Whoever had an account before is taken at their word.

ALTER TABLE client
  ADD COLUMN email_confirmed_at timestamptz DEFAULT now(),
  ADD COLUMN new_email text CHECK (new_email LIKE '%_@_%' AND length(new_email) <= 254);
ALTER TABLE client ALTER COLUMN email_confirmed_at DROP DEFAULT;

DROP INDEX client_email_taken;
CREATE UNIQUE INDEX client_email_taken ON client (lower(email)) WHERE email_confirmed_at IS NOT NULL;
CREATE INDEX client_by_email ON client (lower(email));

-- token_hash: of the link in the letter. email: what the link confirms, whatever the account says by then.
CREATE TABLE email_confirmation (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  client_id integer NOT NULL REFERENCES client ON DELETE CASCADE,
  email text NOT NULL CHECK (email LIKE '%_@_%' AND length(email) <= 254),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX email_confirmation_of_client ON email_confirmation (client_id, created_at);
CREATE INDEX email_confirmation_by_email ON email_confirmation (lower(email), created_at);
CREATE INDEX email_confirmation_by_age ON email_confirmation (created_at);
