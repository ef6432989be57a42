/** A slide of the main page's banner, as `/gfx/{lang}/menu_slider_main.js` exports them. */
export type Slide = { picture: string; heading: string; text: string; link: string; linkText: string };

export const SLIDE_WIDTHS = [640, 1000, 1600] as const;

/** A slide of the menu, as `/gfx/{lang}/menu_slider_{category}.js` exports them; `picture` is an address. */
export type MenuSlide = { title: string; picture: string; link: string };

export const MENU_SLIDE_WIDTH = 640;

/** The module of the main page's slides, or of those that the menu shows beside a category. */
export const sliderModule = (language: string, of: number | 'main' = 'main') =>
  `/gfx/${language}/menu_slider_${of}.js`;
