import type { Language } from '#contract/language.ts';
import type { AskedGroup } from '#shop/search/filters/asked-groups.ts';
import type { WantedPlace } from '#shop/search/wanted-products.ts';
import { NONE, type RowColumns } from './row-columns.ts';
import { groupTest, languageTest, placeTest, type RowTest } from './row-tests.ts';

export type RowCounts = {
  available: number;
  promotion: number;
  prices?: { lowest: number; highest: number };
  producers: Map<number, number>;
  series: Map<number, number>;
  /** `places`: the sum of where it stands among the sizes of each product, from 1. */
  sizes: Map<string, { count: number; places: number }>;
  /** A value counts for whichever parameter it is of, or only if it is of this one. */
  values: { id: number; parameter?: number; count: number }[];
};

/**
 * How many rows each filter would leave. One that fails in a single group still counts for the options of that group,
 * one that fails in several counts nowhere.
 */
export function countRows(
  rows: RowColumns,
  wanted: WantedPlace,
  groups: readonly AskedGroup[],
  language: Language,
): RowCounts {
  const isWanted = placeTest(rows, wanted);
  const isSpoken = languageTest(rows, language);
  const tests = groups.map((group) => groupTest(rows, group));
  const tally = openTally(rows, groups);
  for (let at = 0; at < rows.size; at++) {
    if (!isWanted(at) || !isSpoken(at)) continue;
    const failed = failedGroup(tests, at);
    if (failed !== SEVERAL) tally.add(at, failed);
  }
  return tally.counts();
}

const NO_GROUP = -1;
const SEVERAL = -2;

/** The index of the only group that the row does not hold in. */
function failedGroup(tests: readonly RowTest[], at: number): number {
  let failed = NO_GROUP;
  for (let index = 0; index < tests.length; index++) {
    if (tests[index]?.(at)) continue;
    if (failed !== NO_GROUP) return SEVERAL;
    failed = index;
  }
  return failed;
}

function openTally(rows: RowColumns, groups: readonly AskedGroup[]) {
  let [available, promotion] = [0, 0];
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const producers = new Map<number, number>();
  const series = new Map<number, number>();
  const sizeLists = rows.sizeLists.counters();
  const valueLists = rows.valueLists.counters();
  const ownValueLists = groups.map(({ kind }) =>
    kind === 'parameter' ? rows.valueLists.counters() : undefined,
  );

  return {
    add(at: number, failed: number): void {
      const kind = groups[failed]?.kind;
      const isWhole = kind === undefined;
      if (isWhole || kind === 'available') available += rows.available[at] ?? 0;
      if (isWhole || kind === 'promotion') promotion += rows.reduced[at] ?? 0;
      const price = rows.price[at] ?? NONE;
      if ((isWhole || kind === 'price') && price !== NONE) {
        lowest = Math.min(lowest, price);
        highest = Math.max(highest, price);
      }
      if (isWhole || kind === 'producer') addId(producers, rows.producer[at] ?? NONE);
      if (isWhole || kind === 'series') addId(series, rows.series[at] ?? NONE);
      if (isWhole || kind === 'size') addList(sizeLists, rows.sizes[at]);
      if (isWhole) addList(valueLists, rows.values[at]);
      if (kind === 'parameter') addList(ownValueLists[failed], rows.values[at]);
    },
    counts(): RowCounts {
      const own = groups.flatMap((group, index) =>
        group.kind === 'parameter' ? valuesOf(rows, ownValueLists[index], group.id) : [],
      );
      return {
        available,
        promotion,
        ...(lowest <= highest && { prices: { lowest, highest } }),
        producers,
        series,
        sizes: sizesOf(rows, sizeLists),
        values: [...valuesOf(rows, valueLists), ...own],
      };
    },
  };
}

function addId(counts: Map<number, number>, id: number): void {
  if (id !== NONE) counts.set(id, (counts.get(id) ?? 0) + 1);
}

function addList(counts: Uint32Array | undefined, number = NONE): void {
  if (counts) counts[number] = (counts[number] ?? 0) + 1;
}

function sizesOf({ sizeLists }: RowColumns, counts: Uint32Array): RowCounts['sizes'] {
  const sizes: RowCounts['sizes'] = new Map();
  for (const [number, alike] of counts.entries()) {
    if (alike === 0) continue;
    for (const [index, type] of (sizeLists.lists[number] ?? []).entries()) {
      const { count, places } = sizes.get(type) ?? { count: 0, places: 0 };
      sizes.set(type, { count: count + alike, places: places + (index + 1) * alike });
    }
  }
  return sizes;
}

function valuesOf(
  { valueLists }: RowColumns,
  counts: Uint32Array | undefined,
  parameter?: number,
): RowCounts['values'] {
  const values = new Map<number, number>();
  counts?.forEach((alike, number) => {
    if (alike === 0) return;
    for (const id of valueLists.lists[number] ?? []) values.set(id, (values.get(id) ?? 0) + alike);
  });
  return Array.from(values, ([id, count]) => ({ id, count, ...(parameter !== undefined && { parameter }) }));
}
