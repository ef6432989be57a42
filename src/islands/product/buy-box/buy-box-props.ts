import type { InstalmentSystem } from '#domain/instalments/instalments.ts';
import type { Product, SizeChoice, SizeView } from '#domain/product/product.ts';
import type { PriceSettings } from '#ui/price/product-price/price-rows.ts';

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
    | 'withdrawalException'
    | 'partNames'
  >;
  sizes: SizeChoice[];
  /** The sizes whose offers came with the page: the one chosen at first among them. */
  views: [SizeView, ...SizeView[]];
  /** The size chosen at first. */
  size: string;
  /** Since when the page says of shipping what it says, by the shop's clock. */
  now: number;
  fewLeft: number;
  settings: PriceSettings;
  /** Ways to pay for it in instalments. */
  instalments: InstalmentSystem[];
};
