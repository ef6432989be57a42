import { type SQL, sql } from 'drizzle-orm';
import type { Filters } from '#domain/page/filters.ts';
import type { Orm } from '#shop/db/database.ts';

/** One group of filters as a condition on a row of product_search, called `s`. */
export type FilterCondition = {
  kind: 'price' | 'producer' | 'series' | 'size' | 'available' | 'promotion' | 'parameter';
  /** Of a parameter. */
  id?: number;
  holds: SQL;
};

/** Each group that something is chosen in; all of them must hold. */
export async function filterConditions(orm: Orm, filters: Filters): Promise<FilterCondition[]> {
  const { priceFrom, priceTo, producers, series, sizes, available, promotion } = filters;
  const conditions: FilterCondition[] = [];
  if (priceFrom !== undefined || priceTo !== undefined)
    conditions.push({ kind: 'price', holds: priceBetween(priceFrom, priceTo) });
  if (producers.length > 0)
    conditions.push({ kind: 'producer', holds: sql`s.producer_id = ANY (${numbers(producers)})` });
  if (series.length > 0)
    conditions.push({ kind: 'series', holds: sql`s.series_id = ANY (${numbers(series)})` });
  if (sizes.length > 0) conditions.push({ kind: 'size', holds: sql`s.size_types && ${texts(sizes)}` });
  if (available) conditions.push({ kind: 'available', holds: sql`s.available` });
  if (promotion) conditions.push({ kind: 'promotion', holds: sql`s.reduced` });
  for (const [id, values] of await valuesByParameter(orm, filters.values))
    conditions.push({ kind: 'parameter', id, holds: sql`s.value_ids && ${numbers(values)}` });
  return conditions;
}

const LARGEST = 2 ** 31 - 1;

/** Numbers that cannot be in the database are in none of its rows. */
export const numbers = (ids: readonly number[]) =>
  sql`${sql.param(ids.filter((id) => Number.isInteger(id) && Math.abs(id) <= LARGEST))}::int[]`;

/** The database knows no sign without a code. */
export const texts = (given: readonly string[]) =>
  sql`${sql.param(given.filter((text) => !text.includes('\0')))}::text[]`;

const priceBetween = (from: number | undefined, to: number | undefined) =>
  sql`s.price BETWEEN ${bounded(from ?? 0)} AND ${bounded(to ?? LARGEST)}`;

const bounded = (price: number) => sql`${Math.max(0, Math.min(LARGEST, Math.round(price) || 0))}::int`;

/** A value that no parameter has is a group of its own, which no product is in. */
async function valuesByParameter(orm: Orm, values: readonly number[]): Promise<Map<number, number[]>> {
  const groups = new Map<number, number[]>();
  if (values.length === 0) return groups;
  const { rows } = await orm.execute<{ id: number; parameter: number }>(sql`
    SELECT id, parameter_id AS parameter FROM parameter_value WHERE id = ANY (${numbers(values)})`);
  for (const { id, parameter } of rows) groups.set(parameter, [...(groups.get(parameter) ?? []), id]);
  if (rows.length === 0) groups.set(NO_PARAMETER, []);
  return groups;
}

const NO_PARAMETER = 0;
