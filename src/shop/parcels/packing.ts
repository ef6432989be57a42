import type { StaffActor } from '#domain/staff/actor.ts';
import type { DeskActor } from '#shop/order/desk/desk-actor.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { claimOrder, leaveOrder } from './claim-order.ts';
import { nextToPack } from './next-to-pack.ts';
import { packingQueue, type QueuePlace } from './packing-queue.ts';
import type { ScanRequest, WordMissing } from './scan-answer.ts';
import { readScan } from './scan-code.ts';
import { showPacking } from './show-packing.ts';
import { showPapers } from './show-papers.ts';
import { takeScan } from './take-scan.ts';

export type Packing = ReturnType<typeof openPacking>;

/** The packing table: what is next, who has it, and what is scanned. */
export function openPacking(parts: OrdersParts) {
  const { orm } = parts.database;
  return {
    queue: (actor: DeskActor, after?: QueuePlace) =>
      packingQueue(orm, actor, { now: parts.clock(), timeZone: parts.rules.timeZone }, after),
    claim: (actor: StaffActor, number: string, takeOver = false) =>
      claimOrder(orm, actor, { number, now: parts.clock(), takeOver }),
    leave: (actor: StaffActor, number: string) => leaveOrder(orm, actor, number),
    read: (actor: DeskActor, code: string) => readScan(orm, actor, code),
    show: (actor: StaffActor, number: string) => showPacking(parts, actor, number),
    papers: (actor: StaffActor, numbers: readonly string[]) => showPapers(parts, actor, numbers),
    take: (actor: StaffActor, request: ScanRequest, wordMissing: WordMissing) =>
      takeScan(parts, actor, request, wordMissing),
    next: (actor: StaffActor, after: string) => nextToPack(parts, actor, after),
  };
}
