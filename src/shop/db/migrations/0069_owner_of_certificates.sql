-- The owner is told of certificates of KSeF that end.
ALTER TABLE owner_email DROP CONSTRAINT owner_email_event_check;
ALTER TABLE owner_email ADD CONSTRAINT owner_email_event_check CHECK (event IN (
  'order_placed', 'order_paid', 'order_cancelled', 'payment_trouble', 'refund_trouble',
  'complaint', 'withdrawal', 'low_stock', 'webhook_trouble', 'certificate_end'
));
