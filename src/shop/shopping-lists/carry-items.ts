import { and, eq } from 'drizzle-orm';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { shoppingListItem } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import type { ListOutcome } from './list-outcome.ts';
import { notedOffer, notedQuantity } from './noted-offer.ts';
import { addList, countLists, hasRoom, holdList, isId, MOST_LISTS, putItem, tidyName } from './own-lists.ts';

/** Does something as the shopper is now, in one transaction. */
export type Within = <Answer>(
  session: Session,
  work: (tx: OrmOrTransaction, owner: Session) => Promise<Answer>,
) => Promise<Answer>;

/** Where products are carried to: a list of the shopper's, or one that is made for them. */
export type Destination = number | { newList: string };

/** Carries products from one list to another. */
export function openCarrying(within: Within, catalogue: Catalogue) {
  return {
    /** Moves or copies a size to another list of the same shopper. */
    carry: (
      session: Session,
      { from, to, sizeId, copy }: { from: number; to: Destination; sizeId: number; copy: boolean },
    ): Promise<ListOutcome> =>
      within(session, async (tx, owner) => {
        // Always held in the same order, so that two who carry in opposite directions do not wait for each other.
        const known = typeof to === 'number' ? [from, to].sort((a, b) => a - b) : [from];
        for (const list of known)
          if (!(await holdList(tx, owner, list))) return { ok: false, problem: 'no_list' };
        if (!isId(sizeId)) return { ok: false, problem: 'no_product' };
        const isIt = and(eq(shoppingListItem.shoppingListId, from), eq(shoppingListItem.sizeId, sizeId));
        const [item] = await tx.select().from(shoppingListItem).where(isIt);
        if (!item) return { ok: false, problem: 'no_product' };
        if (from === to) return { ok: true, list: from };
        const reached = await reach(tx, owner, to);
        if (!reached.ok) return reached;
        if (!(await hasRoom(tx, reached.list, [sizeId]))) return { ok: false, problem: 'too_many_items' };
        await putItem(tx, { ...item, shoppingListId: reached.list });
        if (!copy) await tx.delete(shoppingListItem).where(isIt);
        return reached;
      }),

    /** Notes all of these, which somebody has shared, on a list of the shopper's: as they are offered now. */
    async noteAll(
      noter: Shopper,
      wanted: readonly { product: number; size: string; quantity: number }[],
      to: Destination,
    ): Promise<ListOutcome> {
      const items: Omit<typeof shoppingListItem.$inferInsert, 'shoppingListId'>[] = [];
      for (const one of wanted) {
        const found = await notedOffer(catalogue, noter, one);
        if ('problem' in found) continue;
        const { sizeId, seen, rules } = found;
        items.push({ sizeId, quantity: notedQuantity(String(one.quantity), rules), ...seen });
      }
      return within(noter.session, async (tx, owner) => {
        const sizeIds = items.map(({ sizeId }) => sizeId);
        const list = typeof to === 'number' ? await holdList(tx, owner, to) : undefined;
        if (list && !(await hasRoom(tx, list.id, sizeIds))) return { ok: false, problem: 'too_many_items' };
        const reached = await reach(tx, owner, to);
        if (!reached.ok) return reached;
        for (const item of items) await putItem(tx, { ...item, shoppingListId: reached.list });
        return reached;
      });
    },
  };
}

async function reach(tx: OrmOrTransaction, owner: Session, to: Destination): Promise<ListOutcome> {
  if (typeof to === 'number') {
    const list = await holdList(tx, owner, to);
    return list ? { ok: true, list: list.id } : { ok: false, problem: 'no_list' };
  }
  const name = tidyName(to.newList);
  if (!name) return { ok: false, problem: 'no_name' };
  if ((await countLists(tx, owner)) >= MOST_LISTS) return { ok: false, problem: 'too_many_lists' };
  return { ok: true, list: await addList(tx, owner, { name }) };
}
