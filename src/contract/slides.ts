/** A slide of the main page's banner, as `/gfx/{lang}/menu_slider_main.js` exports them. */
export type Slide = { picture: string; heading: string; text: string; link: string; linkText: string };

export const SLIDE_WIDTHS = [640, 1000, 1600] as const;

export const sliderModule = (language: string) => `/gfx/${language}/menu_slider_main.js`;
