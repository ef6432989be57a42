import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { Database } from '#shop/db/database.ts';
import { backInStockSubscription, productText, size, sizeText } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';

const MOST_SIZES = 200;
const MOST_PEOPLE = 500;

export type AwaitedSize = { sizeId: number; product: string; size: string; count: number; since: Date };
/** `people` only for those who may see clients, the first to come first. */
export type WhoWaits = AwaitedSize & { people?: { id: number; email: string; createdAt: Date }[] };

type Parts = { database: Pick<Database, 'orm'>; clock: () => number };

/** Who waits for what, for who works in the shop. */
export function openBackInStockDesk({ database: { orm }, clock }: Parts) {
  const { id, sizeId, email, createdAt, notifiedAt } = backInStockSubscription;

  const awaited = (language: Language) =>
    orm
      .select({
        sizeId,
        product: productText.name,
        size: sql<string>`coalesce(${sizeText.name}, '')`,
        count: sql<number>`count(*)::int`,
        since: sql`min(${createdAt})`.mapWith(createdAt),
      })
      .from(backInStockSubscription)
      .innerJoin(size, eq(size.id, sizeId))
      .innerJoin(
        productText,
        and(eq(productText.productId, size.productId), eq(productText.language, language)),
      )
      .leftJoin(sizeText, and(eq(sizeText.sizeId, size.id), eq(sizeText.language, language)))
      .groupBy(sizeId, productText.name, sizeText.name)
      .$dynamic();

  return {
    /** Those that most people wait for first; of the same number, those that somebody waits for longest. */
    async list(actor: Actor, language: Language): Promise<AwaitedSize[]> {
      demand(actor, 'product.read');
      return awaited(language)
        .where(isNull(notifiedAt))
        .orderBy(desc(sql`count(*)`), asc(sql`min(${createdAt})`), asc(sizeId))
        .limit(MOST_SIZES);
    },

    /** Undefined where nobody waits. */
    async find(actor: Actor, wanted: number, language: Language): Promise<WhoWaits | undefined> {
      demand(actor, 'product.read');
      const isWaiting = and(eq(sizeId, wanted), isNull(notifiedAt));
      const [found] = await awaited(language).where(isWaiting);
      if (!found || !may(actor, 'client.read')) return found;
      const people = await orm
        .select({ id, email, createdAt })
        .from(backInStockSubscription)
        .where(isWaiting)
        .orderBy(asc(createdAt), asc(id))
        .limit(MOST_PEOPLE);
      return { ...found, people };
    },

    /** Takes away somebody who asks for it; false where they do not wait any more. */
    async remove(actor: Actor, wanted: number, person: number): Promise<boolean> {
      demand(actor, 'client.edit');
      return orm.transaction(async (tx) => {
        const removed = await tx
          .delete(backInStockSubscription)
          .where(and(eq(sizeId, wanted), eq(id, person)))
          .returning({ id });
        if (removed.length === 0) return false;
        await writeAudit(tx, actor, {
          ...{ at: new Date(clock()), action: 'waiting.removed' },
          object: { kind: 'waiting', id: wanted },
        });
        return true;
      });
    },
  };
}
