import type { FilterGroup, FilterOption } from './filters.ts';

/** How the owner wants the filters of lists; names of parameters as shoppers read them, in each of the shop's languages. */
export type FilterWishes = {
  /** Kinds ('producer', 'series', 'size') and names of parameters, in the order of their groups; the others come after. */
  filters?: readonly string[] | undefined;
  /** Parameters whose values are numbers, as '1100–1300 m', and how wide a range of them is. */
  ranges?: readonly { names: readonly string[]; step: number; unit: string }[] | undefined;
};

type Range = NonNullable<FilterWishes['ranges']>[number];

/** The groups in the owner's order, ranges as ranges; what would find nothing comes last. */
export function arrangeGroups(
  groups: readonly FilterGroup[],
  { filters = [], ranges = [] }: FilterWishes,
  chosen: readonly number[],
): FilterGroup[] {
  const place = (group: FilterGroup) => {
    const index = filters.indexOf(nameOf(group));
    return index < 0 ? filters.length : index;
  };
  return groups
    .map((group) => {
      const range = ranges.find(({ names }) => names.includes(nameOf(group)));
      const options = range ? inRanges(group.options, range, chosen) : group.options;
      return { ...group, options: options.toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b))) };
    })
    .toSorted(
      (a, b) => Number(a.options.every(isEmpty)) - Number(b.options.every(isEmpty)) || place(a) - place(b),
    );
}

const isEmpty = ({ count }: FilterOption) => count === 0;
const nameOf = (group: FilterGroup) => (group.kind === 'parameter' ? group.name : group.kind);

/**
 * One option for all values whose middle lies in a range; its value in the address is theirs, with commas. A range of
 * which only some values are chosen, by an older address, has each by itself: what is chosen can always be given up.
 */
function inRanges(options: readonly FilterOption[], range: Range, chosen: readonly number[]): FilterOption[] {
  const startsAt = ({ name }: FilterOption) => startOf(name, range.step) ?? Infinity;
  return [...new Set(options.map(startsAt))]
    .toSorted((a, b) => a - b)
    .flatMap((start) => {
      const within = options.filter((option) => startsAt(option) === start);
      const some = within.filter(({ value }) => chosen.includes(Number(value)));
      if (start === Infinity || (some.length > 0 && some.length < within.length)) return within;
      return {
        value: within.map(({ value }) => value).join(','),
        name: `${start}–${start + range.step} ${range.unit}`,
        count: within.reduce((sum, { count }) => sum + count, 0),
      };
    });
}

/** Where the range begins that the middle of '1100–1300 m' lies in; undefined where it says no number. */
function startOf(name: string, step: number): number | undefined {
  const numbers = name.match(/\d+/g)?.slice(0, 2).map(Number);
  if (!numbers) return undefined;
  const middle = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return Math.floor(middle / step) * step;
}
