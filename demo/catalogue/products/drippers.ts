import { goods } from '#demo/catalogue/making/goods.ts';
import { handWash, years, yes } from '#demo/catalogue/making/parameters.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { care, inUse } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

const borosilicate = t('szkło borokrzemowe', 'borosilicate glass');
const steel = t('stal nierdzewna', 'stainless steel');

export const drippers: DemoProduct[] = [
  goods({
    key: 'dripper-kiri-ceramiczny',
    producer: 'hoshiba',
    series: 'kiri',
    categories: ['drippery'],
    name: t('Dripper Kiri 02, ceramiczny', 'Kiri 02 ceramic dripper'),
    summary: t(
      'Stożek ze spiralnymi żebrami, na jedną do czterech filiżanek.',
      'A cone with spiral ribs, for one to four cups.',
    ),
    description: [
      inUse(
        t(
          'Żebra odsuwają filtr od ścianki, więc woda płynie równo, a kawa ma czas nabrzmieć. Ogrzej go wrzątkiem, zanim wsypiesz kawę.',
          'The ribs keep the paper off the wall, so the water runs evenly and the coffee has room to bloom. Warm it with boiling water first.',
        ),
      ),
      care(
        t(
          'Porcelana szkliwiona w środku i na zewnątrz. Można myć w zmywarce; pod stopką zostaw miejsce, żeby wyschła.',
          'Porcelain glazed inside and out. Dishwasher safe; leave room under the foot for it to dry.',
        ),
      ),
    ],
    facts: {
      capacity: '600 ml',
      material: t('porcelana', 'porcelain'),
      colour: t('kremowy', 'cream'),
      dimensions: '137 × 116 × 102 mm',
      dishwasher: yes,
      fits: t('filtry stożkowe 02', '02 cone filters'),
    },
    sizes: universal(11900, 37, 560, { suggestedRetail: 12900 }),
    pointsEarned: 12,
    popularity: 86,
    picture: { shape: 'dripper', colour: '#EFE6D6', accent: '#B98A5E', material: 'ceramic' },
  }),
  goods({
    key: 'dripper-kiri-szklany',
    producer: 'hoshiba',
    series: 'kiri',
    categories: ['drippery'],
    name: t('Dripper Kiri 02, szklany', 'Kiri 02 glass dripper'),
    summary: t(
      'Ten sam stożek ze szkła, w oprawie z drewna oliwnego.',
      'The same cone in glass, with an olive-wood collar.',
    ),
    description: [
      inUse(
        t(
          'Przez szkło widać, jak kawa puchnie i jak opada woda. Dla tych, którzy uczą się przelewu, to najlepsza pomoc.',
          'Through the glass you see the coffee swell and the water fall: the best help for anyone learning to pour.',
        ),
      ),
      care(
        t(
          'Zdejmij drewnianą oprawę przed myciem. Raz na miesiąc przetrzyj ją olejem lnianym.',
          'Take off the wooden collar before washing. Rub it with linseed oil once a month.',
        ),
      ),
    ],
    facts: {
      capacity: '600 ml',
      material: borosilicate,
      colour: t('przezroczysty', 'clear'),
      dimensions: '140 × 118 × 105 mm',
      dishwasher: handWash,
      fits: t('filtry stożkowe 02', '02 cone filters'),
    },
    // Omnibus: the price rose before the promotion, so the lowest price is below the selling price.
    sizes: universal([since(200, 11900), since(34, 14900), reduced(13, 12900, 14900)], 14, 410),
    popularity: 60,
    picture: { shape: 'dripper', colour: '#DCE5E2', accent: '#A9793F', material: 'glass' },
  }),
  goods({
    key: 'dripper-stalowy-podrozny',
    producer: 'norrvik',
    categories: ['drippery'],
    name: t('Dripper stalowy podróżny', 'Steel travel dripper'),
    summary: t(
      'Podwójne sitko zamiast papieru, 120 g w plecaku.',
      'A double mesh instead of paper, 120 g in the rucksack.',
    ),
    description: [
      inUse(
        t(
          'Nie potrzebuje filtrów. Napar jest pełniejszy niż z papieru, bo zostają w nim olejki.',
          'It needs no filters. The cup is fuller than with paper, because the oils stay in.',
        ),
      ),
      care(
        t(
          'Opłucz od razu po parzeniu. Co kilka tygodni zanurz na godzinę w wodzie z łyżką kwasku cytrynowego.',
          'Rinse straight after brewing. Every few weeks soak for an hour in water with a spoonful of citric acid.',
        ),
      ),
    ],
    facts: {
      capacity: '400 ml',
      material: steel,
      colour: t('stalowy', 'steel'),
      dimensions: '115 × 115 × 85 mm',
      dishwasher: yes,
      warranty: years(2),
    },
    sizes: universal(8900, 52, 120),
    popularity: 48,
    picture: { shape: 'dripper', colour: '#A9ADAB', accent: '#3F4443', material: 'steel' },
  }),
  goods({
    key: 'karafka-przelewowa',
    producer: 'hoshiba',
    series: 'kiri',
    categories: ['drippery', 'wagi-i-dzbanki'],
    name: t('Karafka przelewowa Kiri, 800 ml', 'Kiri pour-over carafe, 800 ml'),
    summary: t(
      'Zaparzacz i dzbanek w jednym, z drewnianym kołnierzem.',
      'Brewer and jug in one, with a wooden collar.',
    ),
    description: [
      inUse(
        t(
          'Gruby filtr daje bardzo czysty napar. Dla czterech osób: 45 g kawy, 700 g wody, 95 °C, około 4 min 30 s.',
          'A thick filter makes a very clean cup. For four: 45 g of coffee, 700 g of water, 95 °C, about 4 min 30 s.',
        ),
      ),
      care(
        t(
          'Szkło wydmuchiwane jest ręcznie, drobne pęcherzyki są jego urodą. Myj miękką szczotką na długiej rączce.',
          'The glass is blown by hand; small bubbles are part of its charm. Wash with a soft, long-handled brush.',
        ),
      ),
    ],
    facts: {
      capacity: '800 ml',
      material: borosilicate,
      colour: t('przezroczysty', 'clear'),
      dimensions: '130 × 130 × 215 mm',
      dishwasher: handWash,
      fits: t('filtry do karafki', 'carafe filters'),
    },
    // More than eleven leave later: the rest comes from the outside warehouse.
    sizes: universal(21900, 11, 690, { externalStock: 20, suggestedRetail: 23900 }),
    pointsEarned: 22,
    popularity: 72,
    picture: { shape: 'chemex', colour: '#E1E8E4', accent: '#8B5E3C', material: 'glass' },
  }),
];
