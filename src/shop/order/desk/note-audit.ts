import { changedFields } from '#domain/audit/changed-fields.ts';
import type { AnyDeed } from '#domain/order/action-rights.ts';
import { changedContact } from '#domain/order/changed-contact.ts';
import { type Actor, THE_SHOP } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import type { DeskActor } from './desk-actor.ts';
import type { Hand } from './hand.ts';

/** Writes down who did what with an order; a shopper and a gateway act through the shop. */
export async function noteAudit(
  { tx, file, actor, now, written }: Hand,
  action: AnyDeed,
  after: OrderRow,
): Promise<void> {
  const details = written.events.filter(
    ({ kind, detail }) => kind !== 'address_changed' && Object.keys(detail).length > 0,
  );
  const contact = changedContact(file.order, after);
  await writeAudit(tx, isOfTheShop(actor) ? actor : THE_SHOP, {
    at: now,
    action: `order.${action}`,
    object: { kind: 'order', id: file.order.number },
    change: {
      ...changedFields(seenOf(file.order), seenOf(after)),
      ...(contact.length > 0 && { contact: [null, contact] }),
      ...(details.length > 0 && { did: [null, details.map(({ kind, detail }) => ({ [kind]: detail }))] }),
    },
  });
}

const isOfTheShop = (actor: DeskActor): actor is Actor =>
  actor.kind !== 'shopper' && actor.kind !== 'gateway';

/** What of an order is worth comparing, and says of nobody who they are: the log is never erased. */
function seenOf(order: OrderRow) {
  const { stage, moneyState, held, deliveryMethodName, pickupPointCode, totalGross, currency } = order;
  return {
    ...{ stage, moneyState, held, deliveryMethodName, pickupPointCode },
    total: { amount: totalGross, currency },
  };
}
