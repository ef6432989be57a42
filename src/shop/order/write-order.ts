import { eq, inArray, sql } from 'drizzle-orm';
import type { ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import { orderNumber } from '#domain/order/order-number.ts';
import { lastDayToPay, paymentDeadline } from '#domain/order/payment-deadline.ts';
import { formatDate } from '#domain/page/date.ts';
import { formatMoney } from '#domain/price/mask.ts';
import { hasSizeChoice } from '#domain/product/product.ts';
import { isWithdrawalConsent } from '#domain/withdrawal/withdrawal-consent.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import {
  basket,
  basketLine,
  clientConsent,
  loyaltyPointsEntry,
  type pickupPoint,
  rebateCodeUse,
  shopOrder,
  shopOrderEvent,
  shopOrderLine,
} from '#shop/db/schema/index.ts';
import { hashOf } from '#shop/session/token.ts';
import { keepAgreedTerms } from '#shop/terms/agreed-terms.ts';
import { deadlineColumns } from './deadline-columns.ts';
import type { OrderForm, OrderRequest } from './order-request.ts';
import type { OrdersParts } from './orders-parts.ts';
import type { Sale } from './quote.ts';
import { settle } from './settle.ts';
import { confirmedConsents, statedWith } from './stated-consents.ts';
import { takeStock } from './stock.ts';
import { tellOwnerOfOrder } from './tell-owner-of-order.ts';
import { tellOwnerOfStock } from './tell-owner-of-stock.ts';

/** What belongs to the order besides what the shopper sent and what is sold. */
export type OrderDetails = {
  keyHash: string;
  contentHash: Buffer;
  linkToken: string;
  basketId: string;
  methodId: number;
  shippingMethod: ShippingMethod;
  /** Where the parcel waits, where it goes to a pickup point. */
  point: typeof pickupPoint.$inferSelect | undefined;
};

/** Writes an order that was found to be in order, with all that it takes and all that it tells. */
export async function writeOrder(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  request: OrderRequest,
  sale: Sale,
  details: OrderDetails,
): Promise<string> {
  const { clientId } = request.session;
  const { quote, code } = sale;
  const now = new Date(request.pricing.now);
  const order = await insertOrder(tx, parts, request, sale, details);
  const lines = await tx
    .insert(shopOrderLine)
    .values(linesOf(quote, order.id))
    .returning({ id: shopOrderLine.id, position: shopOrderLine.position });
  const taken = lines.map(({ id: lineId, position }) => ({
    lineId,
    needs: sale.needs.get(quote.lines[position]?.id ?? 0) ?? [],
  }));
  await takeStock(tx, { orderId: order.id, now }, taken, sale.shelves);
  if (code) {
    const use = { rebateCodeId: code.id, orderId: order.id, clientId: clientId ?? null, usedAt: now };
    await tx.insert(rebateCodeUse).values({ ...use, email: order.email });
    await tx.update(basket).set({ rebateCodeId: null }).where(eq(basket.id, details.basketId));
  }
  const { pointsCost } = quote.totals;
  if (pointsCost > 0 && clientId !== undefined)
    await tx
      .insert(loyaltyPointsEntry)
      .values({ clientId, orderId: order.id, points: -pointsCost, reason: 'spent', enteredAt: now });
  await keepAgreedTerms(tx, { orderId: order.id, language: request.language, now });
  const consents = statedWith(request, sale);
  const detail = { consents };
  await tx.insert(shopOrderEvent).values({ orderId: order.id, kind: 'placed', detail, happenedAt: now });
  await tellOwnerOfOrder(tx, parts, order, ['placed']);
  const sizes = quote.lines.flatMap(({ id }) => sale.needs.get(id) ?? []).map(({ sizeId }) => sizeId);
  await tellOwnerOfStock(tx, parts, sizes);
  const lasting = consents.filter(({ kind }) => !isWithdrawalConsent(kind));
  if (clientId !== undefined && lasting.length > 0)
    await tx
      .insert(clientConsent)
      .values(lasting.map((statement) => ({ ...statement, clientId, statedAt: now })));
  await tx.delete(basketLine).where(
    inArray(
      basketLine.id,
      quote.lines.map(({ id }) => id),
    ),
  );
  await confirmByEmail(tx, parts, request, sale, { ...details, number: order.number, payBy: order.payBy });
  if (order.paymentMethod === 'points') await settle(tx, parts, order, { now, reference: null });
  return order.number;
}

