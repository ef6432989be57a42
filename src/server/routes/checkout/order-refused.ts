import type { QuoteChange } from '#domain/order/quote-changes.ts';
import { consentField } from '#pages/checkout/checkout-forms.ts';
import type { FormOutcome } from '#server/form/form-route.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { OrderOutcome } from '#shop/order/place-order.ts';
import { speak } from '#ui/shop-view/shop-view.tsx';

/** The summary is shown again, with what has changed; nothing was sold. */
export function orderRefused(
  outcome: Exclude<OrderOutcome, { ok: true }>,
  context: RequestContext,
): FormOutcome {
  const { links, t } = context;
  if (outcome.problem === 'empty') return { goOn: links.basket, notice: t('checkout.empty'), kind: 'error' };
  if (outcome.problem === 'no_key' || outcome.problem === 'key_reused')
    return { goOn: links.checkoutSummary, notice: t('checkout.keyReused'), kind: 'error' };
  if (outcome.problem === 'no_delivery' || outcome.problem === 'no_payment' || outcome.problem === 'no_point')
    return { goOn: links.checkoutDelivery, notice: t('checkout.changed'), kind: 'error' };
  if (outcome.problem === 'no_consent')
    return { problems: { [consentField('digital_content')]: t('checkout.consentNeeded') } };
  if (outcome.problem === 'no_points')
    return { goOn: links.checkoutSummary, notice: t('checkout.noPoints'), kind: 'error' };
  const changes = 'changes' in outcome ? outcome.changes : [];
  const said = changes.slice(0, MOST_CHANGES).map((change) => sayChange(change, context));
  const notice = [t('checkout.changed'), ...said].join(' ');
  return { goOn: links.checkoutSummary, notice, kind: 'error' };
}

/** More would not fit into what travels to the next page; the summary shows all of it anyway. */
const MOST_CHANGES = 5;

function sayChange(change: QuoteChange, { t, view }: RequestContext): string {
  const { amount: money } = speak(view);
  switch (change.kind) {
    case 'gone':
    case 'added':
    case 'withdrawal':
      return `${t(`change.${change.kind}`, { name: change.name })}.`;
    case 'price':
      return `${t('change.price', { name: change.name, was: money(change.before), is: money(change.now) })}.`;
    case 'points':
    case 'quantity':
      return `${t(`change.${change.kind}`, { name: change.name, was: change.before, is: change.now })}.`;
    case 'currency':
      return '';
    default:
      return `${t(`change.${change.kind}`, { was: money(change.before), is: money(change.now) })}.`;
  }
}
