import { defineIsland } from '#islands/define-island.ts';
import { BasketLines } from './basket-lines.tsx';

export default defineIsland({
  name: 'basket-lines',
  hydrate: 'load',
  Component: BasketLines,
});
