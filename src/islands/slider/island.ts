import { defineIsland } from '#islands/define-island.ts';
import { Slider } from './slider.tsx';

export default defineIsland({
  name: 'slider',
  hydrate: 'idle',
  Component: Slider,
});
