import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { LabelFormat } from '#domain/carriers/label-format.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import { parcel, shipment, shopOrder } from '#shop/db/schema/index.ts';
import { isNumber } from '#shop/order/order-view.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';

export type PrintedLabels =
  | { ok: true; name: string; document: Buffer }
  | { ok: false; problem: 'forbidden' | 'no_labels' | 'carrier_silent' };

/** As many as carriers put into one document. */
const AT_ONCE = 100;

/** The labels of parcels that are packed and not sent yet, in one document: those that are there. */
export async function printLabels(
  { database: { orm }, carriers = [] }: Pick<OrdersParts, 'database' | 'carriers'>,
  actor: Actor,
  numbers: readonly string[],
  format: LabelFormat = 'pdf',
): Promise<PrintedLabels> {
  if (!may(actor, 'parcel.pack')) return { ok: false, problem: 'forbidden' };
  const { carrier, carrierId, label, trackingNumber } = shipment;
  const rows = await orm
    .select({ carrier, carrierId, label, trackingNumber })
    .from(shipment)
    .innerJoin(shopOrder, eq(shopOrder.id, shipment.orderId))
    .innerJoin(parcel, eq(parcel.id, shipment.parcelId))
    .where(
      and(
        ...[inArray(shopOrder.number, numbers.filter(isNumber)), eq(shipment.state, 'ready')],
        ...[inArray(parcel.state, ['packed', 'sent']), isNotNull(carrierId)],
      ),
    )
    .orderBy(asc(shopOrder.number), asc(parcel.number))
    .limit(AT_ONCE);
  const [first] = rows;
  if (!first) return { ok: false, problem: 'no_labels' };
  const name = `etykiety-${first.trackingNumber}.${format}`;
  if (rows.length === 1 && format === 'pdf' && first.label) return { ok: true, name, document: first.label };
  const own = rows.filter((one) => one.carrier === first.carrier).flatMap((one) => one.carrierId ?? []);
  const found = carriers.find((one) => one.name === first.carrier);
  const document = await found?.label(own, format).catch(() => undefined);
  return document ? { ok: true, name, document } : { ok: false, problem: 'carrier_silent' };
}
