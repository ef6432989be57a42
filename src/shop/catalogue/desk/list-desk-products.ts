import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { product, productText, size } from '#shop/db/schema/index.ts';
import { holds } from '#shop/panel/find-named.ts';
import { demand } from '#shop/staff/demand.ts';

const AT_ONCE = 50;
const MOST_WORDS = 8;

export const PRODUCT_STATES = ['all', 'active', 'hidden'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** What is looked for; `after` and `before` are the products next to the page that is wanted. */
export type DeskProductQuery = {
  words?: string | undefined;
  state?: ProductState | undefined;
  after?: number | undefined;
  before?: number | undefined;
};

export type DeskProductRow = {
  id: number;
  key: string;
  name: string;
  active: boolean;
  picture: string | null;
  sizes: number;
  /** The lowest and the highest price now; null where nothing has one. */
  from: number | null;
  to: number | null;
  /** Over all sizes and warehouses, null without end; undefined where it is not for who asks. */
  stock?: number | null | undefined;
};
/** The latest first. `older` and `newer` lead on, where there is more. */
export type DeskProductPage = {
  rows: DeskProductRow[];
  older?: number | undefined;
  newer?: number | undefined;
};

type Parts = { database: Pick<Database, 'orm'>; clock: () => number; currency: string };

/** Products by name, key, EAN or code. */
export async function listDeskProducts(
  { database: { orm }, clock, currency }: Parts,
  actor: Actor,
  { language, words = '', state = 'all', after, before }: DeskProductQuery & { language: Language },
): Promise<DeskProductPage> {
  demand(actor, 'product.read');
  const isBack = before !== undefined;
  const found = await orm
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        matching(words.replaceAll('\u0000', '').trim()),
        state === 'all' ? undefined : eq(product.active, state === 'active'),
        after === undefined ? undefined : lt(product.id, after),
        before === undefined ? undefined : gt(product.id, before),
      ),
    )
    .orderBy(isBack ? asc(product.id) : desc(product.id))
    .limit(AT_ONCE + 1);
  const ids = found.slice(0, AT_ONCE).map(({ id }) => id);
  if (isBack) ids.reverse();
  const isMore = found.length > AT_ONCE;
  const [hasOlder, hasNewer] = isBack ? [true, isMore] : [isMore, after !== undefined];
  const rows = await rowsOf(orm, ids, { language, currency, now: new Date(clock()) });
  return {
    rows: may(actor, 'stock.read') ? rows : rows.map(({ stock: _, ...row }) => row),
    ...(hasOlder && { older: ids.at(-1) }),
    ...(hasNewer && { newer: ids[0] }),
  };
}

/** What has every word in its name, in either language; or that very key, EAN or code. */
function matching(asked: string): SQL | undefined {
  if (asked === '') return undefined;
  const words = asked.split(/\s+/).slice(0, MOST_WORDS);
  const named = sql`SELECT ${productText.productId} FROM ${productText} WHERE ${and(
    ...words.map((word) => holds(productText.searchName, word)),
  )}`;
  const coded = sql`SELECT ${size.productId} FROM ${size} WHERE ${or(eq(size.ean, asked), eq(size.code, asked))}`;
  const keyed = sql`SELECT id FROM product keyed WHERE keyed.key = ${asked}`;
  return sql`${product.id} IN (${named} UNION ${coded} UNION ${keyed})`;
}

type About = { language: Language; currency: string; now: Date };

async function rowsOf(
  orm: Database['orm'],
  ids: number[],
  { language, currency, now }: About,
): Promise<DeskProductRow[]> {
  if (ids.length === 0) return [];
  const price = (aggregate: 'min' | 'max') => sql<number | null>`(
    SELECT ${sql.raw(aggregate)}(current.gross)::int FROM size
    CROSS JOIN LATERAL (
      SELECT gross FROM price_step WHERE price_step.size_id = size.id AND currency = ${currency}
        AND starts_at <= ${now.toISOString()}::timestamptz
      ORDER BY starts_at DESC LIMIT 1
    ) current
    WHERE size.product_id = product.id)`;
  const rows = await orm
    .select({
      ...{ id: product.id, key: product.key, active: product.active },
      name: sql<string>`coalesce((
        SELECT name FROM product_text WHERE product_id = product.id
        ORDER BY language = ${language} DESC LIMIT 1), ${product.key})`,
      picture: sql<string | null>`(
        SELECT name FROM product_picture WHERE product_id = product.id ORDER BY position LIMIT 1)`,
      sizes: sql<number>`(SELECT count(*)::int FROM size WHERE size.product_id = product.id)`,
      ...{ from: price('min'), to: price('max') },
      stock: sql<number | null>`(
        SELECT CASE WHEN bool_or(stock.quantity IS NULL) THEN NULL ELSE coalesce(sum(stock.quantity), 0) END::float8
        FROM size JOIN stock ON stock.size_id = size.id WHERE size.product_id = product.id)`,
    })
    .from(product)
    .where(inArray(product.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
