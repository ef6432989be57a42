import type { ChangedLine } from './changed-lines.ts';

/** Why less or more is due than was invoiced. */
export const CORRECTION_CAUSES = [
  'cancelled',
  'returned',
  'lowered',
  'returned_and_lowered',
  'changed',
] as const;
export type CorrectionCause = (typeof CORRECTION_CAUSES)[number];

type Known = { isCancelled: boolean; hasLeft: boolean };

/** The cause, as the lines that a correction changes show it. What never left cannot have come back. */
export function correctionCause(
  changes: readonly ChangedLine[],
  { isCancelled, hasLeft }: Known,
): CorrectionCause {
  if (isCancelled && !hasLeft) return 'cancelled';
  const kinds = new Set(changes.map(kindOf));
  if (kinds.has('more') || (kinds.has('fewer') && !hasLeft)) return 'changed';
  if (!kinds.has('fewer')) return 'lowered';
  return kinds.has('lower') ? 'returned_and_lowered' : 'returned';
}

function kindOf({ before, after }: ChangedLine): 'fewer' | 'lower' | 'more' {
  if (!before) return 'more';
  if (!after || after.quantity < before.quantity) return 'fewer';
  return after.quantity === before.quantity && after.gross < before.gross ? 'lower' : 'more';
}
