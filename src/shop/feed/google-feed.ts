import { linksIn } from '#contract/links.ts';
import { type CategoryTree, loadCategoryTree } from '#shop/catalogue/category-tree.ts';
import { loadProductRecords } from '#shop/catalogue/product-records.ts';
import type { Database } from '#shop/db/database.ts';
import { type FeedProduct, feedItems } from './feed-items.ts';
import type { FeedOptions } from './feed-options.ts';
import { element } from './xml.ts';

const BATCH = 250;

/**
 * Everything that can be bought, one item a size, as Google Merchant reads it (RSS 2.0). Comes in pieces: nothing is
 * read before it is asked for, and the database is free between two pieces.
 */
export async function* googleFeed(database: Database, options: FeedOptions): AsyncGenerator<string> {
  const { language, origin, name, tagline } = options;
  const tree = await loadCategoryTree(database.orm, language);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    element('title', name) +
    element('link', origin + linksIn(language).home) +
    element('description', tagline) +
    element('language', language);
  let after = 0;
  for (;;) {
    const products = await productsAfter(database, after, options, tree);
    if (products.length === 0) break;
    yield products.flatMap((product) => feedItems(product, options)).join('');
    after = products.at(-1)?.record.id ?? after;
  }
  yield '</channel>\n</rss>\n';
}

type Listed = { id: number; key: string; categories: number[]; codes: Record<string, string> };

async function productsAfter(
  { pool, orm }: Database,
  after: number,
  { language, currency }: FeedOptions,
  tree: CategoryTree,
): Promise<FeedProduct[]> {
  const { rows } = await pool.query<Listed>(LISTED, [after, language, BATCH]);
  const record = await loadProductRecords(
    orm,
    rows.map(({ id }) => id),
    { language, currency },
  );
  const byId = new Map(record.map((one) => [one.id, one]));
  return rows.flatMap(({ id, key, categories, codes }) => {
    const found = byId.get(id);
    const paths = categories.map((category) => tree.trail(category).map(({ name }) => name));
    return found ? [{ key, codes, paths: paths.filter((path) => path.length > 0), record: found }] : [];
  });
}

const LISTED = `
  SELECT id, key,
    array(SELECT category_id FROM product_category WHERE product_id = product.id
      ORDER BY main DESC, position, category_id) AS categories,
    (SELECT coalesce(json_object_agg(type, code), '{}') FROM size WHERE product_id = product.id AND code <> '') AS codes
  FROM product
  WHERE active AND id > $1 AND EXISTS (
    SELECT FROM product_text WHERE product_id = product.id AND language = $2)
  ORDER BY id LIMIT $3`;
