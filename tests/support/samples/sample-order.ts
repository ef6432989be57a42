import { randomBytes } from 'node:crypto';
import type { Database } from '#shop/db/database.ts';
import { shopOrder, shopOrderLine } from '#shop/db/schema/index.ts';
import { ADDRESS, POLAND } from './sample-account.ts';

type SampleOrder = { clientId: number; number: string; createdAt?: Date; lines?: number };

/** A placed order of 50,00 zł, with so many lines. */
export async function addOrder(
  { orm }: Database,
  { clientId, number, createdAt = new Date(), lines = 1 }: SampleOrder,
): Promise<number> {
  const { regionId: _, ...address } = ADDRESS;
  const [order] = await orm
    .insert(shopOrder)
    .values({
      number,
      idempotencyKey: `key of ${number}`,
      linkTokenHash: randomBytes(32),
      clientId,
      language: 'pl',
      currency: 'PLN',
      email: 'anna@example.org',
      billing: { ...address, country: 'PL' },
      delivery: { ...address, country: 'PL' },
      regionId: POLAND,
      deliveryMethodName: 'Kurier',
      paymentMethod: 'transfer',
      goodsGross: 5000,
      deliveryGross: 0,
      totalGross: 5000,
      totalNet: 4065,
      createdAt,
    })
    .returning({ id: shopOrder.id });
  if (!order) throw new Error('the database returned no order');
  const line = { productName: 'Kawa', sizeName: '', unit: 'piece', quantity: 1, vatBasisPoints: 2300 };
  const price = { unitGross: 5000, lineGross: 5000, lineNet: 4065 };
  await orm
    .insert(shopOrderLine)
    .values(
      Array.from({ length: lines }, (_, position) => ({ orderId: order.id, position, ...line, ...price })),
    );
  return order.id;
}
