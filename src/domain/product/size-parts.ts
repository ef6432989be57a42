import type { SizeChoice } from './product.ts';

/** A value of one part: the size it leads to, and what else of the choice changes with it. */
export type PartValue = { value: string; size: SizeChoice; chosen: boolean; changes: string[] };

/**
 * What the parts of sizes are called; undefined unless all sizes have the same ones, in one order, and no two sizes the same
 * values: then each is chosen as a whole.
 */
export function partNamesOf(
  sizes: readonly { parts: readonly { name: string; value: string }[] }[],
): string[] | undefined {
  const names = sizes[0]?.parts.map(({ name }) => name) ?? [];
  if (names.length === 0) return undefined;
  const isAlike = sizes.every(
    ({ parts }) => parts.length === names.length && parts.every(({ name }, index) => name === names[index]),
  );
  const kinds = new Set(sizes.map(({ parts }) => parts.map(({ value }) => value).join('\n')));
  return isAlike && kinds.size === sizes.length ? names : undefined;
}

/**
 * Rows of values to choose from: one for each part, or one of whole sizes. A value leads to the size that keeps the rest
 * of the choice; where there is none, to one that changes the least of it, rather one that can be had.
 */
export function partRows(sizes: readonly SizeChoice[], chosenType: string): PartValue[][] {
  const own = partsOf(sizes.find(({ type }) => type === chosenType) ?? sizes[0]);
  const kept = (size: SizeChoice) =>
    partsOf(size).filter((part, at) => part === own[at]).length - (size.purchase === 'unavailable' ? 0.5 : 0);
  const inOrder = [...sizes].sort((a, b) => kept(b) - kept(a));
  return own.map((chosen, row) =>
    [...new Set(sizes.map((size) => partsOf(size)[row]))].flatMap((value) => {
      const size = inOrder.find((one) => partsOf(one)[row] === value);
      if (!size || value === undefined) return [];
      const changes = partsOf(size).filter((part, at) => at !== row && part !== own[at]);
      return { value, size, chosen: value === chosen, changes };
    }),
  );
}

/** One that is chosen as a whole has one part: its name. */
const partsOf = (size?: SizeChoice): readonly string[] => size?.parts ?? (size ? [size.name] : []);
