import type { Order } from '#domain/order/order.ts';
import { type Minor, times, withTax } from '#domain/price/money.ts';
import { scriptValue } from '#domain/snippets/script-value.ts';

/** An event as Google Analytics 4 shapes it. It says what is bought, never by whom. */
export type TrackingEvent = {
  event: 'view_item' | 'add_to_cart' | 'purchase' | 'create_list';
  ecommerce?: {
    currency: string;
    value: number;
    transaction_id?: string;
    tax?: number;
    shipping?: number;
    items: TrackedItem[];
  };
};

type TrackedItem = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  price: number;
  quantity: number;
};

/** So many of a size, as the shopper was offered it. */
export type OfferedItem = {
  productId: number;
  name: string;
  brand: string;
  category: string;
  variant: string;
  /** Of the shop's price type, as all amounts of events are. */
  unitPrice: Minor;
  quantity: number;
};

export const productSeen = (item: OfferedItem, currency: string): TrackingEvent =>
  aboutItem('view_item', item, currency);

export const productAdded = (item: OfferedItem, currency: string): TrackingEvent =>
  aboutItem('add_to_cart', item, currency);

export const listCreated = (): TrackingEvent => ({ event: 'create_list' });

export function orderPlaced({ number, currency, priceType, totals, lines }: Order): TrackingEvent {
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: number,
      currency,
      value: major(totals.total[priceType]),
      tax: major(totals.total.gross - totals.total.net),
      shipping: major(totals.delivery[priceType]),
      items: lines.map((line) => ({
        item_id: String(line.productId ?? ''),
        item_name: line.name,
        ...(line.sizeName && { item_variant: line.sizeName }),
        price: major(withTax(line.unitGross, line.taxBasisPoints)[priceType]),
        quantity: line.quantity,
      })),
    },
  };
}

/** The script that hands the event to the page's data layer. */
export function eventScript(event: TrackingEvent): string {
  // What an event before left there would be taken for this one's.
  const clear = event.ecommerce ? 'dataLayer.push({"ecommerce":null});' : '';
  return `window.dataLayer=window.dataLayer||[];${clear}dataLayer.push(${scriptValue(event)});`;
}

function aboutItem(event: TrackingEvent['event'], item: OfferedItem, currency: string): TrackingEvent {
  const { productId, name, brand, category, variant, unitPrice, quantity } = item;
  return {
    event,
    ecommerce: {
      currency,
      value: major(times(unitPrice, quantity)),
      items: [
        {
          item_id: String(productId),
          item_name: name,
          ...(brand && { item_brand: brand }),
          ...(category && { item_category: category }),
          ...(variant && { item_variant: variant }),
          price: major(unitPrice),
          quantity,
        },
      ],
    },
  };
}

const major = (amount: Minor) => amount / 100;
