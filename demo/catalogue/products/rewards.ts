import { goods, processing, roast } from '#demo/catalogue/making/goods.ts';
import { yes } from '#demo/catalogue/making/parameters.ts';
import { howItWorks, inUse, making, taste } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const rewards: DemoProduct[] = [
  goods({
    key: 'kubek-za-punkty',
    producer: 'osada',
    series: 'szron',
    categories: ['program-lojalnosciowy'],
    name: t('Kubek Klubowy, 280 ml', 'Club mug, 280 ml'),
    summary: t(
      'Tylko za punkty: kubek Szron ze stemplem klubu.',
      'For points only: a Frost mug with the club’s stamp.',
    ),
    description: [
      making(
        t(
          'Toczony w tej samej pracowni co seria Szron, ale w kolorze, którego nie sprzedajemy. Sto sztuk rocznie.',
          'Thrown at the same workshop as the Frost series, in a colour we do not sell. A hundred a year.',
        ),
      ),
      inUse(
        t(
          'Można myć w zmywarce. Stempel klubu jest pod uchem, po stronie kciuka.',
          'Dishwasher safe. The club stamp sits below the handle, on the thumb side.',
        ),
      ),
    ],
    facts: {
      capacity: '280 ml',
      material: t('kamionka', 'stoneware'),
      colour: t('atramentowy', 'ink blue'),
      dishwasher: yes,
    },
    sizes: universal(6900, 21, 400),
    pointsCost: 120,
    maxPerOrder: 1,
    popularity: 34,
    picture: {
      shape: 'mug',
      colour: '#35435A',
      accent: '#D8CDB8',
      material: 'ceramic',
      pattern: 'rings',
      label: ['KLUB'],
    },
  }),
  goods({
    key: 'mikropartia-za-punkty',
    producer: 'mgla',
    series: 'swit',
    categories: ['program-lojalnosciowy'],
    name: t('Mikropartia klubowa, 100 g', 'Club micro-lot, 100 g'),
    summary: t(
      'Tylko za punkty: kawa, której nie ma w sprzedaży.',
      'For points only: a coffee that is not on sale.',
    ),
    description: [
      taste(
        t(
          'Co kwartał inna. Teraz beztlenowa Kolumbia z Cauca: liczi, różowy grejpfrut, jogurt.',
          'A different one each quarter. Now an anaerobic Colombia from Cauca: lychee, pink grapefruit, yoghurt.',
        ),
      ),
      inUse(
        t(
          'Wystarcza na sześć filiżanek: 15 g na 240 g wody, 91 °C.',
          'Enough for six cups: 15 g to 240 g of water, 91 °C.',
        ),
      ),
    ],
    facts: {
      country: t('Kolumbia', 'Colombia'),
      region: 'Cauca',
      altitude: '1850–1950 m',
      process: processing.anaerobic,
      roast: roast.light,
      notes: t('liczi, różowy grejpfrut, jogurt', 'lychee, pink grapefruit, yoghurt'),
      netContents: '100 g',
    },
    sizes: universal(4900, 40, 120),
    pointsCost: 80,
    maxPerOrder: 2,
    popularity: 36,
    picture: {
      shape: 'tin',
      colour: '#C99A9A',
      accent: '#4B3A45',
      material: 'paper',
      pattern: 'dots',
      label: ['MIKRO', 'PARTIA'],
    },
  }),
  goods({
    key: 'naklejka-mgla',
    producer: 'mgla',
    categories: ['program-lojalnosciowy'],
    name: t('Naklejka Mgła', 'Mgła sticker'),
    summary: t(
      'Bezpłatny prezent do większych zamówień: weźmiesz ją w koszyku.',
      'A free gift with larger orders: take it in the basket.',
    ),
    description: [
      making(
        t(
          'Papier z recyklingu, klej, który odchodzi bez śladu. Średnica 70 mm.',
          'Recycled paper with an adhesive that leaves no trace, 70 mm across.',
        ),
      ),
      inUse(
        t(
          'Na kubek termiczny, laptop lub puszkę z kawą. Wytrzyma deszcz, nie wytrzyma zmywarki.',
          'For a travel mug, a laptop or a coffee tin. It stands rain but not the dishwasher.',
        ),
      ),
    ],
    facts: {
      material: t('papier z recyklingu', 'recycled paper'),
      colour: t('kremowy', 'cream'),
      dimensions: '70 × 70 mm',
    },
    sizes: universal(0, 'unlimited', 2),
    gratis: true,
    maxPerOrder: 1,
    popularity: 20,
    picture: {
      shape: 'sticker',
      colour: '#F1E9D8',
      accent: '#3F5B4C',
      material: 'paper',
      pattern: 'contours',
      label: ['MGŁA'],
    },
  }),
  goods({
    key: 'probka-dla-kawiarni',
    producer: 'mgla',
    categories: ['mieszanki', 'espresso'],
    name: t('Próbki dla kawiarni, 3 × 100 g', 'Samples for cafés, 3 × 100 g'),
    summary: t(
      'Bezpłatny zestaw dla lokali, które myślą o naszej kawie.',
      'A free set for cafés thinking of serving our coffee.',
    ),
    description: [
      taste(
        t(
          'Zmierzch, Nocny Pociąg i Poranna Mgła po 100 g, z datą wypału z ostatnich pięciu dni.',
          'Dusk, Night Train and Morning Mist, 100 g of each, roasted within the last five days.',
        ),
      ),
      howItWorks(
        t(
          'Dodaj zestaw do koszyka i podaj nazwę lokalu w uwagach. Zadzwonimy, zanim wyślemy.',
          'Add the set to your basket and leave the name of your café in the notes. We will ring before sending it.',
        ),
      ),
    ],
    facts: {
      netContents: '3 × 100 g',
      roast: t('średnie, ciemne', 'medium, dark'),
      method: t('espresso i przelew', 'espresso and filter'),
    },
    sizes: universal(0, 30, 360),
    phonePrice: true,
    maxPerOrder: 1,
    popularity: 16,
    picture: {
      shape: 'gift-box',
      colour: '#CBB592',
      accent: '#2B2622',
      material: 'kraft',
      pattern: 'stripes',
      label: ['PRÓBKI', '3 × 100 G'],
    },
  }),
];
