import { formatOccasion } from 'witryna/domain/page/date.ts';
import { readContents } from 'witryna/domain/price/contents.ts';
import { dayOf, instantAt, weekDayOf } from 'witryna/domain/time/zone.ts';
import type { OrmOrTransaction } from 'witryna/shop/db/database.ts';
import { priceStep, size, sizeText, stock, warehouse } from 'witryna/shop/db/schema/index.ts';
import type { DemoPriceStep, DemoProduct, DemoSize } from '#demo/catalogue/types.ts';
import { LANGUAGES } from './tree.ts';

const DAY = 86_400_000;
const CURRENCY = 'PLN';
const ZONE = 'Europe/Warsaw';

export type Warehouses = { own: number; external: number };
/** The numbers of a product's sizes by their types. */
export type SizeIds = Map<string, number>;

export async function fillWarehouses(tx: OrmOrTransaction): Promise<Warehouses> {
  const rows = await tx
    .insert(warehouse)
    .values([
      { key: 'roastery', name: 'Palarnia', position: 0 },
      { key: 'outside', name: 'Magazyn zewnętrzny', external: true, leadDays: 2, position: 1 },
    ])
    .returning();
  return { own: rows[0]?.id ?? 0, external: rows[1]?.id ?? 0 };
}

/** A product's sizes with their prices and stock. */
export async function fillSizes(
  tx: OrmOrTransaction,
  productId: number,
  one: DemoProduct,
  warehouses: Warehouses,
  now: number,
): Promise<SizeIds> {
  const ids: SizeIds = new Map();
  for (const [position, each] of one.sizes.entries())
    ids.set(each.type, await fillSize(tx, productId, one, each, position, warehouses, now));
  return ids;
}

/** Where it lies in the demo's storeroom: alley, rack, shelf. */
const shelfOf = (productId: number, position: number) =>
  `${'ABCDEF'[productId % 6]}-${String(Math.ceil(productId / 6)).padStart(2, '0')}-${position + 1}`;

async function fillSize(
  tx: OrmOrTransaction,
  productId: number,
  one: DemoProduct,
  each: DemoSize,
  position: number,
  warehouses: Warehouses,
  now: number,
): Promise<number> {
  const { availability } = one;
  const contents = each.contents === undefined ? undefined : readContents(each.contents);
  const begins = each.begins && beginningOf(each.begins, now);
  const [row] = await tx
    .insert(size)
    .values({
      productId,
      type: each.type,
      position,
      ean: each.ean ?? null,
      shelf: shelfOf(productId, position),
      weightGrams: each.weightGrams,
      contentsAmount: contents?.amount ?? null,
      contentsMeasure: contents?.measure ?? null,
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
      minQuantity: each.minPerOrder ?? null,
      maxQuantity: each.maxPerOrder ?? null,
      beginsAt: begins === undefined ? null : new Date(begins),
    })
    .returning();
  const id = row?.id ?? 0;
  await tx.insert(sizeText).values(
    LANGUAGES.map((language) => ({
      sizeId: id,
      language,
      name: begins === undefined ? each.name[language] : formatOccasion(begins, language, ZONE),
    })),
  );
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

const SATURDAY = 6;

function beginningOf({ inDays, hour }: NonNullable<DemoSize['begins']>, now: number): number {
  const earliest = dayOf(now, ZONE) + inDays;
  return instantAt(earliest + ((SATURDAY - weekDayOf(earliest) + 7) % 7), hour * 60, ZONE);
}

const startOfDay = (instant: number) => Math.floor(instant / DAY) * DAY;
const dateIn = (now: number, days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);
