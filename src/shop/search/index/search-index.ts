import { type SQL, sql } from 'drizzle-orm';
import type { PriceType } from '#domain/price/money.ts';
import type { RunQuery } from '#shop/db/run-prepared.ts';
import { numbers } from '#shop/search/filters/query-values.ts';
import { NONE, RowColumns, type SearchRow } from './row-columns.ts';

const MOST_ROWS = 500_000;
const MOST_CHANGES = 1000;
/** So many are read in a few milliseconds. */
const PORTION = 2000;
const REST_MS = 10_000;

/** Which transactions are surely known: those before `since`, as of `askedAt`. */
type Known = { since: string; askedAt: string };

/**
 * An index of product_search in memory. The answer is them as they are in the database at this moment; undefined
 * while they are read, or where they are too many.
 */
export function openSearchIndex(
  run: RunQuery,
  priceType: PriceType,
  clock: () => number = () => performance.now(),
) {
  const select = ROWS[priceType];
  let cached: { rows: RowColumns; known: Known } | undefined;
  let rested = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<RowColumns | undefined> | undefined;

  function load(): void {
    if (loading || clock() < rested) return;
    loading = readAll(run, select)
      .then((all) => {
        cached = all;
      })
      // Without them every count asks the database, which says what is the matter.
      .catch(() => {})
      .finally(() => {
        loading = undefined;
        rested = clock() + REST_MS;
      });
  }

  async function refresh(): Promise<RowColumns | undefined> {
    if (cached && !(await isBroughtUpToDate(run, select, cached))) cached = undefined;
    if (!cached) load();
    return cached?.rows;
  }

  return {
    /** What was changed before this is asked for is seen: who comes while one asks waits for the next. */
    current(): Promise<RowColumns | undefined> {
      next ??= underWay.then(() => {
        next = undefined;
        const refreshing = refresh();
        underWay = refreshing.catch(() => {});
        return refreshing;
      });
      return next;
    },
  };
}

async function readAll(run: RunQuery, select: SQL): Promise<{ rows: RowColumns; known: Known } | undefined> {
  const [known] = await run<Known>(sql`SELECT ${KNOWN}`);
  const rows = new RowColumns();
  let after = NONE;
  while (known && rows.size <= MOST_ROWS) {
    const portion = await run<SearchRow>(
      sql`${select} WHERE product_id > ${after}::int ORDER BY product_id LIMIT ${PORTION}::int`,
    );
    for (const row of portion) rows.put(row);
    const last = portion.at(-1);
    if (!last) return { rows, known };
    after = last.id;
  }
  return undefined;
}

/** No for more changes than are worth a look one by one. */
async function isBroughtUpToDate(
  run: RunQuery,
  select: SQL,
  cached: { rows: RowColumns; known: Known },
): Promise<boolean> {
  const [changes] = await run<Known & { isWhole: boolean; ids: (number | null)[] }>(
    changesSince(cached.known),
  );
  if (!changes?.isWhole || changes.ids.length > MOST_CHANGES || changes.ids.includes(null)) return false;
  if (cached.rows.hasManyUnused) return false;
  const ids = new Set(changes.ids.flatMap((id) => id ?? []));
  if (ids.size > 0) {
    const there = await run<SearchRow>(sql`${select} WHERE product_id = ANY (${numbers([...ids])})`);
    for (const id of ids) cached.rows.remove(id);
    for (const row of there) cached.rows.put(row);
  }
  cached.known = { since: changes.since, askedAt: changes.askedAt };
  return true;
}

// What is not seen by now is of this transaction or a later one.
const KNOWN = sql`pg_snapshot_xmin(pg_current_snapshot())::text AS since, now()::text AS "askedAt"`;

/** Old changes are forgotten (index-refresher.ts): who has not asked for long does not know them all. */
const changesSince = ({ since, askedAt }: Known): SQL => sql`
  SELECT ${KNOWN}, ${askedAt}::timestamptz > now() - interval '1 hour' AS "isWhole", array(
    SELECT product_id FROM search_change WHERE changed_in >= ${since}::xid8
    ORDER BY changed_in DESC LIMIT ${MOST_CHANGES + 1}::int
  ) AS ids`;

const rowsWith = (price: SQL) => sql`
  SELECT product_id AS id, producer_id AS producer, series_id AS series, ${price} AS price, available, reduced,
    array_to_json(category_ids)::text AS categories, array_to_json(value_ids)::text AS "values",
    array_to_json(size_types)::text AS sizes, array_to_json(languages)::text AS languages
  FROM product_search`;

const ROWS: Record<PriceType, SQL> = { gross: rowsWith(sql`price`), net: rowsWith(sql`price_net`) };
