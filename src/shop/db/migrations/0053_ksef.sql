-- Documents on their way into KSeF. xml: what was sent, which its hash and its number stand for. session and reference: what
-- KSeF has called them; number: what they are called there.
CREATE TABLE invoice_ksef (
  invoice_id integer PRIMARY KEY REFERENCES invoice ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'accepted', 'rejected')),
  xml text,
  session text CHECK (length(session) BETWEEN 1 AND 100),
  reference text CHECK (length(reference) BETWEEN 1 AND 100),
  number text UNIQUE CHECK (length(number) BETWEEN 1 AND 40),
  is_offline boolean NOT NULL DEFAULT false,
  problem text CHECK (length(problem) <= 500),
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  next_try_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT invoice_ksef_sent CHECK (state <> 'sent' OR (session IS NOT NULL AND reference IS NOT NULL)),
  CONSTRAINT invoice_ksef_accepted CHECK ((state = 'accepted') = (number IS NOT NULL)),
  CONSTRAINT invoice_ksef_open CHECK ((state IN ('waiting', 'sent')) = (next_try_at IS NOT NULL))
);
CREATE INDEX invoice_ksef_due ON invoice_ksef (next_try_at) WHERE next_try_at IS NOT NULL;
