import { eq, inArray, or } from 'drizzle-orm';
import { countsOf, type LineCounts } from '#domain/order/parcels.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { parcel, shopOrder, size } from '#shop/db/schema/index.ts';
import { type DeskActor, mayAct } from '#shop/order/desk/desk-actor.ts';
import { loadFile } from '#shop/order/desk/order-file.ts';
import type { ActOutcome, ActRequest } from '#shop/order/desk/outcome.ts';
import { scanLine } from '#shop/order/desk/parcels.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';

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

export type ScanOutcome =
  | (Extract<ActOutcome, { ok: true }> & { line: { id: number; counts: LineCounts } })
  | Extract<ActOutcome, { ok: false }>
  /** Nothing of that is in the order, or all of it is in parcels already. */
  | { ok: false; problem: 'wrong_item' | 'surplus' };

/** Puts one piece of what was scanned into a parcel, and says how many of it there are then. */
export async function scanInto(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { parcelId, code }: { parcelId: number; code: string },
): Promise<ScanOutcome> {
  if (!mayAct(actor, 'parcel.pack')) return { ok: false, problem: 'forbidden' };
  const { orm } = parts.database;
  const [order] = await orm.select().from(shopOrder).where(eq(shopOrder.number, request.number));
  if (!order) return { ok: false, problem: 'no_order' };
  const sizes = await sizesOf(orm, code.trim());
  const before = await loadFile(orm, order);
  const wanted = before.lines.filter(({ sizeId }) => sizeId !== null && sizes.includes(sizeId));
  const line = wanted.find((one) => countsOf(before.facts, one).open > 0);
  if (!line) return { ok: false, problem: wanted.length > 0 ? 'surplus' : 'wrong_item' };
  const { open } = countsOf(before.facts, line);
  const outcome = await scanLine(parts, actor, request, { parcelId, lineId: line.id, by: Math.min(1, open) });
  if (!outcome.ok) return outcome;
  const { facts } = await loadFile(orm, order);
  return { ...outcome, line: { id: line.id, counts: countsOf(facts, line) } };
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
