import { goods } from '#demo/catalogue/making/goods.ts';
import { handWash, years } from '#demo/catalogue/making/parameters.ts';
import { reduced, since, steady } from '#demo/catalogue/making/prices.ts';
import { care, inUse, making } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

const steel = t('stal nierdzewna', 'stainless steel');

export const machines: DemoProduct[] = [
  goods({
    key: 'kawiarka-piccola',
    producer: 'torvani',
    series: 'piccola',
    categories: ['kawiarki'],
    name: t('Kawiarka Piccola', 'Piccola moka pot'),
    summary: t(
      'Klasyczna ośmiokątna kawiarka na trzy lub sześć filiżanek.',
      'The classic eight-sided pot for three or six cups.',
    ),
    description: [
      inUse(
        t(
          'Wlej gorącą wodę do poziomu zaworu, wsyp kawę bez ubijania, grzej na małym ogniu. Zdejmij, zanim zacznie pryskać.',
          'Fill with hot water to the valve, add coffee without tamping and keep the flame low. Take it off before it splutters.',
        ),
      ),
      care(
        t(
          'Aluminium myj samą wodą, bez płynu. Uszczelkę wymieniaj raz w roku, zapas jest w pudełku.',
          'Wash the aluminium with water alone. Change the seal once a year; a spare is in the box.',
        ),
      ),
    ],
    facts: {
      capacity: t('150 ml lub 300 ml', '150 ml or 300 ml'),
      material: t('aluminium', 'aluminium'),
      colour: t('srebrny', 'silver'),
      hob: t('gaz, ceramiczna', 'gas, ceramic'),
      dishwasher: handWash,
      warranty: years(2),
    },
    sizes: [
      { type: '3f', name: t('3 filiżanki', '3 cups'), stock: 42, weightGrams: 450, prices: steady(9900) },
      { type: '6f', name: t('6 filiżanek', '6 cups'), stock: 27, weightGrams: 640, prices: steady(12900) },
    ],
    popularity: 76,
    picture: { shape: 'moka', colour: '#B9BCBA', accent: '#2A2826', material: 'steel' },
  }),
  goods({
    key: 'kawiarka-indukcyjna',
    producer: 'torvani',
    series: 'piccola',
    categories: ['kawiarki'],
    name: t('Kawiarka indukcyjna Piccola, 4 filiżanki', 'Piccola induction moka pot, 4 cups'),
    summary: t('Stalowa, w kolorze terakoty, na każdą kuchenkę.', 'Steel in terracotta, for any hob.'),
    description: [
      inUse(
        t(
          'Szerokie dno szybko łapie ciepło indukcji. Na czwórce z dziewięciu kawa jest gotowa po 5 min.',
          'The broad base takes induction heat quickly. At four out of nine the coffee is ready in 5 min.',
        ),
      ),
      care(
        t(
          'Stal można myć płynem. Lakier z zewnątrz przecieraj miękką ściereczką.',
          'Washing-up liquid is fine for steel. Wipe the lacquered outside with a soft cloth.',
        ),
      ),
    ],
    facts: {
      capacity: '200 ml',
      material: steel,
      colour: t('terakota', 'terracotta'),
      hob: t('gaz, ceramiczna, indukcja', 'gas, ceramic, induction'),
      dishwasher: handWash,
      warranty: years(2),
    },
    sizes: universal([since(200, 18900), reduced(33, 15900, 18900)], 15, 710),
    popularity: 50,
    picture: { shape: 'moka', colour: '#B5624A', accent: '#2A2826', material: 'matte' },
  }),
  goods({
    key: 'ekspres-piccola-uno',
    producer: 'torvani',
    series: 'piccola',
    categories: ['ekspresy'],
    name: t('Ekspres kolbowy Piccola Uno', 'Piccola Uno espresso machine'),
    summary: t(
      'Pierwszy prawdziwy ekspres: kolba 58 mm, stała temperatura, dobra para.',
      'A proper first machine: 58 mm portafilter, steady temperature, good steam.',
    ),
    description: [
      inUse(
        t(
          'Grzeje się siedem minut. Regulator trzyma 93 °C z dokładnością do stopnia, a manometr pokazuje ciśnienie na sitku.',
          'It heats up in seven minutes. The controller holds 93 °C to within a degree and the gauge shows pressure at the basket.',
        ),
        t(
          'Dysza pary obraca się w każdą stronę i spieni 150 ml mleka w pół minuty.',
          'The steam wand turns every way and froths 150 ml of milk in half a minute.',
        ),
      ),
      making(
        t(
          'Obudowa ze stali, bojler z mosiądzu, zbiornik 2 l wyjmowany od góry. Przed wysyłką parzymy na nim dwa espresso.',
          'Steel housing, brass boiler, a 2 l tank lifted out from the top. We pull two shots on it before it leaves us.',
        ),
      ),
    ],
    facts: {
      capacity: '2 l',
      material: t('stal nierdzewna, mosiądz', 'stainless steel, brass'),
      colour: t('kremowy', 'cream'),
      dimensions: '230 × 380 × 340 mm',
      power: '1350 W',
      warranty: years(3),
    },
    sizes: universal([since(200, 289900), reduced(16, 259900, 289900)], 4, 12800, {
      suggestedRetail: 299900,
      advance: 50000,
    }),
    maxPerOrder: 1,
    pointsEarned: 260,
    popularity: 64,
    picture: { shape: 'espresso-machine', colour: '#EADFCB', accent: '#8B5E3C', material: 'steel' },
  }),
  goods({
    key: 'ekspres-duo-dla-kawiarni',
    producer: 'torvani',
    categories: ['ekspresy'],
    name: t('Ekspres dwugrupowy Duo', 'Duo two-group espresso machine'),
    summary: t(
      'Dla kawiarni. Cenę i montaż ustalamy przez telefon.',
      'For cafés. We agree the price and fitting over the phone.',
    ),
    description: [
      inUse(
        t(
          'Dwie grupy z osobnymi bojlerami, do 150 kaw dziennie. Przyjeżdżamy, podłączamy wodę i prąd, uczymy obsługi.',
          'Two groups with separate boilers, up to 150 coffees a day. We come, connect water and power, and train your staff.',
        ),
      ),
      making(
        t(
          'Blacha 2 mm, boki z jesionu, wyświetlacz z licznikiem kaw. Części zamienne mamy na miejscu.',
          '2 mm sheet steel, ash sides, a display that counts the shots. We keep spare parts in stock.',
        ),
      ),
    ],
    facts: {
      capacity: '11 l',
      material: t('stal nierdzewna, jesion', 'stainless steel, ash'),
      colour: t('grafitowy', 'graphite'),
      dimensions: '760 × 560 × 480 mm',
      power: '4200 W',
      warranty: years(3),
    },
    sizes: universal(3490000, 2, 68000),
    phonePrice: true,
    popularity: 22,
    picture: { shape: 'espresso-machine', colour: '#3B3E3D', accent: '#C9A77A', material: 'steel' },
  }),
  goods({
    key: 'ekspres-dzwigniowy',
    producer: 'torvani',
    categories: ['ekspresy'],
    name: t('Ekspres dźwigniowy Leva', 'Leva lever machine'),
    summary: t(
      'Bez pompy i prądu: ciśnienie robi Twoja ręka i dźwignia.',
      'No pump, no plug: your arm and a lever make the pressure.',
    ),
    description: [
      inUse(
        t(
          'Zalej wrzątkiem, opuść dźwignię, policz do trzydziestu. Manometr podpowie, czy naciskasz w sam raz.',
          'Fill with boiling water, lower the lever, count to thirty. The gauge tells you whether the push is right.',
        ),
      ),
      making(
        t(
          'Odlewane aluminium i stal, żadnej elektroniki. Składany w serii po dwadzieścia sztuk, stąd zaliczka i dziesięć dni oczekiwania.',
          'Cast aluminium and steel, no electronics. Built in runs of twenty, hence the deposit and the ten-day wait.',
        ),
      ),
    ],
    facts: {
      capacity: '60 ml',
      material: t('aluminium, stal', 'aluminium, steel'),
      colour: t('zielony sosnowy', 'pine green'),
      dimensions: '190 × 290 × 330 mm',
      warranty: years(5),
    },
    sizes: universal([since(25, 139900)], 0, 5400, { externalStock: 8, advance: 30000 }),
    availability: { status: 'order', deliveryDays: 10 },
    pointsEarned: 140,
    newFromDaysAgo: 25,
    popularity: 35,
    picture: { shape: 'espresso-machine', colour: '#3F5B4C', accent: '#D9C7A8', material: 'matte' },
  }),
];
