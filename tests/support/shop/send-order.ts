import { eq } from 'drizzle-orm';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { parcel, shopOrder } from '#shop/db/schema/index.ts';
import type { Desk } from '#shop/order/desk/desk.ts';
import type { ActOutcome } from '#shop/order/desk/outcome.ts';

export type ParcelStep = 'packed' | 'sent' | 'delivered';

/** Takes an order one step on: all of it into one parcel, the parcel to the courier, and there. */
export async function sendOrder(
  { orm }: Database,
  desk: Desk,
  number: string,
  step: ParcelStep,
): Promise<ActOutcome> {
  const request = { number };
  if (step === 'packed') return desk.packAll(COMMAND_LINE, request);
  const [found] = await orm
    .select({ id: parcel.id })
    .from(parcel)
    .innerJoin(shopOrder, eq(shopOrder.id, parcel.orderId))
    .where(eq(shopOrder.number, number));
  const parcelId = found?.id ?? 0;
  return step === 'sent'
    ? desk.send(COMMAND_LINE, request, { parcelId, trackingNumber: `6200${parcelId}` })
    : desk.deliver(COMMAND_LINE, request, { parcelId });
}
