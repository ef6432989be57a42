import { and, asc, eq, notInArray } from 'drizzle-orm';
import { RIGHT_FOR } from '#domain/order/action-rights.ts';
import { moneyActions, orderActions, parcelActions, returnActions } from '#domain/order/allowed-actions.ts';
import { owedOf, refundableOf } from '#domain/order/money.ts';
import { owedSince } from '#domain/order/owed-since.ts';
import { countsOf } from '#domain/order/parcels.ts';
import { refundTroubleOf } from '#domain/order/refund-trouble.ts';
import { withdrawalUntil } from '#domain/order/returns.ts';
import type { Right } from '#domain/staff/right.ts';
import { serviceStart } from '#domain/withdrawal/service-start.ts';
import { labelOf } from '#shop/carriers/label-of.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import {
  deliveryMethod,
  outboxEmail,
  paymentAttempt,
  shopOrder,
  shopOrderEvent,
  shopOrderNote,
} from '#shop/db/schema/index.ts';
import { isShopperEmail } from '#shop/email/kept-content.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import { isNumber } from '#shop/order/order-view.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { type DeskActor, mayAct } from './desk-actor.ts';
import { loadRest, type OrderFile } from './order-file.ts';
import { sentBackBy } from './refund-ways.ts';
import { loadShownLines, shownLine } from './shown-lines.ts';
import type { ShownMoney, ShownOrder } from './shown-order.ts';

export type ShowOutcome = { ok: true; order: ShownOrder } | { ok: false; problem: 'forbidden' | 'no_order' };

/** Everything that a screen about an order needs, in eight queries at most. */
export async function showOrder(
  parts: Pick<OrdersParts, 'database' | 'rules' | 'clock' | 'refundsBy' | 'carriers'>,
  actor: DeskActor,
  number: string,
): Promise<ShowOutcome> {
  const {
    database: { orm },
    rules,
    clock,
  } = parts;
  const may = (right: Right) => mayAct(actor, right);
  if (!may('order.read') && !may('parcel.read')) return { ok: false, problem: 'forbidden' };
  if (!isNumber(number)) return { ok: false, problem: 'no_order' };
  const [known] = await orm
    .select({ order: shopOrder, method: deliveryMethod.key })
    .from(shopOrder)
    .leftJoin(deliveryMethod, eq(deliveryMethod.id, shopOrder.deliveryMethodId))
    .where(eq(shopOrder.number, number));
  if (!known) return { ok: false, problem: 'no_order' };
  const { order, method } = known;
  const found = await loadShownLines(orm, [order.id]);
  const lines = found.map(({ line }) => line);
  const file = { ...(await loadRest(orm, order, lines, { now: clock(), timeZone: rules.timeZone })), lines };
  const waiting = file.facts.lines.filter((line) => line.waits && countsOf(file.facts, line).open > 0);
  return {
    ok: true,
    order: {
      ...headOf(order, may),
      deliveryMethod: method,
      ...(waiting.length > 0 && { serviceFrom: serviceStart(order.createdAt, rules.timeZone) }),
      waiting: waiting.map(({ id }) => id),
      lines: found.map((line) => shownLine(line, file.facts, may('money.read'))),
      parcels: file.parcels.map(({ orderId: _, isTracked, method: key, ...one }) => ({
        ...one,
        // What opens the locker is for whoever may read the order.
        shipment: one.shipment && (may('order.read') ? one.shipment : { ...one.shipment, collectCode: null }),
        actions: parcelActions(
          file.facts,
          { ...one, isTracked, label: labelOf(parts, { method: key, shipment: one.shipment }) },
          may,
        ),
      })),
      ...((may('return.read') || may('return.receive')) && {
        returns: file.returns.map(({ orderId: _, refundDue, ...one }) => ({
          ...one,
          ...(may('money.read') && { refundDue }),
          actions: returnActions(one, may),
        })),
        withdrawalUntil: withdrawalUntil(deliveriesOf(file), rules.points.returnDays),
      }),
      ...(may('money.read') && {
        money: { ...shownMoney(file, may, parts), attempts: await loadAttempts(orm, order) },
      }),
      events: await loadEvents(orm, order, may('order.read')),
      notes: await loadNotes(orm, order),
      ...(may('order.read') && { emails: await loadEmails(orm, order, may) }),
      actions: orderActions(file.facts, may),
    },
  };
}

