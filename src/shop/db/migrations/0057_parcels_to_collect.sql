-- waits_since: since when its shopper knows that a parcel can be collected, told once. collect_until and collect_code: how long
-- and how, where the carrier tells; the code goes as soon as it opens nothing any more. cancel: somebody does not want the
-- label any more, or the carrier did not take it back.
ALTER TABLE shipment
  ADD COLUMN cancel text CHECK (cancel IN ('asked', 'refused')),
  ADD COLUMN waits_since timestamptz,
  ADD COLUMN collect_until timestamptz,
  ADD COLUMN collect_code text CHECK (length(collect_code) BETWEEN 1 AND 40);

-- Pages of the back office show labels as they are made.
CREATE FUNCTION tell_shipment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changed', 'work:order:' || NEW.order_id);
  RETURN NULL;
END $$;
CREATE TRIGGER shipment_asked AFTER INSERT ON shipment FOR EACH ROW EXECUTE FUNCTION tell_shipment();
CREATE TRIGGER shipment_changed AFTER UPDATE ON shipment FOR EACH ROW
  WHEN ((OLD.state, OLD.carried, OLD.cancel, OLD.tracking_number, OLD.label IS NULL)
    IS DISTINCT FROM (NEW.state, NEW.carried, NEW.cancel, NEW.tracking_number, NEW.label IS NULL))
  EXECUTE FUNCTION tell_shipment();

-- As before, and with parcels that can be collected.
CREATE OR REPLACE FUNCTION webhook_on_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  what text := CASE
    WHEN NEW.kind IN ('placed', 'paid', 'sent', 'delivered', 'cancelled') THEN 'order.' || NEW.kind
    WHEN NEW.kind = 'expired' THEN 'order.cancelled'
    WHEN NEW.kind = 'refund_confirmed' THEN 'order.refunded'
    WHEN NEW.kind IN ('return_announced', 'return_received', 'return_checked', 'return_settled', 'return_refused')
      THEN replace(NEW.kind, '_', '.')
    WHEN NEW.kind IN ('changed', 'address_changed', 'delivery_changed', 'held', 'released', 'part_paid', 'money_reversed',
      'packed', 'unpacked', 'lost', 'back', 'parcel_to_collect') THEN 'order.changed'
  END;
BEGIN
  IF what IS NULL OR NOT webhook_wanted(what) THEN
    RETURN NULL;
  END IF;
  PERFORM webhook_write(what, NEW.happened_at, jsonb_strip_nulls(jsonb_build_object(
    'order', number, 'parcel', NEW.detail -> 'parcel', 'return', NEW.detail -> 'return'
  ))) FROM shop_order WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
