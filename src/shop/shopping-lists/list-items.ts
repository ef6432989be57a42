import { and, eq, inArray } from 'drizzle-orm';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { shoppingList, shoppingListItem, size } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import type { Within } from './carry-items.ts';
import type { ListOutcome } from './list-outcome.ts';
import { type NotedSize, notedOffer, notedQuantity } from './noted-offer.ts';
import { firstList, hasRoom, holdList, isId, isOwn, putItem } from './own-lists.ts';

const LONGEST_NOTE = 500;

/** What stands on lists. */
export function openListItems(within: Within, catalogue: Catalogue) {
  /** Where a size stands on a list of the shopper's own. */
  async function placeOf(tx: OrmOrTransaction, owner: Session, listId: number, sizeId: number) {
    const list = isId(sizeId) ? await holdList(tx, owner, listId) : undefined;
    return list && and(eq(shoppingListItem.shoppingListId, list.id), eq(shoppingListItem.sizeId, sizeId));
  }

  return {
    /** Notes a size on a list, or on the first one; the first of all is made for it, with this name. */
    async add(
      noter: Shopper,
      wanted: NotedSize & { list?: number | undefined; quantity?: string; note?: string },
      listName: string,
    ): Promise<ListOutcome & { name?: string }> {
      const found = await notedOffer(catalogue, noter, wanted);
      if ('problem' in found) return { ok: false, problem: found.problem ?? 'no_size' };
      const { sizeId, seen, rules, name } = found;
      return within(noter.session, async (tx, owner) => {
        const list =
          wanted.list === undefined
            ? await firstList(tx, owner, listName)
            : (await holdList(tx, owner, wanted.list))?.id;
        if (list === undefined) return { ok: false, problem: 'no_list' };
        if (!(await hasRoom(tx, list, [sizeId]))) return { ok: false, problem: 'too_many_items' };
        const quantity = notedQuantity(wanted.quantity ?? '', rules);
        const note = tidyNote(wanted.note ?? '');
        await putItem(tx, { shoppingListId: list, sizeId, quantity, note, ...seen });
        return { ok: true, list, name };
      });
    },

    /** Changes how many, or what is noted beside it. */
    async change(
      noter: Shopper,
      wanted: NotedSize & { list: number; quantity?: string | undefined; note?: string | undefined },
    ): Promise<ListOutcome & { name?: string }> {
      const found = await notedOffer(catalogue, noter, wanted);
      if ('problem' in found) return { ok: false, problem: found.problem ?? 'no_size' };
      const { quantity, note } = wanted;
      const now = {
        ...(quantity !== undefined && { quantity: notedQuantity(quantity, found.rules) }),
        ...(note !== undefined && { note: tidyNote(note) }),
      };
      return within(noter.session, async (tx, owner) => {
        const isIt = await placeOf(tx, owner, wanted.list, found.sizeId);
        if (!isIt) return { ok: false, problem: 'no_list' };
        if (Object.keys(now).length > 0) await tx.update(shoppingListItem).set(now).where(isIt);
        return { ok: true, list: wanted.list, name: found.name };
      });
    },

    /** Takes a size off a list. It may have left the shop, so it is named by its number. */
    takeOff: (session: Session, { list, sizeId }: { list: number; sizeId: number }): Promise<ListOutcome> =>
      within(session, async (tx, owner) => {
        const isIt = await placeOf(tx, owner, list, sizeId);
        if (!isIt) return { ok: false, problem: 'no_list' };
        await tx.delete(shoppingListItem).where(isIt);
        return { ok: true, list };
      }),

    /** Takes a product, in whatever size, off every list of the shopper's. */
    forget: (session: Session, product: number): Promise<void> =>
      within(session, async (tx, owner) => {
        if (!isId(product)) return;
        const lists = tx.select({ id: shoppingList.id }).from(shoppingList).where(isOwn(owner));
        const sizes = tx.select({ id: size.id }).from(size).where(eq(size.productId, product));
        await tx
          .delete(shoppingListItem)
          .where(
            and(inArray(shoppingListItem.shoppingListId, lists), inArray(shoppingListItem.sizeId, sizes)),
          );
      }),
  };
}

// PostgreSQL keeps no NUL in a text.
const tidyNote = (note: string) => note.replaceAll('\u0000', '').trim().slice(0, LONGEST_NOTE);
