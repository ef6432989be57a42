import { and, eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { lineOffer } from '#domain/basket/line-offer.ts';
import type { OfferMoment } from '#domain/product/facts.ts';
import { findSize } from '#domain/product/find-size.ts';
import { fitQuantity } from '#domain/product/quantity.ts';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { shoppingListItem } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import type { ListOutcome } from './lists.ts';
import { countItems, firstList, holdList, MOST_ITEMS, putItem } from './own-lists.ts';

/** Who notes something down, and at which prices. */
export type Noter = { session: Session; language: Language; currency: string; moment: OfferMoment };

/** A size of a product, as forms and the wire name it. */
export type NotedSize = { product: number; size: string };

type Within = <Answer>(
  session: Session,
  work: (tx: OrmOrTransaction, owner: Session) => Promise<Answer>,
) => Promise<Answer>;

const LONGEST_NOTE = 500;
/** A list may wish for more than is in stock, though not for more than can be counted. */
const MOST_NOTED = 99_999;

/** What stands on lists. */
export function openListItems(within: Within, catalogue: Catalogue) {
  async function offered({ language, currency, moment }: Noter, { product, size: type }: NotedSize) {
    const facts = await catalogue.product(product, language);
    const size = facts?.sizes[findSize(facts.sizes, type)];
    const offer = facts && size && lineOffer(facts, size, null, moment);
    if (!facts) return { problem: 'no_product' } as const;
    if (!size || !offer) return { problem: 'no_size' } as const;
    const seen = {
      priceSeen: offer.priceFor(1).gross,
      currencySeen: currency,
      availableSeen: offer.refusal === undefined,
    };
    return { sizeId: size.id, seen, rules: offer.rules, name: facts.name };
  }

  /** Where a size stands on a list of the shopper's own. */
  async function placeOf(tx: OrmOrTransaction, owner: Session, listId: number, sizeId: number) {
    const list = await holdList(tx, owner, listId);
    return list && and(eq(shoppingListItem.shoppingListId, list.id), eq(shoppingListItem.sizeId, sizeId));
  }

  return {
    /** Notes a size on a list, or on the first one; the first of all is made for it, with this name. */
    async add(
      noter: Noter,
      wanted: NotedSize & { list?: number | undefined; quantity?: string; note?: string },
      listName: string,
    ): Promise<ListOutcome & { name?: string }> {
      const found = await offered(noter, wanted);
      if ('problem' in found) return { ok: false, problem: found.problem ?? 'no_size' };
      const { quantity } = fitQuantity(wanted.quantity ?? '', { ...found.rules, max: MOST_NOTED });
      return within(noter.session, async (tx, owner) => {
        const list =
          wanted.list === undefined
            ? await firstList(tx, owner, listName)
            : (await holdList(tx, owner, wanted.list))?.id;
        if (list === undefined) return { ok: false, problem: 'no_list' };
        if ((await countItems(tx, list)) >= MOST_ITEMS) return { ok: false, problem: 'too_many_items' };
        const note = tidyNote(wanted.note ?? '');
        await putItem(tx, { shoppingListId: list, sizeId: found.sizeId, quantity, note, ...found.seen });
        return { ok: true, list, name: found.name };
      });
    },

    /** Changes how many, or what is noted beside it. */
    async change(
      noter: Noter,
      wanted: NotedSize & { list: number; quantity?: string | undefined; note?: string | undefined },
    ): Promise<ListOutcome> {
      const found = await offered(noter, wanted);
      if ('problem' in found) return { ok: false, problem: found.problem ?? 'no_size' };
      const { rules, sizeId } = found;
      const now = {
        ...(wanted.quantity !== undefined && {
          quantity: fitQuantity(wanted.quantity, { ...rules, max: MOST_NOTED }).quantity,
        }),
        ...(wanted.note !== undefined && { note: tidyNote(wanted.note) }),
      };
      return within(noter.session, async (tx, owner) => {
        const isIt = await placeOf(tx, owner, wanted.list, sizeId);
        if (!isIt) return { ok: false, problem: 'no_list' };
        if (Object.keys(now).length > 0) await tx.update(shoppingListItem).set(now).where(isIt);
        return { ok: true, list: wanted.list };
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

    /** Moves or copies a size to another list of the same shopper. */
    carry: (
      session: Session,
      { from, to, sizeId, copy }: { from: number; to: number; sizeId: number; copy: boolean },
    ): Promise<ListOutcome> =>
      within(session, async (tx, owner) => {
        // Always held in the same order, so that two who carry in opposite directions do not wait for each other.
        for (const list of [from, to].sort((a, b) => a - b))
          if (!(await holdList(tx, owner, list))) return { ok: false, problem: 'no_list' };
        const isIt = and(eq(shoppingListItem.shoppingListId, from), eq(shoppingListItem.sizeId, sizeId));
        const [item] = await tx.select().from(shoppingListItem).where(isIt);
        if (!item) return { ok: false, problem: 'no_product' };
        if (from === to) return { ok: true, list: to };
        if ((await countItems(tx, to)) >= MOST_ITEMS) return { ok: false, problem: 'too_many_items' };
        await putItem(tx, { ...item, shoppingListId: to });
        if (!copy) await tx.delete(shoppingListItem).where(isIt);
        return { ok: true, list: to };
      }),
  };
}

// PostgreSQL keeps no NUL in a text.
const tidyNote = (note: string) => note.replaceAll('\u0000', '').trim().slice(0, LONGEST_NOTE);
