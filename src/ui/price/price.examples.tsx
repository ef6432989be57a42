import { withTax } from '#domain/price/money.ts';
import { ExampleView } from '#ui/example-view.tsx';
import type { Examples } from '#ui/examples.ts';
import { PriceBlock } from './price.tsx';

const VAT = 2300;
const plain = { price: withTax(4990, VAT) };
const reduced = { price: withTax(3990, VAT), regular: withTax(4990, VAT), lowest: withTax(4490, VAT) };
const none = { price: withTax(0, VAT) };

const examples: Examples = {
  title: 'Price',
  examples: [
    { name: 'Plain', element: <PriceBlock now={plain} purchase="buy" unit="piece" /> },
    {
      name: 'From, where other sizes cost more',
      element: <PriceBlock now={plain} purchase="buy" unit="piece" from />,
    },
    {
      name: 'In thousands',
      element: <PriceBlock now={{ price: withTax(123_450, VAT) }} purchase="buy" unit="piece" />,
    },
    {
      name: 'Reduced, with the lowest price of 30 days',
      element: <PriceBlock now={reduced} purchase="buy" unit="piece" />,
    },
    {
      name: 'Of what is in it, by the kilogram',
      element: (
        <PriceBlock
          now={{ ...reduced, contents: { amount: 250, measure: 'g' } }}
          purchase="buy"
          unit="piece"
        />
      ),
    },
    {
      name: 'Of what is in it, by the piece',
      element: (
        <PriceBlock
          now={{ ...plain, contents: { amount: 100, measure: 'piece' } }}
          purchase="buy"
          unit="pack"
        />
      ),
    },
    { name: 'Per kilogram', element: <PriceBlock now={plain} purchase="buy" unit="kilogram" /> },
    { name: 'Per metre, reduced', element: <PriceBlock now={reduced} purchase="buy" unit="metre" /> },
    { name: 'On the phone', element: <PriceBlock now={none} purchase="phone_only" unit="piece" /> },
    {
      name: 'For points',
      element: <PriceBlock now={none} purchase="points_only" unit="piece" pointsCost={1200} />,
    },
    { name: 'Free', element: <PriceBlock now={none} purchase="buy_free" unit="piece" /> },
    { name: 'Of what is sold out', element: <PriceBlock now={plain} purchase="unavailable" unit="piece" /> },
    {
      name: 'In a shop with net prices',
      element: (
        <ExampleView priceType="net">
          <PriceBlock now={reduced} purchase="buy" unit="piece" />
        </ExampleView>
      ),
    },
  ],
};

export default examples;
