-- The owner is told of refunds that failed and of webhooks that take no messages.
ALTER TABLE owner_email DROP CONSTRAINT owner_email_event_check;
ALTER TABLE owner_email ADD CONSTRAINT owner_email_event_check CHECK (event IN (
  'order_placed', 'order_paid', 'order_cancelled', 'payment_trouble', 'refund_trouble',
  'complaint', 'withdrawal', 'low_stock', 'webhook_trouble'
));

-- Refunds that failed are looked for by the rows that say so, which are few.
CREATE INDEX money_entry_of_trouble ON money_entry (order_id) WHERE kind IN ('refund_failed', 'reversal');
