import { sql } from 'drizzle-orm';
import type { Database, Orm } from '#shop/db/database.ts';

const LOOK_EVERY = 3_000;
const TIDY_EVERY = 3_600_000;

export type IndexRefresherParts = {
  database: Pick<Database, 'orm' | 'pool' | 'kind'>;
  /** The currency that prices are kept in. */
  currency: string;
  log: (line: string) => void;
};

/**
 * Keeps what is found up to date where nobody writes: prices begin and end, words become common, and queries that
 * nobody repeats go.
 */
export function openIndexRefresher({ database, currency, log }: IndexRefresherParts) {
  const { orm } = database;
  let timer: NodeJS.Timeout | undefined;
  let tidier: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  /** Answers with how many products were looked at. */
  async function refreshDue(): Promise<number> {
    const { rows } = await orm.execute<{ due: number }>(sql`SELECT refresh_due_search() AS due`);
    return rows[0]?.due ?? 0;
  }

  async function tidyUp(): Promise<void> {
    await orm.execute(sql`SELECT count_search_words()`);
    await orm.execute(
      sql`DELETE FROM search_query WHERE visitors < 3 AND last_asked_at < now() - interval '30 days'`,
    );
    await orm.execute(sql`DELETE FROM search_visitor WHERE day < current_date`);
    // A database that was brought from another server counts its transactions from the start.
    await orm.execute(sql`
      DELETE FROM search_change WHERE changed_at < now() - interval '1 day' OR changed_in > pg_current_xact_id()`);
  }

  /** One after the other: what is still at work is not asked again. */
  const inTurn = (work: () => Promise<unknown>) => {
    underWay = underWay
      .then(work)
      .catch((error: unknown) => log(`Search cannot be brought up to date: ${String(error)}`));
  };

  return {
    refreshDue,
    start(): void {
      inTurn(() => keepPricesIn(database, currency));
      inTurn(() => fillNetPrices(orm));
      inTurn(tidyUp);
      timer = setInterval(() => inTurn(refreshDue), LOOK_EVERY).unref();
      tidier = setInterval(() => inTurn(tidyUp), TIDY_EVERY).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      clearInterval(tidier);
      await underWay;
    },
  };
}

const PORTION = 2000;

/** Works out what prices are without tax where nobody has yet; answers with how many there were. */
export async function fillNetPrices(orm: Orm): Promise<number> {
  let filled = 0;
  for (let portion = PORTION; portion === PORTION; filled += portion) {
    const { rowCount } = await orm.execute(sql`
      UPDATE product_search SET price = price WHERE product_id IN (
        SELECT product_id FROM product_search WHERE price IS NOT NULL AND price_net IS NULL LIMIT ${PORTION}
      )`);
    portion = rowCount ?? 0;
  }
  return filled;
}

/** A shop that has changed its currency filters and sorts by the new one. */
export async function keepPricesIn(
  { pool, kind }: Pick<Database, 'pool' | 'kind'>,
  currency: string,
): Promise<void> {
  const { rows } = await pool.query<{ kept: boolean }>('SELECT search_currency() = $1 AS kept', [currency]);
  if (rows[0]?.kept) return;
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query(
      `WITH kept AS (
        INSERT INTO shop_setting (key, value) VALUES ('search_currency', to_jsonb($1::text))
        ON CONFLICT (key) DO UPDATE SET value = excluded.value
      ) SELECT`,
      [currency],
    );
    await client.query('SELECT refresh_search_offers(array(SELECT product_id FROM product_search))');
  } finally {
    // A fresh connection takes this one's place: the setting ends with it.
    client.release(kind === 'postgres');
  }
}
