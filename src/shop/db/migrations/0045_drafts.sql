-- What somebody of the staff has typed into a form and not sent yet: only for that member, and for a while.
-- form: where the form is sent to. object_kind, object_id: what it is about. fields: as they stand in the form, with what
-- stood there before.
CREATE TABLE form_draft (
  staff_id integer NOT NULL REFERENCES staff_member ON DELETE CASCADE,
  form text NOT NULL CHECK (length(form) BETWEEN 1 AND 300),
  object_kind text NOT NULL CHECK (object_kind IN ('order', 'client', 'message', 'complaint')),
  object_id text NOT NULL CHECK (length(object_id) <= 200),
  fields jsonb NOT NULL CHECK (octet_length(fields::text) <= 200000),
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (staff_id, form)
);
CREATE INDEX form_draft_of_object ON form_draft (object_kind, object_id);
CREATE INDEX form_draft_by_age ON form_draft (saved_at);
