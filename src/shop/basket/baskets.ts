import { and, eq, inArray, sql } from 'drizzle-orm';
import { type LineOffer, lineOffer, type Refusal } from '#domain/basket/line-offer.ts';
import { findSize } from '#domain/product/find-size.ts';
import type { PricingContext, ProductRecord } from '#domain/product/product-record.ts';
import { betweenSteps, fitQuantity, type QuantityRules } from '#domain/product/quantity.ts';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { basket, basketLine, size } from '#shop/db/schema/index.ts';
import { pointsOf, pointsWanted } from '#shop/loyalty-points/loyalty-points.ts';
import { holdSession, ownedBy, type Session } from '#shop/session/session.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { holdOwner } from '#shop/shopping-lists/own-lists.ts';
import { holdBasket, lockBasket } from './lock-basket.ts';
import { moveToList } from './save-for-later.ts';
import { openShownBasket } from './shown-basket.ts';

/** What came of a change. A shopper's mistake is a value, not an exception. */
export type BasketOutcome =
  | { ok: true; name: string; removed?: WantedSize }
  | { ok: false; problem: 'no_product' | 'no_size' | 'no_subscription' | Refusal }
  | ({
      ok: false;
      problem: LimitProblem;
      limit: number;
      /** The quantity put right, where so many can be had. */
      fits?: number;
    } & Pick<ProductRecord, 'unit' | 'precision'>);

type LimitProblem = 'below_minimum' | 'above_maximum' | 'all_in_basket' | 'whole_only' | 'no_multiple';
type Limit = { kind: LimitProblem; value: number };

/** So many of a size, as a form says it. */
export type WantedSize = {
  product: number;
  size: string;
  quantity: string;
  everyDays?: number | undefined;
  /** Somebody has typed the quantity, and sees it put right before it is taken. */
  typed?: boolean;
};

export type Baskets = ReturnType<typeof openBaskets>;

