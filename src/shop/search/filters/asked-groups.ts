import { sql } from 'drizzle-orm';
import type { Filters } from '#domain/product-list/filters.ts';
import type { RunQuery } from '#shop/db/run-prepared.ts';
import { numbers } from './query-values.ts';

/** A group that something is chosen in: any of it will do. */
export type AskedGroup =
  | { kind: 'price'; from: number; to: number }
  | { kind: 'producer' | 'series'; ids: readonly number[] }
  | { kind: 'size'; types: readonly string[] }
  | { kind: 'available' | 'promotion' }
  | { kind: 'parameter'; id: number; values: readonly number[] };

/** Each group that something is chosen in; all of them must hold. */
export async function askedGroups(run: RunQuery, filters: Filters): Promise<AskedGroup[]> {
  const { priceFrom, priceTo, producers, series, sizes, available, promotion } = filters;
  const groups: AskedGroup[] = [];
  if (priceFrom !== undefined || priceTo !== undefined)
    groups.push({ kind: 'price', from: bounded(priceFrom ?? 0), to: bounded(priceTo ?? HIGHEST) });
  if (producers.length > 0) groups.push({ kind: 'producer', ids: producers });
  if (series.length > 0) groups.push({ kind: 'series', ids: series });
  if (sizes.length > 0) groups.push({ kind: 'size', types: sizes });
  if (available) groups.push({ kind: 'available' });
  if (promotion) groups.push({ kind: 'promotion' });
  for (const [id, values] of await valuesByParameter(run, filters.values))
    groups.push({ kind: 'parameter', id, values });
  return groups;
}

const HIGHEST = 2 ** 31 - 1;

const bounded = (price: number) => Math.max(0, Math.min(HIGHEST, Math.round(price) || 0));

/** A value that no parameter has is a group of its own, which no product is in. */
async function valuesByParameter(run: RunQuery, values: readonly number[]): Promise<Map<number, number[]>> {
  const groups = new Map<number, number[]>();
  if (values.length === 0) return groups;
  const rows = await run<{ id: number; parameter: number }>(sql`
    SELECT id, parameter_id AS parameter FROM parameter_value WHERE id = ANY (${numbers(values)})`);
  for (const { id, parameter } of rows) groups.set(parameter, [...(groups.get(parameter) ?? []), id]);
  if (rows.length === 0) groups.set(NO_PARAMETER, []);
  return groups;
}

const NO_PARAMETER = 0;
