import { and, asc, eq, or } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { type ComparedProduct, choiceOf, MOST_COMPARED } from '#domain/compare/compared.ts';
import { cardOf, sizeOffers } from '#domain/product/offers.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { comparisonItem, product, session } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import type { AnyShopper } from '#shop/session/shopper.ts';

export type CompareOutcome = { ok: true; name: string } | { ok: false; problem: 'no_product' | 'too_many' };

export type Comparison = ReturnType<typeof openComparison>;

/** What the shopper compares: it belongs to the visit, and comes along through a login. */
export function openComparison({ orm }: Pick<Database, 'orm'>, catalogue: Catalogue) {
  async function idsOf(known: Session | undefined): Promise<number[]> {
    if (!known) return [];
    const rows = await orm
      .select({ id: comparisonItem.productId })
      .from(comparisonItem)
      .where(eq(comparisonItem.sessionHash, known.hash))
      .orderBy(asc(comparisonItem.addedAt), asc(comparisonItem.productId));
    return rows.map(({ id }) => id);
  }

  /** The products the shopper compares, in the order in which they were chosen; those the shop has now. */
  async function products(known: Session | undefined, language: Language): Promise<ProductRecord[]> {
    const found = await Promise.all((await idsOf(known)).map((id) => catalogue.product(id, language)));
    return found.filter((record) => record !== undefined).slice(0, MOST_COMPARED);
  }

  return {
    products,

    load: async ({ session, language, pricing }: AnyShopper): Promise<ComparedProduct[]> =>
      (await products(session, language)).map((record) => ({
        card: cardOf(record, pricing),
        parameters: record.parameters,
        ...choiceOf(record, sizeOffers(record, pricing)),
      })),

    async add(known: Session, productId: number, language: Language): Promise<CompareOutcome> {
      const record = await catalogue.product(productId, language);
      if (!record) return { ok: false, problem: 'no_product' };
      return orm.transaction(async (tx) => {
        const sessionHash = await holdVisit(tx, known);
        // What has left the shop is not seen, so it takes nobody's place.
        const chosen = await tx
          .select({ id: comparisonItem.productId })
          .from(comparisonItem)
          .innerJoin(product, eq(product.id, comparisonItem.productId))
          .where(and(eq(comparisonItem.sessionHash, sessionHash), product.active));
        const isThere = chosen.some(({ id }) => id === productId);
        if (!isThere && chosen.length >= MOST_COMPARED) return { ok: false, problem: 'too_many' };
        await tx.insert(comparisonItem).values({ sessionHash, productId }).onConflictDoNothing();
        return { ok: true, name: record.name };
      });
    },

    async remove({ hash }: Session, productId: number): Promise<void> {
      if (!Number.isSafeInteger(productId) || Math.abs(productId) > LARGEST_ID) return;
      await orm
        .delete(comparisonItem)
        .where(and(eq(comparisonItem.sessionHash, hash), eq(comparisonItem.productId, productId)));
    },

    async clear({ hash }: Session): Promise<void> {
      await orm.delete(comparisonItem).where(eq(comparisonItem.sessionHash, hash));
    },
  };
}

/** The visit, held so that two tabs at once do not choose one too many; found by its hash from before a login, too. */
async function holdVisit(tx: OrmOrTransaction, { hash }: Session): Promise<Buffer> {
  const [found] = await tx
    .select({ hash: session.tokenHash })
    .from(session)
    .where(or(eq(session.tokenHash, hash), eq(session.previousHash, hash)))
    .for('no key update');
  if (!found) throw new Error('the session ended while it was used');
  return found.hash;
}

const LARGEST_ID = 2 ** 31 - 1;
