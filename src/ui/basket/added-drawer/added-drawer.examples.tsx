import type { Examples } from '#ui/examples.ts';
import { AddedDrawer } from './added-drawer.tsx';

const examples: Examples = {
  title: 'Drawer',
  examples: [
    {
      name: 'On the way to free delivery',
      element: (
        <AddedDrawer
          line={{
            ...{
              id: 1,
              productId: 7,
              slug: 'brazylia',
              name: 'Brazylia Cerrado',
              unit: 'piece',
              quantity: 2,
            },
            size: { type: '250g', name: '250 g' },
            rules: { min: 1, max: null, step: 1, precision: 0 },
            price: { gross: 3790, net: 3081 },
            worth: { gross: 7580, net: 6163 },
          }}
          cart={{
            products: [],
            total: { gross: '87,70 zł', net: '71,30 zł' },
            toFreeShipping: { missing: 12_320, reached: 0.38 },
          }}
        />
      ),
    },
  ],
};

export default examples;
