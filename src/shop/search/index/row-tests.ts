import type { AskedGroup } from '#shop/search/filters/asked-groups.ts';
import type { WantedPlace } from '#shop/search/wanted-products.ts';
import { NONE, type RowColumns } from './row-columns.ts';

/** Whether something holds for the row at an index. */
export type RowTest = (at: number) => boolean;

/** Whether a row stands in a place of the catalogue. */
export function placeTest(rows: RowColumns, wanted: WantedPlace): RowTest {
  if ('categories' in wanted)
    return listTest(rows.categories, rows.categoryLists.havingAny(wanted.categories));
  if ('producer' in wanted) return (at) => rows.producer[at] === wanted.producer;
  if ('series' in wanted) return (at) => rows.series[at] === wanted.series;
  return (at) => rows.reduced[at] === 1;
}

/** Whether a row can be shown in the language. */
export const languageTest = (rows: RowColumns, language: string): RowTest =>
  listTest(rows.languages, rows.languageLists.havingAny([language]));

/** Whether a row holds in a group of filters. */
export function groupTest(rows: RowColumns, group: AskedGroup): RowTest {
  switch (group.kind) {
    case 'price':
      return (at) => isBetween(rows.price[at] ?? NONE, group.from, group.to);
    case 'producer':
      return numberTest(rows.producer, group.ids);
    case 'series':
      return numberTest(rows.series, group.ids);
    case 'size':
      return listTest(rows.sizes, rows.sizeLists.havingAny(group.types));
    case 'available':
      return (at) => rows.available[at] === 1;
    case 'promotion':
      return (at) => rows.reduced[at] === 1;
    case 'parameter':
      return listTest(rows.values, rows.valueLists.havingAny(group.values));
  }
}

const isBetween = (price: number, from: number, to: number) => price >= from && price <= to;

function numberTest(column: readonly number[], wanted: readonly number[]): RowTest {
  const numbers = new Set(wanted.filter((number) => number !== NONE));
  return (at) => numbers.has(column[at] ?? NONE);
}

const listTest =
  (column: readonly number[], isWanted: Uint8Array): RowTest =>
  (at) =>
    isWanted[column[at] ?? NONE] === 1;
