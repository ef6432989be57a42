import type { Examples } from '#ui/examples.ts';
import { TakeReward } from './take-reward.tsx';

const reward = { size: 'uniw', name: 'uniwersalny', quantity: 1, points: 80 };

const examples: Examples = {
  title: 'Reward',
  examples: [
    { name: 'On its own page', element: <TakeReward product={95} reward={reward} /> },
    {
      name: 'On a card',
      element: <TakeReward product={95} reward={reward} name="Mikropartia klubowa, 100 g" kind="secondary" />,
    },
  ],
};

export default examples;
