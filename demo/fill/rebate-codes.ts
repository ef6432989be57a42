import type { OrmOrTransaction } from 'witryna/shop/db/database.ts';
import { rebateCode } from 'witryna/shop/db/schema/index.ts';
import type { DemoRebateCode } from '#demo/catalogue/types.ts';

const DAY = 86_400_000;
const RUNNING_FOR_DAYS = 14;

export async function fillRebateCodes(
  tx: OrmOrTransaction,
  codes: DemoRebateCode[],
  now: number,
): Promise<void> {
  // Known for a while, so that what was on offer before them has a lowest price to be measured against.
  const startsAt = new Date(now - RUNNING_FOR_DAYS * DAY);
  await tx.insert(rebateCode).values(codes.map((one) => ({ ...one, startsAt })));
}
