import { sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { FilterCounts, Filters } from '#domain/product-list/filters.ts';
import type { RunQuery } from '#shop/db/run-prepared.ts';
import { askedGroups } from '#shop/search/filters/asked-groups.ts';
import { type CountedOption, groupsOf } from '#shop/search/filters/filter-groups.ts';
import { type CountedParts, namedOptions } from '#shop/search/filters/option-names.ts';
import { numbers, texts } from '#shop/search/filters/query-values.ts';
import type { WantedPlace } from '#shop/search/wanted-products.ts';
import { countRows, type RowCounts } from './count-rows.ts';
import type { RowColumns } from './row-columns.ts';

/** How many products each filter would leave, counted in memory; undefined where the rows are not there to count. */
export async function countInIndex(
  run: RunQuery,
  currentRows: () => Promise<RowColumns | undefined>,
  wanted: WantedPlace,
  filters: Filters,
  language: Language,
): Promise<FilterCounts | undefined> {
  const [groups, rows] = await Promise.all([askedGroups(run, filters), currentRows()]);
  if (!rows) return undefined;
  const counted = countRows(rows, wanted, groups, language);
  const [named] = await run<{ options: CountedOption[] }>(
    sql`SELECT ${namedOptions(countedParts(counted), filters, language)} AS options`,
  );
  const { available, promotion, prices } = counted;
  return {
    groups: groupsOf(named?.options ?? [], filters, language),
    available,
    promotion,
    ...(prices && { prices }),
  };
}

const countedParts = ({ producers, series, sizes, values }: RowCounts): CountedParts => ({
  producers: idsAndCounts(producers),
  series: idsAndCounts(series),
  sizes: sql`
    SELECT * FROM unnest(${texts([...sizes.keys()])}, ${numbers([...sizes.values()].map(({ count }) => count))},
      ${sql.param([...sizes.values()].map(({ count, places }) => places / count))}::float[]
    ) AS counted (type, count, place)`,
  values: sql`
    SELECT * FROM unnest(${numbers(values.map(({ id }) => id))},
      ${sql.param(values.map(({ parameter }) => parameter ?? null))}::int[],
      ${numbers(values.map(({ count }) => count))}
    ) AS counted (id, parameter, count)`,
});

const idsAndCounts = (counts: ReadonlyMap<number, number>) =>
  sql`SELECT * FROM unnest(${numbers([...counts.keys()])}, ${numbers([...counts.values()])}) AS counted (id, count)`;
