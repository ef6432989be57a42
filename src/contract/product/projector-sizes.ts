import type { ShippingTime } from '#domain/delivery/dispatch.ts';
import { formatMoney } from '#domain/price/mask.ts';
import type { SubscriptionPeriod } from '#domain/price/subscription.ts';
import type { Product } from '#domain/product/product.ts';
import type { StockRecord } from '#domain/product/product-record.ts';
import { totalStock } from '#domain/product/stock.ts';
import type {
  WireQuantityRange,
  WireShippingTime,
  WireSize,
  WireSizeAvailability,
  WireSizeDelivery,
  WireSizes,
  WireStock,
} from './projector.ts';
import { type WireSource, wireAmount, wireFlag, wireSizePrices, wireTiers } from './projector-prices.ts';
import { statusPicture } from './status-picture.ts';

export function wireSizeAvailability(source: WireSource): WireSizeAvailability {
  const { availability, minPerOrder, maxPerOrder, weightGrams, leads, picture } = source.view.offer;
  const { status } = availability;
  const [description, gfx] = [source.words.availability, statusPicture(status)];
  const ordered = status === 'order' ? availability : undefined;
  return {
    visible: 'y',
    status,
    status_description: description,
    status_gfx: gfx,
    // Who orders by telephone gets it from the same warehouses.
    status_description_tel: description,
    status_gfx_tel: gfx,
    ...(status === 'disable' && availability.backOn && { delivery_date: availability.backOn }),
    ...(ordered?.days && { delivery_days: ordered.days }),
    delivery_days_undefined: wireFlag(ordered !== undefined && (!ordered.days || !!ordered.unknownTime)),
    delay_time: { unknown_delivery_time: wireFlag(ordered?.unknownTime ?? false) },
    ...wireStock(source),
    ...(minPerOrder !== null && { min_size_quantity: minPerOrder }),
    ...(maxPerOrder !== null && { max_size_quantity: maxPerOrder }),
    weight: weightGrams,
    leads: leads.map(({ upTo, days }) => ({ amount: counted(upTo), ...(days !== null && { days }) })),
    ...(picture && { picture }),
  };
}

export function wireSizeDelivery({
  view: { delivery, words, shipping, arrival },
  currency,
}: WireSource): WireSizeDelivery {
  return {
    ...(delivery !== undefined && {
      shipping: wireAmount(delivery),
      shipping_formatted: formatMoney(delivery, currency),
    }),
    undefined: wireFlag(delivery === undefined),
    shipping_time: wireShippingTime(shipping),
    ...(words && { words }),
    ...(arrival && { arrival }),
  };
}

/** The product and all its sizes; a subscription's prices are those of the period, where the product has any. */
export function wireSizes(
  product: Product,
  sources: readonly WireSource[],
  period: SubscriptionPeriod | undefined,
): WireSizes {
  return {
    product_id: product.id,
    product_type: product.type === 'goods' ? 'product_item' : `product_${product.type}`,
    currency: sources[0]?.currency.id ?? '',
    unit: sources[0]?.words.unit ?? '',
    unit_plural: sources[0]?.words.units ?? '',
    unit_sellby: product.sellBy,
    unit_precision: product.precision,
    for_points: wireFlag(
      product.sizes.length > 0 && product.sizes.every(({ purchase }) => purchase === 'points_only'),
    ),
    order_quantity_range: wireQuantityRange(product),
    items: sources.map((source) => wireSize(source, period)),
  };
}

function wireSize(source: WireSource, period: SubscriptionPeriod | undefined): WireSize {
  const { offer } = source.view;
  const availability = wireSizeAvailability(source);
  const delivery = wireSizeDelivery(source);
  const price = wireSizePrices(source);
  const subscribed = period && wireSizePrices(source, period);
  return {
    type: offer.type,
    name: offer.name,
    ...wireStock(source),
    phone_price: price.phone_price,
    gratis: price.gratis,
    availability,
    delay_time: availability.delay_time,
    delivery,
    shipping_time: delivery.shipping_time,
    price,
    price_normal: price,
    ...(subscribed && { price_subscription: subscribed }),
    ...(price.bundle_price && { bundle_price: price.bundle_price }),
    rebateNumber: wireTiers(source.product, offer),
  };
}

function wireQuantityRange({ sizes, ...product }: Product): WireQuantityRange {
  const least = shared(sizes.map(({ minPerOrder }) => minPerOrder));
  const most = shared(sizes.map(({ maxPerOrder }) => maxPerOrder));
  return {
    min_quantity_per_order: product.minPerOrder,
    ...(product.maxPerOrder !== null && { max_quantity_per_order: product.maxPerOrder }),
    ...(least !== null && { min_size_quantity_per_order: least }),
    ...(most !== null && { max_size_quantity_per_order: most }),
    ...(product.minPerSubscription !== null && { minimum_quantity_subscription: product.minPerSubscription }),
  };
}

/** What all of them have; null where they differ. */
const shared = ([first = null, ...others]: (number | null)[]) =>
  others.every((other) => other === first) ? first : null;

function wireStock({ view, size }: WireSource): WireStock {
  const of = (wanted: (stock: StockRecord) => boolean) => counted(totalStock(size.stocks.filter(wanted)));
  return {
    amount: counted(view.offer.stock),
    amount_mm: of(({ outside }) => !outside),
    amount_mo: of(({ outside }) => outside),
  };
}

const counted = (quantity: number | null) => quantity ?? -1;

function wireShippingTime(shipping: ShippingTime): WireShippingTime {
  if (shipping.unknownTime) return { unknown_time: 'true', today: 'false' };
  const { deadlineAt, todayShipmentDeadline } = shipping;
  return {
    unknown_time: 'false',
    today: wireFlag(shipping.today),
    ...(todayShipmentDeadline && { today_shipment_deadline: todayShipmentDeadline }),
    days: shipping.days,
    hours: shipping.hours,
    minutes: shipping.minutes,
    week_day: shipping.weekDay,
    week_amount: shipping.weekAmount,
    time: shipping.time,
    at: shipping.at,
    ...(deadlineAt !== undefined && { deadline_at: deadlineAt }),
  };
}
