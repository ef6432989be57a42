import { bagPicture, coffee, processing, roast, tenPercentOff } from '#demo/catalogue/making/goods.ts';
import { partName } from '#demo/catalogue/making/parameters.ts';
import { steady } from '#demo/catalogue/making/prices.ts';
import { howItWorks, taste } from '#demo/catalogue/making/sections.ts';
import { same, t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct, DemoSize } from '#demo/catalogue/types.ts';

/** Grinding costs nothing, so a price belongs to a weight; stock is counted for each grind, in their order. */
const WEIGHTS = [
  { type: '250g', name: '250 g', grams: 250, gross: 4690, stocks: [40, 32, 24, 36, 18, 12] },
  { type: '500g', name: '500 g', grams: 500, gross: 8990, stocks: [30, 0, 16, 28, 14, 8] },
  { type: '1kg', name: '1 kg', grams: 1000, gross: 16990, stocks: [24, 20, 9, 18, 10, 0] },
  { type: '2kg', name: '2 kg', grams: 2000, gross: 31990, stocks: [12, 8, 0, 6, 3, 0] },
];

const GRINDS = [
  { type: 'ziarno', name: t('ziarno', 'whole bean') },
  { type: 'espresso', name: t('do espresso', 'espresso') },
  { type: 'kawiarka', name: t('do kawiarki', 'moka pot') },
  { type: 'przelew', name: t('do przelewu', 'drip') },
  { type: 'prasa', name: t('do prasy', 'French press') },
  { type: 'coldbrew', name: t('do cold brew', 'cold brew') },
];

export const coffeesMadeToMeasure: DemoProduct[] = [
  coffee({
    key: 'kawa-na-miare',
    categories: ['mielona', 'mieszanki'],
    name: t('Kawa na miarę', 'Coffee made to measure'),
    summary: t(
      'Palona i mielona dla Ciebie: cztery wagi, sześć grubości mielenia.',
      'Roasted and ground for you: four weights, six grinds.',
    ),
    description: [
      taste(
        t(
          'Pół na pół Brazylia i Kolumbia, palone tak, żeby smakowały w każdym naczyniu. Karmel i orzech laskowy, a na końcu czerwone jabłko.',
          'Half Brazil and half Colombia, roasted to taste good from any brewer. Caramel and hazelnut, with red apple at the end.',
        ),
      ),
      howItWorks(
        t(
          'Wybierz wagę i sposób parzenia. Palimy we wtorki i czwartki, mielemy w dniu wysyłki, a na etykiecie zapisujemy jedno i drugie.',
          'Choose a weight and how you brew. We roast on Tuesdays and Thursdays, grind on the day of dispatch and write both on the label.',
        ),
        t(
          'Mielenie nic nie kosztuje. Jeśli masz młynek, weź ziarno: zachowa zapach trzy razy dłużej.',
          'Grinding costs nothing. If you own a grinder, take whole beans: they keep their aroma three times longer.',
        ),
      ),
    ],
    facts: {
      country: t('Brazylia, Kolumbia', 'Brazil, Colombia'),
      process: processing.washed,
      roast: roast.medium,
      notes: t('karmel, orzech laskowy, czerwone jabłko', 'caramel, hazelnut, red apple'),
      method: t('każda', 'any'),
      caffeine: t('tak', 'yes'),
    },
    sizes: WEIGHTS.flatMap(inEveryGrind),
    subscription: tenPercentOff,
    pointsEarned: 5,
    popularity: 68,
    picture: bagPicture('#B99A6E', '#8A4A36', 'stripes', ['NA MIARĘ', 'DLA CIEBIE'], 'kraft'),
  }),
];

function inEveryGrind({ type, name, grams, gross, stocks }: (typeof WEIGHTS)[number]): DemoSize[] {
  return GRINDS.map((grind, index) => ({
    type: `${type}-${grind.type}`,
    name: t(`${name}, ${grind.name.pl}`, `${name}, ${grind.name.en}`),
    parts: [
      { name: partName('weight'), value: same(name) },
      { name: partName('grind'), value: grind.name },
    ],
    stock: stocks[index] ?? 0,
    weightGrams: grams + 20,
    contents: name,
    prices: steady(gross),
  }));
}
