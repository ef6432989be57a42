import { withTax } from '#domain/price/money.ts';
import type { Examples } from '#ui/examples.ts';
import { Tiers } from './tiers.tsx';

const tiers = [
  { from: 3, percent: 5 },
  { from: 10, percent: 12.5 },
];
const at = (quantity: number) => (
  <Tiers tiers={tiers} price={withTax(2490, 2300)} unit="pack" precision={0} quantity={quantity} />
);

const examples: Examples = {
  title: 'Discounts',
  examples: [
    { name: 'None reached', element: at(1) },
    { name: 'The first reached', element: at(3) },
    { name: 'The last reached', element: at(25) },
  ],
};

export default examples;
