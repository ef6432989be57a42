-- What shoppers find and filter products by, kept ready beside the catalogue. Whoever writes to the catalogue, triggers
-- bring it up to date in the same transaction. One that writes much says SET LOCAL shop.search_later = 'on' and calls
-- refresh_search itself at its end.

-- The words of a text, one space apart, and nothing else. Capital Polish letters may stay: that is for the locale to say.
CREATE FUNCTION search_spelling(written text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN trim(regexp_replace(lower(written), '[^0-9a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]+', ' ', 'g'));

-- Takes the endings off every word of a folded text, and small words away altogether, so that inflected words meet:
-- 'kawy ziarnistej' and 'kawa ziarnista' are both 'kaw ziarnist'.
CREATE FUNCTION search_stems(folded text, language text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN trim(regexp_replace(CASE language
    WHEN 'pl' THEN regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded,
      '\m(a|i|o|u|w|z|na|do|dla|ze|we|od|po|przy|oraz|lub|the|of|for|with)\M', '', 'g'),
      '(\w\w)e([kc])\M', '\1\2', 'g'),
      '\m(\w{3,}?)(ego|emu|[yi]mi|[yi]ch|ej|[yi]m|owie|i?ami|i?ach|i?om|i?ow|i?em|[ij][aeiou]|[aeiouy])\M', '\1', 'g'),
      '(\w{3})ow\M', '\1', 'g')
    ELSE regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded,
      '\m(a|an|and|at|by|for|from|in|of|on|or|the|to|with)\M', '', 'g'),
      '(\w\w)ies\M', '\1y', 'g'),
      '(\w(ss|x|ch|sh))es\M', '\1', 'g'),
      '(\w[^ isu])s\M', '\1', 'g')
  END, ' +', ' ', 'g'));

-- What many products share has its stems ready.
ALTER TABLE producer_text ADD COLUMN search_stems text NOT NULL
  GENERATED ALWAYS AS (search_stems(search_form(search_spelling(name)), language)) STORED;
ALTER TABLE series_text ADD COLUMN search_stems text NOT NULL
  GENERATED ALWAYS AS (search_stems(search_form(search_spelling(name)), language)) STORED;
ALTER TABLE category_text ADD COLUMN search_stems text NOT NULL
  GENERATED ALWAYS AS (search_stems(search_form(search_spelling(name)), language)) STORED;
ALTER TABLE info_page_text ADD COLUMN search_stems text NOT NULL
  GENERATED ALWAYS AS (search_stems(search_form(search_spelling(title)), language)) STORED;
ALTER TABLE parameter_value_text ADD COLUMN search_stems text NOT NULL
  GENERATED ALWAYS AS (search_stems(search_form(search_spelling(name)), language)) STORED;

-- One row for every product that is sold. Prices are those of search_currency().
CREATE TABLE product_search (
  product_id integer PRIMARY KEY REFERENCES product ON DELETE CASCADE,
  producer_id integer,
  series_id integer,
  price minor_units,
  popularity integer NOT NULL,
  first_offered_at timestamptz NOT NULL,
  changes_at timestamptz,
  available boolean NOT NULL,
  reduced boolean NOT NULL,
  category_ids integer[] NOT NULL,
  value_ids integer[] NOT NULL,
  size_types text[] NOT NULL,
  languages text[] NOT NULL
);
COMMENT ON COLUMN product_search.price IS 'what its card in a list says now; null where it says none';
COMMENT ON COLUMN product_search.changes_at IS 'when the next price takes effect';
COMMENT ON COLUMN product_search.category_ids IS 'with all categories above';
COMMENT ON COLUMN product_search.size_types IS 'in the order of sizes, where there is a choice';
CREATE INDEX product_search_by_category ON product_search USING gin (category_ids);
CREATE INDEX product_search_by_popularity ON product_search (popularity DESC, product_id);
CREATE INDEX product_search_by_producer ON product_search (producer_id);
CREATE INDEX product_search_by_series ON product_search (series_id);
CREATE INDEX product_search_reduced ON product_search (product_id) WHERE reduced;
CREATE INDEX product_search_due ON product_search (changes_at) WHERE changes_at IS NOT NULL;
CREATE INDEX size_by_type ON size (type);

