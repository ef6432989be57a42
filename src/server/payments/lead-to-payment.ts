import { isPayableOnline, type Order } from '#domain/order/order.ts';
import type { RequestContext } from '#server/request/context.ts';
import { leaveNotice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import type { NotBegun } from '#shop/payments/begin-payment.ts';
import type { WayToPay } from '#shop/payments/online-payments.ts';
import type { Begun } from '#shop/payments/provider.ts';

type Payable = { order: Order; token: string };

/** Where a shopper goes to pay an order online: where there is something to choose, or else to the one who takes it. */
export async function leadToPayment(
  shop: Pick<Shop, 'settings' | 'ordering'>,
  context: RequestContext,
  { order, token }: Payable,
): Promise<string> {
  const { links, reply, t } = context;
  const orderPage = links.order(order.number, token);
  if (!isPayableOnline(order)) return orderPage;
  const ways = await shop.ordering.onlinePayments.waysToPay(order);
  const [only] = ways;
  if (!only) return orderPage;
  if (ways.length > 1) return links.payment(order.number, token);
  const begun = await beginAt(shop, context, { order, token }, only);
  if (begun.state === 'redirect') return begun.to;
  if (begun.state === 'nothing_due') return orderPage;
  leaveNotice(reply, { kind: 'error', text: t('payment.unavailable') });
  return orderPage;
}

/** Asks one provider for the money; an address of the shop itself comes without its origin. */
export async function beginAt(
  { settings: { origin }, ordering }: Pick<Shop, 'settings' | 'ordering'>,
  { request, links }: RequestContext,
  { order, token }: Payable,
  { provider, method }: WayToPay,
  blikCode?: string,
): Promise<Begun | NotBegun> {
  const begun = await ordering.onlinePayments.begin(provider, {
    order,
    choice: { method: method.id, blikCode },
    browser: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    returnAddress: origin + links.order(order.number, token),
    log: (line) => request.log.warn(line),
  });
  return begun.state === 'redirect' ? { ...begun, to: begun.to.replace(origin, '') } : begun;
}
