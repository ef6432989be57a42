-- What a shop that sells by net prices needs: lists are filtered and sorted by them, and an order keeps what it was
-- sold by.

ALTER TABLE product_search ADD COLUMN price_net minor_units;
COMMENT ON COLUMN product_search.price_net IS 'the same without tax; null where it is not worked out yet';

-- However a price is written, it comes by here. A row that is there already is compared with what this makes of the new
-- one, so that another tax rate is seen too.
CREATE FUNCTION work_out_net_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT round(NEW.price * 10000.0 / (10000 + vat_basis_points)) INTO NEW.price_net
  FROM product WHERE id = NEW.product_id;
  RETURN NEW;
END $$;

CREATE TRIGGER work_out_net_price BEFORE INSERT OR UPDATE OF price ON product_search
  FOR EACH ROW EXECUTE FUNCTION work_out_net_price();

ALTER TABLE shop_order
  ADD COLUMN price_type text NOT NULL DEFAULT 'gross' CHECK (price_type IN ('gross', 'net')),
  ADD COLUMN delivery_net minor_units;
COMMENT ON COLUMN shop_order.delivery_net IS 'null where it follows from the gross';
