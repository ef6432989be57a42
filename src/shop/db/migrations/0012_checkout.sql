-- What a shopper has filled in on the way to an order, step by step, and the key that the order will have.

CREATE TABLE checkout (
  session_hash bytea PRIMARY KEY REFERENCES session ON DELETE CASCADE ON UPDATE CASCADE,
  order_key text NOT NULL CHECK (length(order_key) BETWEEN 8 AND 100),
  contact jsonb CHECK (jsonb_typeof(contact) = 'object'),
  delivery jsonb CHECK (jsonb_typeof(delivery) = 'object'),
  updated_at timestamptz NOT NULL DEFAULT now()
);
