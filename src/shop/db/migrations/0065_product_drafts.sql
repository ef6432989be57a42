-- What is typed into a product's form is kept as that of others is.
ALTER TABLE form_draft DROP CONSTRAINT form_draft_object_kind_check,
  ADD CONSTRAINT form_draft_object_kind_check
    CHECK (object_kind IN ('order', 'client', 'message', 'complaint', 'product'));