-- Weights: A name and codes, B categories, producer and series, C parameters, D sizes and the rest. A code is a lexeme of
-- its own, marked with '='. The place of a word says the same as its weight, so that each keeps all its weights.
CREATE TABLE product_document (
  product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  language language_code NOT NULL,
  document tsvector NOT NULL,
  PRIMARY KEY (product_id, language)
);
CREATE INDEX product_document_search ON product_document USING gin (document) WITH (gin_pending_list_limit = 512);

-- Names are found through documents now.
DROP INDEX product_text_search;

-- Every word that documents have ever had, as it is written, folded and without its ending.
CREATE TABLE search_word (
  language language_code NOT NULL,
  written text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL,
  stem text COLLATE "C" NOT NULL,
  products integer NOT NULL DEFAULT 0,
  PRIMARY KEY (language, written)
) WITH (fillfactor = 50);
COMMENT ON COLUMN search_word.products IS 'how many of the most popular products have it';
CREATE INDEX search_word_by_word ON search_word (language, word);
CREATE INDEX search_word_by_stem ON search_word (language, stem);
CREATE INDEX search_word_by_trigrams ON search_word USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- What shoppers search for counts as one, however it is spelt.
CREATE UNIQUE INDEX search_query_once ON search_query (language, search_phrase);

-- Products to look at once more: two transactions that change one product at a time do not see each other's change.
CREATE TABLE search_again (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL
);

