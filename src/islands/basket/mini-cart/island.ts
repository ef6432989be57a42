import { defineIsland } from '#islands/define-island.ts';
import { MiniCart } from './mini-cart.tsx';

export default defineIsland({
  name: 'mini-cart',
  hydrate: 'load',
  Component: MiniCart,
});
