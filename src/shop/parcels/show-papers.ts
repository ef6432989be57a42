import { inArray } from 'drizzle-orm';
import { packingOrder } from '#domain/parcels/packing-order.ts';
import { may, type StaffActor } from '#domain/staff/actor.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { loadParcels } from '#shop/order/desk/order-file.ts';
import { loadShownLines, shownLine } from '#shop/order/desk/shown-lines.ts';
import { isNumber } from '#shop/order/order-view.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { ShownPacking } from './show-packing.ts';

/** What is printed of an order. */
export type ShownPaper = Pick<
  ShownPacking,
  'number' | 'deliveryName' | 'pickupPoint' | 'recipient' | 'lines'
>;

/** These orders, in the same order, in three queries; nothing for whoever does not pack. */
export async function showPapers(
  { database: { orm } }: Pick<OrdersParts, 'database'>,
  actor: StaffActor,
  numbers: readonly string[],
): Promise<ShownPaper[]> {
  if (!may(actor, 'parcel.pack')) return [];
  const orders = await orm
    .select()
    .from(shopOrder)
    .where(inArray(shopOrder.number, numbers.filter(isNumber)));
  const ids = orders.map(({ id }) => id);
  const lines = await loadShownLines(orm, ids);
  const parcels = await loadParcels(orm, ids);
  return numbers.flatMap((number) => {
    const order = orders.find((one) => one.number === number);
    if (!order) return [];
    const { id, delivery: address, cancelledAt } = order;
    // Returns change nothing in what is packed.
    const own = parcels.filter(({ orderId }) => orderId === id);
    const facts = { isCancelled: cancelledAt !== null, parcels: own, returns: [] };
    return {
      number,
      ...{ deliveryName: order.deliveryMethodName, pickupPoint: order.pickupPointCode },
      recipient: { address, phone: address.phone ?? order.phone },
      lines: packingOrder(
        lines
          .filter(({ line }) => line.orderId === id)
          .map((found) => {
            const { price: _, productId: __, ...line } = shownLine(found, facts, false);
            return line;
          }),
      ),
    };
  });
}
