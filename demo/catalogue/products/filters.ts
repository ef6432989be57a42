import { goods } from '#demo/catalogue/making/goods.ts';
import { reduced, since, steady } from '#demo/catalogue/making/prices.ts';
import { care, howItWorks, inUse, making } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

/** The more packs, the less each costs. */
const paperTiers = [
  { from: 5, percent: 5 },
  { from: 10, percent: 10 },
  { from: 20, percent: 15 },
];

const paper = t('papier', 'paper');

export const paperFilters: DemoProduct[] = [
  goods({
    key: 'filtry-stozkowe-02',
    producer: 'hoshiba',
    series: 'kiri',
    categories: ['filtry-papierowe'],
    name: t('Filtry stożkowe 02, 100 szt.', '02 cone filters, 100'),
    summary: t(
      'Bielone tlenem, cienkie, bez smaku papieru.',
      'Oxygen-bleached, thin, with no taste of paper.',
    ),
    description: [
      inUse(
        t(
          'Zagnij szew, włóż do drippera i przelej gorącą wodą. Pasują do każdego stożka w rozmiarze 02.',
          'Fold the seam, set it in the dripper and rinse with hot water. They fit any 02 cone.',
        ),
      ),
      making(
        t(
          'Papier z drewna z certyfikowanych lasów. Zużyty filtr razem z kawą nadaje się na kompost.',
          'Paper from certified forests. The used filter can go on the compost, coffee and all.',
        ),
      ),
    ],
    facts: {
      material: paper,
      colour: t('biały', 'white'),
      count: '100',
      fits: t('drippery stożkowe 02', '02 cone drippers'),
    },
    unit: 'pack',
    sizes: universal(2490, 320, 130),
    tiers: paperTiers,
    popularity: 92,
    picture: {
      shape: 'paper-filters',
      colour: '#F3EFE6',
      accent: '#B9AE99',
      material: 'paper',
      label: ['02', '100 SZT.'],
    },
  }),
  goods({
    key: 'filtry-okragle-64',
    producer: 'norrvik',
    categories: ['filtry-papierowe'],
    name: t('Filtry okrągłe 64 mm, 350 szt.', '64 mm round filters, 350'),
    summary: t('Do zaparzaczy ciśnieniowych, zapas na rok.', 'For pressure brewers: a year’s supply.'),
    description: [
      inUse(
        t(
          'Włóż do nakrętki, zwilż i zakręć. Dwa naraz dają czystszy napar.',
          'Put one in the cap, wet it and screw down. Two at once make a cleaner cup.',
        ),
      ),
      making(
        t(
          'Mikroporowaty papier, który nie rwie się pod ciśnieniem. Pudełko z dozownikiem.',
          'Microporous paper that does not tear under pressure, in a dispenser box.',
        ),
      ),
    ],
    facts: {
      material: paper,
      colour: t('biały', 'white'),
      count: '350',
      fits: t('zaparzacze ciśnieniowe 64 mm', '64 mm pressure brewers'),
    },
    unit: 'pack',
    sizes: universal([since(200, 3290), reduced(28, 2790, 3290)], 180, 150),
    tiers: paperTiers,
    popularity: 80,
    picture: {
      shape: 'paper-filters',
      colour: '#EDE6D8',
      accent: '#4A4D4C',
      material: 'paper',
      label: ['64 MM', '350 SZT.'],
    },
  }),
  goods({
    key: 'filtry-do-karafki',
    producer: 'hoshiba',
    categories: ['filtry-papierowe'],
    name: t('Filtry do karafki, niebielone, 100 szt.', 'Unbleached carafe filters, 100'),
    summary: t(
      'Grube, składane w kwadrat, do karafek przelewowych.',
      'Thick, square-folded, for pour-over carafes.',
    ),
    description: [
      inUse(
        t(
          'Rozłóż w stożek tak, by trzy warstwy leżały od strony dzióbka. Dobrze przelej wodą: niebielony papier tego potrzebuje.',
          'Open into a cone with three layers on the spout side. Rinse well, as unbleached paper needs it.',
        ),
      ),
      making(
        t(
          'O jedną trzecią grubsze niż zwykłe filtry. Zatrzymują olejki, kawa jest klarowna jak herbata.',
          'A third thicker than ordinary filters. They hold back the oils, so the coffee is as clear as tea.',
        ),
        t(
          'Filtry do małej karafki przychodzą w kartonach po trzy paczki, więc sprzedajemy je od trzech.',
          'Filters for the small carafe come in cartons of three packs, so we sell three or more.',
        ),
      ),
    ],
    facts: {
      material: paper,
      colour: t('naturalny', 'natural'),
      count: '100',
      fits: t('karafki przelewowe', 'pour-over carafes'),
    },
    unit: 'pack',
    sizes: [
      { type: '6f', name: t('6 filiżanek', '6 cups'), stock: 64, weightGrams: 260, prices: steady(4490) },
      {
        type: '3f',
        name: t('3 filiżanki', '3 cups'),
        stock: 48,
        weightGrams: 180,
        prices: steady(3290),
        minPerOrder: 3,
      },
    ],
    tiers: paperTiers,
    popularity: 54,
    picture: {
      shape: 'paper-filters',
      colour: '#C9AE86',
      accent: '#7A5B43',
      material: 'kraft',
      label: ['KARAFKA', '100 SZT.'],
    },
  }),
];

