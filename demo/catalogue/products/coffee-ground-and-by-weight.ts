import {
  bagPicture,
  coffee,
  fiveZlotysOff,
  method,
  processing,
  roast,
  tenPercentOff,
} from '#demo/catalogue/making/goods.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { brewing, howItWorks, origin, taste } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const groundCoffees: DemoProduct[] = [
  coffee({
    key: 'mielona-do-kawiarki',
    series: 'zmierzch',
    categories: ['mielona'],
    name: t('Zmierzch mielony do kawiarki, 250 g', 'Dusk ground for the moka pot, 250 g'),
    summary: t(
      'Nasze espresso zmielone w dniu wysyłki, drobno, pod kawiarkę.',
      'Our espresso ground on the day it is sent, fine enough for a moka pot.',
    ),
    description: [
      taste(
        t(
          'Ta sama mieszanka co w ziarnach: gorzka czekolada, wiśnia, migdał. Paczka ma zawór i zamknięcie strunowe.',
          'The same blend as in beans: dark chocolate, cherry, almond. The bag has a valve and a zip.',
        ),
      ),
      brewing(
        t(
          'Wsyp do pełna i nie ubijaj. Zalej dolną część gorącą wodą, zdejmij z ognia, gdy kawa zacznie bulgotać.',
          'Fill the basket and do not tamp. Start with hot water and take the pot off the heat as soon as it gurgles.',
        ),
      ),
    ],
    facts: {
      country: t('Brazylia, Kolumbia, Etiopia', 'Brazil, Colombia, Ethiopia'),
      process: processing.natural,
      roast: roast.medium,
      notes: t('gorzka czekolada, wiśnia, migdał', 'dark chocolate, cherry, almond'),
      grind: t('drobne', 'fine'),
      netContents: '250 g',
    },
    sizes: universal(4590, 60, 270),
    subscription: tenPercentOff,
    popularity: 62,
    picture: bagPicture('#6B4A3A', '#E4CFA9', 'rings', ['KAWIARKA', 'MIELONA'], 'kraft'),
  }),
  coffee({
    key: 'mielona-do-prasy',
    series: 'swit',
    categories: ['mielona'],
    name: t('Poranna Mgła mielona do prasy, 250 g', 'Morning Mist ground for the press, 250 g'),
    summary: t(
      'Grubo mielona, łagodna, gotowa do prasy francuskiej.',
      'Coarse, gentle and ready for the French press.',
    ),
    description: [
      taste(
        t(
          'Herbatnik, śliwka, karmel. Mielemy grubo i równo, żeby na dnie nie zostawał muł.',
          'Biscuit, plum, caramel. We grind coarse and even, so that no silt is left in the cup.',
        ),
        t(
          'W abonamencie wysyłamy ją od dwóch paczek: prasa zużywa ich więcej niż kawiarka.',
          'By subscription we send two bags or more: a press gets through more than a moka pot.',
        ),
      ),
      brewing(
        t(
          '30 g na 500 g wody, 95 °C, 4 minuty. Zbierz pianę, potem naciśnij tłok.',
          '30 g to 500 g of water, 95 °C, four minutes. Skim the foam, then press.',
        ),
      ),
    ],
    facts: {
      country: t('Brazylia, Kolumbia', 'Brazil, Colombia'),
      process: processing.washed,
      roast: roast.medium,
      notes: t('herbatnik, śliwka, karmel', 'biscuit, plum, caramel'),
      grind: t('grube', 'coarse'),
      netContents: '250 g',
    },
    sizes: universal(4290, 45, 270),
    subscription: fiveZlotysOff,
    minPerSubscription: 2,
    popularity: 47,
    picture: bagPicture('#AEB8AC', '#7B5A45', 'contours', ['DO PRASY', 'MIELONA'], 'kraft'),
  }),
  coffee({
    key: 'kapsulki-zmierzch',
    series: 'zmierzch',
    categories: ['mielona', 'espresso'],
    name: t('Kapsułki Zmierzch, 20 szt.', 'Dusk capsules, box of 20'),
    summary: t('Nasze espresso w kompostowalnych kapsułkach.', 'Our house espresso in compostable capsules.'),
    description: [
      taste(
        t(
          '5,5 g świeżo mielonej kawy w każdej kapsułce, zamkniętej w atmosferze azotu. Czekolada, wiśnia, migdał.',
          '5.5 g of freshly ground coffee in each capsule, sealed under nitrogen. Chocolate, cherry, almond.',
        ),
      ),
      brewing(
        t(
          'Pasują do domowych ekspresów na małe kapsułki. Krótkie espresso: 30–35 g naparu.',
          'They fit home machines for small capsules. Pull a short espresso of 30–35 g.',
        ),
        t('Po użyciu wrzuć kapsułkę do odpadów bio.', 'Put the spent capsule in the food-waste bin.'),
      ),
    ],
    facts: {
      country: t('Brazylia, Kolumbia, Etiopia', 'Brazil, Colombia, Ethiopia'),
      process: processing.natural,
      roast: roast.medium,
      notes: t('gorzka czekolada, wiśnia, migdał', 'dark chocolate, cherry, almond'),
      grind: t('bardzo drobne', 'very fine'),
      count: '20',
      netContents: '110 g',
    },
    unit: 'pack',
    // Omnibus: the promotion ends in five days and the regular price returns.
    sizes: universal([since(200, 3690), reduced(6, 2990, 3690), since(-5, 3690)], 140, 190),
    subscription: tenPercentOff,
    tiers: [
      { from: 4, percent: 4 },
      { from: 8, percent: 8 },
    ],
    popularity: 74,
    picture: {
      shape: 'capsules',
      colour: '#2B2622',
      accent: '#C8794F',
      material: 'matte',
      pattern: 'rings',
      label: ['ZMIERZCH'],
    },
  }),
];

