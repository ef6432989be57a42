import type { Examples } from '#ui/examples.ts';
import { Quantity } from './quantity.tsx';

const examples: Examples = {
  title: 'Quantity',
  examples: [
    { name: 'Pieces', element: <Quantity name="pieces" label="Ilość: sztuki" unit="piece" value="1" /> },
    {
      name: 'Kilograms',
      element: <Quantity name="kilograms" label="Ilość: kilogramy" unit="kilogram" value="0,25" />,
    },
    {
      name: 'A long number',
      element: <Quantity name="metres" label="Ilość: metry" unit="metre" value="1250,5" />,
    },
    {
      name: 'Disabled',
      element: <Quantity name="disabled" label="Ilość: niedostępne" unit="piece" value="1" disabled />,
    },
    {
      name: 'A list, where an order is limited to a few',
      element: <Quantity name="few" label="Ilość: kilka" unit="piece" value="1" choices={['1', '2', '3']} />,
    },
  ],
};

export default examples;
