-- Links to an order that were sent to its buyer's address on asking; each opens it for a while.
CREATE TABLE order_link (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  order_id integer NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX order_link_by_order ON order_link (order_id);
CREATE INDEX order_link_by_end ON order_link (expires_at);
