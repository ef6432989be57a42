import { serving, taste } from '#demo/catalogue/making/sections.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { Text } from '#demo/catalogue/types.ts';
import { type Kind, option, type SizePlan } from '#demo/large/kind.ts';
import { agree, type Noun, sentence } from '#demo/large/polish.ts';
import { bottles, packs } from '#demo/large/size-plans.ts';
import { models } from '#demo/large/words/models.ts';

const FLAVOURS = [
  ...[t('waniliowy', 'vanilla'), t('karmelowy', 'caramel'), t('orzechowy', 'hazelnut'), t('miętowy', 'mint')],
  ...[
    t('cynamonowy', 'cinnamon'),
    t('imbirowy', 'ginger'),
    t('malinowy', 'raspberry'),
    t('wiśniowy', 'cherry'),
  ],
  ...[
    t('kokosowy', 'coconut'),
    t('migdałowy', 'almond'),
    t('pomarańczowy', 'orange'),
    t('cytrynowy', 'lemon'),
  ],
  ...[
    t('lawendowy', 'lavender'),
    t('różany', 'rose'),
    t('piernikowy', 'gingerbread'),
    t('dyniowy', 'pumpkin'),
  ],
  ...[
    t('jagodowy', 'bilberry'),
    t('truskawkowy', 'strawberry'),
    t('bananowy', 'banana'),
    t('czekoladowy', 'cocoa'),
  ],
];
const VARIANTS = [
  t('bez cukru', 'sugar-free'),
  t('z cukrem trzcinowym', 'with cane sugar'),
  t('z miodem', 'with honey'),
  t('z solą morską', 'with sea salt'),
  t('ekologiczny skład', 'organic ingredients'),
];

type Sweet = {
  noun: Noun;
  share: number;
  shape: Kind['shape'];
  vatPercent: Kind['vatPercent'];
  price: number;
  sizes: SizePlan[];
  summary: Text;
  serve: Text;
};

const sweets: Sweet[] = [
  {
    noun: { pl: 'syrop', en: 'syrup', gender: 'm' },
    share: 40,
    shape: 'bottle',
    vatPercent: 8,
    price: 2490,
    sizes: bottles(250, 500, 700),
    summary: t(
      'Do kawy, lodów i naleśników, z krótkim składem.',
      'For coffee, ice cream and pancakes; few ingredients.',
    ),
    serve: t('Łyżeczka wystarczy na filiżankę.', 'A teaspoon is enough for a cup.'),
  },
  {
    noun: { pl: 'czekolada pitna', en: 'drinking chocolate', gender: 'f' },
    share: 24,
    shape: 'tin',
    vatPercent: 23,
    price: 2900,
    sizes: packs(200, 500),
    summary: t('Gęsta i mało słodka, z prawdziwego kakao.', 'Thick and not too sweet, from real cocoa.'),
    serve: t('Zalej gorącym mlekiem i mieszaj minutę.', 'Pour on hot milk and stir for a minute.'),
  },
  {
    noun: { pl: 'ciastka', en: 'biscuits', gender: 'pl' },
    share: 24,
    shape: 'tin',
    vatPercent: 8,
    price: 1590,
    sizes: packs(150, 300),
    summary: t(
      'Kruche, pieczone na maśle, dobre do maczania.',
      'Short, baked with butter, good for dunking.',
    ),
    serve: t('Najlepsze do kawy z mlekiem.', 'Best with milky coffee.'),
  },
  {
    noun: { pl: 'przyprawa do kawy', en: 'coffee spice', gender: 'f' },
    share: 18,
    shape: 'tin',
    vatPercent: 8,
    price: 1690,
    sizes: packs(50),
    summary: t(
      'Szczypta na filiżankę, do zmielonej kawy lub mleka.',
      'A pinch a cup, in the grounds or the milk.',
    ),
    serve: t('Wsyp do zmielonej kawy przed parzeniem.', 'Add to ground coffee before brewing.'),
  },
];

export const pantryKinds: Kind[] = sweets.map(
  ({ noun, share, shape, vatPercent, price, sizes, summary, serve }) => ({
    share,
    wheels: [models.length, FLAVOURS.length, VARIANTS.length],
    categories: ['dodatki'],
    shape,
    trade: 'pantry',
    vatPercent,
    unit: 'piece',
    perishable: true,
    repeat: t('partia', 'lot'),
    draft([modelPick, flavourPick, variantPick], random) {
      const model = option(models, modelPick);
      const flavour = option(FLAVOURS, flavourPick);
      const variant = option(VARIANTS, variantPick);
      return {
        name: t(
          `${sentence(noun.pl)} ${agree(flavour.pl, noun.gender)} ${model}, ${variant.pl}`,
          `${model} ${flavour.en} ${noun.en}, ${variant.en}`,
        ),
        summary,
        description: [
          taste(
            t(
              'Smak z owoców i przypraw, bez aromatów z probówki.',
              'Flavoured with fruit and spices, nothing synthetic.',
            ),
          ),
          serving(serve),
        ],
        facts: {
          ingredients: variant,
          allergens: t('może zawierać orzechy', 'may contain nuts'),
          shelfLife: t('12 miesięcy', '12 months'),
        },
        price: price * (1 + random.next() * 0.4),
        sizes,
      };
    },
  }),
);
