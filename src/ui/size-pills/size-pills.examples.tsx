import { withTax } from '#domain/price/money.ts';
import type { SizeOffer } from '#domain/product/product.ts';
import type { Examples } from '#ui/examples.ts';
import { SizePills } from './size-pills.tsx';

const size = (type: string, name: string, gross: number, available = true): SizeOffer => ({
  type,
  name,
  price: withTax(gross, 2300),
  purchase: available ? 'buy' : 'unavailable',
  stock: available ? 8 : 0,
  availability: available ? { status: 'enable' } : { status: 'disable' },
  pointsCost: 0,
});
const bags = [size('250g', '250 g', 4990), size('500g', '500 g', 9490), size('1kg', '1 kg', 17_990)];
const shirts = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((type) =>
  size(type, type, 8900, type !== 'XS' && type !== 'L'),
);

/** Radio buttons of one name are one choice, unless they stand in forms of their own. */
const choice = (sizes: SizeOffer[], chosen: string) => (
  <form>
    <SizePills sizes={sizes} chosen={chosen} />
  </form>
);

const examples: Examples = {
  title: 'Sizes',
  examples: [
    { name: 'All available', element: choice(bags, '250g') },
    { name: 'Some unavailable', element: choice(shirts, 'M') },
    { name: 'An unavailable one chosen', element: choice(shirts, 'L') },
    { name: 'One size', element: choice([size('250g', '250 g', 4990)], '250g') },
  ],
};

export default examples;
