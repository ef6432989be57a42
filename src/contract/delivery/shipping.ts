import type { ShippingTime } from '#domain/delivery/dispatch.ts';

/** The shipping-time call (spec §7 Shipping time) for one size. */
export const SHIPPING_QUERY = `query ($id: ID!, $size: String!, $quantity: Float!) {
  shipping(ShippingInput: {mode: product, products: [{id: $id, size: $size, quantity: $quantity}]}) {
    shippingTime {
      shippingTime { time { days hours minutes } weekDay weekAmount today }
      time unknownTime todayShipmentDeadline at deadlineAt
    }
    shipping { courier { icon name } prepaid cost { value formatted } deliveryTime arrival }
    arrival
  }
}`;

/** The query's variables. */
export type ShippingWanted = { id: number; size: string; quantity: number };

/** `data.shipping`, in the wire's spelling. */
export type WireShipping = {
  shippingTime: {
    /** null while the time is unknown, as are the others. */
    shippingTime: {
      time: { days: number; hours: number; minutes: number };
      /** 1 is Monday, 7 Sunday, 0 today. */
      weekDay: number;
      weekAmount: number;
      today: boolean;
    } | null;
    time: string | null;
    unknownTime: boolean;
    todayShipmentDeadline: string | null;
    /** The moments behind `time` and the deadline (ms). */
    at: number | null;
    deadlineAt: number | null;
  };
  shipping: {
    courier: { icon: string; name: string };
    prepaid: boolean;
    cost: { value: number; formatted: string };
    deliveryTime: string;
    /** Ours: 'with you on Thursday 19 Nov'; null where nobody knows. */
    arrival: string | null;
  }[];
  /** Ours: the same by the cheapest way. */
  arrival: string | null;
};

/** When the parcel leaves, out of the answer. */
export function shippingTimeFromWire({
  shippingTime: wire,
}: Pick<WireShipping, 'shippingTime'>): ShippingTime {
  const { shippingTime: within, at, time, deadlineAt, todayShipmentDeadline } = wire;
  if (wire.unknownTime || !within || at === null || time === null) return { unknownTime: true };
  return {
    unknownTime: false,
    today: within.today,
    at,
    ...(deadlineAt !== null && { deadlineAt }),
    ...(todayShipmentDeadline !== null && { todayShipmentDeadline }),
    ...within.time,
    weekDay: within.weekDay,
    weekAmount: within.weekAmount,
    time,
  };
}
