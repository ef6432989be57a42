-- Whoever writes, the page caches hear of it at commit, on channel shop_changed. Payloads (tags):
--   product:12  category:3  producer:4  series:5  menu  info  banner  notice  delivery  all
-- A changed product also tells the bundles it is part of, and every category above them.

CREATE FUNCTION announce(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(tags) > 50 THEN
    PERFORM pg_notify('shop_changed', 'all');
  ELSE
    PERFORM pg_notify('shop_changed', tag) FROM unnest(tags) AS tag;
  END IF;
END $$;

CREATE FUNCTION announce_products(ids integer[], left_categories integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 50 THEN
    PERFORM pg_notify('shop_changed', 'all');
    RETURN;
  END IF;
  PERFORM announce(array(
    WITH RECURSIVE touched AS (
      SELECT unnest(ids) AS id
      UNION
      SELECT bundle_id FROM bundle_part JOIN size ON size.id = size_id WHERE product_id = ANY (ids)
    ), holding AS (
      SELECT category_id AS id FROM product_category WHERE product_id IN (SELECT id FROM touched)
      UNION
      SELECT unnest(left_categories)
      UNION
      SELECT parent_id FROM category JOIN holding USING (id) WHERE parent_id IS NOT NULL
    )
    SELECT 'product:' || id FROM touched
    UNION
    SELECT 'category:' || id FROM holding
  ));
END $$;

-- TG_ARGV[0]: the column of the changed rows that leads to the product.
CREATE FUNCTION on_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF TG_ARGV[0] = 'size_id' THEN
    SELECT array_agg(DISTINCT size.product_id) INTO ids FROM changed JOIN size ON size.id = changed.size_id;
  ELSE
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM changed', TG_ARGV[0]) INTO ids;
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM announce_products(ids, '{}');
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION on_product_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
  categories integer[];
BEGIN
  SELECT array_agg(DISTINCT product_id), array_agg(DISTINCT category_id) INTO ids, categories FROM changed;
  IF ids IS NOT NULL THEN
    PERFORM announce_products(ids, categories);
  END IF;
  RETURN NULL;
END $$;

-- TG_ARGV: the tag's prefix, the column with the id, and a tag to add to them (or '').
CREATE FUNCTION on_named_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %L || %I) FROM changed', TG_ARGV[0] || ':', TG_ARGV[1]) INTO tags;
  IF tags IS NOT NULL THEN
    PERFORM announce(CASE TG_ARGV[2] WHEN '' THEN tags ELSE tags || TG_ARGV[2] END);
  END IF;
  RETURN NULL;
END $$;

-- TG_ARGV[0]: the one tag for whatever changed.
CREATE FUNCTION on_any_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM pg_notify('shop_changed', TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION on_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changed', 'all');
  RETURN NULL;
END $$;

-- A trigger with a transition table serves one event, so each table gets one for every event. An update speaks
-- for the rows as they were and as they are; equal notices of one transaction reach a listener once.
CREATE FUNCTION watch_table(watched regclass, call text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER tell_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION %s', watched, call);
  EXECUTE format('CREATE TRIGGER tell_update_old AFTER UPDATE ON %s REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION %s', watched, call);
  EXECUTE format('CREATE TRIGGER tell_update_new AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION %s', watched, call);
  EXECUTE format('CREATE TRIGGER tell_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION %s', watched, call);
  EXECUTE format('CREATE TRIGGER tell_truncate AFTER TRUNCATE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION on_emptied()', watched);
END $$;

SELECT watch_table(watched::regclass, call) FROM (VALUES
  ('product', 'on_product_changed(''id'')'),
  ('product_text', 'on_product_changed(''product_id'')'),
  ('product_picture', 'on_product_changed(''product_id'')'),
  ('product_parameter', 'on_product_changed(''product_id'')'),
  ('size', 'on_product_changed(''product_id'')'),
  ('size_text', 'on_product_changed(''size_id'')'),
  ('stock', 'on_product_changed(''size_id'')'),
  ('price_step', 'on_product_changed(''size_id'')'),
  ('volume_tier', 'on_product_changed(''product_id'')'),
  ('subscription_period', 'on_product_changed(''product_id'')'),
  ('bundle_part', 'on_product_changed(''bundle_id'')'),
  ('product_category', 'on_product_moved()'),
  ('category', 'on_named_changed(''category'', ''id'', ''menu'')'),
  ('category_text', 'on_named_changed(''category'', ''category_id'', ''menu'')'),
  ('producer', 'on_named_changed(''producer'', ''id'', '''')'),
  ('producer_text', 'on_named_changed(''producer'', ''producer_id'', '''')'),
  ('series', 'on_named_changed(''series'', ''id'', '''')'),
  ('series_text', 'on_named_changed(''series'', ''series_id'', '''')'),
  ('parameter', 'on_any_changed(''all'')'),
  ('parameter_text', 'on_any_changed(''all'')'),
  ('parameter_value', 'on_any_changed(''all'')'),
  ('parameter_value_text', 'on_any_changed(''all'')'),
  ('info_page', 'on_any_changed(''info'')'),
  ('info_page_text', 'on_any_changed(''info'')'),
  ('banner_slide', 'on_any_changed(''banner'')'),
  ('notice_bar', 'on_any_changed(''notice'')'),
  ('notice_bar_text', 'on_any_changed(''notice'')'),
  ('region', 'on_any_changed(''delivery'')'),
  ('warehouse', 'on_any_changed(''delivery'')'),
  ('delivery_method', 'on_any_changed(''delivery'')'),
  ('delivery_method_text', 'on_any_changed(''delivery'')'),
  ('delivery_rate', 'on_any_changed(''delivery'')'),
  ('pickup_point', 'on_any_changed(''delivery'')')
) AS watch (watched, call);

DROP FUNCTION watch_table;
