-- Payments that a gateway refused are asked for by day, and are few among the events.

CREATE INDEX shop_order_event_refused_payment ON shop_order_event (happened_at) WHERE kind = 'payment_refused';
