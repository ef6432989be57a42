import type { Product, SizeChoice, SizeView } from '#domain/product/product.ts';
import type { PriceSettings } from '#ui/product-price/price-rows.ts';

export type BuyBoxProps = {
  product: Pick<
    Product,
    | 'id'
    | 'type'
    | 'unit'
    | 'sellBy'
    | 'precision'
    | 'minPerOrder'
    | 'maxPerOrder'
    | 'minPerSubscription'
    | 'taxBasisPoints'
    | 'tiers'
    | 'subscriptions'
    | 'pointsEarned'
  >;
  sizes: SizeChoice[];
  /** The sizes whose offers came with the page: the one chosen at first among them. */
  views: [SizeView, ...SizeView[]];
  /** The size chosen at first. */
  size: string;
  /** The shop's clock when the page was made. */
  now: number;
  fewLeft: number;
  /** The name of the country where a parcel would go. */
  country: string;
  settings: PriceSettings;
};
