import { eq } from 'drizzle-orm';
import type { Baskets } from '#shop/basket/baskets.ts';
import { product } from '#shop/db/schema/index.ts';
import type { OrderForm } from '#shop/order/order-request.ts';
import type { Orders } from '#shop/order/orders.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { OrderOutcome } from '#shop/order/place-order.ts';
import type { Sessions } from '#shop/session/sessions.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { hashOf } from '#shop/session/token.ts';
import type { SampleOrder } from './sample-order.ts';

export type SampleParts = OrdersParts & {
  baskets: Baskets;
  sessions: Sessions;
  /** Where parcels of somebody who has chosen nothing go to. */
  regionId: number;
  /** How it is said and priced to them at a moment. */
  visit(now: number): Pick<Shopper, 'language' | 'currency' | 'pricing'>;
};

/** Orders as a guest does: a visit, a basket, the summary, the order. */
export async function placeSample(
  { database: { orm }, baskets, sessions, regionId, visit, clock }: SampleParts,
  orders: Orders,
  sample: SampleOrder,
  index: number,
): Promise<OrderOutcome> {
  const visited = visit(clock());
  const { hash } = await sessions.start({
    ...{ language: visited.language, currency: visited.currency.id, regionId },
  });
  try {
    const shopper = { ...visited, session: { hash, clientId: undefined } };
    for (const { product: key, size, quantity } of sample.goods) {
      const [found] = await orm.select({ id: product.id }).from(product).where(eq(product.key, key));
      if (found) await baskets.add(shopper, { product: found.id, size, quantity: String(quantity) });
    }
    const choice = choiceOf(sample, regionId);
    const { fingerprint } = await orders.quote(shopper, choice);
    return await orders.place({ ...shopper, key: keyOf(index), fingerprint, choice, consents: [] });
  } finally {
    await sessions.logOut(hash);
  }
}

/** The same each time, so that none is ever placed twice. */
const keyOf = (index: number) => hashOf(`sample order ${index}`).toString('base64url');

const choiceOf = (
  { email, phone, address, delivery, point, payment, note }: SampleOrder,
  regionId: number,
): OrderForm => ({
  ...{ email, phone, regionId, payment, note },
  billing: address,
  delivery: address,
  deliveryMethod: delivery,
  prepaid: payment !== 'on_delivery',
  pickupPoint: point,
});
