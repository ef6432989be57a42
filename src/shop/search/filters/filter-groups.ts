import type { FilterGroup, FilterOption, Filters } from '#domain/product-list/filters.ts';

/** An option as counted; the same one may come in several parts. */
export type CountedOption = {
  kind: 'producer' | 'series' | 'size' | 'parameter';
  parameter: number | null;
  parameterName: string | null;
  parameterPlace: number | null;
  value: string;
  name: string;
  count: number;
  /** Where it stands among the sizes of a product, on average, or among the values of a part of sizes. */
  place: number | null;
};

const KINDS = ['producer', 'series', 'size', 'parameter'] as const;
const MOST_OPTIONS = 100;

/** The groups worth showing: those that leave a choice, and those in which something is chosen. */
export function groupsOf(
  counted: readonly CountedOption[],
  filters: Filters,
  language: string,
): FilterGroup[] {
  const chosen = new Set([
    ...filters.producers.map((id) => `producer ${id}`),
    ...filters.series.map((id) => `series ${id}`),
    ...filters.sizes.map((type) => `size ${type}`),
    ...filters.values.map((id) => `parameter ${id}`),
  ]);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const isChosen = (option: SummedOption) => chosen.has(`${option.kind} ${option.value}`);
  return groups(counted)
    .filter((options) => options.length > 1 || options.some(isChosen))
    .map((options) => groupOf(options, isChosen, compare));
}

type SummedOption = CountedOption & { place: number };

function groups(counted: readonly CountedOption[]): SummedOption[][] {
  const byGroup = new Map<string, Map<string, SummedOption>>();
  const inOrder = counted.toSorted(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      (a.parameterPlace ?? 0) - (b.parameterPlace ?? 0) ||
      (a.parameter ?? 0) - (b.parameter ?? 0),
  );
  for (const option of inOrder) {
    const key = `${option.kind} ${option.parameter}`;
    const group = byGroup.get(key) ?? new Map<string, SummedOption>();
    const known = group.get(option.value);
    const place = Math.min(option.place ?? LAST, known?.place ?? LAST);
    group.set(option.value, { ...option, place, count: option.count + (known?.count ?? 0) });
    byGroup.set(key, group);
  }
  return [...byGroup.values()].map((group) => [...group.values()]);
}

const LAST = Number.MAX_SAFE_INTEGER;

function groupOf(
  options: readonly SummedOption[],
  isChosen: (option: SummedOption) => boolean,
  compare: (one: string, other: string) => number,
): FilterGroup {
  const shown = options
    .toSorted((a, b) => b.count - a.count || compare(a.name, b.name))
    .filter((option, index) => index < MOST_OPTIONS || isChosen(option));
  const isPlaced = shown.some(({ place }) => place < LAST);
  const inPlace = isPlaced ? shown.toSorted((a, b) => a.place - b.place || compare(a.name, b.name)) : shown;
  const [first] = shown;
  if (first?.kind === 'parameter')
    return {
      kind: 'parameter',
      id: first.parameter ?? 0,
      name: first.parameterName ?? '',
      options: inPlace.map(optionOf),
    };
  return { kind: first?.kind ?? 'producer', options: inPlace.map(optionOf) };
}

const optionOf = ({ value, name, count }: SummedOption): FilterOption => ({ value, name, count });