export const coffeesByWeight: DemoProduct[] = [
  coffee({
    key: 'na-wage-zmierzch',
    series: 'zmierzch',
    categories: ['na-wage', 'espresso'],
    name: t('Zmierzch na wagę', 'Dusk by weight'),
    summary: t(
      'Espresso palarni odważane co ćwierć kilograma, w papierze bez nadruku.',
      'House espresso weighed out by the quarter-kilo, in plain paper.',
    ),
    description: [
      howItWorks(
        t(
          'Wpisz, ile chcesz: od 0,25 kg, co 0,25 kg. Odważymy w dniu wypału i zapakujemy w papier, który można kompostować.',
          'Type in how much you want, from 0.25 kg in steps of 0.25 kg. We weigh it out on roasting day and pack it in compostable paper.',
        ),
      ),
      brewing(
        t(
          '18 g na 36 g naparu w 27 s. Papier nie ma zaworu, przesyp ziarna do puszki.',
          '18 g in, 36 g out, 27 s. The paper has no valve, so move the beans to a tin.',
        ),
      ),
    ],
    facts: {
      country: t('Brazylia, Kolumbia, Etiopia', 'Brazil, Colombia, Ethiopia'),
      process: processing.natural,
      roast: roast.medium,
      notes: t('gorzka czekolada, wiśnia, migdał', 'dark chocolate, cherry, almond'),
      method: method.espresso,
    },
    unit: 'kilogram',
    sellBy: 0.25,
    precision: 2,
    maxPerOrder: 10,
    sizes: universal(14900, 85.5, 1000),
    subscription: tenPercentOff,
    popularity: 57,
    picture: {
      shape: 'bag',
      colour: '#CDB08A',
      accent: '#2B2622',
      material: 'kraft',
      pattern: 'stripes',
      label: ['ZMIERZCH', 'NA WAGĘ'],
    },
  }),
  coffee({
    key: 'na-wage-brazylia',
    series: 'swit',
    categories: ['na-wage', 'single-origin'],
    name: t('Brazylia Cerrado na wagę', 'Brazil Cerrado by weight'),
    summary: t(
      'Czekoladowa Brazylia odważana co ćwierć kilograma, od pół kilograma.',
      'Chocolatey Brazil weighed by the quarter-kilo, from half a kilo.',
    ),
    description: [
      origin(
        t(
          'Ziarna z płaskowyżu Cerrado, te same co w naszych paczkach: mleczna czekolada, orzech ziemny, toffi.',
          'Beans from the Cerrado plateau, the same as in our bags: milk chocolate, peanut, toffee.',
        ),
      ),
      howItWorks(
        t(
          'Najmniejsza porcja to 0,5 kg. Dla biur i kawiarni zwykle wysyłamy 5 kg lub 10 kg.',
          'The smallest amount is 0.5 kg. Offices and cafés usually take 5 kg or 10 kg.',
        ),
      ),
    ],
    facts: {
      country: t('Brazylia', 'Brazil'),
      region: 'Cerrado Mineiro',
      altitude: '1000–1200 m',
      variety: 'Yellow Catuaí',
      process: processing.natural,
      roast: roast.medium,
      notes: t('mleczna czekolada, orzech ziemny, toffi', 'milk chocolate, peanut, toffee'),
      method: method.both,
    },
    unit: 'kilogram',
    sellBy: 0.25,
    precision: 2,
    minPerOrder: 0.5,
    tiers: [
      { from: 3, percent: 4 },
      { from: 5, percent: 7 },
      { from: 10, percent: 12 },
    ],
    sizes: universal(13900, 120, 1000),
    subscription: fiveZlotysOff,
    popularity: 51,
    picture: {
      shape: 'bag',
      colour: '#D6C19C',
      accent: '#3F5B4C',
      material: 'kraft',
      pattern: 'waves',
      label: ['BRAZYLIA', 'NA WAGĘ'],
    },
  }),
];
