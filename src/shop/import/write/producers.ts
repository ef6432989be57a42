import type pg from 'pg';
import { newId } from './new-id.ts';

/** Producers and series by their names, whatever their case and accents; those that are missing are made. */
export async function writeProducers(client: pg.ClientBase): Promise<void> {
  await client.query(NEW_PRODUCERS);
  await client.query(MAKERS);
  await client.query('ANALYZE import_maker');
  await client.query(NEW_SERIES);
  await client.query(`
    UPDATE import_maker SET series_id = found.id
    FROM (
      SELECT producer_id, search_name AS name, min(id) AS id
      FROM series JOIN series_text ON series_id = id GROUP BY 1, 2
    ) found
    WHERE found.name = search_form(series) AND found.producer_id = import_maker.producer_id AND series <> ''`);
}

const NEW_PRODUCERS = `
  WITH given AS (
    SELECT ${newId('producer')} AS id, name, slug
    FROM (
      SELECT DISTINCT ON (search_form(producer)) producer AS name, producer_slug AS slug
      FROM (
        SELECT producer, producer_slug, min(place) AS place FROM import_product WHERE producer <> '' GROUP BY 1, 2
      ) written
      ORDER BY search_form(producer), place
    ) named
    WHERE NOT EXISTS (SELECT FROM producer_text WHERE search_name = search_form(named.name))
  ), made AS (
    INSERT INTO producer (id, key, position) SELECT id, 'imported-' || id, 10000 FROM given
  )
  INSERT INTO producer_text (producer_id, language, name, slug)
  ${textsOf('producer_text')}`;

/** Who makes each product, apart from its long texts. A series needs its producer, be it the one that is there already. */
const MAKERS = `
  CREATE TEMP TABLE import_maker ON COMMIT DROP AS
  SELECT product_id, place, series, series_slug, NULL::integer AS series_id,
    CASE WHEN given.producer IS NULL THEN there.producer_id ELSE found.id END AS producer_id
  FROM import_product given
  LEFT JOIN product there ON there.id = product_id
  LEFT JOIN (
    SELECT producer, min(producer_id) AS id
    FROM (SELECT DISTINCT producer FROM import_product WHERE producer <> '') written
    JOIN producer_text ON search_name = search_form(producer)
    GROUP BY producer
  ) found ON found.producer = given.producer`;

const NEW_SERIES = `
  WITH given AS (
    SELECT ${newId('series')} AS id, producer_id, name, slug
    FROM (
      SELECT DISTINCT ON (producer_id, search_form(series)) producer_id, series AS name, series_slug AS slug
      FROM import_maker WHERE series <> '' AND producer_id IS NOT NULL
      ORDER BY producer_id, search_form(series), place
    ) named
    WHERE NOT EXISTS (
      SELECT FROM series JOIN series_text ON series_id = id
      WHERE series.producer_id = named.producer_id AND search_name = search_form(named.name))
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