/** When each parcel of an order arrived; null where that is not known. */
const deliveriesOf = ({ parcels }: OrderFile) =>
  parcels
    .filter(({ state }) => state !== 'lost' && state !== 'back')
    .map(({ state, endedAt }) => (state === 'delivered' ? endedAt : null));

function headOf(order: OrderRow, may: (right: Right) => boolean) {
  const { id: orderId, number, version, stage, held, createdAt, language, currency, note } = order;
  const { clientId: id, email, phone, billing } = order;
  return {
    ...{ id: orderId, number, version, stage, held, createdAt, language, currency, note },
    payment: order.paymentMethod,
    deliveryName: order.deliveryMethodName,
    pickupPoint: order.pickupPointCode,
    recipient: { address: order.delivery, phone: order.delivery.phone ?? order.phone },
    ...(may('client.read') && { client: { id, email, phone, billing } }),
  };
}

function shownMoney(
  { order, facts, money, returns }: OrderFile,
  may: (right: Right) => boolean,
  parts: Pick<OrdersParts, 'refundsBy'>,
): Omit<ShownMoney, 'attempts'> {
  return {
    ...facts.money,
    owed: owedOf(facts.money),
    trouble: refundTroubleOf(money, owedOf(facts.money)),
    owedSince: owedSince(money, order.currency, returns),
    refundable: refundableOf(facts.money),
    isSentBack: sentBackBy({ order, money }, parts).length > 0,
    totals: {
      goods: order.goodsGross,
      rebate: order.rebateGross,
      delivery: order.deliveryGross,
      deliveryPrice: order.priceType === 'gross' ? order.deliveryGross : (order.deliveryNet ?? 0),
      total: order.totalGross,
      pointsCost: order.pointsUsed,
    },
    rows: money.map(({ orderId: _, ...row }) => ({ ...row, actions: moneyActions(facts, row, money, may) })),
  };
}

/** Tries to pay online; where an order was never to be paid so, nothing is asked. */
async function loadAttempts(
  orm: OrmOrTransaction,
  { id, paymentMethod }: OrderRow,
): Promise<ShownMoney['attempts']> {
  if (paymentMethod !== 'gateway') return [];
  const { provider, method, amount, currency, state, problem, reference, begunAt } = paymentAttempt;
  return orm
    .select({
      ...{ id: paymentAttempt.id, provider, method, amount, currency, state, problem, reference, begunAt },
    })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, id))
    .orderBy(asc(paymentAttempt.id));
}

/** What was said of money and of the shopper's statements is for whoever may read the order itself. */
async function loadEvents(
  orm: OrmOrTransaction,
  { id }: OrderRow,
  withDetail: boolean,
): Promise<ShownOrder['events']> {
  const { kind, detail, happenedAt, actorName } = shopOrderEvent;
  const rows = await orm
    .select({ kind, detail, happenedAt, actorName })
    .from(shopOrderEvent)
    .where(eq(shopOrderEvent.orderId, id))
    .orderBy(asc(happenedAt), asc(shopOrderEvent.id));
  return withDetail ? rows : rows.map((row) => ({ ...row, detail: {} }));
}

const loadNotes = (orm: OrmOrTransaction, { id }: OrderRow): Promise<ShownOrder['notes']> =>
  orm
    .select({ text: shopOrderNote.text, author: shopOrderNote.author, writtenAt: shopOrderNote.writtenAt })
    .from(shopOrderNote)
    .where(eq(shopOrderNote.orderId, id))
    .orderBy(asc(shopOrderNote.id));

/** E-mails about an order that its shopper does not get. */
const TO_THE_SHOP = ['refund_due', 'points_lost', 'withdrawal_stated'] as const;

async function loadEmails(orm: OrmOrTransaction, { number }: OrderRow, may: (right: Right) => boolean) {
  const { id, kind, createdAt, sentAt, givenUpAt } = outboxEmail;
  const rows = await orm
    .select({ id, kind, createdAt, sentAt, givenUpAt, content: outboxEmail.content })
    .from(outboxEmail)
    .where(and(eq(outboxEmail.orderNumber, number), notInArray(kind, [...TO_THE_SHOP])))
    .orderBy(asc(outboxEmail.id));
  return rows.map(({ content, ...row }) => {
    const isKept = isShopperEmail(content);
    return {
      ...row,
      isReadable: isKept && may('client.read'),
      actions: isKept && may(RIGHT_FOR.send_email) ? [{ action: 'send_email' as const }] : [],
    };
  });
}
