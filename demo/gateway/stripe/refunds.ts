import { invalid, missing, ok } from './answers.ts';
import { shown, tell } from './events.ts';
import { type Form, textIn, textsIn } from './form.ts';
import { type Answer, newId, type Refund, type State } from './objects.ts';

/** How long a bank takes. */
const TAKES_MS = 3000;

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

/** What the bank has done by now. */
export function settleDue(state: State): void {
  for (const refund of state.refunds)
    if (refund.status === 'pending' && refund.dueAt <= state.clock())
      end(state, refund, state.random() * 100 < state.faults.unrefunded ? 'failed' : 'succeeded');
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
