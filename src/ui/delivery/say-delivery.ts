import type { Minor } from '#domain/price/money.ts';
import type { Speaking } from '#ui/shop-view/shop-view.tsx';

type Delivery = {
  /** The name of the country where a parcel would go. */
  country: string;
  /** The cheapest delivery; undefined where no way has a price for the parcel. */
  cost: Minor | undefined;
  /** Whether one may come for it without paying for that. */
  freeCollection: boolean;
};

/** What delivery costs at the least, and where to. */
export function sayDelivery({ country, cost, freeCollection }: Delivery, { t, amount }: Speaking): string {
  if (cost === undefined) return t('product.deliveryByArrangement');
  const from = cost === 0 ? t('product.deliveryFree') : t('product.deliveryFrom', { price: amount(cost) });
  const collected = cost > 0 && freeCollection ? `, ${t('product.collectionFree')}` : '';
  return `${t('product.delivery', { country })} · ${from}${collected}`;
}
