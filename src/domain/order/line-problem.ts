import type { PricedLine } from '#domain/basket/price-lines.ts';
import { fitQuantity } from '#domain/product/quantity.ts';

/** Why a line cannot be ordered as it stands. */
export type LineProblem =
  | { kind: 'unavailable' }
  | { kind: 'below_minimum' | 'above_maximum' | 'odd_quantity'; limit: number };

/** What the lines take from each size's stock (by its id): a line its own size, a set the sizes of its parts too. */
export type StockNeeds = ReadonlyMap<number, number>;
/** How much there is of each size; null where nothing is counted. */
export type StockLevels = ReadonlyMap<number, number | null>;
/** The sizes that belong to a set, by the set's product, and how many of each. */
export type SetParts = ReadonlyMap<number, readonly { sizeId: number; quantity: number }[]>;

/** Line by line, what is in the way of ordering all of them together. */
export function lineProblems(
  lines: readonly PricedLine[],
  levels: StockLevels,
  parts: SetParts,
): (LineProblem | undefined)[] {
  const needs = stockNeeds(lines, parts);
  return lines.map((line) => {
    if (line.chosen.refusal && line.chosen.pointsEach === 0) return { kind: 'unavailable' };
    return quantityProblem(line, lines) ?? stockProblem(line, needs, levels, parts);
  });
}

/** How much of each size all lines take together; what is ordered in takes nothing. */
export function stockNeeds(lines: readonly PricedLine[], parts: SetParts): Map<number, number> {
  const needs = new Map<number, number>();
  for (const { sizeId, quantity } of lines.flatMap((line) => lineNeeds(line, parts)))
    needs.set(sizeId, thousandths((needs.get(sizeId) ?? 0) + quantity));
  return needs;
}

/** How much of each size one line takes. */
export function lineNeeds(line: PricedLine, parts: SetParts): { sizeId: number; quantity: number }[] {
  if (isOrderedIn(line)) return [];
  return takenBy(line, parts).map(({ sizeId, quantity }) => ({
    sizeId,
    quantity: thousandths(quantity * line.wanted.quantity),
  }));
}

const takenBy = ({ wanted }: PricedLine, parts: SetParts) => [
  { sizeId: wanted.size.id, quantity: 1 },
  ...(parts.get(wanted.record.id) ?? []),
];

/** The same size, once and in a subscription, is limited as one. */
function quantityProblem(line: PricedLine, lines: readonly PricedLine[]): LineProblem | undefined {
  const { quantity, size } = line.wanted;
  const { rules } = line.chosen;
  const { limit, quantity: fitted } = fitQuantity(String(quantity), rules);
  if (limit) return { kind: limit.kind, limit: limit.value };
  if (fitted !== quantity) return { kind: 'odd_quantity', limit: fitted };
  const together = lines
    .filter(({ wanted }) => wanted.size.id === size.id)
    .reduce((sum, { wanted }) => sum + wanted.quantity, 0);
  return thousandths(together) > rules.max ? { kind: 'above_maximum', limit: rules.max } : undefined;
}

/** Lines that share parts may each have enough, and not all together. */
function stockProblem(
  line: PricedLine,
  needs: StockNeeds,
  levels: StockLevels,
  parts: SetParts,
): LineProblem | undefined {
  if (isOrderedIn(line)) return undefined;
  const limits = takenBy(line, parts).flatMap(({ sizeId, quantity }) => {
    const level = levels.get(sizeId) ?? null;
    const short = level === null ? 0 : thousandths((needs.get(sizeId) ?? 0) - level);
    return short > 0 ? [line.wanted.quantity - short / quantity] : [];
  });
  if (limits.length === 0) return undefined;
  return { kind: 'above_maximum', limit: Math.max(0, Math.floor(Math.min(...limits))) };
}

const isOrderedIn = ({ chosen }: PricedLine) =>
  chosen.offer.stock === null && chosen.offer.availability.status === 'order';

const thousandths = (quantity: number) => Number(quantity.toFixed(3));
