-- Points of an order may be spent from points_due_at on: they are entered then, and it is NULL again. Until then the
-- order has them, and nobody. Orders that were paid before have theirs entered already.
ALTER TABLE shop_order ADD COLUMN points_due_at timestamptz;
CREATE INDEX shop_order_points_due ON shop_order (points_due_at) WHERE points_due_at IS NOT NULL;

-- What an order earned is entered once, whoever enters it.
CREATE UNIQUE INDEX points_entry_earned_once ON points_entry (order_id) WHERE reason = 'earned';

-- Nobody owes points. Balances that fell below zero before begin anew at zero.
INSERT INTO points_entry (client_id, points, reason)
SELECT client_id, -sum(points), 'granted' FROM points_entry GROUP BY client_id HAVING sum(points) < 0;

CREATE FUNCTION points_entry_refuse_debt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.points >= 0 THEN
    RETURN NEW;
  END IF;
  -- Two entries of one client follow one another.
  PERFORM FROM client WHERE id = NEW.client_id FOR NO KEY UPDATE;
  IF (SELECT coalesce(sum(points), 0) FROM points_entry WHERE client_id = NEW.client_id) + NEW.points < 0 THEN
    RAISE EXCEPTION 'a client never has less than no points'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'points_entry_never_below_zero';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER points_entry_never_below_zero BEFORE INSERT ON points_entry
  FOR EACH ROW EXECUTE FUNCTION points_entry_refuse_debt();
