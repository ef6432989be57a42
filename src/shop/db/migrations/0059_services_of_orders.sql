-- Orders whose services wait are looked for by their lines, which are few.
CREATE INDEX shop_order_line_of_services ON shop_order_line (order_id) INCLUDE (quantity, cancelled)
  WHERE withdrawal_exception = 'service';
