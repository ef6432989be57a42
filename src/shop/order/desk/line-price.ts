import { eq } from 'drizzle-orm';
import { priceLines } from '#domain/basket/price-lines.ts';
import { lineNeeds } from '#domain/order/line-problem.ts';
import { hasSizeChoice } from '#domain/product/product.ts';
import { withdrawalExceptionOf } from '#domain/withdrawal/withdrawal-exception.ts';
import { loadProductRecords } from '#shop/catalogue/product-records.ts';
import { type shopOrderLine, size } from '#shop/db/schema/index.ts';
import { type LineNeeds, loadParts } from '#shop/order/stock.ts';
import type { Hand } from './hand.ts';
import { isAmount } from './said.ts';

/** A line as it would be sold now, without its place in the order. */
export type LinePrice = Omit<typeof shopOrderLine.$inferInsert, 'orderId' | 'position' | 'quantity'> & {
  needs: LineNeeds;
};

const IGNORED = { newForDays: 0, fewLeft: 0 };

/** What so many of a size cost now, in the order's currency and price type; undefined where they cannot be bought. */
export async function priceOfSize(
  hand: Hand,
  sizeId: number,
  quantity: number,
): Promise<LinePrice | undefined> {
  const { tx, parts, file, now } = hand;
  const { language, currency, priceType } = file.order;
  const rate = parts.config.currencies.find(({ id }) => id === currency)?.rate;
  if (!isAmount(sizeId)) return undefined;
  const [known] = await tx.select({ productId: size.productId }).from(size).where(eq(size.id, sizeId));
  if (!known || rate === undefined) return undefined;
  const [record] = await loadProductRecords(tx, [known.productId], { language, currency: parts.currency });
  const wanted = record?.sizes.find(({ id }) => id === sizeId);
  if (!record || !wanted) return undefined;
  const pricing = { now: now.getTime(), rate, priceType, timeZone: parts.rules.timeZone, ...IGNORED };
  const line = { id: 0, quantity, everyDays: null, selected: true, record, size: wanted };
  const [priced] = priceLines([line], pricing).lines;
  if (!priced || priced.chosen.refusal || priced.pointsCost > 0) return undefined;
  const { offer } = priced.chosen;
  return {
    productId: record.id,
    sizeId,
    productName: record.name,
    sizeName: hasSizeChoice([offer]) ? offer.name : '',
    unit: record.unit,
    unitGross: priced.price.gross,
    unitNet: priced.price.net,
    lineGross: priced.worth.gross,
    lineNet: priced.worth.net,
    vatBasisPoints: priced.taxBasisPoints,
    pointsEarned: priced.pointsEarned,
    withdrawalException: withdrawalExceptionOf(record) ?? null,
    needs: lineNeeds(priced, await loadParts(tx, [record.id])),
  };
}
