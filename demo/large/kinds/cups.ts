import { t } from '#demo/catalogue/making/text.ts';
import { type Ware, wareKind } from '#demo/large/ware.ts';
import { colours, finishes, glassColours } from '#demo/large/words/colours.ts';
import { materials } from '#demo/large/words/materials.ts';
import { boxes, millilitres } from '#demo/large/words/measures.ts';

const { ceramic, porcelain, stoneware, faience, enamel, steel, titanium, bamboo, tinplate } = materials;

const wares: Ware[] = [
  {
    noun: { pl: 'kubek', en: 'mug', gender: 'm' },
    share: 60,
    categories: ['filizanki-i-kubki'],
    shape: 'mug',
    trade: 'pottery',
    materials: [ceramic, porcelain, stoneware, faience, enamel],
    colours,
    measures: millilitres(220, 250, 300, 350, 400, 450),
    price: 3900,
    weightGrams: 280,
    summary: t(
      'Wygodne ucho i gruba ścianka, na poranną kawę.',
      'An easy handle and a thick wall, for the morning.',
    ),
    use: t(
      'Mieści porcję z drippera i jeszcze trochę. Zwęża się ku górze, więc kawa wolniej stygnie.',
      'It holds a dripper’s worth and a little more. It narrows at the top, so coffee cools slowly.',
    ),
  },
  {
    noun: { pl: 'filiżanka', en: 'cup', gender: 'f' },
    share: 50,
    categories: ['filizanki-i-kubki'],
    shape: 'cup',
    trade: 'pottery',
    materials: [ceramic, porcelain, stoneware, faience],
    colours,
    measures: millilitres(60, 80, 120, 160, 180, 220),
    price: 3200,
    weightGrams: 190,
    summary: t(
      'Okrągłe dno, cienki brzeg, spodek w komplecie.',
      'A rounded bottom, a thin rim, saucer included.',
    ),
    use: t(
      'Okrągłe dno nie rozbija cremy, a brzeg jest na tyle szeroki, by udał się rysunek z mleka.',
      'The rounded bottom keeps the crema whole, and the rim is wide enough for latte art.',
    ),
  },
  {
    noun: { pl: 'szklanka', en: 'glass tumbler', gender: 'f' },
    share: 26,
    categories: ['filizanki-i-kubki'],
    shape: 'glass',
    trade: 'glass',
    materials: [materials.doubleWalled, materials.borosilicate, materials.tempered],
    colours: glassColours,
    measures: millilitres(180, 250, 300, 350, 420),
    price: 2900,
    weightGrams: 160,
    summary: t('Do latte, cold brew i herbaty z cytryną.', 'For latte, cold brew and tea with lemon.'),
    use: t('Widać w niej każdą warstwę mleka i kawy.', 'It shows every layer of milk and coffee.'),
  },
  {
    noun: { pl: 'kubek termiczny', en: 'travel mug', gender: 'm' },
    share: 30,
    categories: ['filizanki-i-kubki'],
    shape: 'bottle',
    trade: 'brewing',
    materials: [steel, titanium, bamboo],
    colours,
    measures: millilitres(240, 300, 360, 420, 500),
    price: 8900,
    weightGrams: 240,
    summary: t('Ciepło przez sześć godzin, szczelny w torbie.', 'Warm for six hours and leakproof in a bag.'),
    use: t(
      'Zakrętka rozkłada się na trzy części. Mieści się pod grupą ekspresu.',
      'The lid comes apart into three pieces. It fits under an espresso group.',
    ),
  },
  {
    noun: { pl: 'czarka', en: 'tea bowl', gender: 'f' },
    share: 18,
    categories: ['filizanki-i-kubki'],
    shape: 'cup',
    trade: 'pottery',
    materials: [ceramic, porcelain, stoneware],
    colours,
    measures: millilitres(50, 80, 120, 180),
    price: 2600,
    weightGrams: 120,
    summary: t(
      'Bez ucha: grzeje dłonie, zanim napijesz się herbaty.',
      'No handle: it warms your hands before the tea.',
    ),
    use: t(
      'Szeroka u góry, żeby herbata szybko oddała zapach.',
      'Wide at the top, so that tea gives its scent quickly.',
    ),
  },
  {
    noun: { pl: 'pudełko prezentowe', en: 'gift box', gender: 'n' },
    share: 14,
    categories: ['zestawy', 'prezenty'],
    shape: 'gift-box',
    trade: 'pottery',
    materials: [materials.cardboard, tinplate, materials.wicker, materials.beech],
    colours: [...colours, ...finishes.slice(4, 5)],
    measures: boxes(16, 20, 24, 30),
    price: 1900,
    weightGrams: 180,
    summary: t(
      'Na paczkę kawy, kubek i kilka słów od siebie.',
      'For a bag of coffee, a mug and a few words of yours.',
    ),
    use: t('W środku papierowa wełna i bilecik bez nadruku.', 'Inside are paper wool and a plain card.'),
  },
];

export const cupKinds = wares.map(wareKind);
