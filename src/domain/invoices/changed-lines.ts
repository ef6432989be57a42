import type { BilledLine } from './billed-lines.ts';

/** A line that a correction changes; null where it was not there, or is not there any more. */
export type ChangedLine = { before: BilledLine | null; after: BilledLine | null };

/** What differs between what was invoiced and what is due now, in the order of the invoice. */
export function changedLines(before: readonly BilledLine[], after: readonly BilledLine[]): ChangedLine[] {
  const keys = [...new Set([...before, ...after].map(({ key }) => key))];
  const find = (lines: readonly BilledLine[], key: string) => lines.find((line) => line.key === key) ?? null;
  return keys
    .map((key) => ({ before: find(before, key), after: find(after, key) }))
    .filter(({ before: was, after: is }) => was?.quantity !== is?.quantity || was?.gross !== is?.gross);
}
