import { type SQL, sql } from 'drizzle-orm';
import type { Filters } from '#domain/product-list/filters.ts';
import type { RunQuery } from '#shop/db/run-prepared.ts';
import { type AskedGroup, askedGroups } from './asked-groups.ts';
import { numbers, texts } from './query-values.ts';

/** One group of filters as a condition on a row of product_search, called `s`. */
export type FilterCondition = {
  kind: AskedGroup['kind'];
  /** Of a parameter. */
  id?: number;
  holds: SQL;
};

/** Each group that something is chosen in; all of them must hold. */
export async function filterConditions(
  run: RunQuery,
  filters: Filters,
  price: SQL,
): Promise<FilterCondition[]> {
  return (await askedGroups(run, filters)).map((group) => ({
    kind: group.kind,
    holds: holdsIn(group, price),
    ...(group.kind === 'parameter' && { id: group.id }),
  }));
}

function holdsIn(group: AskedGroup, price: SQL): SQL {
  switch (group.kind) {
    case 'price':
      return sql`${price} BETWEEN ${group.from}::int AND ${group.to}::int`;
    case 'producer':
      return sql`s.producer_id = ANY (${numbers(group.ids)})`;
    case 'series':
      return sql`s.series_id = ANY (${numbers(group.ids)})`;
    case 'size':
      return sql`s.size_types && ${texts(group.types)}`;
    case 'available':
      return sql`s.available`;
    case 'promotion':
      return sql`s.reduced`;
    case 'parameter':
      return sql`s.value_ids && ${numbers(group.values)}`;
  }
}
