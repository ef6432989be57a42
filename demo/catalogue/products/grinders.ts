import { goods } from '#demo/catalogue/making/goods.ts';
import { years } from '#demo/catalogue/making/parameters.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { care, inUse, making } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

const steel = t('stal nierdzewna', 'stainless steel');

export const grinders: DemoProduct[] = [
  goods({
    key: 'mlynek-reczny-zawora',
    producer: 'mlyny-zawora',
    categories: ['mlynki'],
    name: t('Młynek ręczny Zawora 30', 'Zawora 30 hand grinder'),
    summary: t(
      'Stalowe żarna stożkowe, równe mielenie, 30 g za jednym razem.',
      'Conical steel burrs, an even grind, 30 g at a time.',
    ),
    description: [
      inUse(
        t(
          'Czterdzieści kliknięć na obrót, od espresso po prasę. 15 g do drippera zmielesz w 40 s.',
          'Forty clicks a turn, from espresso to press. 15 g for a dripper takes 40 s.',
        ),
      ),
      care(
        t(
          'Rozkręca się bez narzędzi. Raz w tygodniu wyczyść żarna pędzelkiem, nigdy wodą.',
          'It comes apart without tools. Brush the burrs once a week; never use water.',
        ),
      ),
    ],
    facts: {
      capacity: '30 g',
      material: t('aluminium, orzech', 'aluminium, walnut'),
      colour: t('grafitowy', 'graphite'),
      burrs: t('stożkowe stalowe 48 mm', 'conical steel, 48 mm'),
      dimensions: '58 × 58 × 185 mm',
      warranty: years(5),
    },
    sizes: universal(44900, 25, 620, { suggestedRetail: 47900 }),
    pointsEarned: 45,
    popularity: 85,
    picture: { shape: 'hand-grinder', colour: '#454845', accent: '#8B5E3C', material: 'matte' },
  }),
  goods({
    key: 'mlynek-reczny-podrozny',
    producer: 'mlyny-zawora',
    categories: ['mlynki'],
    name: t('Młynek ręczny Zawora 20', 'Zawora 20 hand grinder'),
    summary: t(
      'Mniejszy brat, chowa się w zaparzaczu ciśnieniowym.',
      'The smaller one: it hides inside a pressure brewer.',
    ),
    description: [
      inUse(
        t(
          'Korbka składa się na płasko, a korpus ma 46 mm średnicy. Mieści 20 g, czyli jeden duży kubek.',
          'The handle folds flat and the body is 46 mm across. It takes 20 g, enough for one large mug.',
        ),
      ),
      care(
        t(
          'Ceramiczne żarna nie rdzewieją, można je opłukać i wysuszyć.',
          'The ceramic burrs do not rust: rinse them and let them dry.',
        ),
      ),
    ],
    facts: {
      capacity: '20 g',
      material: steel,
      colour: t('stalowy', 'steel'),
      burrs: t('stożkowe ceramiczne 38 mm', 'conical ceramic, 38 mm'),
      dimensions: '46 × 46 × 160 mm',
      warranty: years(2),
    },
    sizes: universal([since(200, 22900), reduced(7, 18900, 22900)], 31, 380),
    popularity: 67,
    picture: { shape: 'hand-grinder', colour: '#B7BAB8', accent: '#2E2B27', material: 'steel' },
  }),
  goods({
    key: 'mlynek-elektryczny-osiem',
    producer: 'mlyny-zawora',
    categories: ['mlynki'],
    name: t('Młynek elektryczny Ósemka', 'Eight electric grinder'),
    summary: t(
      'Cichy, płaskie żarna 64 mm, miele dokładnie tyle, ile wsypiesz.',
      'Quiet, with 64 mm flat burrs; it grinds just what you put in.',
    ),
    description: [
      inUse(
        t(
          'Wsypujesz odważoną porcję, po chwili masz tyle samo w kubku: zostaje mniej niż 0,2 g. Skala bez stopni, od przelewu po espresso.',
          'Put in a weighed dose and the same comes out: less than 0.2 g stays behind. Stepless, from filter to espresso.',
        ),
      ),
      making(
        t(
          'Silnik 250 W pracuje wolno, żeby nie grzać kawy. Miech na górze wydmuchuje resztki.',
          'The 250 W motor turns slowly so as not to warm the coffee. Bellows on top blow out the last of it.',
        ),
      ),
    ],
    facts: {
      capacity: '60 g',
      material: t('aluminium, dąb', 'aluminium, oak'),
      colour: t('biały', 'white'),
      burrs: t('płaskie stalowe 64 mm', 'flat steel, 64 mm'),
      power: '250 W',
      warranty: years(3),
    },
    sizes: universal(184900, 6, 7400, { suggestedRetail: 194900 }),
    maxPerOrder: 2,
    pointsEarned: 185,
    popularity: 59,
    picture: { shape: 'electric-grinder', colour: '#EFEBE2', accent: '#B98A5E', material: 'matte' },
  }),
  goods({
    key: 'mlynek-elektryczny-domowy',
    producer: 'mlyny-zawora',
    categories: ['mlynki'],
    name: t('Młynek elektryczny Domowy', 'Home electric grinder'),
    summary: t('Dwadzieścia stopni mielenia i dozowanie na czas.', 'Twenty grind settings and a timed dose.'),
    description: [
      inUse(
        t(
          'Ustaw liczbę filiżanek, naciśnij, wróć po kawę. Najlepszy do drippera, prasy i ekspresu przelewowego.',
          'Set the number of cups, press, come back for the coffee. Best for drippers, presses and filter machines.',
        ),
      ),
      care(
        t(
          'Pojemnik na zmieloną kawę ma powłokę antystatyczną. Górne żarno wyjmiesz jednym ruchem.',
          'The grounds bin has an antistatic coating. The upper burr comes out in one move.',
        ),
      ),
    ],
    facts: {
      capacity: '250 g',
      material: t('tworzywo, stal', 'plastic, steel'),
      colour: t('czarny', 'black'),
      burrs: t('stożkowe stalowe 40 mm', 'conical steel, 40 mm'),
      power: '150 W',
      warranty: years(2),
    },
    sizes: universal(64900, 0, 2900, { externalStock: 14, suggestedRetail: 67900, advance: 15000 }),
    availability: { status: 'order', deliveryDays: 7 },
    pointsEarned: 65,
    popularity: 56,
    picture: { shape: 'electric-grinder', colour: '#34322F', accent: '#C8794F', material: 'matte' },
  }),
];
