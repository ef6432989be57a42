-- The documents of these products in one language, worked out and not yet written, and in one row without a product the
-- words that were not known yet. It changes nothing, so that several processes of the database can share the work. Rows
-- are found by their products, also where the planner was last told that the tables are empty: it would read all of them
-- for each product.
CREATE FUNCTION search_documents(ids integer[], of_language text)
RETURNS TABLE (for_product integer, found_by tsvector, learnt text[])
LANGUAGE plpgsql STABLE PARALLEL SAFE COST 10000000 ROWS 5000
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY
  WITH RECURSIVE above AS (
    SELECT id, id AS ancestor_id, parent_id FROM category
    UNION ALL
    SELECT above.id, category.id, category.parent_id FROM above JOIN category ON category.id = above.parent_id
  ), line AS MATERIALIZED (
    SELECT above.id, string_agg(replace(nullif(t.search_stems, ''), ' ', ':2B ') || ':2B', ' ') AS lexemes
    FROM above JOIN category_text t ON t.category_id = ancestor_id AND t.language = of_language GROUP BY above.id
  ), lines AS MATERIALIZED (
    SELECT jsonb_object_agg(id, lexemes) AS categories FROM line
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
  ), valued AS MATERIALIZED (
    SELECT t.parameter_value_id AS id, t.name, t.search_stems
    FROM parameter_value_text t
    WHERE t.language = of_language AND t.parameter_value_id = ANY (array(
      SELECT DISTINCT parameter_value_id FROM product_parameter WHERE product_id = ANY (ids)))
  ), named AS MATERIALIZED (
    SELECT
      (SELECT jsonb_object_agg(id, replace(search_stems, ' ', ':3C ') || ':3C')
        FROM valued WHERE search_stems <> '') AS values,
      (SELECT jsonb_object_agg(producer_id, replace(search_stems, ' ', ':2B ') || ':2B')
        FROM producer_text
        WHERE language = of_language AND search_stems <> '' AND producer_id IN (SELECT producer_id FROM texts)
      ) AS producers
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
      SELECT name FROM valued
    ) shared
  ), words AS MATERIALIZED (
    SELECT used.written, known.stem IS NULL AS is_new,
      coalesce(known.stem, search_stems(search_form(used.written), of_language)) AS stem
    FROM used LEFT JOIN search_word known ON known.language = of_language AND known.written = used.written
    WHERE length(used.written) BETWEEN 1 AND 40
  ), dictionary AS MATERIALIZED (
    SELECT jsonb_object_agg(written, stem) AS stems FROM words WHERE stem <> ''
  )
  SELECT texts.id, concat_ws(' ',
    (SELECT string_agg(stems ->> word || CASE WHEN place <= cardinality(texts.name) THEN ':1A' ELSE ':4' END, ' ')
      FROM unnest(texts.name || texts.rest) WITH ORDINALITY AS one (word, place)),
    (SELECT string_agg(search_code(code) || ':1A', ' ') FROM unnest(texts.key || texts.codes) AS code),
    named.producers ->> texts.producer_id::text,
    (SELECT replace(nullif(search_stems, ''), ' ', ':2B ') || ':2B' FROM series_text t
      WHERE t.series_id = texts.series_id AND t.language = of_language),
    (SELECT string_agg(lines.categories ->> c.category_id::text, ' ') FROM product_category c
      WHERE c.product_id = texts.id),
    (SELECT string_agg(named.values ->> v.parameter_value_id::text, ' ') FROM product_parameter v
      WHERE v.product_id = texts.id)
  )::tsvector, NULL::text[]
  FROM texts CROSS JOIN dictionary CROSS JOIN lines CROSS JOIN named
  UNION ALL
  SELECT NULL, NULL, array_agg(written) FROM words WHERE is_new;
END $$;

-- Of many products the documents are worked out in four shares, which the database's processes do side by side: that
-- needs a table, as a statement that writes into one that stays is done by one process alone.
CREATE OR REPLACE FUNCTION refresh_search_documents(ids integer[], of_language text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  source text := 'search_documents($1, $2)';
  share CONSTANT integer := cardinality(ids) / 4 + 1;
BEGIN
  IF cardinality(ids) > 1000 THEN
    EXECUTE 'CREATE TEMP TABLE search_fresh ON COMMIT DROP AS ' || (
      SELECT string_agg(format('SELECT * FROM search_documents($1[%s:%s], $2)', start, start + share - 1), ' UNION ALL ')
      FROM generate_series(1, cardinality(ids), share) AS start
    ) USING ids, of_language;
    source := 'search_fresh';
  END IF;
  EXECUTE format('
    WITH fresh AS MATERIALIZED (
      SELECT * FROM %s
    ), learning AS (
      INSERT INTO search_word (language, written, word, stem)
      SELECT DISTINCT $2, word, search_form(word), search_stems(search_form(word), $2)
      FROM fresh CROSS JOIN unnest(learnt) AS word ORDER BY word
      ON CONFLICT DO NOTHING
    )
    INSERT INTO product_document AS kept (product_id, language, document)
    SELECT for_product, $2, found_by FROM fresh WHERE for_product IS NOT NULL
    ON CONFLICT (product_id, language) DO UPDATE SET document = excluded.document
    WHERE kept.document IS DISTINCT FROM excluded.document', source) USING ids, of_language;
  DROP TABLE IF EXISTS pg_temp.search_fresh;
END $$;

ALTER FUNCTION refresh_search_rows(integer[]) SET enable_seqscan = off;
