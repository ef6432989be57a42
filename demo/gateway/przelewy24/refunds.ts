import { type Answer, ok, refused } from './answers.ts';
import { tellOfRefund } from './notes.ts';
import type { Refund, State } from './transactions.ts';

type Body = Record<string, unknown>;

/** How long a bank takes. */
const TAKES_MS = 3000;
const [DONE, WAITS, REFUSED] = [1, 3, 4] as const;
const VERIFIED = 2;

export function askRefund(state: State, body: Body): Answer {
  const { requestId, refundsUuid, urlStatus = '', refunds } = body as Body & { refunds?: Body[] };
  const [item] = refunds ?? [];
  if (!item || !isName(requestId, 45) || !isName(refundsUuid, 35)) return refused('Incorrect input data');
  if (state.refunds.some((one) => one.requestId === requestId)) return refused('Request exists', 409);
  const transaction = state.transactions.get(String(item.sessionId));
  if (!transaction || transaction.orderId !== item.orderId) return refused('Transaction not found', 409);
  const amount = Number(item.amount);
  if (transaction.status !== VERIFIED) return refused('Transaction has a wrong status', 409);
  if (!(amount > 0) || amount + goneOf(state, transaction.sessionId) > transaction.amount)
    return refused('The amount is above what is left', 409);
  const { orderId, sessionId } = transaction;
  state.refunds.push({
    ...{ requestId, refundsUuid, orderId, sessionId, amount, urlStatus: String(urlStatus), status: WAITS },
    dueAt: state.clock() + TAKES_MS,
  });
  return ok([{ orderId, sessionId, amount, status: true, message: 'success' }], 201);
}

export function findRefunds({ refunds, transactions }: State, orderId: number): Answer {
  const transaction = [...transactions.values()].find((one) => one.orderId === orderId);
  if (!transaction) return refused('Transaction not found', 404);
  const { sessionId, amount, currency } = transaction;
  const own = refunds.filter((one) => one.orderId === orderId);
  return ok({
    ...{ orderId, sessionId, amount, currency },
    refunds: own.map(({ requestId, status, amount: back }) => ({ requestId, status, amount: back })),
  });
}

/** What the bank has done by now. */
export function settleDue(state: State): void {
  const now = state.clock();
  for (const refund of state.refunds.filter(({ status, dueAt }) => status === WAITS && dueAt <= now)) {
    refund.status = state.random() * 100 < (state.faults.unrefunded ?? 0) ? REFUSED : DONE;
    tellOfRefund(state, refund);
  }
}

const goneOf = ({ refunds }: State, sessionId: string) =>
  refunds
    .filter((one) => one.sessionId === sessionId && one.status !== REFUSED)
    .reduce((sum, { amount }: Refund) => sum + amount, 0);

const isName = (name: unknown, longest: number): name is string =>
  typeof name === 'string' && name.length > 0 && name.length <= longest;
