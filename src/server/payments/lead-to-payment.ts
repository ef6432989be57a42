import { isPayableOnline, type Order } from '#domain/order/order.ts';
import type { RequestContext } from '#server/request/context.ts';
import { leaveNotice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';

/** Where a shopper goes to pay an order online; the order's own page, where that cannot be now. */
export async function leadToPayment(
  { settings: { origin }, ordering }: Pick<Shop, 'settings' | 'ordering'>,
  { request, reply, t }: RequestContext,
  order: Order,
  orderPage: string,
): Promise<string> {
  const [provider] = ordering.payments.providers;
  if (!provider || !isPayableOnline(order)) return orderPage;
  const begun = await ordering.onlinePayments.begin(provider, {
    order,
    choice: { method: 'page' },
    browser: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    returnAddress: origin + orderPage,
    log: (line) => request.log.warn(line),
  });
  if (begun.state === 'redirect') return begun.to.replace(origin, '');
  leaveNotice(reply, { kind: 'error', text: t('payment.unavailable') });
  return orderPage;
}
