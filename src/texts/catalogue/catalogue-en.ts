import type { cataloguePl } from './catalogue-pl.ts';

/** Words of the main page, in English. */
export const catalogueEn: Record<keyof typeof cataloguePl, string> = {
  'home.bestsellers': 'Bestsellers',
  'home.promotions': 'Special offers',
  'home.newest': 'New in',
  'home.categories': 'Categories',
  'home.empty': 'There is nothing in the shop yet.',
  'home.emptyNext': 'Come back later, or tell us what you are looking for.',
  'home.slider': 'From the shop',
  'home.previousSlide': 'Previous slide',
  'home.nextSlide': 'Next slide',
  'home.slide': 'Slide {n} of {count}',
  'home.pause': 'Pause the slides',
  'home.play': 'Play the slides',
};
