import { eq } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { basket } from '#shop/db/schema/index.ts';
import { ownedBy, type Session } from '#shop/session/session.ts';

/** The shopper's basket, held for this transaction, so that two changes at once follow one another. */
export async function lockBasket(tx: OrmOrTransaction, session: Session): Promise<string> {
  const owner =
    session.clientId === undefined ? { sessionHash: session.hash } : { clientId: session.clientId };
  await tx.insert(basket).values(owner).onConflictDoNothing();
  const [row] = await tx.select({ id: basket.id }).from(basket).where(ownedBy(session, basket)).for('update');
  if (!row) throw new Error('the basket of this shopper cannot be made');
  return row.id;
}

/** A basket that is known already, held as `lockBasket` holds it; one that is gone meanwhile holds nobody up. */
export async function holdBasket(tx: OrmOrTransaction, basketId: string): Promise<void> {
  await tx.select({ id: basket.id }).from(basket).where(eq(basket.id, basketId)).for('update');
}
