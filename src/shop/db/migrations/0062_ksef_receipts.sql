-- upo: KSeF's receipt of what it has taken in, asked for until it is there (upo_next_try_at). tells_buyer: whoever bought is
-- written to once the document may be handed over, which is when KSeF has numbered it, or when it went offline.
ALTER TABLE invoice_ksef
  ADD COLUMN upo text,
  ADD COLUMN upo_next_try_at timestamptz,
  ADD COLUMN tells_buyer boolean NOT NULL DEFAULT false;
CREATE INDEX invoice_ksef_upo_due ON invoice_ksef (upo_next_try_at) WHERE upo_next_try_at IS NOT NULL;
