import { goods } from '#demo/catalogue/making/goods.ts';
import { handWash, years, yes } from '#demo/catalogue/making/parameters.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { care, inUse } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { same, t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

const steel = t('stal nierdzewna', 'stainless steel');

export const baristaTools: DemoProduct[] = [
  goods({
    key: 'ubijak-58',
    producer: 'torvani',
    categories: ['przybory-baristy', 'ekspresy'],
    name: t('Ubijak 58 mm z orzechem', '58 mm tamper with walnut handle'),
    summary: t(
      'Płaski, ciężki, toczony z jednego kawałka stali.',
      'Flat, heavy and turned from a single piece of steel.',
    ),
    description: [
      inUse(
        t(
          'Jest tak ciężki, że wystarczy go oprzeć. Średnica 58,4 mm nie zostawia luźnej kawy przy ściance sitka.',
          'Heavy enough that you only have to lean on it. At 58.4 mm it leaves no loose coffee at the edge of the basket.',
        ),
      ),
      care(
        t(
          'Podstawę przecieraj suchą ściereczką, drewno raz na kwartał naoliw.',
          'Wipe the base with a dry cloth and oil the wood once a quarter.',
        ),
      ),
    ],
    facts: {
      material: t('stal nierdzewna, orzech', 'stainless steel, walnut'),
      colour: t('orzech', 'walnut'),
      fits: t('sitka 58 mm', '58 mm baskets'),
      dishwasher: handWash,
      warranty: years(5),
    },
    sizes: universal(16900, 22, 420),
    popularity: 58,
    picture: { shape: 'tamper', colour: '#C3C6C4', accent: '#6B432C', material: 'steel' },
  }),
  goods({
    key: 'dzbanek-do-mleka',
    producer: 'torvani',
    categories: ['przybory-baristy', 'ekspresy'],
    name: t('Dzbanek do mleka', 'Milk pitcher'),
    summary: t(
      'Ostry dzióbek do latte art, w dwóch pojemnościach.',
      'A sharp spout for latte art, in two capacities.',
    ),
    description: [
      inUse(
        t(
          '350 ml na jedno cappuccino, 600 ml na dwa. Wlej mleko tylko do początku dzióbka.',
          '350 ml for one cappuccino, 600 ml for two. Fill only to the base of the spout.',
        ),
      ),
      care(
        t(
          'Stal o grubości 1 mm, podziałka w środku. Płucz zimną wodą zaraz po spienieniu.',
          '1 mm steel with a scale inside. Rinse with cold water straight after steaming.',
        ),
      ),
    ],
    facts: {
      capacity: t('350 ml lub 600 ml', '350 ml or 600 ml'),
      material: steel,
      colour: t('stalowy', 'steel'),
      dishwasher: yes,
      warranty: years(2),
    },
    sizes: [
      {
        type: '350ml',
        name: same('350 ml'),
        stock: 28,
        weightGrams: 210,
        prices: [since(200, 8900), reduced(12, 7490, 8900)],
      },
      { type: '600ml', name: same('600 ml'), stock: 3, weightGrams: 300, prices: [since(200, 10900)] },
    ],
    popularity: 61,
    picture: { shape: 'pitcher', colour: '#C8CBC9', accent: '#5B5E5C', material: 'steel' },
  }),
  goods({
    key: 'lyzka-cuppingowa',
    producer: 'osada',
    categories: ['przybory-baristy'],
    name: t('Łyżka cuppingowa', 'Cupping spoon'),
    summary: t(
      'Głęboka i okrągła, do siorbania i porównywania kaw.',
      'Deep and round, for slurping and comparing coffees.',
    ),
    description: [
      inUse(
        t(
          'Mieści 8 ml, czyli jeden porządny łyk. Takimi samymi próbujemy każdej partii w palarni.',
          'It holds 8 ml, one good sip. We taste every batch at the roastery with the very same spoons.',
        ),
      ),
      care(
        t(
          'Srebrzona stal szybko oddaje ciepło. Myj miękką gąbką, by nie zarysować.',
          'Silver-plated steel sheds heat quickly. Wash with a soft sponge to avoid scratches.',
        ),
      ),
    ],
    facts: {
      capacity: '8 ml',
      material: t('stal srebrzona', 'silver-plated steel'),
      colour: t('srebrny', 'silver'),
      dishwasher: handWash,
    },
    sizes: universal(3990, 50, 60),
    popularity: 30,
    picture: { shape: 'spoon', colour: '#CFCFC9', accent: '#8E8E88', material: 'steel' },
  }),
  goods({
    key: 'pedzelek-do-mlynka',
    producer: 'mlyny-zawora',
    categories: ['przybory-baristy', 'pielegnacja'],
    name: t('Pędzelek do młynka', 'Grinder brush'),
    summary: t(
      'Twarde włosie, bukowa rączka, do żaren i kolby.',
      'Stiff bristles and a beech handle, for burrs and portafilters.',
    ),
    description: [
      inUse(
        t(
          'Ścięty kształt sięga w zakamarki między żarnami. Drugi koniec jest płaski: podważysz nim sitko.',
          'The slanted head reaches between the burrs. The other end is flat, for lifting out the basket.',
        ),
      ),
      care(
        t(
          'Czyść na sucho. Zabrudzone włosie umyj w wodzie z mydłem i wysusz włosiem w dół.',
          'Use dry. If the bristles get oily, wash them in soapy water and dry with the head down.',
        ),
      ),
    ],
    facts: {
      material: t('buk, włosie naturalne', 'beech, natural bristle'),
      colour: t('buk', 'beech'),
      dimensions: '175 × 22 mm',
      dishwasher: handWash,
    },
    sizes: universal(2490, 90, 45),
    popularity: 47,
    picture: { shape: 'brush', colour: '#CFA875', accent: '#3A2F26', material: 'wood' },
  }),
  goods({
    key: 'puszka-na-kawe',
    producer: 'norrvik',
    categories: ['przybory-baristy'],
    name: t('Puszka na kawę z zaworem, 500 g', 'Coffee tin with valve, 500 g'),
    summary: t('Wypuszcza gaz, nie wpuszcza powietrza.', 'Lets the gas out and keeps the air out.'),
    description: [
      inUse(
        t(
          'Świeża kawa oddaje dwutlenek węgla przez dwa tygodnie. Zawór go wypuszcza, a pokrywka z silikonem trzyma aromat.',
          'Fresh coffee gives off carbon dioxide for a fortnight. The valve releases it while the silicone lid keeps the aroma.',
        ),
      ),
      care(
        t(
          'Na wieczku ustawisz datę wypału. Myj ręcznie i dobrze wysusz.',
          'Set the roasting date on the lid. Wash by hand and dry well.',
        ),
      ),
    ],
    facts: {
      capacity: t('1,4 l', '1.4 l'),
      material: steel,
      colour: t('szałwiowy', 'sage'),
      dimensions: '110 × 110 × 170 mm',
      dishwasher: handWash,
      warranty: years(2),
    },
    sizes: universal(9900, 36, 480),
    popularity: 66,
    picture: { shape: 'tin', colour: '#8E9C86', accent: '#3A3836', material: 'matte' },
  }),
];
