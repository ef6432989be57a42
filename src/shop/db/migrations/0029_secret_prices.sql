-- As before, by the rules of src/domain/product: stock.ts, quantity.ts, offers.ts, except that no amount of a price on
-- the phone is read: which of a product's sizes stands for it in a list would tell whether it is higher than another.
CREATE OR REPLACE FUNCTION search_offers(ids integer[]) RETURNS TABLE (
  product_id integer, available boolean, price integer, reduced boolean, changes_at timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT p.id, coalesce(offer.available, false), offer.price, coalesce(offer.reduced, false), offer.changes_at
  FROM unnest(ids) AS wanted (id)
  JOIN product p ON p.id = wanted.id AND p.active
  LEFT JOIN LATERAL (
    SELECT min(CASE quantity WHEN 1 THEN part.stock ELSE floor(part.stock / quantity) END) AS limit_of_parts
    FROM bundle_part
    CROSS JOIN LATERAL (
      SELECT CASE WHEN count(*) = count(stock.quantity) THEN coalesce(sum(stock.quantity), 0) END AS stock
      FROM stock WHERE stock.size_id = bundle_part.size_id
    ) part
    WHERE bundle_id = p.id
  ) parts ON p.type = 'bundle'
  CROSS JOIN search_currency() AS shop (currency)
  LEFT JOIN LATERAL (
    SELECT bool_or(open) AS available,
      bool_or(gross < regular AND NOT gratis) AS reduced,
      min(next_at) AS changes_at,
      (array_agg(CASE WHEN NOT gratis THEN gross END
        ORDER BY can_buy DESC, can_see DESC, coalesce(gross, 0), position))[1] AS price
    FROM (
      SELECT s.position, s.gratis, step.gross, step.regular, next.next_at, state.open,
        NOT s.gratis AND state.open AND (NOT s.phone_price OR s.basket_enabled) AS can_buy,
        s.gratis OR state.open AS can_see
      FROM size s
      LEFT JOIN LATERAL (
        SELECT gross, regular FROM price_step
        WHERE size_id = s.id AND NOT s.phone_price AND currency = shop.currency AND starts_at <= now()
        ORDER BY starts_at DESC LIMIT 1
      ) step ON true
      CROSS JOIN LATERAL (
        SELECT min(starts_at) AS next_at FROM price_step
        WHERE size_id = s.id AND NOT s.phone_price AND currency = shop.currency AND starts_at > now()
      ) next
      CROSS JOIN LATERAL (
        -- A warehouse without a number has no limit.
        SELECT CASE WHEN count(*) = count(quantity) THEN coalesce(sum(quantity), 0) END AS stock
        FROM stock WHERE size_id = s.id
      ) own
      CROSS JOIN LATERAL (
        SELECT (s.phone_price OR s.gratis OR step.gross IS NOT NULL) AND CASE s.availability
          WHEN 'order' THEN true
          WHEN 'enable' THEN p.sell_by * floor(
              greatest(0, least(own.stock, parts.limit_of_parts, p.max_quantity, s.max_quantity, 1000000))
              / p.sell_by
            ) >= greatest(p.sell_by, p.min_quantity, s.min_quantity)
          ELSE false
        END AS open
      ) state
      WHERE s.product_id = p.id
    ) size_offer
  ) offer ON true
$$;

SELECT refresh_search_offers(array(SELECT DISTINCT product_id FROM size WHERE phone_price));
