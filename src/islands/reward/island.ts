import { defineIsland } from '#islands/define-island.ts';
import { RewardBox } from './reward-box.tsx';

export default defineIsland({
  name: 'reward',
  hydrate: 'idle',
  Component: RewardBox,
  texts: import.meta.env.SSR
    ? [
        'account.loyaltyPointsBalance',
        'register.title',
        'reward.about',
        'reward.join',
        'reward.short',
        'reward.spoken',
        'reward.take',
        'reward.title',
        'signIn.title',
      ]
    : [],
});
