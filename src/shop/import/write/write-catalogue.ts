import type pg from 'pg';
import type { Notices } from '#shop/import/notices.ts';
import type { ImportedPart } from '#shop/import/part.ts';
import { writeCategories } from './categories.ts';
import { findProducts } from './find.ts';
import { writeParameters, writeSizeParts } from './parameters.ts';
import { writePictures } from './pictures.ts';
import { writePrices } from './prices.ts';
import { writeProducers } from './producers.ts';
import { writeProducts, writeTexts } from './products.ts';
import { writeSizes } from './sizes.ts';
import { writeStock } from './stock.ts';

type Writing = {
  currency: string;
  isFeed: boolean;
  only?: ImportedPart | undefined;
  warehouse?: string | undefined;
  notices: Notices;
  signal?: AbortSignal | undefined;
  onStep?: ((step: 'writing' | 'searching') => void) | undefined;
};

/**
 * Writes what differs between the staged rows and the shop, table by table. What orders wait for comes last. Answers
 * whether all of it was done, rather than interrupted.
 */
export async function writeCatalogue(client: pg.ClientBase, writing: Writing): Promise<boolean> {
  const { currency, isFeed, only, warehouse, notices, signal, onStep } = writing;
  const steps = [
    () => findProducts(client, currency, only),
    () => writeProducers(client),
    () => writeProducts(client),
    () => writeTexts(client, isFeed),
    () => writeCategories(client),
    () => writeParameters(client),
    async () => {
      const missing = await writePictures(client, !isFeed);
      if (missing > 0) notices.add(`${missing} pictures that are named are not in the shop`);
    },
    () => writeSizes(client),
    () => writeSizeParts(client),
    () => writePrices(client, currency),
    () => writeStock(client, warehouse),
    () => {
      onStep?.('searching');
      return refreshSearch(client, signal);
    },
  ];
  onStep?.('writing');
  for (const step of steps) {
    if (signal?.aborted) return false;
    await step();
  }
  return !signal?.aborted;
}

const BATCH = 20_000;
const MANY = 1000;

/** A set is found by what its parts have in stock. */
async function refreshSearch(client: pg.ClientBase, signal: AbortSignal | undefined): Promise<void> {
  const { rows } = await client.query<{ ids: number[] }>(`
    SELECT array_agg(id ORDER BY id) AS ids FROM (
      SELECT product_id AS id FROM import_touched
      UNION
      SELECT bundle_id FROM bundle_part JOIN size ON size.id = size_id
      WHERE product_id IN (SELECT product_id FROM import_touched)
    ) touched`);
  const ids = rows[0]?.ids ?? [];
  // So many new rows that the planner has not heard of would mislead it.
  if (ids.length > MANY) await client.query(`ANALYZE ${WRITTEN.join(', ')}`);
  for (let at = 0; at < ids.length && !signal?.aborted; at += BATCH)
    await client.query('SELECT refresh_search($1)', [ids.slice(at, at + BATCH)]);
  if (ids.length > MANY) await client.query('ANALYZE product_search, product_document, search_word');
  await client.query(TAKE_IN);
}

// What an index has put off would slow every search down.
const TAKE_IN = `
  SELECT gin_clean_pending_list(pg_class.oid)
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_am ON pg_am.oid = relam
  WHERE amname = 'gin' AND indrelid IN ('product_text'::regclass, 'product_search'::regclass)`;

const WRITTEN = [
  ...['product', 'product_text', 'product_category', 'product_parameter', 'size', 'size_text', 'stock'],
  ...['price_step', 'category', 'category_text', 'parameter_value', 'parameter_value_text', 'producer_text'],
];
