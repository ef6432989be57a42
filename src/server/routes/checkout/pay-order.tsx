import type { FastifyInstance } from 'fastify';
import { isPayableOnline, type Order } from '#domain/order/order.ts';
import { blikCodeIn, type PaymentNow } from '#domain/payments/payment-attempt.ts';
import { formatMoney } from '#domain/price/mask.ts';
import type { PageNotice } from '#pages/account/form-page.tsx';
import { BLIK_FIELD, paymentPage, waitingPage } from '#pages/checkout/payment-page.tsx';
import { type FormOutcome, formRoute } from '#server/form/form-route.ts';
import { beginAt, leadToPayment } from '#server/payments/lead-to-payment.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readFields } from '#server/request/fields.ts';
import { leaveNotice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import { findOrder, noOrderPage } from './find-order.tsx';
import { lookAgain } from './look-again.ts';

type Parts = Pick<Shop, 'settings' | 'catalogue' | 'ordering'>;

/** Paying an order that is there: by a code in the shop, or on the page of whoever takes the money. */
export function payOrder(app: FastifyInstance, shop: Parts): void {
  if (shop.ordering.payments.providers.length === 0) return;
  const { onlinePayments } = shop.ordering;
  formRoute(app, shop, {
    path: ({ orderPay }) => orderPay,
    fields: () => [BLIK_FIELD],
    async page(context, _, state = {}) {
      const { links, reply, words, t, language } = context;
      const { order, number, token } = await findOrder(shop, context);
      if (!order) return noOrderPage(context);
      if (!isPayableOnline(order)) return { leadTo: links.order(number, token) };
      const link = { number, token };
      const now = await onlinePayments.paymentNow(number);
      if (now === 'confirming') {
        lookAgain(reply);
        const lead = t('payment.waitingFor', { number, amount: amountOf(shop, order) });
        return waitingPage({ ...words('payment.waiting'), lead }, link);
      }
      const ways = await onlinePayments.waysToPay(order);
      return paymentPage(
        {
          ...words('payment.choose', undefined, { number }),
          lead: t('payment.toPay', { amount: amountOf(shop, order) }),
          ...(!state.problems && { notice: noticeOf(now, t) }),
        },
        {
          ...{ link, state, hasBlik: ways.some(({ method }) => method.kind === 'blik_code') },
          pages: ways.flatMap(({ provider, method }) =>
            method.kind === 'page' ? { name: provider.name, title: provider.title(language) } : [],
          ),
        },
      );
    },
    aside: async (_, context) => {
      const { links, t } = context;
      const { order, number, token } = await findOrder(shop, context);
      if (!order) return { message: t('order.none'), status: 404 };
      if (!isPayableOnline(order)) return { goOn: links.order(number, token) };
      const wanted = readFields(context.request)('pay_by');
      if (wanted === 'blik') return undefined;
      const ways = await onlinePayments.waysToPay(order);
      const way = ways.find(({ provider, method }) => provider.name === wanted && method.kind === 'page');
      if (!way) return { goOn: await leadToPayment(shop, context, { order, token }) };
      const begun = await beginAt(shop, context, { order, token }, way);
      if (begun.state === 'nothing_due') return { goOn: links.order(number, token) };
      return begun.state === 'redirect'
        ? { goOn: begun.to }
        : { message: t('payment.problem.unavailable'), status: 503 };
    },
    take: (values, context) => payByCode(shop, context, values[BLIK_FIELD.name] ?? ''),
  });
}

/** What became of the try before, where nothing else is to be said. */
function noticeOf(now: PaymentNow | undefined, t: RequestContext['t']): PageNotice | undefined {
  if (now === 'checking' || now === 'late') return { kind: 'info', text: t('payment.checking') };
  return typeof now === 'object' ? { kind: 'error', text: t(`payment.problem.${now.problem}`) } : undefined;
}

async function payByCode(shop: Parts, context: RequestContext, typed: string): Promise<FormOutcome> {
  const { links, reply, t } = context;
  const { onlinePayments } = shop.ordering;
  const { order, number, token } = await findOrder(shop, context);
  const blikCode = blikCodeIn(typed);
  if (!blikCode) return { problems: { [BLIK_FIELD.name]: t('payment.blikDigits') } };
  const waiting = { goOn: links.payment(number, token) };
  const ways = order ? await onlinePayments.waysToPay(order) : [];
  const way = ways.find(({ method }) => method.kind === 'blik_code');
  if (!order || !way) return waiting;
  const begun = await beginAt(shop, context, { order, token }, way, blikCode);
  if (begun.state === 'redirect') return { goOn: begun.to };
  if (begun.state === 'waiting') return waiting;
  // Another tab was quicker.
  if (begun.state === 'confirming' || begun.state === 'nothing_due') {
    leaveNotice(reply, { kind: 'success', text: t(`payment.another.${begun.state}`) });
    return waiting;
  }
  const said = t(`payment.problem.${begun.problem}`);
  return begun.problem === 'unavailable'
    ? { message: said, status: 503 }
    : { problems: { [BLIK_FIELD.name]: said } };
}

const amountOf = ({ settings: { config } }: Parts, order: Order): string => {
  const currency = config.currencies.find(({ id }) => id === order.currency);
  return currency ? formatMoney(order.toPay, currency) : `${order.toPay / 100} ${order.currency}`;
};
