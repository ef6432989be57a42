import type { Minor } from '#domain/price/money.ts';
import {
  type FilterCounts,
  type FilterGroup,
  type FilterOption,
  type Filters,
  NO_FILTERS,
} from './filters.ts';

/** One thing a list is narrowed down to, and what the filters are without it. */
export type ChosenFilter = { rest: Filters } & (
  | { kind: 'producer' | 'series' | 'size'; name: string }
  | { kind: 'parameter'; group: string; name: string }
  | { kind: 'available' | 'promotion' }
  | { kind: 'price'; from: Minor | undefined; to: Minor | undefined }
);

/** What is chosen, in the order of the filters. */
export function chosenFilters(filters: Filters, { groups }: FilterCounts): ChosenFilter[] {
  const { priceFrom: from, priceTo: to, ...others } = filters;
  const chosen: ChosenFilter[] = [];
  if (from !== undefined || to !== undefined) chosen.push({ kind: 'price', from, to, rest: others });
  if (filters.available) chosen.push({ kind: 'available', rest: { ...filters, available: false } });
  if (filters.promotion) chosen.push({ kind: 'promotion', rest: { ...filters, promotion: false } });
  for (const group of groups)
    for (const option of group.options.filter((one) => isChosen(filters, group, one))) {
      const rest = without(filters, group, option);
      if (group.kind === 'parameter')
        chosen.push({ kind: group.kind, group: group.name, name: option.name, rest });
      else chosen.push({ kind: group.kind, name: option.name, rest });
    }
  return chosen;
}

export const isFiltered = (filters: Filters): boolean =>
  filters.priceFrom !== undefined ||
  filters.priceTo !== undefined ||
  filters.available ||
  filters.promotion ||
  Object.values(FIELDS).some((field) => filters[field].length > 0);

export const isChosen = (filters: Filters, { kind }: FilterGroup, option: FilterOption): boolean => {
  const chosen = filters[FIELDS[kind]].map(String);
  return valuesOf(kind, option).every((value) => chosen.includes(value));
};

/** A range of a parameter's values is chosen with all of them. */
const valuesOf = (kind: FilterGroup['kind'], { value }: FilterOption) =>
  kind === 'parameter' ? value.split(',') : [value];

/** Whether there is anything to choose from. */
export const canFilter = ({ groups, available, promotion, prices }: FilterCounts): boolean =>
  groups.length > 0 || available > 0 || promotion > 0 || prices !== undefined;

const FIELDS = { producer: 'producers', series: 'series', size: 'sizes', parameter: 'values' } as const;

function without(filters: Filters, { kind }: FilterGroup, option: FilterOption): Filters {
  const field = FIELDS[kind];
  const left = [...filters[field]].filter((one) => !valuesOf(kind, option).includes(String(one)));
  return { ...NO_FILTERS, ...filters, [field]: left };
}
