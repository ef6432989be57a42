import { withTax } from '#domain/price/money.ts';
import type { Examples } from '#ui/examples.ts';
import { SubscriptionChoice } from './subscription-choice.tsx';

const periods = [14, 30].map((everyDays) => ({ everyDays, price: withTax(4490, 2300), percent: 10 }));
const choice = (chosen: number | undefined, more = {}) => (
  <form>
    <SubscriptionChoice name="subscription" periods={periods} chosen={chosen} percentages {...more} />
  </form>
);

const examples: Examples = {
  title: 'Subscription',
  examples: [
    { name: 'Bought once', element: choice(undefined) },
    { name: 'Every month', element: choice(30) },
    { name: 'Of a reduced price', element: choice(30, { reduced: true }) },
  ],
};

export default examples;
