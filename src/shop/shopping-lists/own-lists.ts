import { and, asc, count, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { lockClient } from '#shop/account/lock-client.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { session, shoppingList, shoppingListItem } from '#shop/db/schema/index.ts';
import { holdSession, ownedBy, type Session } from '#shop/session/session.ts';

/** So many lists of one shopper, and so many products on a list, are more than anybody keeps in mind. */
export const MOST_LISTS = 50;
export const MOST_ITEMS = 200;
const LONGEST_NAME = 100;

/** Lists that belong to this shopper and were not deleted. */
export const isOwn = (owner: Session) => and(ownedBy(owner, shoppingList), isNull(shoppingList.deletedAt));

/** The shopper as they are now, held until the transaction ends: of two changes of lists at once one comes first. */
export async function holdOwner(tx: OrmOrTransaction, known: Session): Promise<Session> {
  const owner = await holdSession(tx, known);
  if (owner.clientId !== undefined) await lockClient(tx, owner.clientId);
  else
    await tx
      .select({ hash: session.tokenHash })
      .from(session)
      .where(eq(session.tokenHash, owner.hash))
      .for('no key update');
  return owner;
}

/** A list of this shopper's, held for this transaction; nobody else's is ever found. */
export async function holdList(tx: OrmOrTransaction, owner: Session, id: number) {
  if (!isId(id)) return undefined;
  const [found] = await tx
    .select()
    .from(shoppingList)
    .where(and(isOwn(owner), eq(shoppingList.id, id)))
    .for('update');
  return found;
}

/** The list that products go to when nobody says which: the oldest, made where there is none yet. */
export async function firstList(tx: OrmOrTransaction, owner: Session, name: string): Promise<number> {
  const [found] = await tx
    .select({ id: shoppingList.id })
    .from(shoppingList)
    .where(isOwn(owner))
    .orderBy(asc(shoppingList.createdAt), asc(shoppingList.id))
    .limit(1);
  return found?.id ?? addList(tx, owner, { name });
}

export async function addList(
  tx: OrmOrTransaction,
  { clientId, hash }: Session,
  list: { name: string; publicToken?: string | undefined },
): Promise<number> {
  const owner = clientId === undefined ? { sessionHash: hash } : { clientId };
  const [made] = await tx
    .insert(shoppingList)
    .values({ ...owner, ...list })
    .returning({ id: shoppingList.id });
  if (!made) throw new Error('the database returned no list');
  return made.id;
}

export const countLists = (tx: OrmOrTransaction, owner: Session) => tx.$count(shoppingList, isOwn(owner));

/** Whether these sizes find room on a list; one that stands there already needs none. */
export async function hasRoom(
  tx: OrmOrTransaction,
  listId: number,
  sizeIds: readonly number[],
): Promise<boolean> {
  const items = await tx
    .select({ sizeId: shoppingListItem.sizeId })
    .from(shoppingListItem)
    .where(eq(shoppingListItem.shoppingListId, listId));
  return new Set([...items.map(({ sizeId }) => sizeId), ...sizeIds]).size <= MOST_ITEMS;
}

/** The shopper's lists, the oldest first; `items` counts their products. */
export const ownLists = (tx: OrmOrTransaction, owner: Session) =>
  tx
    .select({
      id: shoppingList.id,
      name: shoppingList.name,
      publicToken: shoppingList.publicToken,
      items: count(shoppingListItem.sizeId),
    })
    .from(shoppingList)
    .leftJoin(shoppingListItem, eq(shoppingListItem.shoppingListId, shoppingList.id))
    .where(isOwn(owner))
    .groupBy(shoppingList.id)
    .orderBy(asc(shoppingList.createdAt), asc(shoppingList.id));

/** Lists that the shopper deleted since then, the latest first. */
export const deletedLists = (tx: OrmOrTransaction, owner: Session, since: Date) =>
  tx
    .select({ id: shoppingList.id, name: shoppingList.name })
    .from(shoppingList)
    .where(and(ownedBy(owner, shoppingList), gte(shoppingList.deletedAt, since)))
    .orderBy(desc(shoppingList.deletedAt), desc(shoppingList.id));

/** Puts a product on a list, or more of it where it is there; what was noted beside it stays. */
export async function putItem(
  tx: OrmOrTransaction,
  item: typeof shoppingListItem.$inferInsert,
): Promise<void> {
  await tx
    .insert(shoppingListItem)
    .values(item)
    .onConflictDoUpdate({
      target: [shoppingListItem.shoppingListId, shoppingListItem.sizeId],
      set: {
        quantity: sql`greatest(${shoppingListItem.quantity}, excluded.quantity)`,
        note: sql`CASE ${shoppingListItem.note} WHEN '' THEN excluded.note ELSE ${shoppingListItem.note} END`,
      },
    });
}

// PostgreSQL keeps no NUL in a text.
export const tidyName = (name: string) =>
  name.replaceAll('\u0000', '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

const MOST_INTEGER = 2 ** 31 - 1;
/** Whether it can be the number of a list or of a size at all. */
export const isId = (id: number) => Number.isSafeInteger(id) && id >= 1 && id <= MOST_INTEGER;
