import { and, eq, inArray } from 'drizzle-orm';
import { ratesAt } from '#domain/delivery/parcel.ts';
import { shippingMethodsFor } from '#domain/delivery/shipping-methods.ts';
import { RIGHT_FOR } from '#domain/order/action-rights.ts';
import { whyNot } from '#domain/order/actions.ts';
import { exactly } from '#domain/order/parcels.ts';
import { priceOf } from '#domain/price/money.ts';
import { deliveryMethod, parcel, pickupPoint, shopOrder, size } from '#shop/db/schema/index.ts';
import { loadRates } from '#shop/delivery/delivery-rates.ts';
import { amountOf } from '#shop/order/order-emails.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import { type DeskActor, mayAct } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import { loadFile } from './order-file.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { agreedOf, reckon, tellOfChange } from './reckon.ts';

/** What is left out stays as it is. */
export type DeliveryEdit = {
  /** The key of a shipping method. */
  method?: string | undefined;
  pickupPoint?: string | undefined;
  /** Of the order's price type; of another method, what it costs now where left out. */
  cost?: number | undefined;
};

/** Sends it another way, to another point, or for another price; what that costs is due, or owed. */
export function editDelivery(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  edit: DeliveryEdit,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'edit_delivery', input: edit }, async (hand) => {
    allow(whyNot('edit_delivery', hand.file.facts));
    const { order } = hand.file;
    const { method, name, cost: usual } = await methodOf(hand, edit.method);
    const cost = edit.cost ?? usual;
    if (!Number.isSafeInteger(cost) || cost < 0) refuse('bad_cost');
    const wanted = edit.pickupPoint ?? order.pickupPointCode ?? '';
    const point = method.kind === 'point' ? await pointOf(hand, method.id, wanted) : null;
    if (method.id === order.deliveryMethodId && point === order.pickupPointCode && cost === costOf(order))
      return;
    hand.set({ deliveryMethodId: method.id, deliveryMethodName: name, pickupPointCode: point });
    // What is being packed goes the new way too.
    await hand.tx
      .update(parcel)
      .set({ deliveryMethodId: method.id, methodName: name })
      .where(and(eq(parcel.orderId, order.id), eq(parcel.state, 'packing')));
    const delivery = priceOf(cost, order.deliveryVatBasisPoints, order.priceType);
    await reckon(hand, agreedOf(hand.file), delivery);
    hand.note('delivery_changed', { from: order.deliveryMethodName, to: name });
    const [from, to] = [order, { ...order, ...hand.written.change }].map((one) => wayOf(parts, one));
    await tellOfChange(hand, 'delivery', [{ of: 'delivery', from: from ?? '', to: to ?? '' }]);
  });
}

/** 'Paczkomat, WAW01M, 12,99 zł': the way, the place and the price, as the order is reckoned. */
function wayOf(parts: OrdersParts, order: OrderRow): string {
  const cost = amountOf(parts, order, order.deliveryGross);
  return [order.deliveryMethodName, order.pickupPointCode, cost].filter(Boolean).join(', ');
}

/** The method that is wanted, and what it costs: the one that the order has is neither reckoned nor offered anew. */
async function methodOf(hand: Hand, key: string | undefined) {
  const { order } = hand.file;
  const isWanted =
    key === undefined ? eq(deliveryMethod.id, order.deliveryMethodId ?? 0) : eq(deliveryMethod.key, key);
  const [method] = await hand.tx.select().from(deliveryMethod).where(isWanted);
  if (!method) return refuse('no_method');
  if (method.id === order.deliveryMethodId)
    return { method, name: order.deliveryMethodName, cost: costOf(order) };
  const offered = (await offeredBy(hand)).find((one) => one.method === key);
  return offered ? { method, name: offered.name, cost: offered.cost } : refuse('no_method');
}

const costOf = ({ priceType, deliveryGross, deliveryNet }: OrderRow) =>
  priceType === 'gross' ? deliveryGross : (deliveryNet ?? 0);

/** How this order could be sent instead, at what that costs now; nothing for whoever may not change it. */
export async function deliveryMethodsFor(parts: OrdersParts, actor: DeskActor, number: string) {
  const { orm } = parts.database;
  const [order] = await orm.select().from(shopOrder).where(eq(shopOrder.number, number));
  if (!order || !mayAct(actor, RIGHT_FOR.edit_delivery)) return [];
  return offeredBy({ tx: orm, parts, file: await loadFile(orm, order) });
}

/** The ways in which this order can be sent and paid for, at what they cost now. */
async function offeredBy({ tx, parts, file }: Pick<Hand, 'tx' | 'parts' | 'file'>) {
  const { order, lines } = file;
  const rate = parts.config.currencies.find(({ id }) => id === order.currency)?.rate ?? 1;
  const { priceType, deliveryVatBasisPoints: tax } = order;
  const rates = ratesAt(await loadRates(tx, order.regionId, order.language), { rate, priceType }, tax);
  const sizes = lines.flatMap(({ sizeId }) => sizeId ?? []);
  const known = await tx
    .select({ id: size.id, grams: size.weightGrams })
    .from(size)
    .where(inArray(size.id, sizes));
  const weights = new Map(known.map(({ id, grams }) => [id, grams]));
  const weightGrams = lines.reduce(
    (sum, { sizeId, quantity, cancelled }) =>
      sum + (weights.get(sizeId ?? 0) ?? 0) * exactly(quantity - cancelled),
    0,
  );
  const worth =
    priceType === 'gross' ? order.goodsGross - order.rebateGross : order.totalNet - (order.deliveryNet ?? 0);
  const isPrepaid = order.paymentMethod !== 'on_delivery';
  return shippingMethodsFor(rates, { weightGrams, worth }).filter(({ prepaid }) => prepaid === isPrepaid);
}

async function pointOf({ tx, file }: Hand, methodId: number, code: string): Promise<string> {
  if (code === '' || code.includes('\u0000')) return refuse('no_point');
  const isIt = and(
    eq(pickupPoint.deliveryMethodId, methodId),
    eq(pickupPoint.code, code),
    eq(pickupPoint.regionId, file.order.regionId),
    eq(pickupPoint.active, true),
  );
  return (await tx.$count(pickupPoint, isIt)) > 0 ? code : refuse('no_point');
}