export function openBaskets({ orm }: Database, catalogue: Catalogue) {
  const shown = openShownBasket({ orm }, catalogue);

  /** Puts more of a size into the basket. The server checks size, stock and limits again. */
  const add = (shopper: Shopper, wanted: WantedSize): Promise<BasketOutcome> => put(shopper, wanted, false);

  /** A gift goes only with enough other goods; the order looks again. */
  async function isEarned(shopper: Shopper, { giftFrom }: LineOffer): Promise<boolean> {
    const { priceType = 'gross' } = shopper.pricing;
    return giftFrom === undefined || (await shown.load(shopper)).worth[priceType] >= giftFrom;
  }

  /** Puts back what was removed; where it stands there again already, it stays as it is. */
  const restore = (shopper: Shopper, removed: WantedSize): Promise<BasketOutcome> =>
    put(shopper, removed, true);

  async function put(shopper: Shopper, wanted: WantedSize, onlyIfGone: boolean): Promise<BasketOutcome> {
    const record = await catalogue.product(wanted.product, shopper.language);
    if (!record) return { ok: false, problem: 'no_product' };
    const everyDays = wanted.everyDays ?? null;
    if (everyDays !== null && !record.subscriptions.some((period) => period.everyDays === everyDays))
      return { ok: false, problem: 'no_subscription' };
    const size = record.sizes[findSize(record.sizes, wanted.size)];
    const chosen = size && lineOffer(record, size, everyDays, withoutCode(shopper.pricing));
    if (!chosen) return { ok: false, problem: 'no_size' };
    if (chosen.refusal && chosen.pointsEach === 0) return { ok: false, problem: chosen.refusal };
    if (!(await isEarned(shopper, chosen))) return { ok: false, problem: 'unavailable' };
    const fitted = fitQuantity(wanted.quantity, chosen.rules);
    const limit = fitted.limit ?? missedStep(wanted, chosen.rules);
    if (limit) return limited(limit, record, fitted.quantity);

    return orm.transaction(async (tx) => {
      const owner = await holdSession(tx, shopper.session);
      const basketId = await lockBasket(tx, owner);
      const place = { basketId, sizeId: size.id, subscriptionDays: everyDays };
      const { here, elsewhere } = await quantitiesOf(tx, place);
      if (onlyIfGone && here > 0) return { ok: true, name: record.name };
      const sum = thousandths(here + fitted.quantity);
      const { limit } = fitQuantity(String(thousandths(sum + elsewhere)), chosen.rules);
      if (limit) return limited(atMost(here + elsewhere, chosen.rules) ?? limit, record);
      const together = { basketId, sizeId: size.id, quantity: sum + elsewhere };
      if (!(await canAfford(tx, owner, chosen, together))) return { ok: false, problem: 'points_only' };
      const line = {
        ...place,
        quantity: sum,
        selected: true,
        priceSeen: chosen.priceFor(sum).gross,
        currencySeen: shopper.currency.id,
      };
      if (here > 0) await tx.update(basketLine).set(line).where(sameLine(place));
      else await tx.insert(basketLine).values(line);
      return { ok: true, name: record.name };
    });
  }

  /** Sets the quantity of a line of the shopper's own basket. */
  async function change(
    shopper: Shopper,
    wanted: { line: number; quantity: string },
  ): Promise<BasketOutcome> {
    const found = await lineOf(shopper.session, wanted.line);
    const record = found && (await catalogue.product(found.productId, shopper.language));
    const size = record?.sizes.find((one) => one.id === found?.sizeId);
    const chosen = record && size && lineOffer(record, size, found.subscriptionDays, shopper.pricing);
    if (!chosen) return { ok: false, problem: 'no_product' };
    const { quantity, limit } = fitQuantity(wanted.quantity, chosen.rules);
    const own = limit ?? missedStep(wanted, chosen.rules);
    if (own) return limited(own, record);

    return orm.transaction(async (tx) => {
      await holdBasket(tx, found.basketId);
      const { here, elsewhere } = await quantitiesOf(tx, found);
      if (here === 0) return { ok: false, problem: 'no_product' };
      const together = { ...found, quantity: thousandths(quantity + elsewhere) };
      const { limit } = fitQuantity(String(together.quantity), chosen.rules);
      if (limit) return limited(limit, record);
      if (!(await canAfford(tx, shopper.session, chosen, together)))
        return { ok: false, problem: 'points_only' };
      await tx.update(basketLine).set({ quantity }).where(sameLine(found));
      return { ok: true, name: record.name };
    });
  }

  /** Takes a line out. What it was is told, so that it can be put back. */
  async function remove(shopper: Shopper, wanted: { line: number }): Promise<BasketOutcome> {
    const found = await lineOf(shopper.session, wanted.line);
    if (!found) return { ok: false, problem: 'no_product' };
    const record = await catalogue.product(found.productId, shopper.language);
    await orm.delete(basketLine).where(eq(basketLine.id, wanted.line));
    const { productId: product, type: size, subscriptionDays } = found;
    const everyDays = subscriptionDays ?? undefined;
    const removed = { product, size, quantity: String(found.quantity), everyDays };
    return { ok: true, name: record?.name ?? '', removed };
  }

  /** Takes a line out of the basket and notes it on a shopping list. */
  async function saveForLater(
    shopper: Shopper,
    wanted: { line: number; listName: string },
  ): Promise<BasketOutcome> {
    const found = await lineOf(shopper.session, wanted.line);
    if (!found) return { ok: false, problem: 'no_product' };
    const record = await catalogue.product(found.productId, shopper.language);
    await orm.transaction(async (tx) => {
      const owner = await holdOwner(tx, shopper.session);
      await lockBasket(tx, owner);
      await moveToList(tx, owner, { ...found, id: wanted.line }, wanted.listName);
    });
    return { ok: true, name: record?.name ?? '' };
  }

  /** Chooses which lines are ordered; the others are kept for later. Lines of others are left alone. */
  async function select(
    { session }: Pick<Shopper, 'session'>,
    lines: readonly number[] | 'all',
  ): Promise<void> {
    const own = orm.select({ id: basket.id }).from(basket).where(ownedBy(session, basket));
    const selected = lines === 'all' ? true : sql`${inArray(basketLine.id, lines.filter(isId))}`;
    await orm.update(basketLine).set({ selected }).where(inArray(basketLine.basketId, own));
  }

  async function lineOf(session: Session, line: number) {
    if (!isId(line)) return undefined;
    const [found] = await orm
      .select({
        basketId: basketLine.basketId,
        productId: size.productId,
        sizeId: size.id,
        type: size.type,
        quantity: basketLine.quantity,
        subscriptionDays: basketLine.subscriptionDays,
        priceSeen: basketLine.priceSeen,
        currencySeen: basketLine.currencySeen,
      })
      .from(basketLine)
      .innerJoin(basket, eq(basket.id, basketLine.basketId))
      .innerJoin(size, eq(size.id, basketLine.sizeId))
      .where(and(eq(basketLine.id, line), ownedBy(session, basket)));
    return found;
  }

  return {
    add,
    restore,
    change,
    remove,
    saveForLater,
    select,
    /** What the shopper has to take rewards with. */
    pointsOf: (session: Session) => pointsOf(orm, session.clientId),
    ...shown,
  };
}

