import type { DemoProduct, Text } from '#demo/catalogue/types.ts';
import { same, t } from './text.ts';

const NAMES = {
  country: t('Kraj', 'Country'),
  region: t('Region', 'Region'),
  altitude: t('Wysokość', 'Altitude'),
  variety: t('Odmiana', 'Variety'),
  process: t('Obróbka', 'Processing'),
  roast: t('Palenie', 'Roast'),
  notes: t('Nuty smakowe', 'Tasting notes'),
  method: t('Metoda parzenia', 'Brewing method'),
  caffeine: t('Kofeina', 'Caffeine'),
  grind: t('Mielenie', 'Grind'),
  ingredients: t('Skład', 'Ingredients'),
  allergens: t('Alergeny', 'Allergens'),
  shelfLife: t('Trwałość', 'Shelf life'),
  netContents: t('Zawartość', 'Contents'),
  capacity: t('Pojemność', 'Capacity'),
  material: t('Materiał', 'Material'),
  colour: t('Kolor', 'Colour'),
  dimensions: t('Wymiary', 'Dimensions'),
  dishwasher: t('Zmywarka', 'Dishwasher'),
  hob: t('Kuchenka', 'Hob'),
  power: t('Moc', 'Power'),
  burrs: t('Żarna', 'Burrs'),
  readability: t('Dokładność', 'Readability'),
  maxLoad: t('Obciążenie', 'Maximum load'),
  fits: t('Pasuje do', 'Fits'),
  count: t('Liczba sztuk', 'Count'),
  width: t('Szerokość', 'Width'),
  fabricWeight: t('Gramatura', 'Fabric weight'),
  cut: t('Krój', 'Cut'),
  washing: t('Pranie', 'Washing'),
  warranty: t('Gwarancja', 'Warranty'),
  author: t('Autor', 'Author'),
  pages: t('Liczba stron', 'Pages'),
  binding: t('Oprawa', 'Binding'),
  language: t('Język', 'Language'),
  validity: t('Ważność', 'Validity'),
  duration: t('Czas trwania', 'Duration'),
  group: t('Wielkość grupy', 'Group size'),
  place: t('Miejsce', 'Place'),
  level: t('Poziom', 'Level'),
  turnaround: t('Termin', 'Turnaround'),
  occasion: t('Okazja', 'Occasion'),
  weight: t('Waga', 'Weight'),
  size: t('Rozmiar', 'Size'),
} satisfies Record<string, Text>;

/** What a part of a size is called; it may be a parameter of other products. */
export const partName = (name: keyof typeof NAMES): Text => NAMES[name];

export type Facts = { [Name in keyof typeof NAMES]?: Text | string };

/** The table of parameters; names are fixed here so that products of a kind can be filtered and compared. */
export function parameters(facts: Facts): DemoProduct['parameters'] {
  return Object.entries(NAMES).flatMap(([key, name]) => {
    const value = facts[key as keyof Facts];
    return value === undefined ? [] : singleValues(key, value).map((one) => ({ name, value: one }));
  });
}

const SEVERAL = ['country', 'notes', 'variety', 'method'];

/** What names several things has a value for each: a blend is found under every country of it. */
function singleValues(key: string, value: Text | string): Text[] {
  const { pl, en } = typeof value === 'string' ? same(value) : value;
  const [inPolish, inEnglish] = [pl.split(/, | i /), en.split(/, | and /)];
  if (!SEVERAL.includes(key) || inPolish.length !== inEnglish.length) return [{ pl, en }];
  return inPolish.map((one, index) => ({ pl: one, en: inEnglish[index] ?? one }));
}

export const years = (count: 1 | 2 | 3 | 5) =>
  t(
    count === 1 ? '1 rok' : count === 5 ? '5 lat' : `${count} lata`,
    count === 1 ? '1 year' : `${count} years`,
  );
export const yes = t('tak', 'yes');
export const handWash = t('nie, myj ręcznie', 'no, wash by hand');
