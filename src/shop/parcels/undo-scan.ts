import { and, asc, eq } from 'drizzle-orm';
import { lastScanned, type ScanStep } from '#domain/parcels/last-scanned.ts';
import { shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';
import { scanLine, unpackParcel } from '#shop/order/desk/parcels.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { refused, type ScanAnswer, type Table } from './scan-answer.ts';

/** Opens a parcel that was closed; else takes out the last piece that went in. */
export async function undoScan({ parts, actor, request, packing }: Table): Promise<ScanAnswer> {
  const { step, lines } = packing;
  if (step.kind === 'stopped' || !step.parcel) return { ok: false, problem: 'nothing_to_undo' };
  const { id: parcelId, number } = step.parcel;
  if (step.kind === 'sending') {
    const opened = await unpackParcel(parts, actor, request, { parcelId });
    return opened.ok ? { ok: true, did: 'unpacked' } : refused(opened);
  }
  const last = lastScanned(await scansInto(parts, request.number, number));
  if (!last) return { ok: false, problem: 'nothing_to_undo' };
  const taken = await scanLine(parts, actor, request, { parcelId, lineId: last.line, by: -last.by });
  if (!taken.ok) return refused(taken);
  return { ok: true, did: 'taken_back', line: lines.find(({ id }) => id === last.line) };
}

async function scansInto(
  { database: { orm } }: OrdersParts,
  order: string,
  number: number,
): Promise<ScanStep[]> {
  const rows = await orm
    .select({ detail: shopOrderEvent.detail })
    .from(shopOrderEvent)
    .innerJoin(shopOrder, eq(shopOrder.id, shopOrderEvent.orderId))
    .where(and(eq(shopOrder.number, order), eq(shopOrderEvent.kind, 'scanned')))
    .orderBy(asc(shopOrderEvent.id));
  return rows
    .map(({ detail }) => detail as ScanStep & { parcel: number })
    .filter(({ parcel: into }) => into === number);
}
