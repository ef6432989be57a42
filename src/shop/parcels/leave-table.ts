import { notTracking } from '#domain/parcels/tracking-number.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { sendParcel } from '#shop/order/desk/sent-parcels.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { leaveOrder } from './claim-order.ts';
import { refused, type ScanAnswer, type Step, type Table } from './scan-answer.ts';
import { readScan } from './scan-code.ts';
import type { ShownPacking } from './show-packing.ts';

/** Leaves the order to others, as it is. */
export async function leaveTable({ parts, actor, packing }: Table): Promise<ScanAnswer> {
  await leaveOrder(parts.database.orm, actor, packing.number);
  return { ok: true, did: 'left' };
}

/** Another order, goods that belong to another one, or a code that nobody knows. */
export async function somethingElse({ parts, actor, request, packing }: Table): Promise<ScanAnswer> {
  const read = await readScan(parts.database.orm, actor, request.code);
  if (read.kind === 'order') return openOther(parts, actor, packing, read.number);
  return { ok: false, problem: read.kind === 'sizes' ? 'wrong_item' : 'unknown_code' };
}

/** What is scanned now is the number on the courier's label: neither goods, nor a number that another parcel has. */
export async function leavesWith(
  table: Table,
  { parcel: { id: parcelId } }: Step<'sending'>,
  meaning: 'nothing' | 'piece' | 'surplus' | 'unknown',
): Promise<ScanAnswer> {
  const { parts, actor, request, packing } = table;
  if (meaning === 'piece' || meaning === 'surplus') return { ok: false, problem: 'goods_code' };
  const code = request.code.trim();
  const read = await readScan(parts.database.orm, actor, code);
  if (read.kind === 'sizes') return { ok: false, problem: 'goods_code' };
  if (read.kind === 'order' && read.number === code) return openOther(parts, actor, packing, code);
  if (read.kind === 'order') return { ok: false, problem: 'used_number' };
  const problem = code === '' ? undefined : notTracking(code);
  if (problem) return { ok: false, problem };
  const trackingNumber = code === '' ? undefined : code;
  const sent = await sendParcel(parts, actor, request, { parcelId, trackingNumber });
  if (!sent.ok) return refused(sent);
  await leaveOrder(parts.database.orm, actor, request.number);
  return { ok: true, did: 'sent' };
}

async function openOther(
  { database: { orm } }: OrdersParts,
  actor: StaffActor,
  { number }: ShownPacking,
  other: string,
): Promise<ScanAnswer> {
  if (other === number) return { ok: true, did: 'nothing' };
  await leaveOrder(orm, actor, number);
  return { ok: true, did: 'opened', number: other };
}
