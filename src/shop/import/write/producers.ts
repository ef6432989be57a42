import type pg from 'pg';

/** Producers and series by their names, whatever their case and accents; those that are missing are made. */
export async function writeProducers(client: pg.ClientBase): Promise<void> {
  await client.query(NEW_PRODUCERS);
  await client.query(`
    UPDATE import_product SET producer_id = found.id
    FROM (SELECT search_name AS name, min(producer_id) AS id FROM producer_text GROUP BY 1) found
    WHERE found.name = search_form(producer) AND producer <> ''`);
  // A series needs its producer, be it the one that the product has already.
  await client.query(`
    UPDATE import_product SET producer_id = product.producer_id
    FROM product WHERE product.id = import_product.product_id AND import_product.producer IS NULL`);
  await client.query(NEW_SERIES);
  await client.query(`
    UPDATE import_product SET series_id = found.id
    FROM (
      SELECT producer_id, search_name AS name, min(id) AS id
      FROM series JOIN series_text ON series_id = id GROUP BY 1, 2
    ) found
    WHERE found.name = search_form(series) AND found.producer_id = import_product.producer_id AND series <> ''`);
}

const NEW_PRODUCERS = `
  WITH given AS (
    SELECT nextval(pg_get_serial_sequence('producer', 'id'))::integer AS id, name, slug
    FROM (
      SELECT DISTINCT ON (search_form(producer)) producer AS name, producer_slug AS slug
      FROM import_product WHERE producer <> '' ORDER BY search_form(producer), place
    ) named
    WHERE NOT EXISTS (SELECT FROM producer_text WHERE search_name = search_form(name))
  ), made AS (
    INSERT INTO producer (id, key, position) SELECT id, 'imported-' || id, 10000 FROM given
  )
  INSERT INTO producer_text (producer_id, language, name, slug)
  ${textsOf('producer_text')}`;

const NEW_SERIES = `
  WITH given AS (
    SELECT nextval(pg_get_serial_sequence('series', 'id'))::integer AS id, producer_id, name, slug
    FROM (
      SELECT DISTINCT ON (producer_id, search_form(series)) producer_id, series AS name, series_slug AS slug
      FROM import_product WHERE series <> '' AND producer_id IS NOT NULL
      ORDER BY producer_id, search_form(series), place
    ) named
    WHERE NOT EXISTS (
      SELECT FROM series JOIN series_text ON series_id = id
      WHERE series.producer_id = named.producer_id AND search_name = search_form(name))
  ), made AS (
    INSERT INTO series (id, key, producer_id, position)
    SELECT id, 'imported-' || id, producer_id, 10000 FROM given
  )
  INSERT INTO series_text (series_id, language, name, slug)
  ${textsOf('series_text')}`;

/** Both languages begin with the name that was given. An address that is taken gets the number behind it. */
function textsOf(table: string): string {
  return `
    SELECT id, language, name,
      CASE WHEN turn > 1 OR EXISTS (SELECT FROM ${table} taken WHERE taken.language = spoken.language
        AND taken.slug = given.slug) THEN slug || '-' || id ELSE slug END
    FROM (SELECT *, row_number() OVER (PARTITION BY slug ORDER BY id) AS turn FROM given) given
    CROSS JOIN unnest(ARRAY['pl', 'en']) AS spoken (language)`;
}
