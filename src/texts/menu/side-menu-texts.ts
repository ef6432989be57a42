import type { TextKey, Texts } from '#texts/text-key.ts';

/** What the levels of the side menu say in the browser. */
export const SIDE_MENU_TEXTS = [
  'layout.categories',
  'menu.back',
  'menu.all',
] as const satisfies readonly TextKey[];

/** What the slides of the menu say in the browser. */
export const MENU_SLIDER_TEXTS = [
  'home.previousSlide',
  'home.nextSlide',
  'home.slide',
] as const satisfies readonly TextKey[];

export type MenuSliderTexts = Texts<(typeof MENU_SLIDER_TEXTS)[number]>;
export type SideMenuTexts = Texts<(typeof SIDE_MENU_TEXTS)[number]>;
