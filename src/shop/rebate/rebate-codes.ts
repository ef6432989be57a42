import { and, eq, isNotNull } from 'drizzle-orm';
import type { BasketCode } from '#domain/basket/basket.ts';
import { priceLines } from '#domain/basket/price-lines.ts';
import { exchange, type Minor } from '#domain/price/money.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import { type CodeState, codeState, readCode } from '#domain/rebate/code-state.ts';
import { lockBasket } from '#shop/basket/lock-basket.ts';
import { loadWanted } from '#shop/basket/wanted-lines.ts';
import type { Scope } from '#shop/catalogue/product-records.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { basket, client, rebateCode } from '#shop/db/schema/index.ts';
import { holdSession, ownedBy, type Session } from '#shop/session/session.ts';
import type { AnyShopper, Shopper } from '#shop/session/shopper.ts';
import { usableCode, usesOf } from './usable-code.ts';

/** What came of a typed code. One that is 'below_minimum' stays, and counts once the goods are worth enough. */
export type CodeOutcome =
  | { ok: true; code: BasketCode }
  | { ok: false; problem: Exclude<CodeState, 'usable'> }
  | { ok: false; problem: 'below_minimum'; code: BasketCode; minimum: Minor };

/** `currency` is the one that prices are kept in. */
export function openRebateCodes({ orm }: Pick<Database, 'orm'>, currency: string) {
  /** The lines that are to be bought; what is kept for later does not count. */
  async function boughtBy(orm: OrmOrTransaction, session: Session, language: Scope['language']) {
    const wanted = await loadWanted(orm, session, { language, currency });
    return wanted.filter(({ selected }) => selected);
  }

  return {
    /**
     * The percentage code that changes this shopper's prices now, if there is one: the one that changes them in the
     * basket. One with a minimum changes none before the basket has reached it.
     */
    async activeFor({ session, language, pricing }: AnyShopper): Promise<PricingContext['code']> {
      if (!session) return undefined;
      const code = await usableCode(orm, session, { now: pricing.now });
      if (code?.kind !== 'percentage') return undefined;
      if (code.minBasket !== null) {
        const { code: counted } = priceLines(await boughtBy(orm, session, language), pricing, code);
        if (counted?.missing !== 0) return undefined;
      }
      return { percent: code.value / 100, startsAt: code.startsAt, name: code.code };
    },

    /** Puts a typed code into the basket, in the place of any other. */
    activate: ({ session, language, pricing }: Shopper, typed: string): Promise<CodeOutcome> =>
      orm.transaction(async (tx) => {
        const owner = await holdSession(tx, session);
        const found = await findCode(tx, typed);
        if (!found) return { ok: false, problem: 'unknown' };
        const uses = await usesOf(tx, found.id, {
          clientId: owner.clientId,
          email: await emailOf(tx, owner.clientId),
        });
        const state = codeState(found, uses, pricing.now);
        if (state !== 'usable') return { ok: false, problem: state };
        const basketId = await lockBasket(tx, owner);
        await tx.update(basket).set({ rebateCodeId: found.id }).where(eq(basket.id, basketId));
        const { code } = priceLines(await boughtBy(tx, owner, language), pricing, {
          ...found,
          startsAt: found.startsAt.getTime(),
        });
        if (!code) throw new Error('a usable code was not counted');
        if (code.missing === 0) return { ok: true, code };
        const minimum = exchange(found.minBasket ?? 0, pricing.rate);
        return { ok: false, problem: 'below_minimum', code, minimum };
      }),

    /** Takes the code out of the basket. */
    async remove(session: Session): Promise<void> {
      await orm.update(basket).set({ rebateCodeId: null }).where(ownedBy(session, basket));
    },
  };
}

type CodeRow = typeof rebateCode.$inferSelect;

async function findCode(orm: OrmOrTransaction, typed: string): Promise<CodeRow | undefined> {
  const code = readCode(typed);
  // PostgreSQL takes no NUL in a text.
  if (code.includes('\u0000')) return undefined;
  const [found] = await orm.select().from(rebateCode).where(eq(rebateCode.code, code));
  return found;
}

async function emailOf(orm: OrmOrTransaction, clientId: number | undefined): Promise<string | undefined> {
  if (clientId === undefined) return undefined;
  // An address that nobody has confirmed may be a stranger's, whose orders are nobody else's business.
  const isOwn = and(eq(client.id, clientId), isNotNull(client.emailConfirmedAt));
  const [found] = await orm.select({ email: client.email }).from(client).where(isOwn);
  return found?.email;
}
