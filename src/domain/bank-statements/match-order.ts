import type { BankTransfer } from './bank-transfer.ts';

/** An order that still waits for money. */
export type WaitingOrder = { number: string; missing: number; currency: string; name: string };

/** Why a transfer may be for an order: its number stands in the title; the sum and the name are its; only the sum is. */
export type MatchReason = 'number' | 'name' | 'amount';
/** `isExact`: as much as the order waits for, no more and no less. */
export type Match = { number: string; reason: MatchReason; isExact: boolean };

/**
 * The order that a transfer is most likely for; a person says whether it is. Nothing is suggested where several orders
 * are as likely.
 */
export function matchOf(
  transfer: Pick<BankTransfer, 'title' | 'payer' | 'amount' | 'currency'>,
  waiting: readonly WaitingOrder[],
): Match | undefined {
  const isExact = ({ missing, currency }: WaitingOrder) =>
    missing === transfer.amount && currency === transfer.currency;
  const only = (orders: readonly WaitingOrder[], reason: MatchReason): Match | undefined => {
    const [order, ...others] = orders;
    return order && others.length === 0
      ? { number: order.number, reason, isExact: isExact(order) }
      : undefined;
  };
  const title = signsOf(transfer.title);
  const named = waiting.filter(({ number }) => title.includes(signsOf(number)));
  if (named.length > 0) return only(named, 'number');
  const asMuch = waiting.filter(isExact);
  const payer = wordsOf(transfer.payer);
  const known = asMuch.filter(({ name }) => isWithin(wordsOf(name), payer));
  return only(known, 'name') ?? only(asMuch, 'amount');
}

/** Whether nobody need look: the title names the order, and the sum is right. */
export const isCertain = (match: Match | undefined): match is Match =>
  match?.reason === 'number' && match.isExact;

/** Banks put spaces into numbers and take dashes out of them. */
const signsOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\d]/gu, '');

/** Banks write names in capitals, in either order, and some without the marks of Polish letters. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ł', 'l')
      .split(/[^\p{L}\d]+/u)
      .filter(Boolean),
  );

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  words.size > 0 && [...words].every((word) => others.has(word));
