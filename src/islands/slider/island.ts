import { defineIsland } from '#islands/define-island.ts';
import { Slider } from './slider.tsx';

export default defineIsland({
  name: 'slider',
  hydrate: 'idle',
  Component: Slider,
  texts: import.meta.env.SSR
    ? ['home.nextSlide', 'home.pause', 'home.play', 'home.previousSlide', 'home.slide', 'home.slider']
    : [],
});
