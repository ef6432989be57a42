import { goods } from '#demo/catalogue/making/goods.ts';
import { care, howItWorks } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const careProducts: DemoProduct[] = [
  goods({
    key: 'proszek-do-ekspresu',
    producer: 'torvani',
    categories: ['pielegnacja', 'ekspresy'],
    name: t('Proszek do czyszczenia ekspresu, 500 g', 'Espresso machine cleaner, 500 g'),
    summary: t('Rozpuszcza oleje kawowe, bez fosforanów.', 'Dissolves coffee oils, free of phosphates.'),
    description: [
      howItWorks(
        t(
          'Wsyp 3 g do ślepego sitka i uruchom ekspres pięć razy po 10 s. Potem przepłucz tak samo czystą wodą.',
          'Put 3 g in a blind basket and run the machine five times for 10 s. Then rinse the same way with clean water.',
        ),
      ),
      care(
        t(
          'Trzymaj z dala od dzieci, w suchym miejscu. Puszka wystarcza na sto sześćdziesiąt czyszczeń.',
          'Keep dry and out of reach of children. A tin lasts for a hundred and sixty cleanings.',
        ),
      ),
    ],
    facts: {
      netContents: '500 g',
      fits: t('ekspresy kolbowe', 'espresso machines'),
      shelfLife: t('3 lata', '3 years'),
    },
    sizes: universal(4990, 57, 560),
    tiers: [
      { from: 3, percent: 5 },
      { from: 6, percent: 10 },
    ],
    popularity: 49,
    picture: {
      shape: 'tin',
      colour: '#DAD7CE',
      accent: '#47637A',
      material: 'paper',
      label: ['CZYSTY', 'EKSPRES'],
    },
  }),
  goods({
    key: 'odkamieniacz',
    producer: 'torvani',
    categories: ['pielegnacja', 'czajniki'],
    name: t('Odkamieniacz na kwasku, 6 saszetek', 'Citric descaler, 6 sachets'),
    summary: t(
      'Do czajników i ekspresów, jedna saszetka na litr.',
      'For kettles and machines, one sachet a litre.',
    ),
    description: [
      howItWorks(
        t(
          'Rozpuść saszetkę w litrze wody, zagrzej, zostaw na 20 minut i dwa razy przepłucz.',
          'Dissolve a sachet in a litre of water, heat, leave for twenty minutes and rinse twice.',
        ),
      ),
      care(
        t(
          'Przy twardej wodzie używaj co sześć tygodni. Nie stosuj do miedzi i marmuru.',
          'With hard water use every six weeks. Not for copper or marble.',
        ),
      ),
    ],
    facts: {
      netContents: '6 × 25 g',
      fits: t('czajniki, ekspresy', 'kettles, machines'),
      shelfLife: t('3 lata', '3 years'),
    },
    unit: 'pack',
    sizes: universal(1990, 110, 180),
    popularity: 43,
    picture: {
      shape: 'tin',
      colour: '#E4DCC4',
      accent: '#B9A23F',
      material: 'paper',
      label: ['ODKAMIENIACZ'],
    },
  }),
];
