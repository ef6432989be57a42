import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { formatMoney } from '#domain/price/mask.ts';
import { testPaymentPage } from '#pages/checkout/test-payment-page.tsx';
import { sendPage } from '#server/pages/send-page.ts';
import { readFields } from '#server/request/fields.ts';
import { leaveNotice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import { PAYMENT_FIELDS } from '#shop/payments/test-gateway.ts';

/** The page of the test gateway, which another company would serve: it tells the shop what came of a payment. */
export function testPaymentRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'ordering'>,
): void {
  const { testGateway: gateway } = shop.ordering.payments;
  if (!gateway) return;
  for (const language of LANGUAGES) {
    const path = linksIn(language).testPayment;
    app.get(path, async (request, reply) => {
      const { context } = request;
      const sent = readFields(request);
      const fields = Object.fromEntries(PAYMENT_FIELDS.map((name) => [name, sent(name)]));
      const payment = gateway.readPayment(fields);
      if (!payment) {
        reply.callNotFound();
        return reply;
      }
      const currency = shop.settings.config.currencies.find(({ id }) => id === payment.currency);
      const paid = currency ? formatMoney(payment.amount, currency) : String(payment.amount);
      const amount =
        shop.settings.config.priceType === 'net' ? context.t('price.gross', { price: paid }) : paid;
      return sendPage(
        shop,
        context,
        testPaymentPage({ ...context.words('payment.title', 'payment.lead'), amount, fields }),
      );
    });
    app.post(path, async (request, reply) => {
      const { t } = request.context;
      const sent = readFields(request);
      const payment = gateway.readPayment(
        Object.fromEntries(PAYMENT_FIELDS.map((name) => [name, sent(name)])),
      );
      if (!payment) {
        reply.callNotFound();
        return reply;
      }
      const isPaid = sent('do') === 'pay';
      const told = gateway.notificationOf(payment, isPaid ? 'paid' : 'refused');
      const { ok } = await shop.ordering.onlinePayments.takeNotification(gateway, told);
      const paid = ok && isPaid;
      leaveNotice(reply, {
        kind: paid ? 'success' : 'error',
        text: t(paid ? 'order.paidDone' : 'order.notPaid'),
      });
      return reply.redirect(payment.returnAddress.replace(shop.settings.origin, ''), 303);
    });
  }
}
