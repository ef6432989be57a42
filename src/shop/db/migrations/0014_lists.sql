-- Shopping lists: what was noted beside a product, how it was offered then, and lists that can still be brought back.
ALTER TABLE shopping_list ADD COLUMN deleted_at timestamptz;

ALTER TABLE shopping_list_item
  ADD COLUMN note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  ADD COLUMN price_seen minor_units,
  ADD COLUMN currency_seen currency_code,
  ADD COLUMN available_seen boolean,
  ADD CONSTRAINT shopping_list_item_price_has_currency CHECK (num_nonnulls(price_seen, currency_seen) <> 1);
