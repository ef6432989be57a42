import type { SizeChoice } from '#domain/product/product.ts';
import type { Examples } from '#ui/examples.ts';
import { SizePills } from './size-pills.tsx';

const size = (type: string, name: string, available = true): SizeChoice => ({
  type,
  name,
  purchase: available ? 'buy' : 'unavailable',
});
const bags = [size('250g', '250 g'), size('500g', '500 g'), size('1kg', '1 kg')];
const shirts = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((type) =>
  size(type, type, type !== 'XS' && type !== 'L'),
);

/** Radio buttons of one name are one choice, unless they stand in forms of their own. */
const choice = (sizes: SizeChoice[], chosen: string) => (
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
    { name: 'One size', element: choice([size('250g', '250 g')], '250g') },
  ],
};

export default examples;
