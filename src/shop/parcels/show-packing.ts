import { eq } from 'drizzle-orm';
import { packingOrder } from '#domain/parcels/packing-order.ts';
import { type PackingStep, packingStep } from '#domain/parcels/packing-step.ts';
import { may, type StaffActor } from '#domain/staff/actor.ts';
import { packingClaim, shopOrder } from '#shop/db/schema/index.ts';
import type { ParcelShipment } from '#shop/order/desk/order-file.ts';
import { showOrder } from '#shop/order/desk/show-order.ts';
import type { ShownLine, ShownOrder } from '#shop/order/desk/shown-order.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';

export type PackedLine = Omit<ShownLine, 'price' | 'productId'>;

/** An order at the packing table: where it goes and what is in it, but no money and no e-mail, whoever packs. */
export type ShownPacking = Pick<ShownOrder, PackedField> & {
  /** What is packed next comes first. */
  lines: PackedLine[];
  step: PackingStep;
  /** The label of the parcel that is ready to leave, and whether it can be asked for. */
  shipment: ParcelShipment | null;
  canLabel: boolean;
  /** Whether it can be given back; 'kept' where its carrier does not take it back any more. */
  canCancelLabel: boolean | 'kept';
  claim: { staffId: number; by: string; until: Date } | null;
};

type PackedField =
  | ('id' | 'number' | 'version' | 'createdAt' | 'deliveryName' | 'pickupPoint' | 'recipient')
  | ('payment' | 'note' | 'notes');

export type PackingShown =
  | { ok: true; packing: ShownPacking }
  | { ok: false; problem: 'forbidden' | 'no_order' };

export async function showPacking(
  parts: OrdersParts,
  actor: StaffActor,
  number: string,
): Promise<PackingShown> {
  if (!may(actor, 'parcel.pack')) return { ok: false, problem: 'forbidden' };
  const shown = await showOrder(parts, actor, number);
  if (!shown.ok) return shown;
  const { order } = shown;
  const { version, createdAt, deliveryName, pickupPoint, recipient, payment, note, notes } = order;
  const step = packingStep(order);
  const ready = order.parcels.find(({ id }) => step.kind === 'sending' && id === step.parcel.id);
  return {
    ok: true,
    packing: {
      ...{ id: order.id, number: order.number, version, createdAt, deliveryName, pickupPoint },
      ...{ recipient, payment, note, notes },
      lines: packingOrder(
        order.lines
          .filter(({ id }) => !order.waiting.includes(id))
          .map(({ price: _, productId: __, ...line }) => line),
      ),
      step,
      shipment: ready?.shipment ? { ...ready.shipment, collectCode: null } : null,
      canLabel: ready?.actions.some(({ action, why }) => action === 'order_label' && !why) ?? false,
      canCancelLabel: canCancel(ready?.actions),
      claim: await claimOf(parts, order.number),
    },
  };
}

function canCancel(actions: ShownOrder['parcels'][number]['actions'] = []): boolean | 'kept' {
  const offered = actions.find(({ action }) => action === 'cancel_label');
  if (offered?.why === 'label_kept') return 'kept';
  return offered !== undefined && !offered.why;
}

async function claimOf({ database: { orm }, clock }: OrdersParts, number: string) {
  const { staffId, staffName, until } = packingClaim;
  const [claim] = await orm
    .select({ staffId, by: staffName, until })
    .from(packingClaim)
    .innerJoin(shopOrder, eq(shopOrder.id, packingClaim.orderId))
    .where(eq(shopOrder.number, number));
  return claim && claim.until.getTime() > clock() ? claim : null;
}
