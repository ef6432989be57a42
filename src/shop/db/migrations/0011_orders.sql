-- What orders need beside their own rows: what was sent with the key, where their stock came from, how they were paid.

-- content_hash: what the shopper ordered with this key; other contents under the same key are refused.
ALTER TABLE shop_order
  ADD COLUMN content_hash bytea CHECK (octet_length(content_hash) = 32),
  ADD COLUMN rebate_code text,
  ADD COLUMN paid_at timestamptz,
  ADD COLUMN payment_reference text CHECK (length(payment_reference) BETWEEN 1 AND 200);

CREATE SEQUENCE shop_order_number;

-- What an order took from each warehouse; a cancelled order gives it back and has no rows here.
CREATE TABLE shop_order_stock (
  order_id integer NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  size_id integer NOT NULL REFERENCES size ON DELETE CASCADE,
  warehouse_id integer NOT NULL REFERENCES warehouse ON DELETE CASCADE,
  quantity quantity NOT NULL,
  PRIMARY KEY (order_id, size_id, warehouse_id)
);
CREATE INDEX shop_order_stock_by_size ON shop_order_stock (size_id);

-- A guest is known by the e-mail address alone.
ALTER TABLE rebate_code_use ADD COLUMN email text;
CREATE INDEX rebate_code_use_by_email ON rebate_code_use (rebate_code_id, lower(email));

-- false: kept for later, and left in the basket when the rest is ordered.
ALTER TABLE basket_line ADD COLUMN selected boolean NOT NULL DEFAULT true;
