import type { Minor } from '#domain/price/money.ts';
import type { MoneyRow } from './money.ts';
import type { ParcelFact, ReturnFact } from './order-facts.ts';
import { exactly, isTakenBack } from './parcels.ts';

/** What is due, and what has lowered it: a refund, or a loss; of so much of a line where that is known. */
export type GivenRow = Pick<MoneyRow, 'kind' | 'amount' | 'about'> & {
  lineId: number | null;
  quantity: number | null;
};

/** A return, and what of its worth was given back before it came: an amount, and so much of each line. */
export type ReckonedReturn = Pick<ReturnFact, 'state' | 'reason'> & {
  givenBefore: Minor;
  lines: readonly (ReturnFact['lines'][number] & { givenBefore: number })[];
};

export type Reckoned = {
  money: readonly GivenRow[];
  returns: readonly ReckonedReturn[];
  parcels: readonly Pick<ParcelFact, 'state' | 'lines'>[];
};

/** What was given back for no line in particular, and that no return has used up yet. */
export function amountGivenAhead({ money, returns }: Omit<Reckoned, 'parcels'>): Minor {
  const given = money.filter(
    ({ kind, about, lineId }) => kind === 'due' && about !== null && lineId === null,
  );
  const used = returns.filter(isTakenBack).map(({ givenBefore }) => givenBefore);
  return Math.max(0, sumOf(given.map(({ amount }) => -amount)) - sumOf(used));
}

/** How much of a line was given back before it came. What was lost never comes: it is thought of first. */
export function unitsGivenAhead(file: Reckoned, lineId: number): number {
  const lost = file.parcels
    .filter(({ state }) => state === 'lost')
    .flatMap(({ lines }) => lines.filter((line) => line.lineId === lineId))
    .map(({ quantity }) => quantity);
  const used = takenBack(file, lineId).map(({ line }) => line.givenBefore);
  return Math.max(0, exactly(givenFor(file, lineId) - sumOf(lost) - sumOf(used)));
}

/** Of how much of a line the money was reckoned: it was given back, or came back. */
export function unitsReckoned(file: Reckoned, lineId: number): number {
  const back = takenBack(file, lineId).map(({ reason, line }) => goneFrom(reason, line) - line.givenBefore);
  return exactly(givenFor(file, lineId) + sumOf(back));
}

/** How much of a line came back, and was taken. */
export const unitsBack = (file: Pick<Reckoned, 'returns'>, lineId: number): number =>
  exactly(sumOf(takenBack(file, lineId).map(({ reason, line }) => goneFrom(reason, line))));

/** How much of a line its shopper no longer has; of a parcel that nobody took, that is all that was in it. */
export const goneFrom = (
  reason: ReturnFact['reason'],
  { good, damaged, missing }: Pick<ReturnFact['lines'][number], 'good' | 'damaged' | 'missing'>,
): number => exactly(good + damaged + (reason === 'undelivered' ? missing : 0));

const givenFor = ({ money }: Reckoned, wanted: number) =>
  sumOf(
    money.filter(({ kind, lineId }) => kind === 'due' && lineId === wanted).map((row) => row.quantity ?? 0),
  );

const takenBack = ({ returns }: Pick<Reckoned, 'returns'>, lineId: number) =>
  returns
    .filter(isTakenBack)
    .flatMap(({ reason, lines }) =>
      lines.filter((line) => line.lineId === lineId).map((line) => ({ reason, line })),
    );

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
