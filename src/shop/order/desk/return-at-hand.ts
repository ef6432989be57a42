import { eq } from 'drizzle-orm';
import { type ReturnAction, whyNotReturn } from '#domain/order/actions.ts';
import { orderReturn } from '#shop/db/schema/index.ts';
import { allow, type Hand, refuse } from './hand.ts';
import type { ReturnRow } from './order-file.ts';

/** The return, where this can be done with it. */
export function returnOf({ file }: Hand, action: ReturnAction, returnId: number): ReturnRow {
  const found = file.returns.find(({ id }) => id === returnId) ?? refuse('no_return');
  allow(whyNotReturn(action, found));
  return found;
}

export async function changeReturn(
  { tx }: Hand,
  id: number,
  change: Partial<typeof orderReturn.$inferInsert>,
): Promise<void> {
  await tx.update(orderReturn).set(change).where(eq(orderReturn.id, id));
}
