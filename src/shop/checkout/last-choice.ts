import { and, desc, eq } from 'drizzle-orm';
import type { FormValues } from '#domain/form/form-rules.ts';
import type { Database } from '#shop/db/database.ts';
import { deliveryMethod, shopOrder } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';

/** How a client's last order was delivered and paid, as the form of the checkout says it; undefined for who has none. */
export async function lastChoice(
  { orm }: Pick<Database, 'orm'>,
  session: Session | undefined,
): Promise<FormValues | undefined> {
  if (session?.clientId === undefined) return undefined;
  const [last] = await orm
    .select({
      method: deliveryMethod.key,
      payment: shopOrder.paymentMethod,
      point: shopOrder.pickupPointCode,
    })
    .from(shopOrder)
    .innerJoin(deliveryMethod, eq(deliveryMethod.id, shopOrder.deliveryMethodId))
    .where(and(eq(shopOrder.clientId, session.clientId), eq(deliveryMethod.active, true)))
    .orderBy(desc(shopOrder.id))
    .limit(1);
  if (!last) return undefined;
  const paid = last.payment === 'on_delivery' ? 'on_delivery' : 'prepaid';
  return { way: `${last.method}:${paid}`, payment: last.payment, pickup_point: last.point ?? '' };
}
