import { signOf } from 'witryna/shop/payments/przelewy24/sign.ts';
import type { Note, Refund, State, Transaction } from './transactions.ts';

const MINUTE = 60_000;
/** How long after the one before each repeat comes, until the shop has accepted the money. */
const REPEATS = [3, 5, 15, 30, 60, 150, 450];
const LATEST = 10 * MINUTE;

/** The money is there: the shop is told of it, now and until it has accepted it. */
export function pay(state: State, transaction: Transaction): void {
  if (transaction.status !== 0) return;
  transaction.status = 1;
  send(state, transaction, 0);
}

/** Whatever has arrived by now is handed over, in the order in which it arrives. */
export async function deliverDue(
  state: State,
  hand: (url: string, body: string) => Promise<boolean>,
): Promise<number> {
  const now = state.clock();
  const due = state.notes.filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt - b.dueAt);
  state.notes = state.notes.filter(({ dueAt }) => dueAt > now);
  for (const note of due) {
    await hand(note.url, note.body).catch(() => false);
    repeat(state, note);
  }
  return due.length;
}

function repeat(state: State, { sessionId, repeats }: Note): void {
  const transaction = state.transactions.get(sessionId);
  if (transaction?.status !== 1 || state.notes.some((one) => one.sessionId === sessionId)) return;
  if (repeats < REPEATS.length) send(state, transaction, repeats + 1);
}

function send(state: State, transaction: Transaction, repeats: number): void {
  const wait = (REPEATS[repeats - 1] ?? 0) * MINUTE;
  const { urlStatus: url, sessionId } = transaction;
  post(state, { url, body: bodyOf(state, transaction), sessionId, repeats }, wait);
}

/** Of a refund it is told once. */
export function tellOfRefund(state: State, { urlStatus: url, ...refund }: Refund): void {
  const { merchantId, crc } = state.account;
  const { orderId, sessionId, refundsUuid, amount, requestId } = refund;
  const currency = state.transactions.get(sessionId)?.currency ?? '';
  const status = refund.status === 1 ? 0 : 1;
  const told = { orderId, sessionId, refundsUuid, merchantId, amount, currency, status };
  const body = JSON.stringify({ ...told, requestId, sign: signOf({ ...told, crc }) });
  post(state, { url, body, sessionId, repeats: REPEATS.length }, 0);
}

function post(state: State, note: Omit<Note, 'dueAt'>, wait: number): void {
  const { faults, random, clock } = state;
  const happens = (percent: number) => random() * 100 < percent;
  const dueAt = clock() + wait + (happens(faults.late) ? random() * LATEST : 0);
  // What is lost goes nowhere; it is sent again when its repeat is due.
  const isLost = happens(faults.lost);
  state.notes.push({ ...note, dueAt, url: isLost ? '' : note.url });
  if (happens(faults.doubled)) state.notes.push({ ...note, dueAt: dueAt + random() * LATEST });
}

function bodyOf({ account: { merchantId, posId, crc } }: State, transaction: Transaction): string {
  const { sessionId, amount, currency, orderId, method: methodId, description: statement } = transaction;
  const told = {
    merchantId,
    posId,
    sessionId,
    amount,
    originAmount: amount,
    currency,
    orderId,
    methodId,
    statement,
  };
  return JSON.stringify({ ...told, sign: signOf({ ...told, crc }) });
}
