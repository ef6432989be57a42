import { slugOf } from 'witryna/domain/page/slug.ts';
import type { OrmOrTransaction } from 'witryna/shop/db/database.ts';
import {
  bundlePart,
  product,
  productCategory,
  productPicture,
  productText,
  subscriptionPeriod,
  volumeTier,
} from 'witryna/shop/db/schema/index.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';
import { productPictures } from '#demo/pictures/jobs.ts';
import { fillParameters } from './parameters.ts';
import { fillSizes, fillWarehouses, type SizeIds } from './sizes.ts';
import { type Ids, known, LANGUAGES } from './tree.ts';

const DAY = 86_400_000;

/** Products with their sizes, prices, stock and all that hangs on them. */
export async function fillProducts(
  tx: OrmOrTransaction,
  products: DemoProduct[],
  ids: Ids,
  now: number,
): Promise<void> {
  const warehouses = await fillWarehouses(tx);
  const sizes = new Map<string, SizeIds>();
  const productIds = new Map<string, number>();
  for (const one of products) {
    const id = await fillProduct(tx, one, ids, now);
    const sizeIds = await fillSizes(tx, id, one, warehouses, now);
    await fillPictures(tx, id, one, sizeIds);
    productIds.set(one.key, id);
    sizes.set(one.key, sizeIds);
  }
  await fillParameters(tx, products, productIds, sizes);
  await fillParts(tx, products, productIds, sizes);
}

async function fillProduct(tx: OrmOrTransaction, one: DemoProduct, ids: Ids, now: number): Promise<number> {
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
      minQuantitySubscription: one.minPerSubscription ?? null,
      vatBasisPoints: one.vatPercent * 100,
      perishable: one.perishable ?? false,
      withdrawalException: one.withdrawalException ?? null,
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

async function fillTexts(tx: OrmOrTransaction, id: number, one: DemoProduct): Promise<void> {
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

/** The product's pictures; those of its sizes say which, so they come after the sizes. */
async function fillPictures(
  tx: OrmOrTransaction,
  productId: number,
  one: DemoProduct,
  sizeIds: SizeIds,
): Promise<void> {
  await tx.insert(productPicture).values(
    productPictures(one).map(({ name, view, size }, position) => ({
      productId,
      position,
      name,
      view,
      ...(size && { sizeId: known(sizeIds, size.type), alt: altOf(one, size) }),
    })),
  );
}

const altOf = ({ name }: DemoProduct, size: DemoProduct['sizes'][number]) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${name[language]}, ${size.name[language]}`]));

async function fillSubscription(
  tx: OrmOrTransaction,
  productId: number,
  { everyDays, rebate }: NonNullable<DemoProduct['subscription']>,
) {
  const rebateValue = rebate.type === 'percentage' ? rebate.value * 100 : rebate.value;
  await tx
    .insert(subscriptionPeriod)
    .values(everyDays.map((days) => ({ productId, everyDays: days, rebateType: rebate.type, rebateValue })));
}

async function fillParts(
  tx: OrmOrTransaction,
  products: DemoProduct[],
  productIds: Map<string, number>,
  sizes: Map<string, SizeIds>,
): Promise<void> {
  for (const one of products) {
    if (!one.parts) continue;
    await tx.insert(bundlePart).values(
      one.parts.map((part, position) => ({
        bundleId: known(productIds, one.key),
        sizeId: known(sizes.get(part.product) ?? new Map(), part.size),
        quantity: part.quantity,
        position,
      })),
    );
  }
}
