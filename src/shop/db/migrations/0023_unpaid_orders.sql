-- pay_by: when an unpaid order lapses; remind_at: when its shopper is reminded, NULL once that is done. An order that
-- was placed without them gets both from the shop's own work, counted from then: nobody was told of an earlier day.
ALTER TABLE shop_order
  ADD COLUMN pay_by timestamptz,
  ADD COLUMN remind_at timestamptz;
CREATE INDEX shop_order_unpaid ON shop_order (pay_by) WHERE status = 'placed' AND paid_at IS NULL;
