import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Minor } from '#domain/price/money.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { parcel, shipment } from '#shop/db/schema/index.ts';
import type { OrderFile } from '#shop/order/desk/order-file.ts';

/** What is still to be taken at the door, and no other parcel takes already: the first one takes all of it. */
export async function cashOnDelivery(
  orm: OrmOrTransaction,
  { facts, order }: Pick<OrderFile, 'facts' | 'order'>,
): Promise<Minor> {
  if (facts.payment !== 'on_delivery') return 0;
  const [others] = await orm
    .select({ sum: sum(shipment.cashOnDelivery).mapWith(Number) })
    .from(shipment)
    .innerJoin(parcel, eq(parcel.id, shipment.parcelId))
    .where(
      and(
        eq(shipment.orderId, order.id),
        inArray(shipment.state, ['waiting', 'known', 'ready']),
        // What was sent is expected already.
        inArray(parcel.state, ['packing', 'packed']),
      ),
    );
  return Math.max(0, -facts.money.balance - facts.money.expected - (others?.sum ?? 0));
}
