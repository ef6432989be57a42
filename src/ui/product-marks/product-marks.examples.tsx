import type { Examples } from '#ui/examples.ts';
import { CardMarks, ProductMarks } from './product-marks.tsx';

const examples: Examples = {
  title: 'Marks',
  examples: [
    {
      name: 'In the corner of a card',
      element: (
        <div className="card">
          <CardMarks product={{ id: 1, name: 'Etiopia Guji Natural' }} />
        </div>
      ),
    },
    { name: 'On the product’s own page', element: <ProductMarks product={1} size="250g" /> },
  ],
};

export default examples;
