import type { FastifyInstance, FastifyReply } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { isForShopper, isPayableOnline, isStatus, type Order } from '#domain/order/order.ts';
import { lastDayToPay } from '#domain/order/payment-deadline.ts';
import { formatDate, formatMoment } from '#domain/page/date.ts';
import type { PaymentNow } from '#domain/payments/payment-attempt.ts';
import { dateOf } from '#domain/time/zone.ts';
import { refundUntil } from '#domain/withdrawal/refund-deadline.ts';
import { isServiceAhead, serviceStart } from '#domain/withdrawal/service-start.ts';
import { orderPage } from '#pages/checkout/order-page.tsx';
import { sendPage } from '#server/pages/send-page.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readFields } from '#server/request/fields.ts';
import { leaveNotice } from '#server/request/notice.ts';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import { findOrder, noOrderPage } from './find-order.tsx';
import { lookAgain } from './look-again.ts';

/** An order's own page, for its client and for whoever has its link, and taking it back. */
export function orderRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'ordering'>,
): void {
  for (const language of LANGUAGES) {
    const links = linksIn(language);
    app.get(links.order('').replace(/\?.*$/, ''), ({ context }) => showOrder(shop, context));
    app.get(links.orderTerms(), ({ context }) => sendTerms(shop, context));
    app.post(links.orderCancel, ({ context }) => cancelOrder(shop, context));
  }
}

async function showOrder(shop: Pick<Shop, 'settings' | 'catalogue' | 'ordering'>, context: RequestContext) {
  const { t, words, language } = context;
  const { order, token } = await findOrder(shop, context);
  if (!order) return noOrder(shop, context);
  const { bankAccount, name, timeZone } = shop.settings.config;
  const awaitsTransfer = order.awaitsPayment && order.payment === 'transfer';
  // What was sold keeps its currency, whatever the shopper looks at now.
  const currency =
    shop.settings.config.currencies.find(({ id }) => id === order.currency) ?? context.currency;
  const isOnline = isPayableOnline(order);
  const now = isOnline ? await shop.ordering.onlinePayments.paymentNow(order.number) : undefined;
  const isChecked = AWAITED.has(now);
  if (isChecked) lookAgain(context.reply);
  const written = (at: Date) => formatDate(dateOf(at.getTime(), timeZone), language);
  const page = orderPage(words('order.title', undefined, { number: order.number }), {
    order: { ...order, returns: order.returns.map((one) => ({ ...one, date: written(one.since) })) },
    withdrawals: order.withdrawals.map(({ number, statedAt, isHandled }) => ({
      ...{ number, isHandled, date: written(statedAt) },
      until: formatDate(refundUntil(statedAt, timeZone), language),
    })),
    waiting: order.waiting.map((one, index) => ({
      ...{ ...one, key: String(index) },
      until: one.until && formatMoment(one.until.getTime(), language, timeZone),
    })),
    token,
    isChecked,
    isLate: now === 'late',
    online: isOnline ? (shop.ordering.payments.providers.length > 0 ? 'offered' : 'not_offered') : undefined,
    events: order.events.filter(isForShopper).map(({ kind, happenedAt }, index) => ({
      key: String(index),
      text: isStatus(kind) ? t(`order.${kind}`) : t(`order.event.${kind}`),
      date: dateOf(happenedAt.getTime(), timeZone),
    })),
    ...(order.owedSince && {
      owedUntil: formatDate(refundUntil(order.owedSince, timeZone), language),
    }),
    ...(isServiceAwaited(order, context.now, timeZone) && {
      serviceFrom: formatDate(serviceStart(order.createdAt, timeZone), language),
    }),
    ...(order.payBy && {
      payUntil: formatDate(lastDayToPay(order.payBy.getTime(), timeZone), language),
    }),
    ...(await documentsOf(shop, context, order, token)),
    terms: await termsOf(shop, context, order.number, token),
    ...(awaitsTransfer && bankAccount && { transfer: { name, account: bankAccount } }),
  });
  return sendPage(shop, context, page, context.seenWith({ currency }));
}

const AWAITED = new Set<PaymentNow | undefined>(['confirming', 'checking', 'late']);

/** Its documents, and whether the first of them can be asked for. */
async function documentsOf(
  { ordering: { invoices } }: Pick<Shop, 'ordering'>,
  { links }: RequestContext,
  { number, toPay, status, currency, totals }: Order,
  token: string,
) {
  if (!invoices.isOn) return {};
  const documents = await invoices.ofOrder(number);
  return {
    documents: documents.map(({ id, kind, number: name }) => ({
      ...{ kind, name, href: links.invoice(number, token, id) },
    })),
    mayAskInvoice:
      documents.length === 0 &&
      toPay <= 0 &&
      status !== 'cancelled' &&
      totals.total.gross > 0 &&
      currency === 'PLN',
  };
}

async function termsOf(
  { settings: { config }, ordering }: Pick<Shop, 'settings' | 'ordering'>,
  { links, language }: RequestContext,
  number: string,
  token: string,
) {
  const agreed = await ordering.orders.termsOf(number);
  return agreed.map(({ id, title, firstAgreedAt }) => ({
    ...{ title, href: links.orderTerms(number, token, id) },
    since: formatDate(dateOf(firstAgreedAt.getTime(), config.timeZone), language),
  }));
}

async function sendTerms(shop: Pick<Shop, 'settings' | 'catalogue' | 'ordering'>, context: RequestContext) {
  const { order } = await findOrder(shop, context);
  const id = readId(readFields(context.request)('id'));
  const file = order && (await shop.ordering.orders.termsFile(order.number, id));
  if (!file) return noOrder(shop, context);
  return context.reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${file.filename}"`)
    .send(file.content);
}

const isServiceAwaited = ({ isServiceLater, status, createdAt }: Order, now: number, timeZone: string) =>
  isServiceLater && status !== 'cancelled' && isServiceAhead(createdAt, now, timeZone);

const noOrder = (
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  context: RequestContext,
): Promise<FastifyReply> => sendPage(shop, context, noOrderPage(context));

async function cancelOrder(shop: Pick<Shop, 'settings' | 'catalogue' | 'ordering'>, context: RequestContext) {
  const { links, reply, t } = context;
  const { order, number, token } = await findOrder(shop, context);
  if (!order) return noOrder(shop, context);
  const { ok } = await shop.ordering.orders.cancel(number);
  leaveNotice(reply, {
    kind: ok ? 'success' : 'error',
    text: t(ok ? 'order.cancelDone' : 'order.cannotCancel'),
  });
  return reply.redirect(links.order(number, token), 303);
}