export const clothFilters: DemoProduct[] = [
  goods({
    key: 'filtr-bawelniany',
    producer: 'lnianka',
    categories: ['filtry-z-tkaniny'],
    name: t('Filtr bawełniany 02', '02 cotton filter'),
    summary: t('Zamiast papieru, na około sto parzeń.', 'In place of paper, for about a hundred brews.'),
    description: [
      inUse(
        t(
          'Gładką stroną do kawy. Napar jest pełniejszy niż z papieru i czystszy niż z metalu.',
          'Smooth side to the coffee. The cup is fuller than with paper and cleaner than with metal.',
        ),
      ),
      care(
        t(
          'Przed pierwszym użyciem gotuj 5 min. Potem płucz samą wodą i trzymaj w lodówce, w wodzie.',
          'Boil for 5 min before first use. After that rinse with water only and keep it in the fridge, in water.',
        ),
      ),
    ],
    facts: {
      material: t('bawełna ekologiczna', 'organic cotton'),
      colour: t('naturalny', 'natural'),
      count: '1',
      fits: t('drippery stożkowe 02', '02 cone drippers'),
    },
    sizes: universal(1990, 70, 15),
    popularity: 34,
    picture: { shape: 'cloth-filter', colour: '#E9DFC9', accent: '#A98F67', material: 'cotton' },
  }),
  goods({
    key: 'flanela-filtracyjna-na-metry',
    producer: 'lnianka',
    categories: ['filtry-z-tkaniny'],
    name: t('Flanela filtracyjna na metry', 'Filter flannel by the metre'),
    summary: t('Drapana z jednej strony, cięta co 10 cm.', 'Brushed on one side, cut to the nearest 10 cm.'),
    description: [
      howItWorks(
        t(
          'Wpisz długość w metrach, na przykład 1,2. Kupony tniemy na miarę, więc nie przyjmujemy ich z powrotem.',
          'Type the length in metres, such as 1.2. We cut to measure, so lengths cannot be returned.',
        ),
      ),
      care(
        t(
          'Przed szyciem zdekatyzuj: wypierz w 60 °C bez proszku. Z pół metra uszyjesz osiem filtrów 02.',
          'Pre-shrink before sewing: wash at 60 °C without detergent. Half a metre makes eight 02 filters.',
        ),
      ),
    ],
    facts: {
      material: t('bawełna', 'cotton'),
      colour: t('naturalny', 'natural'),
      width: '110 cm',
      fabricWeight: '210 g/m²',
      washing: '60 °C',
    },
    unit: 'metre',
    withdrawalException: 'custom',
    sellBy: 0.1,
    precision: 1,
    minPerOrder: 0.3,
    sizes: universal(3900, 46.5, 231),
    popularity: 18,
    picture: { shape: 'fabric-roll', colour: '#EBE1CE', accent: '#B59E7A', material: 'cotton' },
  }),
  goods({
    key: 'len-filtracyjny-na-metry',
    producer: 'lnianka',
    categories: ['filtry-z-tkaniny'],
    name: t('Len filtracyjny na metry', 'Filter linen by the metre'),
    summary: t(
      'Luźny splot do cold brew i mleka roślinnego.',
      'A loose weave for cold brew and plant milks.',
    ),
    description: [
      howItWorks(
        t(
          'Cięty co 0,1 m, z jednego kawałka do 12 m. Brzegi obrzucamy na życzenie, dopisz to w uwagach.',
          'Cut in steps of 0.1 m, up to 12 m in one piece. We overlock the edges on request; just leave a note.',
        ),
      ),
      care(
        t(
          'Len schnie szybko i nie chłonie zapachów. Pierz w 60 °C, prasuj na wilgotno.',
          'Linen dries fast and holds no smells. Wash at 60 °C and iron damp.',
        ),
      ),
    ],
    facts: {
      material: t('len', 'linen'),
      colour: t('szary', 'grey'),
      width: '140 cm',
      fabricWeight: '150 g/m²',
      washing: '60 °C',
    },
    unit: 'metre',
    withdrawalException: 'custom',
    sellBy: 0.1,
    precision: 1,
    maxPerOrder: 12,
    tiers: [
      { from: 3, percent: 5 },
      { from: 6, percent: 10 },
    ],
    sizes: universal(5490, 28.3, 210),
    popularity: 15,
    picture: { shape: 'fabric-roll', colour: '#BDB8A8', accent: '#8A8470', material: 'cotton' },
  }),
];
