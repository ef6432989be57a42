import { rebateCode } from '#shop/db/schema/index.ts';
import type { Tx } from './fill.ts';

const DAY = 86_400_000;
const RUNNING_FOR_DAYS = 14;

/** The discount codes of the demo shop: a percentage, an amount and free delivery. */
export const rebateCodes: Pick<typeof rebateCode.$inferInsert, 'code' | 'kind' | 'value' | 'minBasket'>[] = [
  { code: 'MGLA10', kind: 'percentage', value: 1000 },
  { code: 'KAWA20', kind: 'quota', value: 2000, minBasket: 10000 },
  { code: 'DOSTAWA0', kind: 'free_shipping' },
];

export async function fillRebateCodes(tx: Tx, now: number): Promise<void> {
  // Known for a while, so that what was on offer before them has a lowest price to be measured against.
  const startsAt = new Date(now - RUNNING_FOR_DAYS * DAY);
  await tx.insert(rebateCode).values(rebateCodes.map((one) => ({ ...one, startsAt })));
}
