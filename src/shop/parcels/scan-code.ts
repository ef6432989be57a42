import { eq, inArray, or } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { parcel, shopOrder, size } from '#shop/db/schema/index.ts';
import { type DeskActor, mayAct } from '#shop/order/desk/desk-actor.ts';

/** What a code on a label stands for; several sizes may lie at one place. */
export type Scanned =
  | { kind: 'order'; number: string }
  | { kind: 'sizes'; sizeIds: number[] }
  | { kind: 'unknown' };

const LONGEST = 100;

/** The order of a number or of a parcel's number, or the sizes of an EAN, a code or a place. */
export async function readScan(orm: OrmOrTransaction, actor: DeskActor, scanned: string): Promise<Scanned> {
  const code = scanned.trim();
  if (!mayAct(actor, 'parcel.read') || code === '' || code.length > LONGEST || code.includes('\u0000'))
    return { kind: 'unknown' };
  const [order] = await orm
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(
      or(
        eq(shopOrder.number, code),
        inArray(
          shopOrder.id,
          orm.select({ id: parcel.orderId }).from(parcel).where(eq(parcel.trackingNumber, code)),
        ),
      ),
    )
    .limit(1);
  if (order) return { kind: 'order', number: order.number };
  const sizes = await sizesOf(orm, code);
  return sizes.length > 0 ? { kind: 'sizes', sizeIds: sizes } : { kind: 'unknown' };
}

async function sizesOf(orm: OrmOrTransaction, code: string): Promise<number[]> {
  if (code === '' || code.length > LONGEST || code.includes('\u0000')) return [];
  const rows = await orm
    .select({ id: size.id })
    .from(size)
    .where(or(eq(size.ean, code), eq(size.code, code), eq(size.shelf, code)))
    .limit(LONGEST);
  return rows.map(({ id }) => id);
}
