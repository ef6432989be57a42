import type { FastifyInstance } from 'fastify';
import { countryOf } from '#domain/form/country.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { joinPhone } from '#domain/form/linked-fields.ts';
import { normaliseZipcode } from '#domain/form/zipcode.ts';
import { type OrderAddress, PAYMENTS } from '#domain/order/order.ts';
import type { QuoteChange } from '#domain/order/quote-changes.ts';
import { formatMoney } from '#domain/price/mask.ts';
import { TermsLinks } from '#pages/account/terms-links.tsx';
import { checkoutPage } from '#pages/checkout/checkout-page.tsx';
import { addressLines } from '#pages/checkout/order-page.tsx';
import { ConsentForm, SummaryParts } from '#pages/checkout/summary-step.tsx';
import { DELIVERY, OTHER_ADDRESS, SUMMARY_FORM } from '#pages/forms/checkout-forms.ts';
import { type FormOutcome, formRoute } from '#server/forms/form-route.ts';
import type { FormVisit } from '#server/forms/form-visit.ts';
import { readFields } from '#server/routes/fields.ts';
import { termsOf } from '#server/routes/terms.ts';
import type { Shop } from '#server/shop.ts';
import type { OrderForm, OrderOutcome } from '#shop/orders/place-order.ts';
import { basketSummary } from './basket-summary.tsx';
import { buyerOf, regionOfDelivery } from './checkout-visit.ts';
import { readWay } from './delivery.tsx';

/** Third step: all of it once more, and the order. */
export function summaryStep(app: FastifyInstance, shop: Shop): void {
  formRoute(app, shop, {
    path: ({ checkoutSummary }) => checkoutSummary,
    fields: () => SUMMARY_FORM,
    page: async (visit, state = {}) => {
      const { links, t } = visit;
      const entered = await shop.checkouts.load(visit.session);
      if (!entered?.contact) return { leadTo: links.checkout };
      if (!entered.delivery) return { leadTo: links.checkoutDelivery };
      const form = orderForm(entered.contact, entered.delivery);
      const quote = await shop.orders.quote(await buyerOf(visit), form);
      if (quote.lines.length === 0) return { leadTo: links.basket };
      if (!quote.way || !quote.payment) return { leadTo: links.checkoutDelivery };
      const message = quote.problems.includes('lines')
        ? t('checkout.notPossible')
        : quote.problems.includes('no_points')
          ? t('checkout.noPoints')
          : undefined;
      return checkoutPage(
        visit.words('checkout.summary'),
        'checkoutSummary',
        <SummaryParts
          parts={[
            { title: t('checkout.contact'), lines: contactLines(form), change: links.checkout },
            {
              title: t('checkout.billing'),
              lines: addressLines(form.billing, visit.visit.language),
              change: links.checkout,
            },
            {
              title: t('checkout.otherTitle'),
              lines: addressLines(form.delivery, visit.visit.language),
              change: links.checkout,
            },
            {
              title: t('checkout.delivery'),
              lines: [
                quote.way.prepaid ? quote.way.name : t('checkout.onDelivery', { name: quote.way.name }),
                ...(form.pickupPoint ? [await pointName(visit, quote.way.method, form.pickupPoint)] : []),
                t(`order.pay.${quote.payment}`),
                ...(form.note ? [form.note] : []),
              ],
              change: links.checkoutDelivery,
            },
          ]}
        />,
        await basketSummary(visit, quote),
        <ConsentForm
          state={message ? { ...state, message } : state}
          hidden={{ key: entered.orderKey, seen: quote.fingerprint }}
          terms={<TermsLinks terms={await termsOf(visit)} />}
          isFree={quote.totals.total.gross === 0}
        />,
      );
    },
    take,
  });
}

