import type { parcel, shipment } from '#shop/db/schema/index.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import type { NewShipment } from './carrier.ts';

type Asked = Pick<
  typeof shipment.$inferSelect,
  'reference' | 'tries' | 'askedAt' | 'method' | 'cashOnDelivery'
>;
type Packed = Pick<typeof parcel.$inferSelect, 'box' | 'weightGrams'>;

/** What a carrier is told of a parcel. */
export const newShipment = (asked: Asked, order: OrderRow, packed: Packed): NewShipment => ({
  ...{ reference: asked.reference, isFirst: asked.tries === 1, since: asked.askedAt, method: asked.method },
  receiver: { email: order.email, phone: order.delivery.phone ?? order.phone, address: order.delivery },
  ...{ point: order.pickupPointCode, box: packed.box, weightGrams: packed.weightGrams },
  ...{ cashOnDelivery: asked.cashOnDelivery, currency: order.currency },
});
