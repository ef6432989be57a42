import { eq, sql } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { basket, basketLine } from '#shop/db/schema/index.ts';
import type { SessionHash } from '#shop/session/session.ts';
import { mergeLists } from '#shop/shopping-lists/list-merge.ts';
import { lockBasket } from './lock-basket.ts';

/** What a guest has gathered becomes the client's: shopping lists, and the basket, which joins the client's own. */
export async function mergeCarts(tx: OrmOrTransaction, hash: SessionHash, clientId: number): Promise<void> {
  await mergeLists(tx, hash, clientId);
  const [guests] = await tx
    .select({ id: basket.id, rebateCodeId: basket.rebateCodeId })
    .from(basket)
    .where(eq(basket.sessionHash, hash))
    .for('update');
  if (!guests) return;
  const own = await lockBasket(tx, { hash, clientId });
  await mergeLines(tx, guests.id, own);
  if (guests.rebateCodeId !== null)
    await tx.update(basket).set({ rebateCodeId: guests.rebateCodeId }).where(eq(basket.id, own));
  await tx.delete(basket).where(eq(basket.id, guests.id));
}

/** The same size in both adds up, or is the larger of both where one order may not have the sum (decision 15). */
async function mergeLines(tx: OrmOrTransaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${basketLine} AS own
      (basket_id, size_id, subscription_days, quantity, price_seen, currency_seen, added_at, selected)
    SELECT ${to}, size_id, subscription_days, quantity, price_seen, currency_seen, added_at, selected
    FROM ${basketLine} WHERE basket_id = ${from} ORDER BY added_at, id
    ON CONFLICT ON CONSTRAINT basket_line_once DO UPDATE SET
      price_seen = excluded.price_seen, currency_seen = excluded.currency_seen,
      selected = own.selected OR excluded.selected,
      quantity = CASE
        WHEN own.quantity + excluded.quantity > ${MOST_PER_ORDER} THEN greatest(own.quantity, excluded.quantity)
        ELSE own.quantity + excluded.quantity END`);
}

/** NULL where the shop sets no limit, and nothing is above that. */
const MOST_PER_ORDER = sql`(
  SELECT least(size.max_quantity, product.max_quantity)
  FROM size JOIN product ON product.id = size.product_id WHERE size.id = own.size_id)`;
