-- Who complained may answer the shop: from an e-mail, by a link that only they have, or from the account.

-- awaits_answer_since: they have written, and nobody has answered since.
ALTER TABLE complaint ADD COLUMN awaits_answer_since timestamptz;
CREATE INDEX complaint_awaits_answer ON complaint (id) WHERE awaits_answer_since IS NOT NULL;

ALTER TABLE complaint_reply
  DROP CONSTRAINT complaint_reply_kind_check,
  ADD CONSTRAINT complaint_reply_kind_check CHECK (kind IN ('answer', 'note', 'decision', 'client'));

-- Of what they have written later, not with the complaint itself.
ALTER TABLE complaint_file ADD COLUMN reply_id integer REFERENCES complaint_reply ON DELETE CASCADE;
CREATE INDEX complaint_file_of_reply ON complaint_file (reply_id) WHERE reply_id IS NOT NULL;

-- One for each e-mail that leads to the complaint; all of them stay good as long as somebody is known.
CREATE TABLE complaint_link (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  complaint_id integer NOT NULL REFERENCES complaint ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX complaint_link_of_complaint ON complaint_link (complaint_id);

CREATE OR REPLACE FUNCTION complaint_erase(wanted integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM complaint_link WHERE complaint_id = ANY (wanted);
  DELETE FROM complaint_file WHERE complaint_id = ANY (wanted);
  DELETE FROM complaint_reply WHERE complaint_id = ANY (wanted);
  UPDATE complaint SET client_id = NULL, name = '', email = NULL, bank_account = NULL, description = '', decision = '',
    awaits_answer_since = NULL, erased_at = now()
  WHERE id = ANY (wanted) AND erased_at IS NULL
$$;

CREATE FUNCTION complaint_tell_panel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changed', 'work:complaint:' || NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER complaint_tell_panel AFTER UPDATE OF version ON complaint FOR EACH ROW
  EXECUTE FUNCTION complaint_tell_panel();
