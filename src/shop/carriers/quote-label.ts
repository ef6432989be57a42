import { eq } from 'drizzle-orm';
import { whyNotParcel } from '#domain/order/actions.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { loadFile } from '#shop/order/desk/order-file.ts';
import { isNumber } from '#shop/order/order-view.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { Quote } from './carrier.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import { carrierOf, labelOf } from './label-of.ts';
import { newShipment } from './new-shipment.ts';

export type QuoteOutcome =
  | ({ ok: true; carrier: string } & Quote)
  | { ok: false; problem: 'forbidden' | 'no_label' | 'not_told' | 'carrier_silent' };

type Which = { number: string; parcelId: number };

/** What the carrier of a parcel asks for it, before its label is bought: for whoever may see money. */
export async function quoteLabel(
  parts: OrdersParts,
  actor: Actor,
  { number, parcelId }: Which,
): Promise<QuoteOutcome> {
  if (!may(actor, 'parcel.pack') || !may(actor, 'money.read')) return { ok: false, problem: 'forbidden' };
  const { orm } = parts.database;
  const [order] = isNumber(number)
    ? await orm.select().from(shopOrder).where(eq(shopOrder.number, number))
    : [];
  if (!order) return { ok: false, problem: 'no_label' };
  const file = await loadFile(orm, order);
  const found = file.parcels.find(({ id }) => id === parcelId);
  const carrier = found && carrierOf(parts, found.method);
  if (!carrier || whyNotParcel('order_label', file.facts, { ...found, label: labelOf(parts, found) }))
    return { ok: false, problem: 'no_label' };
  const asked = {
    ...{
      reference: `${number}-cena`,
      tries: 1,
      askedAt: new Date(parts.clock()),
      method: found.method ?? '',
    },
    cashOnDelivery: await cashOnDelivery(orm, file),
  };
  try {
    const quote = await carrier.quote?.(newShipment(asked, order, found));
    return quote ? { ok: true, carrier: carrier.title, ...quote } : { ok: false, problem: 'not_told' };
  } catch {
    return { ok: false, problem: 'carrier_silent' };
  }
}
