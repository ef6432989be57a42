import type { StaffActor } from '#domain/staff/actor.ts';
import type { DeskActor } from '#shop/order/desk/desk-actor.ts';
import type { ActRequest } from '#shop/order/desk/outcome.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { claimOrder, leaveOrder } from './claim-order.ts';
import { packingQueue, type QueuePlace } from './packing-queue.ts';
import { readScan, scanInto } from './scan-code.ts';

export type Packing = ReturnType<typeof openPacking>;

/** The packing table: what is next, who has it, and what is scanned. */
export function openPacking(parts: OrdersParts) {
  const { orm } = parts.database;
  return {
    queue: (actor: DeskActor, after?: QueuePlace) => packingQueue(orm, actor, parts.clock(), after),
    claim: (actor: StaffActor, number: string, takeOver = false) =>
      claimOrder(orm, actor, { number, now: parts.clock(), takeOver }),
    leave: (actor: StaffActor, number: string) => leaveOrder(orm, actor, number),
    read: (actor: DeskActor, code: string) => readScan(orm, actor, code),
    scan: (actor: DeskActor, request: ActRequest, scanned: { parcelId: number; code: string }) =>
      scanInto(parts, actor, request, scanned),
  };
}
