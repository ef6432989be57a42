import { eq } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { basketLine } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import { firstList, putItem } from '#shop/shopping-lists/own-lists.ts';

/** Moves a line of the basket to the shopper's first list; the first of all is made for it. */
export async function moveToList(
  tx: OrmOrTransaction,
  owner: Session,
  line: { id: number; sizeId: number; quantity: number; priceSeen: number; currencySeen: string },
  listName: string,
): Promise<void> {
  const shoppingListId = await firstList(tx, owner, listName);
  const { id, sizeId, quantity, priceSeen, currencySeen } = line;
  const seen = { priceSeen, currencySeen, availableSeen: true };
  await putItem(tx, { shoppingListId, sizeId, quantity, ...seen });
  await tx.delete(basketLine).where(eq(basketLine.id, id));
}
