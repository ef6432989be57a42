import { and, eq, gte, lt } from 'drizzle-orm';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { shoppingList } from '#shop/db/schema/index.ts';
import { ownedBy, type Session } from '#shop/session/session.ts';
import { isToken, newToken } from '#shop/session/token.ts';
import { openCarrying } from './carry-items.ts';
import { openListItems } from './list-items.ts';
import type { ListOutcome } from './list-outcome.ts';
import {
  addList,
  countLists,
  deletedLists,
  holdList,
  holdOwner,
  isId,
  MOST_LISTS,
  ownLists,
  tidyName,
} from './own-lists.ts';
import { openShownLists } from './shown-lists.ts';

export type Lists = ReturnType<typeof openShoppingLists>;

/** So long a deleted list can be brought back. */
export const RECALL_MS = 24 * 60 * 60 * 1000;

/** Shopping lists of guests and clients. Whatever is asked for, only the shopper's own lists are touched. */
export function openShoppingLists(
  database: Pick<Database, 'orm'>,
  catalogue: Catalogue,
  clock: () => number,
) {
  const { orm } = database;
  const recallEnds = () => new Date(clock() - RECALL_MS);

  /** Does something as the shopper is now, even where a login came between. */
  const within = <Answer>(
    session: Session,
    work: (tx: OrmOrTransaction, owner: Session) => Promise<Answer>,
  ): Promise<Answer> => orm.transaction(async (tx) => work(tx, await holdOwner(tx, session)));

  const withList = (
    session: Session,
    id: number,
    work: (tx: OrmOrTransaction, list: { id: number; publicToken: string | null }) => Promise<unknown>,
  ): Promise<ListOutcome> =>
    within(session, async (tx, owner) => {
      const list = await holdList(tx, owner, id);
      if (!list) return { ok: false, problem: 'no_list' };
      await work(tx, list);
      return { ok: true, list: list.id };
    });

  return {
    ...openListItems(within, catalogue),
    ...openCarrying(within, catalogue),
    ...openShownLists(orm, catalogue),
    all: async (session: Session | undefined) => (session ? ownLists(orm, session) : []),
    /** Lists that can still be brought back. */
    deleted: async (session: Session | undefined) =>
      session ? deletedLists(orm, session, recallEnds()) : [],

    async create(session: Session, given: { name: string; public?: boolean }): Promise<ListOutcome> {
      const name = tidyName(given.name);
      if (!name) return { ok: false, problem: 'no_name' };
      return within(session, async (tx, owner) => {
        if ((await countLists(tx, owner)) >= MOST_LISTS) return { ok: false, problem: 'too_many_lists' };
        const publicToken = given.public ? newToken() : undefined;
        return { ok: true, list: await addList(tx, owner, { name, publicToken }) };
      });
    },

    async rename(session: Session, id: number, written: string): Promise<ListOutcome> {
      const name = tidyName(written);
      if (!name) return { ok: false, problem: 'no_name' };
      return withList(session, id, (tx, list) =>
        tx.update(shoppingList).set({ name }).where(eq(shoppingList.id, list.id)),
      );
    },

    /** Shared again, a list has another address: who was told the old one sees it no longer. */
    share: (session: Session, id: number, isPublic: boolean): Promise<ListOutcome> =>
      withList(session, id, async (tx, list) => {
        if (isPublic === (list.publicToken !== null)) return;
        const publicToken = isPublic ? newToken() : null;
        await tx.update(shoppingList).set({ publicToken }).where(eq(shoppingList.id, list.id));
      }),

    /** Deletes a list; those beyond recall, whoever's they are, leave the database for good. */
    remove: (session: Session, id: number): Promise<ListOutcome> =>
      withList(session, id, async (tx, list) => {
        const deletedAt = new Date(clock());
        await tx.update(shoppingList).set({ deletedAt }).where(eq(shoppingList.id, list.id));
        await tx.delete(shoppingList).where(lt(shoppingList.deletedAt, recallEnds()));
      }),

    /** Brings back a list that was deleted a while ago. */
    restore: (session: Session, id: number): Promise<ListOutcome> =>
      within(session, async (tx, owner) => {
        if (!isId(id)) return { ok: false, problem: 'no_list' };
        if ((await countLists(tx, owner)) >= MOST_LISTS) return { ok: false, problem: 'too_many_lists' };
        const [found] = await tx
          .update(shoppingList)
          .set({ deletedAt: null })
          .where(
            and(
              ownedBy(owner, shoppingList),
              eq(shoppingList.id, id),
              gte(shoppingList.deletedAt, recallEnds()),
            ),
          )
          .returning({ id: shoppingList.id });
        return found ? { ok: true, list: found.id } : { ok: false, problem: 'no_list' };
      }),

    /** The list that anybody with its address may see. */
    async findShared(token: string) {
      if (!isToken(token)) return undefined;
      const [found] = await orm.select().from(shoppingList).where(eq(shoppingList.publicToken, token));
      return found && found.deletedAt === null ? found : undefined;
    },
  };
}
