import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { type Basket, type BasketLine, basketWorth, emptyBasket } from '#domain/basket/basket.ts';
import { lineOffer, type Refusal } from '#domain/basket/line-offer.ts';
import { lineWorth } from '#domain/price/tiers.ts';
import type { OfferMoment, ProductFacts } from '#domain/product/facts.ts';
import { findSize } from '#domain/product/find-size.ts';
import { fitQuantity } from '#domain/product/quantity.ts';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { basket, basketLine, size } from '#shop/db/schema/index.ts';
import { holdSession, ownedBy, type Session } from '#shop/session/session.ts';
import { lockBasket } from './lock-basket.ts';

/** What came of a change. A shopper's mistake is a value, not an exception. */
export type BasketOutcome =
  | { ok: true; name: string }
  | { ok: false; problem: 'no_product' | 'no_size' | 'no_subscription' | Refusal }
  | { ok: false; problem: 'below_minimum' | 'above_maximum'; limit: number; unit: ProductFacts['unit'] };

export type Shopper = { session: Session; language: Language; currency: string; moment: OfferMoment };
export type Baskets = ReturnType<typeof openBaskets>;

export function openBaskets({ orm }: Database, catalogue: Catalogue) {
  /** Puts more of a size into the basket. The server checks size, stock and limits anew. */
  async function add(
    shopper: Shopper,
    wanted: { product: number; size: string; quantity: string; everyDays?: number | undefined },
  ): Promise<BasketOutcome> {
    const facts = await catalogue.product(wanted.product, shopper.language);
    if (!facts) return { ok: false, problem: 'no_product' };
    const everyDays = wanted.everyDays ?? null;
    if (everyDays !== null && !facts.subscriptions.some((period) => period.everyDays === everyDays))
      return { ok: false, problem: 'no_subscription' };
    const size = facts.sizes[findSize(facts.sizes, wanted.size)];
    const chosen = size && lineOffer(facts, size, everyDays, shopper.moment);
    if (!chosen) return { ok: false, problem: 'no_size' };
    if (chosen.refusal) return { ok: false, problem: chosen.refusal };
    const fitted = fitQuantity(wanted.quantity, chosen.rules);
    if (fitted.limit) return limited(fitted.limit, facts);

    return orm.transaction(async (tx) => {
      const basketId = await lockBasket(tx, await holdSession(tx, shopper.session));
      const place = { basketId, sizeId: size.id, subscriptionDays: everyDays };
      const { here, elsewhere } = await quantitiesOf(tx, place);
      const sum = Number((here + fitted.quantity).toFixed(3));
      const { limit } = fitQuantity(String(Number((sum + elsewhere).toFixed(3))), chosen.rules);
      if (limit) return limited(limit, facts);
      const line = {
        ...place,
        quantity: sum,
        priceSeen: chosen.priceFor(sum).gross,
        currencySeen: shopper.currency,
      };
      if (here > 0) await tx.update(basketLine).set(line).where(sameLine(place));
      else await tx.insert(basketLine).values(line);
      return { ok: true, name: facts.name };
    });
  }

  /** Sets the quantity of a line of the shopper's own basket. */
  async function change(
    shopper: Shopper,
    wanted: { line: number; quantity: string },
  ): Promise<BasketOutcome> {
    const found = await lineOf(shopper.session, wanted.line);
    const facts = found && (await catalogue.product(found.productId, shopper.language));
    const size = facts?.sizes.find((one) => one.id === found?.sizeId);
    const chosen = facts && size && lineOffer(facts, size, found.subscriptionDays, shopper.moment);
    if (!chosen) return { ok: false, problem: 'no_product' };
    const { quantity, limit } = fitQuantity(wanted.quantity, chosen.rules);
    if (limit) return limited(limit, facts);
    const changed = await orm
      .update(basketLine)
      .set({ quantity })
      .where(eq(basketLine.id, wanted.line))
      .returning({ id: basketLine.id });
    return changed.length > 0 ? { ok: true, name: facts.name } : { ok: false, problem: 'no_product' };
  }

  async function remove(shopper: Shopper, wanted: { line: number }): Promise<BasketOutcome> {
    const found = await lineOf(shopper.session, wanted.line);
    if (!found) return { ok: false, problem: 'no_product' };
    const facts = await catalogue.product(found.productId, shopper.language);
    await orm.delete(basketLine).where(eq(basketLine.id, wanted.line));
    return { ok: true, name: facts?.name ?? '' };
  }

  /** The basket at this moment's prices; what has left the shop is not in it. */
  async function load(
    shopper: Omit<Shopper, 'session' | 'currency'> & { session: Session | undefined },
  ): Promise<Basket> {
    if (!shopper.session) return emptyBasket;
    const rows = await orm
      .select({
        id: basketLine.id,
        quantity: basketLine.quantity,
        sizeId: basketLine.sizeId,
        subscriptionDays: basketLine.subscriptionDays,
        productId: size.productId,
      })
      .from(basketLine)
      .innerJoin(basket, eq(basket.id, basketLine.basketId))
      .innerJoin(size, eq(size.id, basketLine.sizeId))
      .where(ownedBy(shopper.session, basket))
      .orderBy(asc(basketLine.addedAt), asc(basketLine.id));
    const lines: BasketLine[] = [];
    for (const row of rows) {
      const facts = await catalogue.product(row.productId, shopper.language);
      const line = facts && lineView(row, facts, shopper.moment);
      if (line) lines.push(line);
    }
    return { lines, worth: basketWorth(lines) };
  }

  async function lineOf(session: Session, line: number) {
    if (!Number.isSafeInteger(line) || line < 1 || line > MOST_INTEGER) return undefined;
    const [found] = await orm
      .select({
        productId: size.productId,
        sizeId: size.id,
        subscriptionDays: basketLine.subscriptionDays,
      })
      .from(basketLine)
      .innerJoin(basket, eq(basket.id, basketLine.basketId))
      .innerJoin(size, eq(size.id, basketLine.sizeId))
      .where(and(eq(basketLine.id, line), ownedBy(session, basket)));
    return found;
  }

  return { add, change, remove, load };
}

const MOST_INTEGER = 2 ** 31 - 1;

function limited(
  limit: { kind: 'below_minimum' | 'above_maximum'; value: number },
  facts: ProductFacts,
): BasketOutcome {
  return { ok: false, problem: limit.kind, limit: limit.value, unit: facts.unit };
}

type Row = { id: number; quantity: number; sizeId: number; subscriptionDays: number | null };

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

function lineView(row: Row, facts: ProductFacts, moment: OfferMoment): BasketLine | undefined {
  const size = facts.sizes.find((one) => one.id === row.sizeId);
  const chosen = size && lineOffer(facts, size, row.subscriptionDays, moment);
  if (!chosen) return undefined;
  const { max, ...rules } = chosen.rules;
  const price = chosen.priceFor(row.quantity);
  const picture = facts.pictures.find(({ name }) => name === chosen.offer.picture) ?? facts.pictures[0];
  return {
    id: row.id,
    productId: facts.id,
    slug: facts.slug,
    name: facts.name,
    size: { type: chosen.offer.type, name: chosen.offer.name },
    ...(picture && { picture }),
    unit: facts.unit,
    quantity: row.quantity,
    rules: { ...rules, max: Number.isFinite(max) ? max : null },
    price,
    worth: lineWorth(price.gross, row.quantity, facts.taxBasisPoints),
    ...(row.subscriptionDays !== null && { everyDays: row.subscriptionDays }),
  };
}