async function insertOrder(
  tx: OrmOrTransaction,
  { rules }: OrdersParts,
  request: OrderRequest,
  sale: Sale,
  details: OrderDetails,
) {
  const { session, language, choice, pricing } = request;
  const { totals, currency, priceType } = sale.quote;
  const { rows } = await tx.execute<{ next: string }>(sql`SELECT nextval('shop_order_number') AS next`);
  const [added] = await tx
    .insert(shopOrder)
    .values({
      number: orderNumber(Number(rows[0]?.next), pricing.now),
      idempotencyKey: details.keyHash,
      contentHash: details.contentHash,
      linkTokenHash: hashOf(details.linkToken),
      clientId: session.clientId ?? null,
      language,
      currency,
      email: clean(choice.email),
      phone: clean(choice.phone ?? '') || null,
      billing: cleanAddress(choice.billing),
      delivery: cleanAddress(choice.delivery),
      regionId: choice.regionId,
      deliveryMethodId: details.methodId,
      deliveryMethodName: details.shippingMethod.name,
      pickupPointCode: details.point?.code ?? null,
      paymentMethod: choice.payment,
      goodsGross: totals.goods.gross,
      rebateGross: totals.rebate.gross,
      deliveryGross: totals.delivery.gross,
      deliveryVatBasisPoints: rules.deliveryTaxBasisPoints,
      totalGross: totals.total.gross,
      totalNet: totals.total.net,
      priceType,
      deliveryNet: totals.delivery.net,
      pointsUsed: totals.pointsCost,
      pointsEarned: session.clientId === undefined ? 0 : totals.pointsEarned,
      note: clean(choice.note ?? '').slice(0, LONGEST_NOTE) || null,
      rebateCode: sale.code?.code ?? null,
      createdAt: new Date(pricing.now),
      ...deadlineColumns(paymentDeadline(choice.payment, pricing.now, rules.payWithinDays, rules.timeZone)),
    })
    .returning();
  if (!added) throw new Error('the database returned no order');
  return added;
}

const LONGEST_NOTE = 2000;

const linesOf = ({ lines }: Sale['quote'], orderId: number) =>
  lines.map((line, position) => ({
    orderId,
    position,
    productId: line.productId,
    sizeId: line.sizeId,
    productName: line.name,
    // A size that is no choice has no name worth keeping.
    sizeName: hasSizeChoice([line.size]) ? line.size.name : '',
    unit: line.unit,
    quantity: line.quantity,
    unitGross: line.price.gross,
    unitNet: line.price.net,
    lineGross: line.worth.gross,
    lineNet: line.worth.net,
    vatBasisPoints: line.taxBasisPoints,
    pointsCost: line.pointsCost,
    pointsEarned: line.pointsEarned,
    subscriptionDays: line.everyDays ?? null,
    withdrawalException: line.withdrawalException ?? null,
  }));

function confirmByEmail(
  tx: OrmOrTransaction,
  { queueEmail, orderLink, rules }: OrdersParts,
  request: OrderRequest,
  sale: Sale,
  details: OrderDetails & { number: string; payBy: Date | null },
): Promise<void> {
  const { language, currency, choice } = request;
  const { lines, totals, priceType } = sale.quote;
  const { number, linkToken, shippingMethod } = details;
  const money = (amount: number) => formatMoney(amount, currency);
  const sold = lines.map(({ name, size, quantity, unit, rules, worth, pointsCost, ...line }) => ({
    name,
    size: size.type === 'uniw' || size.type === 'onesize' ? '' : size.name,
    quantity,
    unit,
    precision: rules.precision,
    ...(pointsCost > 0 ? { points: pointsCost } : { worth: money(worth[priceType]) }),
    ...(line.withdrawalException && { withdrawalException: line.withdrawalException }),
    ...(line.picture && { picture: line.picture.name }),
  }));
  return queueEmail(
    {
      kind: 'order_placed',
      to: clean(choice.email),
      language,
      number,
      lines: sold,
      delivery: { name: shippingMethod.name, cost: money(totals.delivery[priceType]) },
      place: placeOf(choice, details),
      ...(totals.rebate.gross > 0 && { rebate: money(totals.rebate[priceType]) }),
      ...confirmedConsents(request, sale),
      total: money(totals.total[priceType]),
      ...(priceType === 'net' && { totalGross: money(totals.total.gross) }),
      payment: choice.payment,
      ...(details.payBy && {
        until: formatDate(lastDayToPay(details.payBy.getTime(), rules.timeZone), language),
      }),
      link: orderLink(number, linkToken, language),
    },
    tx,
  );
}

/** Who collects it, or gets it by e-mail, knows where. */
function placeOf({ delivery }: OrderForm, { shippingMethod, point }: OrderDetails): string[] {
  if (point) return [`${point.name} (${point.code})`, point.street, `${point.zipcode} ${point.city}`];
  if (shippingMethod.kind !== 'courier') return [];
  const { firstname, lastname, street, streetNumber, zipcode, city } = cleanAddress(delivery);
  return [`${firstname} ${lastname}`, `${street} ${streetNumber}`.trim(), `${zipcode} ${city}`];
}

// PostgreSQL keeps neither NUL in a text, nor half a surrogate pair in JSON.
export const clean = (text: string) =>
  text
    .replaceAll('\u0000', '')
    .replace(/\p{Cs}/gu, '')
    .trim();

export const cleanAddress = (address: OrderAddress): OrderAddress => ({
  ...address,
  ...Object.fromEntries(
    Object.entries(address).flatMap(([field, value]) => (value ? [[field, clean(value)]] : [])),
  ),
});
