import { and, asc, eq } from 'drizzle-orm';
import { exactly } from '#domain/order/parcels.ts';
import { parcel, shopOrder } from '#shop/db/schema/index.ts';
import { packShort as packShortAtDesk } from '#shop/order/desk/pack-short.ts';
import { packParcel, scanLine, startParcel } from '#shop/order/desk/parcels.ts';
import { writeNote } from '#shop/order/desk/whole-order.ts';
import { leaveOrder } from './claim-order.ts';
import { derived, type Missing, refused, type ScanAnswer, type Step, type Table } from './scan-answer.ts';
import type { PackedLine } from './show-packing.ts';

/** One more piece; the last one closes the parcel. */
export async function putIn(
  table: Table,
  { parcel: begun }: Step<'packing'>,
  line: PackedLine,
): Promise<ScanAnswer> {
  const { parts, actor, request, packing } = table;
  const parcelId = begun?.id ?? (await begin(table));
  if (typeof parcelId !== 'number') return parcelId;
  const by = Math.min(1, line.counts.open);
  const done = await scanLine(parts, actor, request, { parcelId, lineId: line.id, by });
  if (!done.ok) return refused(done);
  if (!done.changed) return { ok: true, did: 'nothing' };
  const isLast = packing.lines.every(
    ({ id, counts }) => exactly(counts.open - (id === line.id ? by : 0)) <= 0,
  );
  if (isLast) return close(table, parcelId);
  const { open, packing: inIt, inParcels } = line.counts;
  const moved = { open: exactly(open - by), packing: exactly(inIt + by), inParcels: exactly(inParcels + by) };
  const counts = { ...line.counts, ...moved };
  return { ok: true, did: 'counted', line: { ...line, counts } };
}

/** Closes a parcel in which everything is. */
export async function packWhole(table: Table): Promise<ScanAnswer> {
  const { step, lines } = table.packing;
  if (step.kind === 'stopped') return { ok: false, problem: step.why };
  if (step.kind === 'sending') return { ok: true, did: 'nothing' };
  if (!step.parcel || missingIn(lines).length > 0) return { ok: false, problem: 'not_complete' };
  return close(table, step.parcel.id);
}

/** Notes what is not there, and packs the rest; the order stays open for what is missing. */
export async function packShort(table: Table): Promise<ScanAnswer> {
  const { parts, actor, request, packing, wordMissing } = table;
  const { step, lines } = packing;
  const missing = missingIn(lines);
  if (step.kind === 'stopped') return { ok: false, problem: step.why };
  if (step.kind === 'sending' || missing.length === 0) return packWhole(table);
  const note = wordMissing(missing);
  const { box, weightGrams } = request;
  const done = step.parcel
    ? await packShortAtDesk(parts, actor, request, { parcelId: step.parcel.id, note, box, weightGrams })
    : await writeNote(parts, actor, request, { text: note });
  if (!done.ok) return refused(done);
  const isPacked = step.parcel !== undefined && lines.some(({ counts }) => counts.packing > 0);
  if (!isPacked) await leaveOrder(parts.database.orm, actor, packing.number);
  return { ok: true, did: 'short', missing, isPacked };
}

/** The parcel's number in the database, or what is in its way. */
async function begin({ parts, actor, request }: Table): Promise<number | ScanAnswer> {
  const started = await startParcel(parts, actor, { ...request, key: derived(request, 'start') });
  if (!started.ok) return refused(started);
  const [begun] = await parts.database.orm
    .select({ id: parcel.id })
    .from(parcel)
    .innerJoin(shopOrder, eq(shopOrder.id, parcel.orderId))
    .where(and(eq(shopOrder.number, request.number), eq(parcel.state, 'packing')))
    .orderBy(asc(parcel.number))
    .limit(1);
  return begun?.id ?? { ok: false, problem: 'no_parcel' };
}

async function close({ parts, actor, request }: Table, parcelId: number): Promise<ScanAnswer> {
  const { box, weightGrams } = request;
  const key = derived(request, 'pack');
  const packed = await packParcel(parts, actor, { ...request, key }, { parcelId, box, weightGrams });
  return packed.ok ? { ok: true, did: 'packed' } : refused(packed);
}

const missingIn = (lines: readonly PackedLine[]): Missing[] =>
  lines
    .filter(({ counts }) => counts.open > 0)
    .map(({ name, sizeName, counts }) => ({ name, sizeName, quantity: counts.open }));