async function take(_: FormValues, visit: FormVisit): Promise<FormOutcome> {
  const { shop, links, t, request } = visit;
  const entered = await shop.checkouts.load(visit.session);
  if (!entered?.contact || !entered.delivery) return { goOn: links.checkout };
  const sent = readFields(request);
  const buyer = await buyerOf(visit);
  const outcome = await shop.orders.place({
    ...buyer,
    key: sent('key'),
    fingerprint: sent('seen'),
    choice: orderForm(entered.contact, entered.delivery),
    consents: [{ kind: 'terms', wording: t('checkout.terms'), given: true }],
  });
  if (!outcome.ok) return refused(outcome, visit);
  await shop.checkouts.renew(buyer.session);
  const order = await shop.orders.findByLink(outcome.number, outcome.linkToken);
  const page = links.order(outcome.number, outcome.linkToken);
  const notice = t('order.thanks', { email: entered.contact.email ?? '' });
  if (order?.payment !== 'gateway' || !order.awaitsPayment) return { goOn: page, notice };
  const { redirect } = await shop.gateway.begin(order, shop.origin + page);
  return { goOn: redirect.replace(shop.origin, '') };
}

/** The summary is shown again, with what has changed; nothing was sold. */
function refused(outcome: Exclude<OrderOutcome, { ok: true }>, visit: FormVisit): FormOutcome {
  const { links, t } = visit;
  if (outcome.problem === 'empty') return { goOn: links.basket, notice: t('checkout.empty'), kind: 'error' };
  if (outcome.problem === 'no_key' || outcome.problem === 'key_reused')
    return { goOn: links.checkoutSummary, notice: t('checkout.keyReused'), kind: 'error' };
  if (outcome.problem === 'no_delivery' || outcome.problem === 'no_payment' || outcome.problem === 'no_point')
    return { goOn: links.checkoutDelivery, notice: t('checkout.changed'), kind: 'error' };
  if (outcome.problem === 'no_points')
    return { goOn: links.checkoutSummary, notice: t('checkout.noPoints'), kind: 'error' };
  const changes = 'changes' in outcome ? outcome.changes : [];
  const said = changes.slice(0, MOST_CHANGES).map((change) => sayChange(change, visit));
  const notice = [t('checkout.changed'), ...said].join(' ');
  return { goOn: links.checkoutSummary, notice, kind: 'error' };
}

/** More would not fit into what travels to the next page; the summary shows all of it anyway. */
const MOST_CHANGES = 5;

function sayChange(change: QuoteChange, { t, visit }: FormVisit): string {
  const money = (amount: number) => formatMoney(amount, visit.currency);
  switch (change.kind) {
    case 'gone':
    case 'added':
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

/** What was filled in, as an order has it. */
function orderForm(contact: FormValues, delivery: FormValues): OrderForm {
  const phone = joinPhone(contact.phone_prefix ?? '', contact.phone ?? '') || undefined;
  const isElsewhere = contact[OTHER_ADDRESS] === 'y';
  const { method, prepaid } = readWay(delivery.way ?? '');
  return {
    email: contact.email ?? '',
    phone,
    billing: addressOf(contact, ''),
    delivery: addressOf(contact, isElsewhere ? DELIVERY : ''),
    regionId: regionOfDelivery(contact),
    deliveryMethod: method,
    prepaid,
    pickupPoint: delivery.pickup_point || undefined,
    payment: PAYMENTS.find((one) => one === delivery.payment) ?? 'transfer',
    note: delivery.note || undefined,
  };
}

function addressOf(contact: FormValues, prefix: string): OrderAddress {
  const said = (name: string) => (contact[prefix + name] ?? '').trim();
  const country = countryOf(Number(said('country'))) ?? '';
  const optional = {
    company: said('firm'),
    taxNumber: said('nip'),
    streetNumber: said('street_number'),
  };
  return {
    firstname: said('firstname'),
    lastname: said('lastname'),
    street: said('street'),
    zipcode: normaliseZipcode(said('zipcode'), country),
    city: said('city'),
    country,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  };
}

const contactLines = ({ email, phone }: OrderForm) => [email, ...(phone ? [phone] : [])];

async function pointName({ shop }: FormVisit, method: string, code: string): Promise<string> {
  const point = await shop.pickupPoints.find(method, code);
  return point ? `${point.name}, ${point.street}, ${point.city}` : code;
}
