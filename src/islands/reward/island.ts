import { defineIsland } from '#islands/define-island.ts';
import { RewardBox } from './reward-box.tsx';

export default defineIsland({
  name: 'reward',
  hydrate: 'idle',
  Component: RewardBox,
});
