import { withTax } from '#domain/price/money.ts';
import type { ProductCard as Card } from '#domain/product/product.ts';
import type { Examples } from '#ui/examples.ts';
import { CardGrid, ProductCard } from './product-card.tsx';

export const coffee: Card = {
  id: 1,
  slug: 'etiopia-guji-natural',
  name: 'Etiopia Guji Natural',
  producer: 'Palarnia Mgła',
  pictures: [{ name: 'etiopia-guji-natural-front-1', view: 'front' }],
  purchase: 'buy',
  availability: { status: 'enable' },
  price: withTax(4990, 2300),
  from: false,
  unit: 'piece',
  isNew: false,
  pointsCost: 0,
  fewLeft: false,
};
const reduced: Card = {
  ...coffee,
  id: 2,
  name: 'Kenia Nyeri AA',
  price: withTax(4490, 2300),
  regular: withTax(5490, 2300),
  lowest: withTax(4990, 2300),
};
const fresh: Card = { ...coffee, id: 3, name: 'Rwanda Nyamasheke', isNew: true, from: true };
const soldOut: Card = {
  ...coffee,
  id: 4,
  name: 'Kostaryka Tarrazú Honey',
  purchase: 'unavailable',
  availability: { status: 'disable' },
};
const { pictures: _, ...rest } = coffee;
const one = (card: Card) => <CardGrid cards={[card]} />;

const examples: Examples = {
  title: 'Card',
  examples: [
    { name: 'Plain', element: one(coffee) },
    { name: 'Reduced', element: one(reduced) },
    { name: 'New, with dearer sizes', element: one(fresh) },
    { name: 'Few left', element: one({ ...coffee, fewLeft: true }) },
    { name: 'To order', element: one({ ...coffee, availability: { status: 'order', days: 21 } }) },
    { name: 'Sold out', element: one(soldOut) },
    {
      name: 'Price on the phone',
      element: one({ ...coffee, name: 'Kawa do biura', purchase: 'phone_only' }),
    },
    {
      name: 'For points',
      element: one({
        ...coffee,
        name: 'Kubek Mgła',
        purchase: 'points_only',
        pointsCost: 450,
        reward: { size: 'uniw', name: 'uniwersalny', quantity: 1, points: 450 },
      }),
    },
    {
      name: 'A long name',
      element: one({
        ...coffee,
        name: 'Zestaw podarunkowy z młynkiem ręcznym, dripperem i trzema kawami jednorodnymi z Etiopii',
      }),
    },
    { name: 'Without a picture', element: one({ ...rest, pictures: [] }) },
    { name: 'In a grid', element: <CardGrid cards={[coffee, reduced, fresh, soldOut]} /> },
    {
      name: 'The first of a page: its picture comes at once',
      element: <ProductCard card={coffee} priority />,
    },
  ],
};

export default examples;
