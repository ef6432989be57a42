import type { Contents } from '#domain/price/contents.ts';

/** The answers of /ajax/projector.php (spec §3 Size and Price, §7 Product data): the wire's own spelling. */
export const PROJECTOR_PARTS = ['sizeavailability', 'sizedelivery', 'sizeprices', 'sizes'] as const;
export type ProjectorPart = (typeof PROJECTOR_PARTS)[number];

export type ProjectorAnswer = {
  sizeavailability?: WireSizeAvailability;
  sizedelivery?: WireSizeDelivery;
  sizeprices?: WireSizePrices;
  sizes?: WireSizes;
};

export type WireFlag = 'true' | 'false';

/** An amount gross and net: '12.30' for programs, and as the shop prints it for people. */
export type WireMoney<Name extends string> = Record<
  Name | `${Name}_formatted` | `${Name}_net` | `${Name}_net_formatted`,
  string
>;

/** Prices of one unit; what a size does not have is left out. */
export type WireSizePrices = Partial<
  WireMoney<
    'advanceprice' | 'srp' | 'maxprice' | 'omnibus_price' | 'beforerebate' | 'yousave' | 'sellby_price'
  >
> & {
  value: string;
  price_formatted: string;
  price_net: string;
  price_net_formatted: string;
  yousave_percent?: string;
  /** The last day of a reduced price, '2026-11-24'. */
  new_price_effective_until?: string;
  /** The net quantity, where prices are compared by it. */
  contents?: Contents;
  unit: string;
  unit_sellby: number;
  points: number;
  points_recive: number;
  basket_enable: 'y' | 'n';
  phone_price: WireFlag;
  gratis: WireFlag;
  bundle_price?: WireBundlePrice;
  rebateNumber?: WireRebateNumber;
  /** Beside a subscription's prices: those without it. */
  price_normal?: WireSizePrices;
};

/** What a set saves against its parts bought one by one. */
export type WireBundlePrice = { amount_diff_gross: string; amount_diff_net: string; percent_diff: number };

export type WireTier = {
  threshold: number;
  /** The last quantity with this discount; left out where it holds for all above. */
  threshold_end?: number;
  /** Percent. */
  value: number;
  price: string;
};

export type WireRebateNumber = {
  /** `left`: how many are missing to it from the least that can be ordered. */
  items: (WireTier & { price_net: string; left: number })[];
  nextleft?: number;
  nextprice?: string;
  nextprice_net?: string;
  nextthreshold?: number;
};

/** How much there is: -1 means unlimited, 0 none; of own warehouses (mm) and of others (mo). */
export type WireStock = { amount: number; amount_mm: number; amount_mo: number };

export type WireSizeAvailability = WireStock & {
  visible: 'y';
  status: 'enable' | 'disable' | 'order';
  status_description: string;
  status_gfx: string;
  status_description_tel: string;
  status_gfx_tel: string;
  /** The day it comes back. */
  delivery_date?: string;
  delivery_days?: number;
  delivery_days_undefined: WireFlag;
  delay_time: { unknown_delivery_time: WireFlag };
  min_size_quantity?: number;
  max_size_quantity?: number;
  weight: number;
  /** `days` is left out where nobody knows. */
  leads: { amount: number; days?: number }[];
  picture?: string;
};

export type WireSizeDelivery = {
  /** The cheapest delivery; '0.00' is free. */
  shipping?: string;
  shipping_formatted?: string;
  /** 'true' where the shop does not deliver there, or nothing is sent. */
  undefined: WireFlag;
  shipping_time: WireShippingTime;
  /** Ours: what it costs at the least and where to, in words. */
  words?: string;
  /** Ours: when it is there by the cheapest way, in words. */
  arrival?: string;
};

export type WireShippingTime = {
  unknown_time: WireFlag;
  today: WireFlag;
  today_shipment_deadline?: string;
  days?: number;
  hours?: number;
  minutes?: number;
  week_day?: number;
  week_amount?: number;
  time?: string;
  /** The moments behind `time` and the deadline (ms). */
  at?: number;
  deadline_at?: number;
};

export type WireSize = WireStock & {
  type: string;
  name: string;
  phone_price: WireFlag;
  gratis: WireFlag;
  availability: WireSizeAvailability;
  delay_time: WireSizeAvailability['delay_time'];
  delivery: WireSizeDelivery;
  shipping_time: WireShippingTime;
  price: WireSizePrices;
  price_normal: WireSizePrices;
  price_subscription?: WireSizePrices;
  bundle_price?: WireBundlePrice;
  rebateNumber: WireTier[];
};

export type WireQuantityRange = {
  min_quantity_per_order: number;
  max_quantity_per_order?: number;
  /** Where they are the same for every size; those of one size stand in its availability. */
  min_size_quantity_per_order?: number;
  max_size_quantity_per_order?: number;
  minimum_quantity_subscription?: number;
};

export type WireSizes = {
  product_id: number;
  product_type: 'product_item' | 'product_bundle' | 'product_virtual' | 'product_service';
  currency: string;
  unit: string;
  unit_plural: string;
  unit_sellby: number;
  unit_precision: number;
  for_points: WireFlag;
  order_quantity_range: WireQuantityRange;
  items: WireSize[];
};
