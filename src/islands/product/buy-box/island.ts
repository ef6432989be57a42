import { defineIsland } from '#islands/define-island.ts';
import { BuyBox } from './buy-box.tsx';

export default defineIsland({
  name: 'buy-box',
  hydrate: 'idle',
  Component: BuyBox,
});
