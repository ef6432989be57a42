-- Money that was given back before its goods came, so that nobody owes it twice; references that a reversal frees; goods
-- whose return was refused go out again.

-- about of 'due': the refund that lowered what is due. line_id, quantity: of how much of which line.
ALTER TABLE money_entry
  ADD COLUMN line_id integer REFERENCES shop_order_line ON DELETE CASCADE,
  ADD COLUMN quantity numeric(12, 3) CHECK (quantity > 0),
  ADD COLUMN reversed boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT money_entry_of_a_line CHECK ((line_id IS NULL) = (quantity IS NULL) AND (line_id IS NULL OR kind = 'due')),
  DROP CONSTRAINT money_entry_about_another,
  ADD CONSTRAINT money_entry_about_another CHECK (
    kind = 'due' OR (kind IN ('refund_confirmed', 'refund_failed', 'reversal')) = (about IS NOT NULL));

ALTER TABLE order_return ADD COLUMN given_before integer NOT NULL DEFAULT 0 CHECK (given_before >= 0);
ALTER TABLE order_return_line ADD COLUMN given_before numeric(12, 3) NOT NULL DEFAULT 0 CHECK (given_before >= 0);

-- Kept beside the rows: whether a row has its mirror.
CREATE FUNCTION money_entry_note_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE money_entry SET reversed = true WHERE id = NEW.about;
  RETURN NULL;
END $$;
CREATE TRIGGER money_entry_note_reversal AFTER INSERT ON money_entry FOR EACH ROW WHEN (NEW.kind = 'reversal')
  EXECUTE FUNCTION money_entry_note_reversal();

ALTER TABLE money_entry DISABLE TRIGGER money_entry_append_only;
UPDATE money_entry SET reversed = true WHERE id IN (SELECT about FROM money_entry WHERE kind = 'reversal');
ALTER TABLE money_entry ENABLE TRIGGER money_entry_append_only;

DROP INDEX money_entry_reference_once;
CREATE UNIQUE INDEX money_entry_reference_once ON money_entry (provider, reference)
  WHERE kind = 'payment' AND provider <> 'manual' AND NOT reversed;
DROP INDEX money_entry_manual_once;
CREATE UNIQUE INDEX money_entry_manual_once ON money_entry (order_id, reference)
  WHERE kind = 'payment' AND provider = 'manual' AND NOT reversed;

ALTER TABLE stock_entry
  DROP CONSTRAINT stock_entry_kind_check,
  ADD CONSTRAINT stock_entry_kind_check CHECK (kind IN ('reserve', 'release', 'pack', 'unpack', 'out', 'back',
    'write_off', 'out_again', 'out_damaged'));

CREATE OR REPLACE FUNCTION stock_entry_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An older process has moved them itself.
  IF pg_trigger_depth() > 1 THEN
    RETURN NULL;
  END IF;
  PERFORM FROM stock JOIN (SELECT DISTINCT size_id, warehouse_id FROM entered) AS moved USING (size_id, warehouse_id)
    ORDER BY size_id, warehouse_id FOR UPDATE OF stock;
  UPDATE stock SET quantity = stock.quantity - moved.quantity FROM (
    SELECT size_id, warehouse_id, sum(quantity) AS quantity FROM entered WHERE kind IN ('reserve', 'out_again') GROUP BY 1, 2
  ) AS moved WHERE moved.size_id = stock.size_id AND moved.warehouse_id = stock.warehouse_id;
  INSERT INTO stock (size_id, warehouse_id, quantity)
  SELECT size_id, warehouse_id, sum(quantity) FROM entered
  WHERE kind IN ('release', 'back') AND num_nulls(size_id, warehouse_id) = 0 GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (size_id, warehouse_id) DO UPDATE SET quantity = stock.quantity + excluded.quantity;
  DELETE FROM shop_order_stock AS taken USING entered WHERE taken.order_id = entered.order_id
    AND taken.size_id = entered.size_id AND taken.warehouse_id = entered.warehouse_id;
  INSERT INTO shop_order_stock (order_id, size_id, warehouse_id, quantity)
  SELECT entry.order_id, entry.size_id, entry.warehouse_id, sum(CASE
    WHEN kind IN ('reserve', 'unpack') THEN quantity WHEN kind IN ('release', 'pack') THEN -quantity ELSE 0 END) AS left_over
  FROM stock_entry AS entry JOIN (
    SELECT DISTINCT order_id, size_id, warehouse_id FROM entered
  ) AS moved USING (order_id, size_id, warehouse_id)
  GROUP BY 1, 2, 3 HAVING sum(CASE
    WHEN kind IN ('reserve', 'unpack') THEN quantity WHEN kind IN ('release', 'pack') THEN -quantity ELSE 0 END) > 0;
  RETURN NULL;
END $$;

-- The log of what was done can never be erased: of who ordered it keeps which fields were changed, not what they said.
ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only;
UPDATE audit_entry SET change = change - '{email,phone,billing,delivery}'::text[] || jsonb_build_object('contact',
  jsonb_build_array(NULL, (SELECT jsonb_agg(field) FROM unnest('{email,phone,billing,delivery}'::text[]) AS field
    WHERE change ? field)))
WHERE object_kind = 'order' AND change ?| '{email,phone,billing,delivery}'::text[];
ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only;

-- What was written to a shopper about an order is kept as long as the e-mail itself, so that it can be sent once more; a
-- link that opens something is forgotten as ever.
ALTER TABLE letter
  DROP CONSTRAINT letter_emptied_at_end,
  ADD CONSTRAINT letter_emptied_at_end CHECK (num_nonnulls(sent_at, given_up_at) = 0 OR content = '{}'
    OR (order_number IS NOT NULL AND NOT content ? 'link'));
