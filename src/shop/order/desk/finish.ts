import { eq } from 'drizzle-orm';
import type { AnyDeed } from '#domain/order/action-rights.ts';
import { isCovered, type OrderMoney } from '#domain/order/money.ts';
import { stageOf, statusOf } from '#domain/order/stage.ts';
import { shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';
import {
  awaitPoints,
  followReturns,
  forgetPoints,
  pointsStanding,
} from '#shop/loyalty-points/order-loyalty-points.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import { tellOwnerOfOrder } from '#shop/order/tell-owner-of-order.ts';
import { writtenBy } from './desk-actor.ts';
import type { Hand } from './hand.ts';
import { noteAudit } from './note-audit.ts';
import { loadFile, type OrderFile } from './order-file.ts';
import type { ActOutcome } from './outcome.ts';

/** Writes what follows from the new facts: stage and money beside them, the version, the events, the record. */
export async function finish(hand: Hand, action: AnyDeed): Promise<ActOutcome & { ok: true }> {
  const { tx, file, now, actor, written } = hand;
  const before = file.order;
  const after = await loadFile(tx, { ...before, ...written.change });
  const { facts } = after;
  const version = before.version + 1;
  const kept = {
    ...{ version, stage: stageOf(facts), moneyState: facts.money.state, status: statusOf(facts) },
    paidAt: paidSince(after, now),
  };
  await tx
    .update(shopOrder)
    .set({ ...written.change, ...kept })
    .where(eq(shopOrder.id, before.id));
  await tx.insert(shopOrderEvent).values(
    written.events.map(({ kind, detail }) => ({
      ...{ orderId: before.id, kind, detail, happenedAt: now, version },
      ...writtenBy(actor),
    })),
  );
  await tellOwnerOfOrder(
    tx,
    hand.parts,
    before,
    written.events.map(({ kind }) => kind),
  );
  await followPoints(hand, { ...after.order, ...kept }, after);
  await noteAudit(hand, action, { ...after.order, ...kept });
  return { ok: true, changed: true, version, stage: kept.stage, moneyState: kept.moneyState };
}

/** Since when the money is there; of a cancelled order, whether some of it ever was. */
function paidSince({ order, facts: { money, isCancelled } }: OrderFile, now: Date): Date | null {
  if (isCancelled) return order.paidAt;
  return isPaid(order, money) ? (order.paidAt ?? now) : null;
}

const isPaid = ({ totalGross }: OrderRow, money: OrderMoney) =>
  isCovered(money) && (money.received > 0 || totalGross === 0);

/** Points wait for the money and for the delivery, whichever comes last; what comes back takes its own along. */
async function followPoints({ tx, parts, file }: Hand, order: OrderRow, after: OrderFile): Promise<void> {
  if (order.cancelledAt) return;
  await followReturns(tx, parts, { before: file, after });
  if (!order.paidAt) {
    if (order.pointsDueAt) await forgetPoints(tx, order);
    return;
  }
  const isDelivered = order.stage === 'delivered';
  const goesOutAgain = pointsStanding(after).earned > pointsStanding(file).earned;
  if (file.order.paidAt && !(isDelivered && file.order.stage !== 'delivered') && !goesOutAgain) return;
  const ends = after.parcels.flatMap(({ endedAt }) => (endedAt ? [endedAt.getTime()] : []));
  const deliveredAt = isDelivered ? new Date(Math.max(...ends)) : undefined;
  await awaitPoints(tx, parts, order, { paidAt: order.paidAt, deliveredAt });
}
