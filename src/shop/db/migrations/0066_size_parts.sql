-- What a size is made of, as shoppers choose it: a weight and a grind, a colour and a size. Parts are values of parameters,
-- so lists are filtered by them too. A size that begins at a moment is a date with places.
CREATE TABLE size_part (
  size_id integer NOT NULL REFERENCES size ON DELETE CASCADE,
  parameter_value_id integer NOT NULL REFERENCES parameter_value ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (size_id, parameter_value_id)
);
CREATE INDEX size_part_by_value ON size_part (parameter_value_id);

ALTER TABLE size ADD COLUMN begins_at timestamptz;
COMMENT ON COLUMN size.begins_at IS 'of a date with places: it can be bought until then';

ALTER TABLE product DROP CONSTRAINT product_unit_check;
ALTER TABLE product ADD CONSTRAINT product_unit_check
  CHECK (unit IN ('piece', 'kilogram', 'metre', 'pack', 'service', 'place'));

CREATE TRIGGER tell_insert AFTER INSERT ON size_part REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION on_product_changed('size_id');
CREATE TRIGGER tell_update_old AFTER UPDATE ON size_part REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION on_product_changed('size_id');
CREATE TRIGGER tell_update_new AFTER UPDATE ON size_part REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION on_product_changed('size_id');
CREATE TRIGGER tell_delete AFTER DELETE ON size_part REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION on_product_changed('size_id');
CREATE TRIGGER tell_truncate AFTER TRUNCATE ON size_part FOR EACH STATEMENT EXECUTE FUNCTION on_emptied();

-- Only what cannot be had any more is new here, and when it begins among the moments of change.
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
        SELECT least(min(starts_at), CASE WHEN s.begins_at > now() THEN s.begins_at END) AS next_at FROM price_step
        WHERE size_id = s.id AND NOT s.phone_price AND currency = shop.currency AND starts_at > now()
      ) next
      CROSS JOIN LATERAL (
        -- A warehouse without a number has no limit.
        SELECT CASE WHEN count(*) = count(quantity) THEN coalesce(sum(quantity), 0) END AS stock
        FROM stock WHERE size_id = s.id
      ) own
      CROSS JOIN LATERAL (
        SELECT (s.phone_price OR s.gratis OR step.gross IS NOT NULL)
          AND coalesce(s.begins_at > now(), true) AND CASE s.availability
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

-- Values of sizes' parts are new here.
CREATE OR REPLACE FUNCTION search_places(ids integer[]) RETURNS TABLE (
  product_id integer, category_ids integer[], value_ids integer[], size_types text[], languages text[]
) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE above AS (
    SELECT id, id AS ancestor_id, parent_id FROM category
    UNION ALL
    SELECT above.id, category.id, category.parent_id FROM above JOIN category ON category.id = above.parent_id
  ), line AS MATERIALIZED (
    SELECT id, array_agg(ancestor_id) AS ancestors FROM above GROUP BY id
  )
  SELECT wanted.id,
    array(
      SELECT DISTINCT unnest(ancestors) FROM product_category JOIN line ON line.id = category_id
      WHERE product_category.product_id = wanted.id ORDER BY 1
    ),
    array(
      SELECT parameter_value_id FROM product_parameter WHERE product_parameter.product_id = wanted.id
      UNION
      SELECT parameter_value_id FROM size_part JOIN size ON size.id = size_id WHERE size.product_id = wanted.id
      ORDER BY 1
    ),
    array(
      SELECT type FROM size WHERE size.product_id = wanted.id AND type NOT IN ('uniw', 'onesize') ORDER BY position, type
    ),
    array(SELECT language FROM product_text WHERE product_text.product_id = wanted.id ORDER BY 1)
  FROM unnest(ids) AS wanted (id)
$$;

CREATE TRIGGER search_insert AFTER INSERT ON size_part REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION on_search_changed('SELECT product_id FROM touched JOIN size ON size.id = size_id', 'all');
CREATE TRIGGER search_update AFTER UPDATE ON size_part REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION on_search_changed('SELECT product_id FROM touched JOIN size ON size.id = size_id', 'all');
CREATE TRIGGER search_delete AFTER DELETE ON size_part REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION on_search_changed('SELECT product_id FROM touched JOIN size ON size.id = size_id', 'all');
