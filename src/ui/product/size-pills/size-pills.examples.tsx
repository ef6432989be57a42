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

const shirt = (colour: string, letters: string, available = true): SizeChoice => ({
  ...size(`${colour}-${letters}`, `${colour}, ${letters}`, available),
  parts: [colour, letters],
});
const colouredShirts = [
  ...['S', 'M', 'L'].map((letters) => shirt('czarny', letters, letters !== 'M')),
  ...['S', 'M'].map((letters) => shirt('biały', letters)),
];

/** Radio buttons of one name are one choice, unless they stand in forms of their own. */
const choice = (sizes: SizeChoice[], chosen: string, names = ['Rozmiar']) => (
  <form>
    <SizePills sizes={sizes} chosen={chosen} names={names} />
  </form>
);

const examples: Examples = {
  title: 'Sizes',
  examples: [
    { name: 'All available', element: choice(bags, '250g') },
    { name: 'Some unavailable', element: choice(shirts, 'M') },
    { name: 'An unavailable one chosen', element: choice(shirts, 'L') },
    { name: 'In two parts', element: choice(colouredShirts, 'biały-M', ['Kolor', 'Rozmiar']) },
    { name: 'One size', element: choice([size('250g', '250 g')], '250g') },
  ],
};

export default examples;
