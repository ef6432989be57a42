import { asc, eq, sql } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { basketLine, shoppingList, shoppingListItem } from '#shop/db/schema/index.ts';
import { ownedBy, type Session } from '#shop/session/session.ts';

/** Moves a line of the basket to the shopper's first list; the first of all is made for it. */
export async function moveToList(
  tx: OrmOrTransaction,
  owner: Session,
  line: { id: number; sizeId: number; quantity: number },
  listName: string,
): Promise<void> {
  const shoppingListId = await firstList(tx, owner, listName);
  const { sizeId, quantity } = line;
  await tx
    .insert(shoppingListItem)
    .values({ shoppingListId, sizeId, quantity })
    .onConflictDoUpdate({
      target: [shoppingListItem.shoppingListId, shoppingListItem.sizeId],
      set: { quantity: sql`greatest(${shoppingListItem.quantity}, excluded.quantity)` },
    });
  await tx.delete(basketLine).where(eq(basketLine.id, line.id));
}

async function firstList(tx: OrmOrTransaction, owner: Session, name: string): Promise<number> {
  const [found] = await tx
    .select({ id: shoppingList.id })
    .from(shoppingList)
    .where(ownedBy(owner, shoppingList))
    .orderBy(asc(shoppingList.createdAt), asc(shoppingList.id))
    .limit(1);
  if (found) return found.id;
  const whose = owner.clientId === undefined ? { sessionHash: owner.hash } : { clientId: owner.clientId };
  const [made] = await tx
    .insert(shoppingList)
    .values({ ...whose, name })
    .returning({ id: shoppingList.id });
  if (!made) throw new Error('the database returned no list');
  return made.id;
}
