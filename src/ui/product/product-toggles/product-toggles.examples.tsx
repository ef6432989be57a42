import type { Examples } from '#ui/examples.ts';
import { CardToggles, ProductToggles } from './product-toggles.tsx';

const examples: Examples = {
  title: 'Toggles',
  examples: [
    {
      name: 'In the corner of a card',
      element: (
        <div className="card">
          <CardToggles product={{ id: 1, name: 'Etiopia Guji Natural' }} />
        </div>
      ),
    },
    { name: 'On the product’s own page', element: <ProductToggles product={1} size="250g" /> },
  ],
};

export default examples;
