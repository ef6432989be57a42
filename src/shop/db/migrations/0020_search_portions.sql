-- As before, except that a portion is larger: each costs the planning of its queries and the start of the database's
-- processes that share the work.
CREATE OR REPLACE FUNCTION refresh_search(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- So many at a time as fit into memory.
  portion integer := 20000;
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

-- As before, except for six shares: the usual three processes do two each, on two processors as well, and none waits for
-- the last.
CREATE OR REPLACE FUNCTION refresh_search_documents(ids integer[], of_language text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  source text := 'search_documents($1, $2)';
  share CONSTANT integer := cardinality(ids) / 6 + 1;
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
