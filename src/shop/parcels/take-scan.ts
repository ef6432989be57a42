import { and, eq, inArray } from 'drizzle-orm';
import { type ScanCommand, scanMeaning } from '#domain/parcels/scan-meaning.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { orderActionKey, shopOrder } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { claimOrder } from './claim-order.ts';
import { leavesWith, leaveTable, somethingElse } from './leave-table.ts';
import { packShort, packWhole, putIn } from './pack-pieces.ts';
import { keyFor, type ScanAnswer, type ScanRequest, type Table, type WordMissing } from './scan-answer.ts';
import { showPacking } from './show-packing.ts';
import { undoScan } from './undo-scan.ts';

/**
 * Takes one scan at the packing table: a piece of goods, a printed command, an order's number, or the number of the
 * parcel that leaves. The same key twice counts once.
 */
export async function takeScan(
  parts: OrdersParts,
  actor: StaffActor,
  request: ScanRequest,
  wordMissing: WordMissing,
): Promise<ScanAnswer> {
  const claim = await claimOrder(parts.database.orm, actor, { number: request.number, now: parts.clock() });
  if (!claim.ok) return claim;
  if (await isDone(parts, request)) return { ok: true, did: 'nothing' };
  const shown = await showPacking(parts, actor, request.number);
  if (!shown.ok) return shown;
  return meant({ parts, actor, request, packing: shown.packing, wordMissing });
}

async function isDone({ database: { orm } }: OrdersParts, { key, number }: ScanRequest): Promise<boolean> {
  if (key === undefined) return false;
  const [known] = await orm
    .select({ key: orderActionKey.key })
    .from(orderActionKey)
    .innerJoin(shopOrder, eq(shopOrder.id, orderActionKey.orderId))
    .where(and(inArray(orderActionKey.key, [key, keyFor(key, 'pack')]), eq(shopOrder.number, number)));
  return known !== undefined;
}

async function meant(table: Table): Promise<ScanAnswer> {
  const { packing, request } = table;
  const { step, lines } = packing;
  const chosen = lines.find(({ id }) => id === request.lineId);
  const meaning = chosen
    ? { kind: chosen.counts.open > 0 ? ('piece' as const) : ('surplus' as const), lineId: chosen.id }
    : scanMeaning(request.code, lines);
  if (meaning.kind === 'command') return command(table, meaning.command);
  if (step.kind === 'sending') return leavesWith(table, step, meaning.kind);
  if (meaning.kind === 'nothing') return { ok: true, did: 'nothing' };
  if (meaning.kind === 'unknown') return somethingElse(table);
  if (step.kind === 'stopped') return { ok: false, problem: step.why };
  const line = lines.find(({ id }) => id === meaning.lineId);
  if (!line) return { ok: false, problem: 'no_line' };
  return meaning.kind === 'surplus' ? { ok: false, problem: 'surplus', line } : putIn(table, step, line);
}

function command(table: Table, wanted: ScanCommand): Promise<ScanAnswer> {
  switch (wanted) {
    case 'NEXT':
      return leaveTable(table);
    case 'UNDO':
      return undoScan(table);
    case 'SHORT':
      return packShort(table);
    case 'PACK':
      return packWhole(table);
  }
}
