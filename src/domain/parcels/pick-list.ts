import { exactly } from '#domain/order/parcels.ts';
import { byPlace } from './packing-order.ts';

/** Something to be fetched for an order. */
export type Wanted = {
  number: string;
  lines: readonly {
    sizeId: number | null;
    name: string;
    sizeName: string;
    unit: string;
    ean: string | null;
    shelf: string | null;
    quantity: number;
  }[];
};

export type Pick = Omit<Wanted['lines'][number], 'sizeId'> & {
  orders: { number: string; quantity: number }[];
};

/** What is fetched for all these orders in one walk along the shelves: each kind of goods once, and for whom. */
export function pickList(orders: readonly Wanted[]): Pick[] {
  const picks = new Map<string, Pick>();
  for (const { number, lines } of orders)
    for (const { sizeId, quantity, ...goods } of lines) {
      if (quantity <= 0) continue;
      // What is sold no more has no number: its name stands for it.
      const key = sizeId === null ? `${goods.name} ${goods.sizeName}` : String(sizeId);
      const known = picks.get(key) ?? { ...goods, quantity: 0, orders: [] };
      const same = known.orders.find((one) => one.number === number);
      if (same) same.quantity = exactly(same.quantity + quantity);
      else known.orders.push({ number, quantity });
      picks.set(key, { ...known, quantity: exactly(known.quantity + quantity) });
    }
  return [...picks.values()].toSorted(
    (one, other) => byPlace(one, other) || one.name.localeCompare(other.name, 'pl'),
  );
}
