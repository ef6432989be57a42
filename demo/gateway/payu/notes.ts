import { createHash } from 'node:crypto';
import type { Order, Refund, State } from './orders.ts';

const MINUTE = 60_000;
const HOUR = 60;
/** Minutes after the first try at which it tells again what was not answered with 200. */
const REPEATS = [0, 1, 2, 5, 10, 30, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 9 * HOUR, 12 * HOUR].concat(
  [15, 18, 21, 24, 36, 48, 60, 72].map((hours) => hours * HOUR),
);

export type Hand = (url: string, body: string, headers: Record<string, string>) => Promise<boolean>;

export function tellOfOrder(state: State, order: Order): void {
  const { resultCode: _, payMethod, ...told } = order;
  const note = {
    order: { ...told, orderCreateDate: isoOf(state), payMethod: { type: payMethod } },
    ...(order.status === 'COMPLETED' && { localReceiptDateTime: isoOf(state) }),
    properties: [{ name: 'PAYMENT_ID', value: '151471228' }],
  };
  post(state, order.notifyUrl, note);
}

/** In its documentation it repeats no name that the shop gave. */
export function tellOfRefund(state: State, { orderId, extRefundId: _, ...refund }: Refund): void {
  const order = state.orders.get(orderId);
  if (!order) return;
  const told = { ...refund, statusDateTime: isoOf(state), reason: 'refund', refundDate: isoOf(state) };
  post(state, order.notifyUrl, { orderId, extOrderId: order.extOrderId, refund: told });
}

const isoOf = ({ clock }: State) => new Date(clock()).toISOString();

const post = (state: State, url: string, note: object) =>
  state.notes.push({ dueAt: state.clock(), url, body: JSON.stringify(note), tries: 0 });

export const signed = (body: string, secondKey: string, algorithm: 'MD5' | 'SHA-256' = 'MD5') => {
  const digest = createHash(algorithm === 'MD5' ? 'md5' : 'sha256');
  const signature = digest.update(body + secondKey).digest('hex');
  return `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`;
};

/** Hands over what is due; what is not taken comes again. */
export async function deliverDue(state: State, hand: Hand): Promise<number> {
  const now = state.clock();
  const due = state.notes.filter(({ dueAt }) => dueAt <= now);
  state.notes = state.notes.filter(({ dueAt }) => dueAt > now);
  for (const note of due) {
    const headers = { 'openpayu-signature': signed(note.body, state.account.secondKey) };
    if (await hand(note.url, note.body, headers).catch(() => false)) continue;
    const [before = 0, next] = REPEATS.slice(note.tries);
    if (next === undefined) continue;
    state.notes.push({ ...note, tries: note.tries + 1, dueAt: note.dueAt + (next - before) * MINUTE });
  }
  return due.length;
}
