import { brewing, taste } from '#demo/catalogue/making/sections.ts';
import { t } from '#demo/catalogue/making/text.ts';
import { type Kind, option } from '#demo/large/kind.ts';
import { agree } from '#demo/large/polish.ts';
import { packs } from '#demo/large/size-plans.ts';
import { models } from '#demo/large/words/models.ts';

const china = t('Chiny', 'China');
const japan = t('Japonia', 'Japan');
const india = t('Indie', 'India');
const ceylon = t('Sri Lanka', 'Sri Lanka');
const black = t('czarny', 'black');
const green = t('zielony', 'green');
const white = t('biały', 'white');

const SORTS = [
  { colour: black, name: 'Assam', country: india },
  { colour: black, name: 'Darjeeling', country: india },
  { colour: black, name: 'Nilgiri', country: india },
  { colour: black, name: 'Uva', country: ceylon },
  { colour: black, name: 'Dimbula', country: ceylon },
  { colour: black, name: 'Keemun', country: china },
  { colour: black, name: 'Yunnan', country: china },
  { colour: green, name: 'Sencha', country: japan },
  { colour: green, name: 'Bancha', country: japan },
  { colour: green, name: 'Gyokuro', country: japan },
  { colour: green, name: 'Longjing', country: china },
  { colour: green, name: 'Gunpowder', country: china },
  { colour: white, name: 'Bai Mudan', country: china },
  { colour: white, name: 'Silver Needle', country: china },
];
const HARVESTS = [
  t('zbiór wiosenny', 'spring harvest'),
  t('zbiór letni', 'summer harvest'),
  t('zbiór jesienny', 'autumn harvest'),
  t('zbiór poranny', 'morning harvest'),
];
const FLAVOURS = [
  ...[t('malina', 'raspberry'), t('mięta', 'mint'), t('hibiskus', 'hibiscus'), t('jabłko', 'apple')],
  ...[t('imbir', 'ginger'), t('cytryna', 'lemon'), t('rumianek', 'camomile'), t('lipa', 'lime blossom')],
  ...[t('dzika róża', 'rosehip'), t('pigwa', 'quince'), t('aronia', 'chokeberry'), t('melisa', 'lemon balm')],
];
const PAIRS = FLAVOURS.flatMap((first, index) =>
  FLAVOURS.slice(index + 1).map((second) => t(`${first.pl} i ${second.pl}`, `${first.en} and ${second.en}`)),
);
const INFUSIONS = [t('owocowy', 'fruit'), t('ziołowy', 'herbal')];

const tea = {
  categories: ['herbata'],
  trade: 'tea',
  vatPercent: 23,
  unit: 'piece',
  perishable: false,
  repeat: t('partia', 'lot'),
} satisfies Partial<Kind>;

const leafTea: Kind = {
  ...tea,
  share: 70,
  shape: 'tin',
  wheels: [models.length, SORTS.length, HARVESTS.length],
  draft([modelPick, sortPick, harvestPick], random) {
    const model = option(models, modelPick);
    const { colour, name, country } = option(SORTS, sortPick);
    const harvest = option(HARVESTS, harvestPick);
    return {
      name: t(
        `Herbata ${agree(colour.pl, 'f')} ${name} ${model}, ${harvest.pl}`,
        `${model} ${name} ${colour.en} tea, ${harvest.en}`,
      ),
      summary: t(
        'Całe liście, zwijane i suszone na miejscu.',
        'Whole leaves, rolled and dried where they grew.',
      ),
      description: [
        taste(
          t(
            'Napar jest jasny i czysty, z długim finiszem.',
            'The cup is bright and clean, with a long finish.',
          ),
        ),
        brewing(colour === black ? HOT : COOLER),
      ],
      facts: { country, variety: name, allergens: t('brak', 'none') },
      price: 2400 + random.next() * 3600,
      sizes: packs(50, 100, 250),
    };
  },
};

const infusion: Kind = {
  ...tea,
  share: 40,
  shape: 'bag',
  wheels: [models.length, PAIRS.length, INFUSIONS.length],
  draft([modelPick, pairPick, infusionPick], random) {
    const model = option(models, modelPick);
    const pair = option(PAIRS, pairPick);
    const kind = option(INFUSIONS, infusionPick);
    return {
      name: t(`Napar ${kind.pl} ${model}, ${pair.pl}`, `${model} ${kind.en} infusion, ${pair.en}`),
      summary: t('Bez kofeiny, na wieczór i dla dzieci.', 'Free of caffeine, for evenings and for children.'),
      description: [
        taste(t(`Pachnie jak lato: ${pair.pl}.`, `It smells of summer: ${pair.en}.`)),
        brewing(HOT),
      ],
      facts: { ingredients: pair, caffeine: t('bez kofeiny', 'caffeine-free'), allergens: t('brak', 'none') },
      price: 1900 + random.next() * 1200,
      sizes: packs(50, 100),
    };
  },
};

export const teaKinds = [leafTea, infusion];

const HOT = t(
  '3 g na 250 ml wrzątku, pod przykryciem, 4 minuty.',
  '3 g to 250 ml of boiling water, covered, four minutes.',
);
const COOLER = t(
  '3 g na 250 ml wody o temperaturze 75 °C, 2 minuty. Liście można zalać trzy razy.',
  '3 g to 250 ml of water at 75 °C, two minutes. The leaves can be steeped three times.',
);
