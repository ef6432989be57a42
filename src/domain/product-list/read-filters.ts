import type { Minor } from '#domain/price/money.ts';
import type { Filters } from './filters.ts';

/** What stands in an address after the question mark; a name may stand there more than once. */
export type ListQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Names of the filters that may be chosen several times, as addresses and forms have them. */
export const SEVERAL = { producer: 'producer', series: 'series', size: 'sizes', parameter: 'value' } as const;
export const PRICE_FROM = 'price_from';
export const PRICE_TO = 'price_to';
export const AVAILABLE = 'available';
export const PROMOTION = 'promotion';
/** What stands for yes. */
export const ON = '1';

const MOST_CHOSEN = 50;
const LONGEST_SIZE = 40;
const LARGEST_ID = 2 ** 31 - 1;

/** The filters in an address; what makes no sense is left out. Prices are of the currency they were typed in. */
export function readFilters(query: ListQuery): Filters {
  const prices = [readAmount(query[PRICE_FROM]), readAmount(query[PRICE_TO])];
  const [first, second] = prices;
  // Typed the wrong way round, they mean the same.
  const isTurned = first !== undefined && second !== undefined && first > second;
  const [priceFrom, priceTo] = isTurned ? prices.reverse() : prices;
  return {
    ...(priceFrom !== undefined && { priceFrom }),
    ...(priceTo !== undefined && { priceTo }),
    producers: readIds(query[SEVERAL.producer]),
    series: readIds(query[SEVERAL.series]),
    sizes: severalOf(query[SEVERAL.size]).filter(isSizeType),
    values: readIds(query[SEVERAL.parameter]),
    available: oneOf(query[AVAILABLE]) === ON,
    promotion: oneOf(query[PROMOTION]) === ON,
  };
}

/** The filters as names and values of an address: always in the same order. */
export function filterPairs(filters: Filters): [string, string][] {
  const several = (name: string, values: readonly (number | string)[]) =>
    values.map((value): [string, string] => [name, String(value)]);
  return [
    ...several(SEVERAL.producer, filters.producers),
    ...several(SEVERAL.series, filters.series),
    ...several(SEVERAL.size, filters.sizes),
    ...several(SEVERAL.parameter, filters.values),
    ...several(PRICE_FROM, filters.priceFrom === undefined ? [] : [filters.priceFrom / 100]),
    ...several(PRICE_TO, filters.priceTo === undefined ? [] : [filters.priceTo / 100]),
    ...several(AVAILABLE, filters.available ? [ON] : []),
    ...several(PROMOTION, filters.promotion ? [ON] : []),
  ];
}

/** The first of a parameter that may stand there more than once. */
export const oneOf = (value: string | readonly string[] | undefined): string =>
  (typeof value === 'object' ? value[0] : value) ?? '';

/** All that a parameter says: each thing once, in one order, and not without end. */
export function severalOf(value: string | readonly string[] | undefined): string[] {
  const all = typeof value === 'object' ? value : [value ?? ''];
  return [...new Set(all)].filter(Boolean).slice(0, MOST_CHOSEN).sort();
}

const readIds = (value: string | readonly string[] | undefined): number[] =>
  [
    ...new Set(
      severalOf(value)
        .flatMap((some) => some.split(','))
        .slice(0, MOST_CHOSEN)
        .flatMap(readId),
    ),
  ].sort((a, b) => a - b);

function readId(text: string): number[] {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= LARGEST_ID ? [id] : [];
}

const isSizeType = (type: string) => type.length <= LONGEST_SIZE && !type.includes('\u0000');

/** '1 250,50' and '1250.5' are 125050. */
function readAmount(value: string | readonly string[] | undefined): Minor | undefined {
  const typed = oneOf(value).replace(/\s/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
}
