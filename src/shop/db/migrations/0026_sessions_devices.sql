-- Sessions that their client can tell apart, and devices that a client has signed in with before.

ALTER TABLE session
  ADD COLUMN browser text CHECK (length(browser) <= 40),
  ADD COLUMN system text CHECK (length(system) <= 40);

-- token_hash: of the device's own cookie. Whoever shares a browser shares the cookie, not the rows.
CREATE TABLE known_device (
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  client_id integer NOT NULL REFERENCES client ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (token_hash, client_id)
);
CREATE INDEX known_device_of_client ON known_device (client_id, seen_at);
CREATE INDEX known_device_by_age ON known_device (seen_at);
