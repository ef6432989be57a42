import { and, asc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { moneyOf, type OrderMoney, owedOf } from '#domain/order/money.ts';
import { mayBecome, type Order, type OrderEventKind, type OrderLine } from '#domain/order/order.ts';
import { toldReturn } from '#domain/order/order-returns.ts';
import { owedSince } from '#domain/order/owed-since.ts';
import { exactly } from '#domain/order/parcels.ts';
import { toldStageOf } from '#domain/order/stage.ts';
import { withTax } from '#domain/price/money.ts';
import type { Unit } from '#domain/product/product.ts';
import { isService, isServiceAtOnce } from '#domain/withdrawal/service-start.ts';
import { waitingParcels } from '#shop/carriers/waiting-parcels.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import {
  moneyEntry,
  orderLink,
  product,
  shopOrder,
  shopOrderEvent,
  shopOrderLine,
  withdrawal,
} from '#shop/db/schema/index.ts';
import { parcelsUnderWay } from '#shop/parcels/parcels-under-way.ts';
import { hashOf, isToken } from '#shop/session/token.ts';
import { loadReturns } from './desk/order-file.ts';
import type { OrderRow } from './order-row.ts';

export async function findByLink(
  orm: OrmOrTransaction,
  number: string,
  token: string,
  now: Date,
): Promise<Order | undefined> {
  if (!isToken(token) || !isNumber(number)) return undefined;
  const sentLater = orm
    .select({ id: orderLink.orderId })
    .from(orderLink)
    .where(and(eq(orderLink.tokenHash, hashOf(token)), gt(orderLink.expiresAt, now)));
  const isOpened = or(eq(shopOrder.linkTokenHash, hashOf(token)), inArray(shopOrder.id, sentLater));
  return findOrder(orm, and(eq(shopOrder.number, number), isOpened));
}

export async function findOfClient(
  orm: OrmOrTransaction,
  clientId: number,
  number: string,
): Promise<Order | undefined> {
  if (!isNumber(number)) return undefined;
  return findOrder(orm, and(eq(shopOrder.number, number), eq(shopOrder.clientId, clientId)));
}

/** What may be looked for; PostgreSQL takes no NUL in a text. */
export const isNumber = (number: string) => number.length <= 100 && !number.includes('\u0000');

async function findOrder(orm: OrmOrTransaction, which: SQL | undefined): Promise<Order | undefined> {
  const [order] = await orm.select().from(shopOrder).where(which);
  if (!order) return undefined;
  const lines = await orm
    .select({ line: shopOrderLine, precision: product.unitPrecision })
    .from(shopOrderLine)
    .leftJoin(product, eq(product.id, shopOrderLine.productId))
    .where(eq(shopOrderLine.orderId, order.id))
    .orderBy(asc(shopOrderLine.position));
  const events = await orm
    .select({
      kind: shopOrderEvent.kind,
      happenedAt: shopOrderEvent.happenedAt,
      consents: sql<unknown>`${shopOrderEvent.detail} -> 'consents'`,
    })
    .from(shopOrderEvent)
    .where(eq(shopOrderEvent.orderId, order.id))
    .orderBy(asc(shopOrderEvent.happenedAt), asc(shopOrderEvent.id));
  const rows = await orm
    .select()
    .from(moneyEntry)
    .where(eq(moneyEntry.orderId, order.id))
    .orderBy(asc(moneyEntry.id));
  const returns = await loadReturns(orm, order.id);
  const money = {
    ...moneyOf(rows, { currency: order.currency, payment: order.paymentMethod }),
    owedSince: owedSince(rows, order.currency, returns) ?? null,
  };
  const left = lines.filter(({ line }) => line.cancelled < line.quantity);
  const told = events.map(({ kind, happenedAt }) => ({ kind: kind as OrderEventKind, happenedAt }));
  return {
    ...orderOf(order, money, left.map(lineOf), told),
    returns: returns.map((one) => toldReturn(one, money.received > 0)),
    waiting: await waitingParcels(orm, order.id),
    underWay: await parcelsUnderWay(orm, order.id),
    withdrawals: await withdrawalsOf(orm, order.id),
    isServiceLater:
      left.some(({ line }) => isService(line)) && !events.some(({ consents }) => isServiceAtOnce(consents)),
  };
}