const MOST_INTEGER = 2 ** 31 - 1;
const isId = (id: number) => Number.isSafeInteger(id) && id >= 1 && id <= MOST_INTEGER;

const thousandths = (quantity: number) => Number(quantity.toFixed(3));

/** A price counts as seen without the code: who takes the code out has not met another price. */
const withoutCode = ({ code: _, ...pricing }: PricingContext): PricingContext => pricing;

/** Where the basket holds all that can be ordered already, it is better told so than what the most is. */
function atMost(held: number, rules: QuantityRules): Limit | undefined {
  const { limit } = fitQuantity(String(thousandths(held + rules.step)), rules);
  return held > 0 && limit ? { kind: 'all_in_basket', value: held } : undefined;
}

/** Who has typed a quantity sees it put right; what is kept somewhere is rounded up, unless it is sold only whole. */
function missedStep(
  { quantity, typed }: Pick<WantedSize, 'quantity' | 'typed'>,
  rules: QuantityRules,
): Limit | undefined {
  const kind = betweenSteps(quantity, rules);
  return kind && (typed || kind === 'whole_only') ? { kind, value: rules.step } : undefined;
}

function limited({ kind, value }: Limit, { unit, precision }: ProductRecord, fits = 0): BasketOutcome {
  return { ok: false, problem: kind, limit: value, unit, precision, ...(fits > 0 && { fits }) };
}

/** What is for points goes only into the basket of a client who has enough for all of it. */
async function canAfford(
  orm: OrmOrTransaction,
  { clientId }: Session,
  { pointsEach }: LineOffer,
  { basketId, sizeId, quantity }: { basketId: string; sizeId: number; quantity: number },
): Promise<boolean> {
  if (pointsEach === 0) return true;
  if (clientId === undefined) return false;
  const others = await pointsWanted(orm, basketId, sizeId);
  return (await pointsOf(orm, clientId)) >= others + Math.ceil(pointsEach * quantity);
}

/** Bought once and bought again and again are two lines. */
type Place = { basketId: string; sizeId: number; subscriptionDays: number | null };

const sameLine = ({ basketId, sizeId, subscriptionDays }: Place) =>
  and(
    eq(basketLine.basketId, basketId),
    eq(basketLine.sizeId, sizeId),
    sql`${basketLine.subscriptionDays} IS NOT DISTINCT FROM ${subscriptionDays}`,
  );

/** How much of the size stands in this line of the basket, and in others: all of it comes from one stock. */
async function quantitiesOf(
  tx: OrmOrTransaction,
  place: Place,
): Promise<{ here: number; elsewhere: number }> {
  const lines = await tx
    .select({ quantity: basketLine.quantity, subscriptionDays: basketLine.subscriptionDays })
    .from(basketLine)
    .where(and(eq(basketLine.basketId, place.basketId), eq(basketLine.sizeId, place.sizeId)));
  const sum = (here: boolean) =>
    lines
      .filter((line) => (line.subscriptionDays === place.subscriptionDays) === here)
      .reduce((total, { quantity }) => total + quantity, 0);
  return { here: sum(true), elsewhere: sum(false) };
}
