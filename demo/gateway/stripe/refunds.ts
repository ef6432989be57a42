import { invalid, missing, ok } from './answers.ts';
import { shown, tell } from './events.ts';
import { type Form, textIn, textsIn } from './form.ts';
import { type Answer, newId, type Refund, type State } from './objects.ts';

/** How long a bank takes. */
const TAKES_MS = 3000;
/** And until it sends back what it cannot pay out. */
const RETURNED_AFTER_MS = 7 * 24 * 3_600_000;

export function createRefund(state: State, form: Form): Answer {
  const intent = state.intents.get(textIn(form, 'payment_intent'));
  if (!intent) return missing(textIn(form, 'payment_intent'));
  const amount = Number(textIn(form, 'amount'));
  const left = intent.amount_received - goneOf(state, intent.id);
  if (left === 0)
    return invalid('payment_intent', 'charge_already_refunded', 'Charge has already been refunded.');
  if (!(amount > 0) || amount > left)
    return invalid(
      'amount',
      'refund_amount_too_large',
      'Refund amount is greater than unrefunded amount on charge.',
    );
  const refund: Refund = {
    ...{ object: 'refund', id: newId('re'), amount, currency: intent.currency, payment_intent: intent.id },
    ...{ status: 'pending', failure_reason: null, metadata: textsIn(form, 'metadata') },
    dueAt: state.clock() + TAKES_MS,
  };
  state.refunds.push(refund);
  tell(state, 'refund.created', refund);
  return ok(shown(refund));
}

export const listRefunds = (state: State, intent: string): Answer =>
  ok({ object: 'list', has_more: false, data: state.refunds.filter(isOf(intent)).map(shown) });

/** What the bank has done by now. Of those that fail, some had gone back before. */
export function settleDue(state: State): void {
  const { random, faults, clock } = state;
  for (const refund of state.refunds.filter(({ dueAt }) => dueAt <= clock())) {
    const fails = random() * 100 < faults.unrefunded;
    if (refund.status === 'pending') {
      const isReturned = fails && random() < 0.5;
      end(state, refund, fails && !isReturned ? 'failed' : 'succeeded');
      refund.dueAt = isReturned ? clock() + RETURNED_AFTER_MS : Number.POSITIVE_INFINITY;
    } else if (refund.status === 'succeeded') {
      end(state, refund, 'failed');
      refund.dueAt = Number.POSITIVE_INFINITY;
    }
  }
}

/** Also of one that had succeeded: the bank has sent it back. */
export function end(state: State, refund: Refund, status: 'succeeded' | 'failed'): void {
  Object.assign(refund, { status, failure_reason: status === 'failed' ? 'lost_or_stolen_card' : null });
  tell(state, status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
}

const isOf = (intent: string) => (one: Refund) => one.payment_intent === intent;

const goneOf = ({ refunds }: State, intent: string) =>
  refunds
    .filter(isOf(intent))
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
