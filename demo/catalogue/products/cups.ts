import { inColours } from '#demo/catalogue/making/colours.ts';
import { goods } from '#demo/catalogue/making/goods.ts';
import { handWash, yes } from '#demo/catalogue/making/parameters.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { care, inUse, making } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

const stoneware = t('kamionka', 'stoneware');

export const cups: DemoProduct[] = [
  goods({
    key: 'filizanka-espresso-szron',
    producer: 'osada',
    series: 'szron',
    categories: ['filizanki-i-kubki'],
    name: t('Filiżanka do espresso Szron, 80 ml', 'Frost espresso cup, 80 ml'),
    summary: t(
      'Grube ścianki, okrągłe dno, spodek w komplecie.',
      'Thick walls, a rounded bottom, saucer included.',
    ),
    description: [
      inUse(
        t(
          'Okrągłe dno nie rozbija cremy, a grube ścianki trzymają ciepło przez całe espresso. Ogrzej ją na ekspresie.',
          'The rounded bottom keeps the crema whole and the thick walls stay warm to the last sip. Warm it on the machine.',
        ),
      ),
      making(
        t(
          'Toczona w pracowni w Bolesławcu. Szkliwo spływa za każdym razem inaczej, więc nie ma dwóch takich samych.',
          'Thrown at a workshop in Bolesławiec. The glaze runs differently every time, so no two are alike.',
        ),
      ),
    ],
    facts: {
      capacity: '80 ml',
      material: stoneware,
      colour: t('szroniony szary', 'frosted grey'),
      dishwasher: yes,
    },
    sizes: universal(4900, 64, 240),
    minPerOrder: 2,
    popularity: 70,
    picture: { shape: 'cup', colour: '#AEB6B3', accent: '#F0EBE1', material: 'ceramic' },
  }),
  goods({
    key: 'filizanka-cappuccino-glina',
    producer: 'osada',
    series: 'glina',
    categories: ['filizanki-i-kubki'],
    name: t('Filiżanka do cappuccino Glina, 180 ml', 'Clay cappuccino cup, 180 ml'),
    summary: t(
      'Surowa z zewnątrz, szkliwiona w środku, ze spodkiem.',
      'Bare outside, glazed inside, with a saucer.',
    ),
    description: [
      inUse(
        t(
          'Szeroki brzeg ułatwia latte art. Ucho mieści dwa palce, nawet duże.',
          'A wide rim makes latte art easier. The handle takes two fingers, even large ones.',
        ),
      ),
      care(
        t(
          'Surowa glina jest zabezpieczona woskiem. Można myć w zmywarce, z czasem lekko ciemnieje.',
          'The bare clay is sealed with wax. Dishwasher safe; it darkens slightly with use.',
        ),
      ),
    ],
    facts: { capacity: '180 ml', material: stoneware, colour: t('terakota', 'terracotta'), dishwasher: yes },
    sizes: universal([since(200, 6900), reduced(19, 5900, 6900)], 40, 390),
    popularity: 57,
    picture: { shape: 'cup', colour: '#B87355', accent: '#F1E4D0', material: 'ceramic' },
  }),
  goods({
    key: 'kubek-osada-300',
    producer: 'osada',
    series: 'glina',
    categories: ['filizanki-i-kubki', 'prezenty'],
    name: t('Kubek Glina, 300 ml', 'Clay mug, 300 ml'),
    summary: t(
      'Duży, ciężki, wygodny. Na poranny przelew.',
      'Big, heavy and comfortable, for the morning brew.',
    ),
    description: [
      inUse(
        t(
          'Mieści całą porcję z drippera i jeszcze trochę. Zwęża się ku górze, więc kawa wolniej stygnie.',
          'It holds a whole dripper’s worth and a little more. It narrows at the top, so coffee cools slowly.',
        ),
      ),
      care(
        t(
          'Nadaje się do zmywarki i kuchenki mikrofalowej. Na spodzie stempel pracowni. Biały robimy z jaśniejszej, droższej gliny.',
          'Dishwasher and microwave safe. The workshop’s stamp is on the base. The white one is made of a paler, dearer clay.',
        ),
      ),
    ],
    facts: {
      capacity: '300 ml',
      material: stoneware,
      colour: t('piaskowy, biały, grafitowy', 'sand, white, graphite'),
      dishwasher: yes,
    },
    sizes: inColours(420, {
      piaskowy: { price: 7900, stock: 55 },
      bialy: { price: 8900, stock: 12, picture: { colour: '#F1EDE4', accent: '#B9A58A' } },
      grafit: { price: 7900, stock: 21, picture: { colour: '#4B4A48', accent: '#A88563' } },
    }),
    pointsEarned: 8,
    popularity: 73,
    picture: { shape: 'mug', colour: '#D3BE9C', accent: '#7A5B43', material: 'ceramic' },
  }),
  goods({
    key: 'kubek-emaliowany',
    producer: 'mgla',
    categories: ['filizanki-i-kubki'],
    name: t('Kubek emaliowany Mgła, 350 ml', 'Mgła enamel mug, 350 ml'),
    summary: t(
      'Lekki i niezniszczalny, na szlak i na ognisko.',
      'Light and hard to break, for trails and campfires.',
    ),
    description: [
      inUse(
        t(
          'Można postawić go wprost na ogniu. Z naszym znakiem: trzy warstwice i jedno ziarno.',
          'You can set it straight on the fire. It bears our mark: three contour lines and one bean.',
        ),
      ),
      care(
        t(
          'Odprysk emalii nie przeszkadza w używaniu. Nie wkładaj do mikrofalówki.',
          'A chip in the enamel does no harm. Keep it out of the microwave.',
        ),
      ),
    ],
    facts: {
      capacity: '350 ml',
      material: t('stal emaliowana', 'enamelled steel'),
      colour: t('zielony, biały, grafitowy', 'green, white, graphite'),
      dishwasher: yes,
    },
    sizes: inColours(160, {
      zielony: { price: 4490, stock: 80 },
      bialy: {
        price: [since(200, 4490), reduced(17, 3690, 4490)],
        stock: 34,
        picture: { colour: '#F3EFE6', accent: '#3F5B4C' },
      },
      grafit: { price: 4490, stock: 0, picture: { colour: '#41434A', accent: '#D9CBB0' } },
    }),
    popularity: 62,
    picture: {
      shape: 'mug',
      colour: '#3F5B4C',
      accent: '#EFE8DA',
      material: 'matte',
      pattern: 'contours',
      label: ['MGŁA'],
    },
  }),
  goods({
    key: 'szklanki-dwuscienne',
    producer: 'hoshiba',
    series: 'kiri',
    categories: ['filizanki-i-kubki'],
    name: t('Szklanki dwuścienne Kiri, 2 × 250 ml', 'Kiri double-walled glasses, 2 × 250 ml'),
    summary: t(
      'Kawa wisi w powietrzu, dłonie się nie parzą.',
      'The coffee hangs in the air and your hands stay cool.',
    ),
    description: [
      inUse(
        t(
          'Dwie warstwy szkła trzymają ciepło i zimno. Dobre do latte, cold brew i herbaty.',
          'Two layers of glass hold heat and cold alike. Good for latte, cold brew and tea.',
        ),
      ),
      care(
        t(
          'Szkło jest cienkie, myj ręcznie. Nie mieszaj metalową łyżeczką.',
          'The glass is thin: wash by hand and do not stir with a metal spoon.',
        ),
      ),
    ],
    facts: {
      capacity: '250 ml',
      material: t('szkło borokrzemowe', 'borosilicate glass'),
      colour: t('przezroczysty', 'clear'),
      dishwasher: handWash,
      count: '2',
    },
    unit: 'pack',
    sizes: universal(8900, 29, 330),
    popularity: 51,
    picture: { shape: 'glass', colour: '#E2E9E6', accent: '#6B4A3A', material: 'glass' },
  }),
  goods({
    key: 'kubek-termiczny',
    producer: 'norrvik',
    categories: ['filizanki-i-kubki'],
    name: t('Kubek termiczny Norrvik, 360 ml', 'Norrvik travel mug, 360 ml'),
    summary: t(
      'Sześć godzin ciepła, szczelny do góry dnem.',
      'Warm for six hours and leakproof upside down.',
    ),
    description: [
      inUse(
        t(
          'Wnętrze pokryte ceramiką nie oddaje metalicznego smaku. Mieści się pod grupą ekspresu.',
          'The ceramic lining leaves no metallic taste. It fits under an espresso group.',
        ),
      ),
      care(
        t(
          'Zakrętka rozkłada się na trzy części. Kubek myj ręcznie, zakrętkę w zmywarce.',
          'The lid comes apart into three pieces. Wash the mug by hand; the lid can go in the dishwasher.',
        ),
      ),
    ],
    facts: {
      capacity: '360 ml',
      material: t('stal nierdzewna', 'stainless steel'),
      colour: t('granatowy', 'navy'),
      dishwasher: handWash,
    },
    sizes: universal(12900, 33, 290),
    popularity: 69,
    picture: { shape: 'bottle', colour: '#3A4560', accent: '#C9CCC8', material: 'matte', label: ['NORRVIK'] },
  }),
];