CREATE FUNCTION search_currency() RETURNS text LANGUAGE sql STABLE
  RETURN coalesce((SELECT value #>> '{}' FROM shop_setting WHERE key = 'search_currency'), 'PLN');

-- The offer of each product at this moment, by the rules of src/domain/product: stock.ts, quantity.ts, offers.ts.
CREATE FUNCTION search_offers(ids integer[]) RETURNS TABLE (
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
    SELECT bool_or(can_buy) AS available,
      bool_or(gross < regular AND NOT phone_price AND NOT gratis) AS reduced,
      min(next_at) AS changes_at,
      (array_agg(CASE WHEN NOT phone_price AND NOT gratis THEN gross END
        ORDER BY can_buy DESC, can_see DESC, coalesce(gross, 0), position))[1] AS price
    FROM (
      SELECT s.position, s.phone_price, s.gratis, step.gross, step.regular, next.next_at,
        NOT s.gratis AND state.open AND (NOT s.phone_price OR s.basket_enabled) AS can_buy,
        s.gratis OR state.open AS can_see
      FROM size s
      LEFT JOIN LATERAL (
        SELECT gross, regular FROM price_step
        WHERE size_id = s.id AND currency = shop.currency AND starts_at <= now()
        ORDER BY starts_at DESC LIMIT 1
      ) step ON true
      CROSS JOIN LATERAL (
        SELECT min(starts_at) AS next_at FROM price_step
        WHERE size_id = s.id AND currency = shop.currency AND starts_at > now()
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

-- Where each product stands in the catalogue.
CREATE FUNCTION search_places(ids integer[]) RETURNS TABLE (
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
    array(SELECT parameter_value_id FROM product_parameter WHERE product_parameter.product_id = wanted.id ORDER BY 1),
    array(
      SELECT type FROM size WHERE size.product_id = wanted.id AND type NOT IN ('uniw', 'onesize') ORDER BY position, type
    ),
    array(SELECT language FROM product_text WHERE product_text.product_id = wanted.id ORDER BY 1)
  FROM unnest(ids) AS wanted (id)
$$;

CREATE FUNCTION search_code(code text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '=' || regexp_replace(lower(code), '[^0-9a-z]+', '', 'g');

-- Only prices and stock: what changes with every order.
CREATE FUNCTION refresh_search_offers(ids integer[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  UPDATE product_search kept
  SET available = offer.available, price = offer.price, reduced = offer.reduced, changes_at = offer.changes_at
  FROM search_offers(ids) offer
  WHERE kept.product_id = offer.product_id
    AND (kept.available, kept.price, kept.reduced, kept.changes_at)
      IS DISTINCT FROM (offer.available, offer.price, offer.reduced, offer.changes_at);
END $$;

CREATE FUNCTION refresh_search_rows(ids integer[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  DELETE FROM product_search kept
  WHERE kept.product_id = ANY (ids) AND NOT EXISTS (SELECT FROM product p WHERE p.id = kept.product_id AND p.active);

  INSERT INTO product_search AS kept (product_id, producer_id, series_id, price, popularity, first_offered_at,
    changes_at, available, reduced, category_ids, value_ids, size_types, languages)
  SELECT p.id, p.producer_id, p.series_id, offer.price, p.popularity, p.first_offered_at,
    offer.changes_at, offer.available, offer.reduced,
    place.category_ids, place.value_ids, place.size_types, place.languages
  FROM search_offers(ids) offer
  JOIN search_places(ids) place USING (product_id)
  JOIN product p ON p.id = offer.product_id
  ON CONFLICT (product_id) DO UPDATE SET
    (producer_id, series_id, price, popularity, first_offered_at, changes_at, available, reduced, category_ids,
      value_ids, size_types, languages)
    = (excluded.producer_id, excluded.series_id, excluded.price, excluded.popularity, excluded.first_offered_at,
      excluded.changes_at, excluded.available, excluded.reduced, excluded.category_ids, excluded.value_ids,
      excluded.size_types, excluded.languages)
  WHERE kept.* IS DISTINCT FROM excluded.*;
END $$;

CREATE FUNCTION refresh_search_documents(ids integer[], of_language text) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  WITH RECURSIVE above AS (
    SELECT id, id AS ancestor_id, parent_id FROM category
    UNION ALL
    SELECT above.id, category.id, category.parent_id FROM above JOIN category ON category.id = above.parent_id
  ), line AS MATERIALIZED (
    SELECT above.id, string_agg(replace(nullif(t.search_stems, ''), ' ', ':2B ') || ':2B', ' ') AS lexemes
    FROM above JOIN category_text t ON t.category_id = ancestor_id AND t.language = of_language GROUP BY above.id
  ), texts AS MATERIALIZED (
    SELECT p.id, p.producer_id, p.series_id, p.key, sizes.codes,
      string_to_array(search_spelling(t.name), ' ') AS name,
      string_to_array(search_spelling(concat_ws(' ', sizes.types, t.summary, (
        SELECT string_agg(other.name, ' ') FROM product_text other
        WHERE other.product_id = p.id AND other.language <> of_language
      ))), ' ') AS rest
    FROM unnest(ids) AS wanted (id)
    JOIN product p ON p.id = wanted.id AND p.active
    JOIN product_text t ON t.product_id = p.id AND t.language = of_language
    CROSS JOIN LATERAL (
      SELECT string_agg(type, ' ') FILTER (WHERE type NOT IN ('uniw', 'onesize')) AS types,
        array_remove(array_agg(ean) || array_agg(code), NULL) AS codes
      FROM size WHERE size.product_id = p.id
    ) sizes
  ), used AS MATERIALIZED (
    SELECT unnest(name || rest) COLLATE "C" AS written FROM texts
    UNION
    SELECT unnest(string_to_array(search_spelling(name), ' ')) FROM (
      SELECT name FROM category_text WHERE language = of_language
      UNION ALL
      SELECT name FROM producer_text
      WHERE language = of_language AND producer_id IN (SELECT producer_id FROM texts)
      UNION ALL
      SELECT name FROM series_text WHERE language = of_language AND series_id IN (SELECT series_id FROM texts)
      UNION ALL
      SELECT name FROM parameter_value_text WHERE language = of_language AND parameter_value_id IN (
        SELECT parameter_value_id FROM texts JOIN product_parameter ON product_id = texts.id)
    ) shared
  ), words AS MATERIALIZED (
    SELECT used.written, known.stem IS NULL AS is_new,
      coalesce(known.stem, search_stems(search_form(used.written), of_language)) AS stem
    FROM used LEFT JOIN search_word known ON known.language = of_language AND known.written = used.written
    WHERE length(used.written) BETWEEN 1 AND 40
  ), learnt AS (
    INSERT INTO search_word (language, written, word, stem)
    SELECT of_language, written, search_form(written), stem FROM words WHERE is_new ORDER BY written
    ON CONFLICT DO NOTHING
  ), dictionary AS MATERIALIZED (
    SELECT jsonb_object_agg(written, stem) AS stems FROM words WHERE stem <> ''
  )
  INSERT INTO product_document AS kept (product_id, language, document)
  SELECT texts.id, of_language, concat_ws(' ',
    (SELECT string_agg(stems ->> word || CASE WHEN place <= cardinality(texts.name) THEN ':1A' ELSE ':4' END, ' ')
      FROM unnest(texts.name || texts.rest) WITH ORDINALITY AS one (word, place)),
    (SELECT string_agg(search_code(code) || ':1A', ' ') FROM unnest(texts.key || texts.codes) AS code),
    (SELECT replace(nullif(search_stems, ''), ' ', ':2B ') || ':2B' FROM producer_text t
      WHERE t.producer_id = texts.producer_id AND t.language = of_language),
    (SELECT replace(nullif(search_stems, ''), ' ', ':2B ') || ':2B' FROM series_text t
      WHERE t.series_id = texts.series_id AND t.language = of_language),
    (SELECT string_agg(lexemes, ' ') FROM product_category c JOIN line ON line.id = c.category_id
      WHERE c.product_id = texts.id),
    (SELECT string_agg((SELECT replace(nullif(search_stems, ''), ' ', ':3C ') || ':3C' FROM parameter_value_text t
        WHERE t.parameter_value_id = v.parameter_value_id AND t.language = of_language), ' ')
      FROM product_parameter v WHERE v.product_id = texts.id)
  )::tsvector
  FROM texts CROSS JOIN dictionary
  ON CONFLICT (product_id, language) DO UPDATE SET document = excluded.document
  WHERE kept.document IS DISTINCT FROM excluded.document;
END $$;

CREATE FUNCTION refresh_search_documents(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_document kept
  WHERE kept.product_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM product p JOIN product_text t ON t.product_id = p.id
    WHERE p.id = kept.product_id AND p.active AND t.language = kept.language);
  PERFORM refresh_search_documents(ids, language)
  FROM (SELECT DISTINCT language FROM product_text WHERE product_id = ANY (ids)) AS spoken;
END $$;

-- Brings all that is known of these products up to date. Rows that would stay as they are, are not written.
CREATE FUNCTION refresh_search(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- So many at a time as fit into memory.
  portion integer := 2000;
BEGIN
  FOR start IN 1 .. coalesce(cardinality(product_ids), 0) BY portion LOOP
    PERFORM refresh_search_rows(product_ids[start : start + portion - 1]);
    PERFORM refresh_search_documents(product_ids[start : start + portion - 1]);
  END LOOP;
  -- What the index has put off would slow every search down.
  IF cardinality(product_ids) > 100 THEN
    PERFORM gin_clean_pending_list('product_document_search');
  END IF;
END $$;

-- How common words are decides which of them a beginning is taken for; the most popular products stand for all.
CREATE FUNCTION count_search_words() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  spoken text;
BEGIN
  FOR spoken IN SELECT DISTINCT language FROM search_word LOOP
    UPDATE search_word w SET products = counted.products
    FROM (
      SELECT written, coalesce(ndoc, 0) AS products
      FROM search_word LEFT JOIN ts_stat(format(
        'SELECT document FROM product_document JOIN (
          SELECT product_id FROM product_search ORDER BY popularity DESC, product_id LIMIT 2000
        ) popular USING (product_id) WHERE language = %L', spoken)) AS stat ON stat.word = stem
      WHERE language = spoken
    ) counted
    WHERE w.language = spoken AND w.written = counted.written AND w.products <> counted.products;
  END LOOP;
END $$;

-- Some products that fit. Where few do, they are found by the index; a scan would read everything to find that out.
CREATE FUNCTION search_some(query tsquery, of_language text, most integer) RETURNS SETOF integer
LANGUAGE sql STABLE ROWS 50 SET enable_seqscan = off AS $$
  SELECT product_id FROM product_document WHERE document @@ query AND language = of_language LIMIT most
$$;

-- Looks after what changes by time, and once more at what several changed at a time. Answers with how many.
CREATE FUNCTION refresh_due_search() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  WITH again AS (DELETE FROM search_again RETURNING product_id)
  SELECT array_agg(product_id) INTO ids FROM (
    SELECT product_id FROM again UNION SELECT product_id FROM product_search WHERE changes_at <= now()
  ) due;
  IF ids IS NOT NULL THEN
    PERFORM refresh_search_rows(ids);
  END IF;
  RETURN coalesce(cardinality(ids), 0);
END $$;

-- TG_ARGV: a query that leads from the touched rows to products, and what of these is to be refreshed.
CREATE FUNCTION on_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF current_setting('shop.search_later', true) = 'on' THEN
    RETURN NULL;
  END IF;
  EXECUTE format('WITH touched AS (SELECT * FROM changed %s) SELECT array_agg(DISTINCT id) FROM (%s) AS found (id)',
    CASE TG_OP WHEN 'UPDATE' THEN 'UNION ALL SELECT * FROM before' ELSE '' END, TG_ARGV[0]) INTO ids;
  IF ids IS NULL THEN
    RETURN NULL;
  END IF;
  IF TG_ARGV[1] = 'offers' THEN
    PERFORM refresh_search_offers(ids);
  ELSIF TG_ARGV[1] = 'documents' THEN
    PERFORM refresh_search_documents(ids);
  ELSE
    PERFORM refresh_search(ids);
  END IF;
  IF TG_ARGV[1] <> 'documents' THEN
    INSERT INTO search_again (product_id) SELECT unnest(ids);
  END IF;
  RETURN NULL;
END $$;

-- The same for stock and prices. Every order comes by here: nothing is planned anew.
CREATE FUNCTION on_offer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sizes integer[];
  ids integer[];
BEGIN
  IF current_setting('shop.search_later', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    sizes := array(SELECT size_id FROM changed UNION SELECT size_id FROM before);
  ELSE
    sizes := array(SELECT DISTINCT size_id FROM changed);
  END IF;
  ids := array(
    SELECT product_id FROM size WHERE id = ANY (sizes)
    UNION
    SELECT bundle_id FROM bundle_part WHERE size_id = ANY (sizes)
  );
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_search_offers(ids);
    INSERT INTO search_again (product_id) SELECT unnest(ids);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION watch_for_search(watched regclass, call text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER search_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION %s', watched, call);
  EXECUTE format('CREATE TRIGGER search_update AFTER UPDATE ON %s REFERENCING OLD TABLE AS before NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION %s', watched, call);
  EXECUTE format('CREATE TRIGGER search_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION %s', watched, call);
END $$;

SELECT watch_for_search('stock', 'on_offer_changed()'), watch_for_search('price_step', 'on_offer_changed()');
SELECT watch_for_search(watched::regclass, format('on_search_changed(%L, %L)', lead, what)) FROM (VALUES
  ('product', 'SELECT id FROM touched', 'all'),
  ('product_text', 'SELECT product_id FROM touched', 'all'),
  ('product_category', 'SELECT product_id FROM touched', 'all'),
  ('product_parameter', 'SELECT product_id FROM touched', 'all'),
  ('size', 'SELECT product_id FROM touched', 'all'),
  ('bundle_part', 'SELECT bundle_id FROM touched', 'offers'),
  ('producer_text', 'SELECT product.id FROM touched JOIN product USING (producer_id)', 'documents'),
  ('series_text', 'SELECT product.id FROM touched JOIN product USING (series_id)', 'documents'),
  ('parameter_value_text', 'SELECT product_id FROM touched JOIN product_parameter USING (parameter_value_id)', 'documents'),
  ('category_text', 'SELECT product_id FROM touched JOIN product_search ON category_ids @> ARRAY[category_id]', 'documents'),
  ('category', 'SELECT product_id FROM touched JOIN product_search ON category_ids @> ARRAY[touched.id]
    GROUP BY touched.id, product_id HAVING count(DISTINCT coalesce(parent_id, 0)) > 1', 'all')
) AS watch (watched, lead, what);

DROP FUNCTION watch_for_search;

-- What changes by time alone is told as well.
CREATE TRIGGER tell_insert AFTER INSERT ON product_search REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION on_product_changed('product_id');
CREATE TRIGGER tell_update AFTER UPDATE ON product_search REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION on_product_changed('product_id');
CREATE TRIGGER tell_delete AFTER DELETE ON product_search REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION on_product_changed('product_id');

SELECT refresh_search(array(SELECT id FROM product));
