import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { addAttempt, noteFailed, notePending } from './attempts.ts';
import type { Begun, Browser, PayableOrder, PaymentChoice, PaymentProvider } from './provider.ts';

export type BeginRequest = {
  order: PayableOrder;
  choice: PaymentChoice;
  browser: Browser;
  /** Where the shopper comes back to. */
  returnAddress: string;
  notifyAddress: string;
  log: (line: string) => void;
};

/** Nothing was begun: a code is being confirmed already, or the money has come meanwhile. */
export type NotBegun = { state: 'confirming' } | { state: 'nothing_due' };

/**
 * A new try to pay what is still to be paid. It is written down first: should the provider's answer get lost, the shop
 * asks later what became of it.
 */
export async function beginPayment(
  parts: OrdersParts,
  provider: PaymentProvider,
  { order, choice, browser, log, ...addresses }: BeginRequest,
): Promise<Begun | NotBegun> {
  const { orm } = parts.database;
  const now = parts.clock();
  const isCode = choice.blikCode !== undefined;
  const begin = { provider: provider.name, method: choice.method, isCode, now };
  const attempt = await addAttempt(orm, order, begin);
  if (typeof attempt === 'string') return { state: attempt };
  const { session, amount, currency } = attempt;
  const { number: orderNumber, language, email } = order;
  const payment = { session, orderNumber, amount, currency, language, email, ...addresses };
  const begun = await provider.begin(payment, choice, browser).catch((error: unknown) => error);
  if (!isBegun(begun)) {
    log(`${provider.name} did not take up a payment: ${String(begun)}`);
    return { state: 'refused', problem: 'unavailable' };
  }
  if (begun.state === 'refused' && begun.why) log(begun.why);
  if (begun.state === 'refused') await noteFailed(orm, attempt.id, { problem: begun.problem, now });
  else await notePending(orm, attempt.id, begun.reference);
  return begun;
}

const isBegun = (answer: unknown): answer is Begun =>
  typeof answer === 'object' && answer !== null && 'state' in answer;
