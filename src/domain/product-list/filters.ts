import type { Minor } from '#domain/price/money.ts';

/** What a list is narrowed down to: within a group any of the chosen will do, and every group must hold. */
export type Filters = {
  /** Of the shop's first currency, both ends included. */
  priceFrom?: Minor | undefined;
  priceTo?: Minor | undefined;
  producers: readonly number[];
  series: readonly number[];
  /** Types of sizes, as 'M' or '250g'. */
  sizes: readonly string[];
  /** Values of parameters, by id; those of one parameter are one group. */
  values: readonly number[];
  /** Only what can be had now. */
  available: boolean;
  /** Only what is cheaper than usual. */
  promotion: boolean;
};

export const NO_FILTERS: Filters = {
  producers: [],
  series: [],
  sizes: [],
  values: [],
  available: false,
  promotion: false,
};

/** One thing to choose, and how many products it would leave. `value` is what goes into the address, of a
 * range all of its values with commas. */
export type FilterOption = { value: string; name: string; count: number };

export type FilterGroup =
  | { kind: 'producer' | 'series' | 'size'; options: FilterOption[] }
  | { kind: 'parameter'; id: number; name: string; options: FilterOption[] };

/** How many products each filter would leave; a group's own choice does not count against the group. */
export type FilterCounts = {
  groups: FilterGroup[];
  available: number;
  promotion: number;
  /** The lowest and the highest price, whatever prices are asked for; none where nothing has a price. */
  prices?: { lowest: Minor; highest: Minor } | undefined;
};
