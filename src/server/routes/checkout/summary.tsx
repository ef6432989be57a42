import type { FastifyInstance } from 'fastify';
import { isYes } from '#contract/form/yes.ts';
import { orderPlaced } from '#domain/tracking/tracking-event.ts';
import { consentsAskedFor, WITHDRAWAL_CONSENTS } from '#domain/withdrawal/withdrawal-consent.ts';
import { consentField, summaryForm } from '#pages/checkout/checkout-forms.ts';
import { checkoutPage } from '#pages/checkout/checkout-page.tsx';
import { methodName } from '#pages/checkout/method-name.ts';
import { addressLines } from '#pages/checkout/order-page.tsx';
import { ConsentForm, SummaryParts } from '#pages/checkout/summary-step.tsx';
import { TermsLinks } from '#pages/form/terms-links.tsx';
import { arrivalsOf } from '#server/delivery/arrivals.ts';
import { formRoute, type TakeForm } from '#server/form/form-route.ts';
import { tooMany } from '#server/form/refusals.ts';
import { termsOf } from '#server/form/terms.ts';
import { allowOrder } from '#server/limits/allow-order.ts';
import { leadToPayment } from '#server/payments/lead-to-payment.ts';
import { readFields } from '#server/request/fields.ts';
import type { Shop } from '#server/shop.ts';
import { trackerOf } from '#server/tracking/tracker.ts';
import { withdrawalStatements } from '#server/withdrawal/withdrawal-statements.ts';
import type { OrderForm } from '#shop/order/order-request.ts';
import { basketSummary } from './basket-summary.tsx';
import { orderFormFromCheckout } from './order-form.ts';
import { orderRefused } from './order-refused.ts';

/** Third step: all of it once more, and the order. */
export function summaryStep(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering' | 'limits' | 'operations'>,
): void {
  formRoute(app, shop, {
    path: ({ checkoutSummary }) => checkoutSummary,
    // Which of them the goods ask for, and demand, is known once they are sold.
    fields: () => SENT_SUMMARY,
    page: async (context, session, state = {}) => {
      const { links, language, t } = context;
      const entered = await shop.ordering.checkouts.load(session);
      if (!entered?.contact) return { leadTo: links.checkout };
      if (!entered.delivery) return { leadTo: links.checkoutDelivery };
      const form = orderFormFromCheckout(entered.contact, entered.delivery);
      const quote = await shop.ordering.orders.quote(await context.ensureShopper(), form);
      if (quote.lines.length === 0) return { leadTo: links.basket };
      if (!quote.shippingMethod || !quote.payment) return { leadTo: links.checkoutDelivery };
      const message = quote.problems.includes('lines')
        ? t('checkout.notPossible')
        : quote.problems.includes('no_points')
          ? t('checkout.noPoints')
          : undefined;
      const arrival = arrivalsOf(shop, context, quote)(quote.shippingMethod);
      return checkoutPage(
        context.words('checkout.summary'),
        'checkoutSummary',
        <SummaryParts
          parts={[
            { title: t('checkout.contact'), lines: contactLines(form), change: links.checkout },
            {
              title: t('checkout.billing'),
              lines: addressLines(form.billing, language),
              change: links.checkout,
            },
            {
              title: t('checkout.otherTitle'),
              lines: addressLines(form.delivery, language),
              change: links.checkout,
            },
            {
              title: t('checkout.delivery'),
              lines: [
                methodName(quote.shippingMethod, t),
                ...(arrival ? [arrival] : []),
                ...(form.pickupPoint
                  ? [await pointName(shop, quote.shippingMethod.method, form.pickupPoint)]
                  : []),
                t(`order.pay.${quote.payment}`),
                ...(form.note ? [form.note] : []),
              ],
              change: links.checkoutDelivery,
            },
          ]}
        />,
        await basketSummary(shop, context, quote),
        <ConsentForm
          state={message ? { ...state, message } : state}
          hidden={{ key: entered.orderKey, seen: quote.fingerprint }}
          consents={consentsAskedFor(quote.lines)}
          terms={<TermsLinks terms={await termsOf(shop, context)} />}
          isFree={quote.totals.total.gross === 0}
        />,
      );
    },
    take: take(shop),
  });
}

const SENT_SUMMARY = summaryForm(WITHDRAWAL_CONSENTS).map((field) => ({
  ...field,
  required: field.name === 'terms',
}));

const take =
  (shop: Pick<Shop, 'settings' | 'ordering' | 'limits' | 'operations'>): TakeForm =>
  async (_, context, session) => {
    const { links, t, request } = context;
    const entered = await shop.ordering.checkouts.load(session);
    if (!entered?.contact || !entered.delivery) return { goOn: links.checkout };
    const sent = readFields(request);
    const buyer = await context.ensureShopper();
    if (!(await allowOrder(shop, request.ip, buyer.session))) return tooMany(shop, context);
    const outcome = await shop.ordering.orders.place({
      ...buyer,
      key: sent('key'),
      fingerprint: sent('seen'),
      choice: orderFormFromCheckout(entered.contact, entered.delivery),
      consents: [
        { kind: 'terms', wording: t('checkout.terms'), given: true },
        ...withdrawalStatements((consent) => isYes(sent(consentField(consent))), t),
      ],
    });
    if (!outcome.ok) return orderRefused(outcome, context);
    if (!outcome.again) shop.operations.metrics.orders.add();
    await shop.ordering.checkouts.renew(buyer.session);
    const order = await shop.ordering.orders.findByLink(outcome.number, outcome.linkToken);
    if (order && !outcome.again) await trackerOf(shop, context).note(() => orderPlaced(order));
    const page = links.order(outcome.number, outcome.linkToken);
    const notice = t('order.thanks', { email: entered.contact.email ?? '' });
    const goOn = order ? await leadToPayment(shop, context, { order, token: outcome.linkToken }) : page;
    return goOn === page ? { goOn, notice } : { goOn };
  };

const contactLines = ({ email, phone }: OrderForm) => [email, ...(phone ? [phone] : [])];

async function pointName(shop: Pick<Shop, 'delivery'>, method: string, code: string): Promise<string> {
  const point = await shop.delivery.pickupPoints.find(method, code);
  return point ? `${point.name}, ${point.street}, ${point.city}` : code;
}
