import { invalid, ok, refused, unknown } from './answers.ts';
import { shown, tell } from './events.ts';
import { type Form, formIn, textIn, textsIn } from './form.ts';
import { type Answer, type Intent, newId, type Session, type State, seconds } from './objects.ts';

/** A charge below it is refused. */
const LEAST = 200;
const LASTS_SECONDS = 24 * 3600;
/** Codes that are paid; of the others, why not. */
const GOOD_BLIK = /^777\d{3}$/;
const DECLINES: Readonly<Record<string, string>> = { 700701: 'code_expired', 600600: 'customer_declined' };
const WRONG_BLIK = '000000';

export function createSession(state: State, form: Form): Answer {
  const item = formIn(formIn(form, 'line_items'), '0');
  const price = formIn(item, 'price_data');
  const currency = textIn(price, 'currency');
  const total = Number(textIn(price, 'unit_amount')) * Number(textIn(item, 'quantity'));
  const methods = Object.values(textsIn(form, 'allowed_payment_method_types'));
  if (form.payment_method_types) return unknown('payment_method_types');
  if (textIn(form, 'mode') !== 'payment') return invalid('mode');
  if (!URL.canParse(textIn(form, 'success_url'))) return invalid('success_url', 'url_invalid');
  if (textIn(formIn(price, 'product_data'), 'name') === '') return invalid('line_items[0][price_data]');
  const wrong = problemOf(currency, total);
  if (wrong) return wrong;
  const id = newId('cs_test');
  const session: Session = {
    ...{
      object: 'checkout.session',
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      amount_total: total,
    },
    ...{ currency, payment_intent: null, payment_status: 'unpaid', status: 'open' },
    ...{ metadata: textsIn(form, 'metadata'), payment_method_types: methods },
    ...{
      client_reference_id: textIn(form, 'client_reference_id'),
      expires_at: seconds(state) + LASTS_SECONDS,
    },
    intentMetadata: textsIn(formIn(form, 'payment_intent_data'), 'metadata'),
  };
  state.sessions.set(id, session);
  return ok(shown(session));
}

/** Confirmed at once with a code: what comes of it is told later. */
export function createIntent(state: State, form: Form): Answer {
  const amount = Number(textIn(form, 'amount'));
  const currency = textIn(form, 'currency');
  const code = textIn(formIn(formIn(form, 'payment_method_options'), 'blik'), 'code');
  if (form.payment_method_types) return unknown('payment_method_types');
  if (textIn(form, 'confirm') !== 'true') return invalid('confirm');
  if (!URL.canParse(textIn(form, 'return_url'))) return invalid('return_url', 'parameter_missing');
  const wrong = problemOf(currency, amount);
  if (wrong) return wrong;
  if (currency !== 'pln') return invalid('currency');
  if (!/^\d{6}$/.test(code)) return invalid('payment_method_options[blik][code]');
  const intent = newIntent(state, { amount, currency, metadata: textsIn(form, 'metadata') });
  intent.description = textIn(form, 'description');
  if (code === WRONG_BLIK) {
    const said = {
      message: 'The payment was declined.',
      code: 'payment_method_provider_decline',
      decline_code: 'code_invalid',
    };
    return refused(402, 'card_error', said);
  }
  intent.status = 'requires_action';
  const answer = ok({ ...intent, next_action: { type: 'blik_authorize', blik_authorize: {} } });
  if (GOOD_BLIK.test(code)) succeed(state, intent);
  else fail(state, intent, DECLINES[code] ?? 'generic_decline');
  return answer;
}

function problemOf(currency: string, amount: number): Answer | undefined {
  if (!/^[a-z]{3}$/.test(currency)) return invalid('currency');
  if (!Number.isSafeInteger(amount) || amount <= 0) return invalid('amount', 'parameter_invalid_integer');
  return amount < LEAST ? invalid('amount', 'amount_too_small', 'The amount is too small.') : undefined;
}

function newIntent(
  state: State,
  { amount, currency, metadata }: Pick<Intent, 'amount' | 'currency' | 'metadata'>,
) {
  const intent: Intent = {
    ...{ object: 'payment_intent', id: newId('pi'), amount, amount_received: 0, currency, metadata },
    ...{ status: 'requires_payment_method', description: null, last_payment_error: null },
    created: seconds(state),
  };
  state.intents.set(intent.id, intent);
  return intent;
}

function succeed(state: State, intent: Intent): void {
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null });
  tell(state, 'payment_intent.succeeded', intent);
}

function fail(state: State, intent: Intent, decline: string): void {
  const error = {
    code: 'payment_method_provider_decline',
    decline_code: decline,
    message: 'The payment failed.',
  };
  Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
  tell(state, 'payment_intent.payment_failed', intent);
}

/** A card was refused on the page: the shopper may try another. */
export function refuseOnPage(state: State, session: Session): void {
  fail(state, intentOf(state, session), 'generic_decline');
}

/** The shopper pays on the page; both the page and the payment are told of, in no order. */
export function payOnPage(state: State, session: Session): void {
  if (session.status !== 'open') return;
  const intent = intentOf(state, session);
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  succeed(state, intent);
  tell(state, 'checkout.session.completed', session);
}

function intentOf(state: State, session: Session): Intent {
  const known = state.intents.get(session.payment_intent ?? '');
  if (known) return known;
  const { amount_total: amount, currency, intentMetadata: metadata } = session;
  const intent = newIntent(state, { amount, currency, metadata });
  session.payment_intent = intent.id;
  return intent;
}

/** Pages that nobody has paid in a day. */
export function expireDue(state: State): void {
  for (const session of state.sessions.values()) {
    if (session.status !== 'open' || session.expires_at > seconds(state)) continue;
    Object.assign(session, { status: 'expired', url: null });
    tell(state, 'checkout.session.expired', session);
  }
}
