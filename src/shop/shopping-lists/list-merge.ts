import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { shoppingList, shoppingListItem } from '#shop/db/schema/index.ts';
import type { SessionHash } from '#shop/session/session.ts';
import { putItem } from './own-lists.ts';

/** A guest's lists become the client's. One that has the name of a list of the client's goes into it, without doubles. */
export async function mergeLists(tx: OrmOrTransaction, hash: SessionHash, clientId: number): Promise<void> {
  const guests = await tx
    .select()
    .from(shoppingList)
    .where(and(eq(shoppingList.sessionHash, hash), isNull(shoppingList.deletedAt)));
  for (const list of guests) {
    const [same] = await tx
      .select({ id: shoppingList.id })
      .from(shoppingList)
      .where(
        and(
          eq(shoppingList.clientId, clientId),
          isNull(shoppingList.deletedAt),
          eq(sql`lower(${shoppingList.name})`, list.name.toLowerCase()),
        ),
      )
      .limit(1);
    // Who was given the address of a shared list still finds it.
    if (same && list.publicToken === null) await joinInto(tx, list.id, same.id);
  }
  await tx
    .update(shoppingList)
    .set({ sessionHash: null, clientId })
    .where(eq(shoppingList.sessionHash, hash));
}

async function joinInto(tx: OrmOrTransaction, from: number, to: number): Promise<void> {
  const items = await tx.select().from(shoppingListItem).where(eq(shoppingListItem.shoppingListId, from));
  for (const item of items) await putItem(tx, { ...item, shoppingListId: to });
  await tx.delete(shoppingList).where(eq(shoppingList.id, from));
}
