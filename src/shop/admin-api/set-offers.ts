import { and, desc, eq, lte } from 'drizzle-orm';
import { LARGEST_AMOUNT } from '#domain/price/money.ts';
import type { TokenActor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { Database } from '#shop/db/database.ts';
import { priceStep, size, stock, warehouse } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import { once } from './once.ts';

type Parts = { database: Pick<Database, 'orm'>; clock: () => number; currencies: readonly string[] };
export type OfferProblem =
  | 'no_size'
  | 'no_warehouse'
  | 'no_currency'
  | 'bad_quantity'
  | 'bad_amount'
  | 'key_reused';
export type OfferOutcome = { ok: true; changed: boolean } | { ok: false; problem: OfferProblem };

export type GivenStock = { key: string; sizeId: number; warehouse: string; quantity: number | null };
export type GivenPrice = { key: string; sizeId: number; currency: string; gross: number; regular: number };

const LARGEST_QUANTITY = 1_000_000;
const PLACES = 1000;

/** Says how much of a size is free in a warehouse; null is without end. */
export function setStock(
  { database, clock }: Parts,
  actor: TokenActor,
  given: GivenStock,
): Promise<OfferOutcome> {
  demand(actor, 'stock.correct');
  const { key, sizeId, quantity } = given;
  return database.orm.transaction(async (tx) => {
    if (quantity !== null && !isQuantity(quantity)) return { ok: false, problem: 'bad_quantity' };
    if ((await tx.$count(size, eq(size.id, sizeId))) === 0) return { ok: false, problem: 'no_size' };
    const [place] = await tx.select().from(warehouse).where(eq(warehouse.key, given.warehouse));
    if (!place) return { ok: false, problem: 'no_warehouse' };
    const at = new Date(clock());
    const asked = await once(tx, actor, { key, at, content: ['stock', sizeId, place.id, quantity] });
    if (asked !== 'new') return known(asked);
    const where = and(eq(stock.sizeId, sizeId), eq(stock.warehouseId, place.id));
    const [before] = await tx.select().from(stock).where(where).for('update');
    if (before && before.quantity === quantity) return { ok: true, changed: false };
    await tx
      .insert(stock)
      .values({ sizeId, warehouseId: place.id, quantity })
      .onConflictDoUpdate({ target: [stock.sizeId, stock.warehouseId], set: { quantity } });
    await writeAudit(tx, actor, {
      ...{ at, action: 'size.stock_corrected', object: { kind: 'size', id: sizeId } },
      change: { stock: [before?.quantity ?? null, quantity] },
    });
    return { ok: true, changed: true };
  });
}

/** Sets what a size costs from now on. `regular` is what it costs without a promotion: never less. */
export function setPrice(
  { database, clock, currencies }: Parts,
  actor: TokenActor,
  given: GivenPrice,
): Promise<OfferOutcome> {
  demand(actor, 'product.price');
  const { key, sizeId, currency, gross, regular } = given;
  return database.orm.transaction(async (tx) => {
    if (!currencies.includes(currency)) return { ok: false, problem: 'no_currency' };
    if (!isPrice(gross) || !isPrice(regular) || regular < gross) return { ok: false, problem: 'bad_amount' };
    // Held, so that of two at once the second sees what the first has set.
    const held = await tx.select({ id: size.id }).from(size).where(eq(size.id, sizeId)).for('update');
    if (held.length === 0) return { ok: false, problem: 'no_size' };
    const at = new Date(clock());
    const asked = await once(tx, actor, { key, at, content: ['price', sizeId, currency, gross, regular] });
    if (asked !== 'new') return known(asked);
    const isOf = and(eq(priceStep.sizeId, sizeId), eq(priceStep.currency, currency));
    const [before] = await tx
      .select()
      .from(priceStep)
      .where(and(isOf, lte(priceStep.startsAt, at)))
      .orderBy(desc(priceStep.startsAt))
      .limit(1);
    if (before?.gross === gross && before.regular === regular) return { ok: true, changed: false };
    // What has begun is history: two within a millisecond come one after the other.
    const startsAt = before && before.startsAt >= at ? new Date(before.startsAt.getTime() + 1) : at;
    await tx.insert(priceStep).values({ sizeId, currency, startsAt, gross, regular });
    const sum = (amount: number | undefined) => (amount === undefined ? null : { amount, currency });
    await writeAudit(tx, actor, {
      ...{ at, action: 'size.price_set', object: { kind: 'size', id: sizeId } },
      change: { price: [sum(before?.gross), sum(gross)] },
    });
    return { ok: true, changed: true };
  });
}

const known = (asked: 'done' | 'key_reused'): OfferOutcome =>
  asked === 'done' ? { ok: true, changed: false } : { ok: false, problem: asked };

const isQuantity = (quantity: number) =>
  quantity >= 0 &&
  quantity <= LARGEST_QUANTITY &&
  Number.isInteger(Math.round(quantity * PLACES * PLACES) / PLACES);
const isPrice = (amount: number) => Number.isSafeInteger(amount) && amount >= 0 && amount <= LARGEST_AMOUNT;
