import type { ComponentProps } from 'react';
import { withTax } from '#domain/price/money.ts';
import { type PriceNow, priceView } from '#domain/price/price-view.ts';
import { ExampleView } from '#ui/example-view.tsx';
import type { Examples } from '#ui/examples.ts';
import { priceRecord } from './price-rows.ts';
import { PriceRows, ProductPrice } from './product-price.tsx';

const VAT = 2300;
const of = (gross: number) => withTax(gross, VAT);
const plain: PriceNow = { price: of(4990) };
const reduced: PriceNow = { price: of(3990), regular: of(4990), lowest: of(4490) };

const priceDetails = (now: PriceNow, sellBy = 1) =>
  priceRecord(
    priceView(now, { quantity: sellBy, sellBy, tiers: [], taxBasisPoints: VAT, priceType: 'gross' }),
    { unit: sellBy === 1 ? 'piece' : 'kilogram', sellBy, precision: sellBy === 1 ? 0 : 2 },
    { rebateCodeActivate: true, percentages: true, netPrices: true },
    'gross',
  );

const both = (props: ComponentProps<typeof ProductPrice>) => (
  <>
    <ProductPrice {...props} />
    <PriceRows {...props} quiet />
  </>
);
const price = (now: PriceNow, sellBy?: number) =>
  both({ ...priceDetails(now, sellBy), purchase: 'buy', pointsCost: 0 });
const words = (purchase: 'phone_only' | 'points_only' | 'buy_free' | 'unavailable', pointsCost = 0) =>
  both({ ...priceDetails({ price: of(0) }), purchase, pointsCost });

const examples: Examples = {
  title: 'Prices',
  examples: [
    { name: 'Plain', element: price(plain) },
    { name: 'Reduced', element: price(reduced) },
    { name: 'Reduced until a day', element: price({ ...reduced, until: '2026-11-24' }) },
    {
      name: 'With a discount code',
      element: price({ price: of(4491), beforeCode: of(4990), lowest: of(4790) }),
    },
    { name: 'Sold by a quarter of a kilogram', element: price(plain, 0.25) },
    {
      name: 'With a suggested price and a deposit',
      element: price({ price: of(899_000), suggested: of(999_000), advance: of(100_000) }),
    },
    { name: 'That can be compared', element: price({ ...reduced, contents: { amount: 250, measure: 'g' } }) },
    { name: 'Of a set', element: price({ price: of(17_900), apart: of(19_900) }) },
    { name: 'On the phone', element: words('phone_only') },
    { name: 'For points', element: words('points_only', 1200) },
    { name: 'Free', element: words('buy_free') },
    { name: 'Sold out, without a price', element: words('unavailable') },
    {
      name: 'With the place of a row that another size has',
      element: (
        <ProductPrice
          {...priceDetails(plain)}
          purchase="buy"
          pointsCost={0}
          others={[priceDetails(reduced)]}
        />
      ),
    },
    {
      name: 'In a shop with net prices',
      element: <ExampleView priceType="net">{price(reduced)}</ExampleView>,
    },
  ],
};

export default examples;
