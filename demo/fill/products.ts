import type { DemoPriceStep, DemoProduct, DemoSize } from '#demo/catalogue/types.ts';
import { productPictures } from '#demo/pictures/jobs.ts';
import { slugOf } from '#demo/slug.ts';
import {
  bundlePart,
  priceStep,
  product,
  productCategory,
  productPicture,
  productText,
  size,
  sizeText,
  stock,
  subscriptionPeriod,
  volumeTier,
  warehouse,
} from '#shop/db/schema/index.ts';
import type { Tx } from './fill.ts';
import { fillParameters } from './parameters.ts';
import { type Ids, known, LANGUAGES } from './tree.ts';

const DAY = 86_400_000;
const CURRENCY = 'PLN';

type Warehouses = { own: number; external: number };
/** Size ids by 'product size', for the parts of sets. */
type SizeIds = Map<string, number>;

/** Products with their sizes, prices, stock and all that hangs on them. */
export async function fillProducts(tx: Tx, products: DemoProduct[], ids: Ids, now: number): Promise<void> {
  const warehouses = await fillWarehouses(tx);
  const sizes: SizeIds = new Map();
  const productIds = new Map<string, number>();
  for (const one of products) {
    const id = await fillProduct(tx, one, ids, now);
    productIds.set(one.key, id);
    for (const [position, each] of one.sizes.entries())
      sizes.set(`${one.key} ${each.type}`, await fillSize(tx, id, one, each, position, warehouses, now));
  }
  await fillParameters(tx, products, productIds);
  await fillParts(tx, products, productIds, sizes);
}

async function fillWarehouses(tx: Tx): Promise<Warehouses> {
  const rows = await tx
    .insert(warehouse)
    .values([
      { key: 'roastery', name: 'Palarnia', position: 0 },
      { key: 'outside', name: 'Magazyn zewnętrzny', external: true, leadDays: 2, position: 1 },
    ])
    .returning();
  return { own: rows[0]?.id ?? 0, external: rows[1]?.id ?? 0 };
}

async function fillProduct(tx: Tx, one: DemoProduct, ids: Ids, now: number): Promise<number> {
  const oldestStep = Math.max(...one.sizes.flatMap(({ prices }) => prices.map(({ daysAgo }) => daysAgo)));
  const firstOfferedAt = new Date(now - (one.newFromDaysAgo ?? oldestStep) * DAY);
  const [row] = await tx
    .insert(product)
    .values({
      key: one.key,
      type: one.type,
      producerId: known(ids.producers, one.producer),
      seriesId: one.series === undefined ? null : known(ids.series, one.series),
      unit: one.unit,
      sellBy: one.sellBy ?? 1,
      unitPrecision: one.precision ?? 0,
      forPoints: one.pointsCost !== undefined,
      minQuantity: one.minPerOrder ?? null,
      maxQuantity: one.maxPerOrder ?? null,
      vatBasisPoints: one.vatPercent * 100,
      perishable: one.perishable ?? false,
      pointsEarned: one.pointsEarned ?? 0,
      popularity: one.popularity,
      firstOfferedAt,
    })
    .returning();
  const id = row?.id ?? 0;
  await fillTexts(tx, id, one);
  await tx.insert(productCategory).values(
    one.categories.map((key, position) => ({
      productId: id,
      categoryId: known(ids.categories, key),
      position,
      main: position === 0,
    })),
  );
  await tx
    .insert(productPicture)
    .values(
      productPictures(one).map(({ name, view }, position) => ({ productId: id, position, name, view })),
    );
  if (one.tiers)
    await tx.insert(volumeTier).values(
      one.tiers.map(({ from, percent }) => ({
        productId: id,
        fromQuantity: from,
        rebateBasisPoints: percent * 100,
      })),
    );
  if (one.subscription) await fillSubscription(tx, id, one.subscription);
  return id;
}

async function fillTexts(tx: Tx, id: number, one: DemoProduct): Promise<void> {
  await tx.insert(productText).values(
    LANGUAGES.map((language) => ({
      productId: id,
      language,
      name: one.name[language],
      slug: slugOf(one.name[language]),
      summary: one.summary[language],
      description: one.description.map((section) => ({
        heading: section.heading[language],
        paragraphs: section.paragraphs.map((paragraph) => paragraph[language]),
      })),
    })),
  );
}

async function fillSubscription(
  tx: Tx,
  productId: number,
  { everyDays, rebate }: NonNullable<DemoProduct['subscription']>,
) {
  const rebateValue = rebate.type === 'percentage' ? rebate.value * 100 : rebate.value;
  await tx
    .insert(subscriptionPeriod)
    .values(everyDays.map((days) => ({ productId, everyDays: days, rebateType: rebate.type, rebateValue })));
}

async function fillSize(
  tx: Tx,
  productId: number,
  one: DemoProduct,
  each: DemoSize,
  position: number,
  warehouses: Warehouses,
  now: number,
): Promise<number> {
  const { availability } = one;
  const [row] = await tx
    .insert(size)
    .values({
      productId,
      type: each.type,
      position,
      ean: each.ean ?? null,
      weightGrams: each.weightGrams,
      // What can be had for points only is, in the contract's words, a price on the phone with points.
      phonePrice: one.phonePrice === true || one.pointsCost !== undefined,
      basketEnabled: one.phonePrice === true && each.prices.every(({ gross }) => gross === 0),
      gratis: one.gratis ?? false,
      pointsCost: one.pointsCost ?? 0,
      suggestedRetail: each.suggestedRetail ?? null,
      advance: each.advance ?? null,
      availability: availability?.status ?? 'enable',
      deliveryDays: availability?.deliveryDays ?? null,
      unknownTime: availability?.unknownTime ?? false,
      deliveryDate: availability?.backInDays === undefined ? null : dateIn(now, availability.backInDays),
    })
    .returning();
  const id = row?.id ?? 0;
  await tx
    .insert(sizeText)
    .values(LANGUAGES.map((language) => ({ sizeId: id, language, name: each.name[language] })));
  const own = {
    sizeId: id,
    warehouseId: warehouses.own,
    quantity: each.stock === 'unlimited' ? null : each.stock,
  };
  const outside = { sizeId: id, warehouseId: warehouses.external, quantity: each.externalStock ?? 0 };
  await tx.insert(stock).values(each.externalStock === undefined ? [own] : [own, outside]);
  await tx.insert(priceStep).values(each.prices.map((step) => priceRow(id, step, now)));
  return id;
}

function priceRow(sizeId: number, { daysAgo, gross, regular }: DemoPriceStep, now: number) {
  const startsAt = new Date(startOfDay(now) - daysAgo * DAY);
  return { sizeId, currency: CURRENCY, startsAt, gross, regular: regular ?? gross };
}

async function fillParts(
  tx: Tx,
  products: DemoProduct[],
  productIds: Map<string, number>,
  sizes: SizeIds,
): Promise<void> {
  for (const one of products) {
    if (!one.parts) continue;
    await tx.insert(bundlePart).values(
      one.parts.map((part, position) => ({
        bundleId: known(productIds, one.key),
        sizeId: known(sizes, `${part.product} ${part.size}`),
        quantity: part.quantity,
        position,
      })),
    );
  }
}

const startOfDay = (moment: number) => Math.floor(moment / DAY) * DAY;
const dateIn = (now: number, days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);
