import type { ShippingTime } from '#domain/delivery/dispatch.ts';
import type { Minor, Price } from '#domain/price/money.ts';
import type { PriceNow } from '#domain/price/price-view.ts';
import type { Availability, SizeOffer, SizeView } from '#domain/product/product.ts';
import { purchaseOf } from '#domain/product/purchase.ts';
import type { ProjectorAnswer, WireShippingTime, WireSizeAvailability, WireSizePrices } from './projector.ts';

/** The answer to get=sizeavailability,sizedelivery,sizeprices. */
export type SizeAnswer = Pick<ProjectorAnswer, 'sizeavailability' | 'sizedelivery' | 'sizeprices'>;
type Listed = { type: string; name: string };

/** The size's offer out of the wire's words; prices are those of buying once. */
export function offerFromWire(answer: SizeAnswer | null, listed: Listed): SizeOffer {
  const { availability, prices } = whole(answer);
  const normal = prices.price_normal ?? prices;
  const { amount, weight, min_size_quantity = null, max_size_quantity = null, leads, picture } = availability;
  return {
    type: listed.type,
    name: listed.name,
    purchase: purchaseOf({
      gratis: normal.gratis === 'true',
      availability: availability.status,
      phonePrice: normal.phone_price === 'true',
      basketEnabled: normal.basket_enable === 'y',
      pointsCost: normal.points,
    }),
    stock: counted(amount),
    availability: availabilityFrom(availability),
    pointsCost: normal.points,
    minPerOrder: min_size_quantity,
    maxPerOrder: max_size_quantity,
    weightGrams: weight,
    leads: leads.map(({ amount: upTo, days = null }) => ({ upTo: counted(upTo), days })),
    ...(picture && { picture }),
    ...pricesFromWire(normal),
  };
}

/** The same with when its parcel leaves and what delivery costs. */
export function viewFromWire(answer: SizeAnswer | null, listed: Listed): SizeView {
  const { shipping, shipping_time, words, arrival } = whole(answer).delivery;
  return {
    offer: offerFromWire(answer, listed),
    shipping: shippingFrom(shipping_time),
    delivery: shipping === undefined ? undefined : minor(shipping),
    ...(words && { words, arrival }),
  };
}

function whole(answer: SizeAnswer | null) {
  const { sizeavailability: availability, sizedelivery: delivery, sizeprices: prices } = answer ?? {};
  if (!availability?.leads || !delivery?.shipping_time || !prices?.value)
    throw new Error('setCurrentSize no data');
  return { availability, delivery, prices };
}

function availabilityFrom(wire: WireSizeAvailability): Availability {
  const { status, delivery_date: backOn, delivery_days: days } = wire;
  if (status === 'disable') return { status, ...(backOn && { backOn }) };
  if (status !== 'order') return { status };
  const unknown = wire.delay_time.unknown_delivery_time === 'true';
  return { status, ...(days && { days }), ...(unknown && { unknownTime: true }) };
}

type Wired = 'maxprice' | 'omnibus_price' | 'beforerebate' | 'srp' | 'advanceprice';

/** What a size costs, with all that stands beside it. */
export function pricesFromWire(wire: WireSizePrices): PriceNow {
  const price = { gross: minor(wire.value), net: minor(wire.price_net) };
  const { bundle_price: saved, new_price_effective_until: until, contents } = wire;
  const money = <Name extends keyof PriceNow>(name: Name, wired: Wired) => {
    const [gross, net] = [wire[wired], wire[`${wired}_net`]];
    if (gross === undefined || net === undefined) return undefined;
    return { [name]: { gross: minor(gross), net: minor(net) } } as Record<Name, Price>;
  };
  return {
    price,
    ...money('regular', 'maxprice'),
    ...money('lowest', 'omnibus_price'),
    ...money('beforeCode', 'beforerebate'),
    ...money('suggested', 'srp'),
    ...money('advance', 'advanceprice'),
    ...(until && { until }),
    ...(contents && { contents }),
    ...(saved && {
      apart: {
        gross: price.gross + minor(saved.amount_diff_gross),
        net: price.net + minor(saved.amount_diff_net),
      },
    }),
  };
}

function shippingFrom(wire: WireShippingTime): ShippingTime {
  if (wire.unknown_time === 'true') return { unknownTime: true };
  const { days = 0, hours = 0, minutes = 0, week_day = 0, week_amount = 0, time = '', at = 0 } = wire;
  const { deadline_at, today_shipment_deadline } = wire;
  return {
    unknownTime: false,
    today: wire.today === 'true',
    at,
    ...(deadline_at !== undefined && { deadlineAt: deadline_at }),
    ...(today_shipment_deadline && { todayShipmentDeadline: today_shipment_deadline }),
    days,
    hours,
    minutes,
    weekDay: week_day,
    weekAmount: week_amount,
    time,
  };
}

const counted = (amount: number) => (amount < 0 ? null : amount);
const minor = (amount: string): Minor => Math.round(Number(amount) * 100);