const withdrawalsOf = (orm: OrmOrTransaction, orderId: number): Promise<Order['withdrawals']> =>
  orm
    .select({
      number: sql<string>`coalesce(${withdrawal.number}, '')`,
      statedAt: sql`${withdrawal.confirmedAt}`.mapWith(withdrawal.confirmedAt),
      isHandled: sql<boolean>`${withdrawal.handledAt} IS NOT NULL`,
    })
    .from(withdrawal)
    .where(and(eq(withdrawal.orderId, orderId), isNotNull(withdrawal.confirmedAt)))
    .orderBy(asc(withdrawal.id));

type Money = OrderMoney & { owedSince: Date | null };

function orderOf(
  order: OrderRow,
  money: Money,
  lines: OrderLine[],
  events: Order['events'],
): Omit<Order, 'isServiceLater' | 'returns' | 'waiting' | 'underWay' | 'withdrawals'> {
  const { number, status, createdAt, language, currency, priceType, email, phone, billing, delivery } = order;
  const { regionId, paymentMethod: payment, paidAt, note } = order;
  const awaitsPayment = status === 'placed' && mayBecome(status, 'paid', payment);
  return {
    number,
    status,
    told: toldStageOf(order.stage, status),
    createdAt,
    language,
    currency,
    priceType,
    email,
    phone,
    billing,
    delivery,
    regionId,
    deliveryName: order.deliveryMethodName,
    pickupPoint: order.pickupPointCode,
    payment,
    paidAt,
    note,
    code: order.rebateCode,
    totals: totalsOf(order, lines),
    lines,
    events,
    awaitsPayment,
    payBy: awaitsPayment ? order.payBy : null,
    canCancel: mayBecome(status, 'cancelled', payment),
    received: money.received,
    owed: owedOf(money),
    owedSince: money.owedSince,
    refunding: money.asked,
    refunded: money.refunded,
    toPay: Math.max(0, -money.balance),
  };
}

/** As they were when it was placed; what is not written down follows from what is. */
function totalsOf(order: OrderRow, lines: readonly OrderLine[]): Order['totals'] {
  const goodsNet = lines.reduce((sum, { worth }) => sum + worth.net, 0);
  const delivery = {
    gross: order.deliveryGross,
    net: order.deliveryNet ?? withTax(order.deliveryGross, order.deliveryVatBasisPoints).net,
  };
  return {
    goods: { gross: order.goodsGross, net: goodsNet },
    rebate: { gross: order.rebateGross, net: goodsNet + delivery.net - order.totalNet },
    delivery,
    total: { gross: order.totalGross, net: order.totalNet },
    pointsCost: order.pointsUsed,
    pointsEarned: order.pointsEarned,
  };
}

type LineRow = { line: typeof shopOrderLine.$inferSelect; precision: number | null };

const lineOf = ({ line, precision }: LineRow): OrderLine => ({
  id: line.id,
  productId: line.productId,
  sizeId: line.sizeId,
  name: line.productName,
  sizeName: line.sizeName,
  unit: line.unit as Unit,
  precision: precision ?? 0,
  quantity: exactly(line.quantity - line.cancelled),
  unitGross: line.unitGross,
  worth: { gross: line.lineGross, net: line.lineNet },
  taxBasisPoints: line.vatBasisPoints,
  pointsCost: line.pointsCost,
  ...(line.subscriptionDays !== null && { everyDays: line.subscriptionDays }),
  ...(line.withdrawalException && { withdrawalException: line.withdrawalException }),
});
