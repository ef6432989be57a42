import type { DemoMenuSlide, DemoSlide } from './types.ts';

/** What the menu shows beside some categories, in pictures that the main page has too. */
export const menuSlides: DemoMenuSlide[] = [
  {
    beside: 'kawa',
    picture: 'banner-fog-1',
    title: { pl: 'Palone w tym tygodniu', en: 'Roasted this week' },
    category: 'single-origin',
  },
  {
    beside: 'kawa',
    picture: 'category-kawa',
    title: { pl: 'Na wagę, ile potrzebujesz', en: 'By weight, as much as you need' },
    category: 'na-wage',
  },
  {
    beside: 'sprzet',
    picture: 'banner-counter-1',
    title: { pl: 'Dripper, czajnik, cztery minuty', en: 'A dripper, a kettle, four minutes' },
    category: 'drippery',
  },
  {
    beside: 'prezenty',
    picture: 'banner-shelf-1',
    title: { pl: 'Zestawy taniej niż osobno', en: 'Sets for less than their parts' },
    category: 'zestawy',
  },
];

/** The main page's banner. */
export const slides: DemoSlide[] = [
  {
    picture: 'banner-fog-1',
    scene: 'fog-hills',
    heading: { pl: 'Kawa, która lubi poranki', en: 'Coffee that likes mornings' },
    text: {
      pl: 'Palimy we wtorki i czwartki, w małych partiach. Następnego dnia ziarno jest w drodze do Ciebie.',
      en: 'We roast on Tuesdays and Thursdays, in small batches. The day after, the beans are on their way to you.',
    },
    linkText: { pl: 'Zobacz kawy', en: 'See the coffees' },
    category: 'kawa',
  },
  {
    picture: 'banner-counter-1',
    scene: 'counter',
    heading: { pl: 'Dripper, czajnik, cztery minuty', en: 'A dripper, a kettle, four minutes' },
    text: {
      pl: 'Sprzęt, którego sami używamy co dzień, z gwarancją i częściami zamiennymi.',
      en: 'Gear that we use every day ourselves, with a warranty and spare parts.',
    },
    linkText: { pl: 'Zobacz sprzęt', en: 'See the gear' },
    category: 'sprzet',
  },
  {
    picture: 'banner-shelf-1',
    scene: 'shelf',
    heading: { pl: 'Prezent dla kogoś, kto wstaje wcześnie', en: 'A present for an early riser' },
    text: {
      pl: 'Zestawy taniej niż osobno i karty podarunkowe, które przychodzą e-mailem.',
      en: 'Sets for less than their parts, and gift cards that arrive by e-mail.',
    },
    linkText: { pl: 'Zobacz prezenty', en: 'See the presents' },
    category: 'prezenty',
  },
];
