import { t } from '#demo/catalogue/making/text.ts';
import { type Ware, wareKind } from '#demo/large/ware.ts';
import { colours, finishes } from '#demo/large/words/colours.ts';
import { materials } from '#demo/large/words/materials.ts';
import { burrs, grams, millimetres } from '#demo/large/words/measures.ts';

const { steel, brass, chrome, titanium, ceramic, silicone, rubber, teflon, beech, oak, bamboo } = materials;

const wares: Ware[] = [
  {
    noun: { pl: 'uszczelka', en: 'gasket', gender: 'f' },
    share: 30,
    categories: ['ekspresy'],
    shape: 'espresso-machine',
    trade: 'machines',
    materials: [silicone, rubber, teflon],
    colours: colours.slice(0, 8),
    measures: millimetres(6, 7, 8, 8.5, 9, 10),
    price: 1290,
    weightGrams: 12,
    summary: t(
      'Część zamienna: wymień, gdy kolba przestaje trzymać.',
      'A spare part: change it when the portafilter leaks.',
    ),
    use: t(
      'Wymiana trwa kwadrans i nie wymaga serwisu.',
      'Changing it takes a quarter of an hour and no service.',
    ),
  },
  {
    noun: { pl: 'sitko', en: 'filter basket', gender: 'n' },
    share: 24,
    categories: ['ekspresy', 'przybory-baristy'],
    shape: 'tamper',
    trade: 'machines',
    materials: [steel, titanium, chrome],
    colours: finishes,
    measures: grams(7, 14, 16, 18, 20, 22),
    price: 4900,
    weightGrams: 40,
    summary: t(
      'Równe otwory, wycinane laserem i sprawdzane okiem.',
      'Even holes, cut by laser and checked by eye.',
    ),
    use: t('Pasuje do kolb o średnicy 58 mm.', 'It fits portafilters of 58 mm.'),
  },
  {
    noun: { pl: 'kolba', en: 'portafilter', gender: 'f' },
    share: 16,
    categories: ['ekspresy'],
    shape: 'espresso-machine',
    trade: 'machines',
    materials: [brass, chrome, steel],
    colours: finishes,
    measures: millimetres(51, 53, 54, 57, 58),
    price: 15900,
    weightGrams: 560,
    summary: t(
      'Ciężka, więc trzyma temperaturę przez całe espresso.',
      'Heavy, so it stays hot for the whole shot.',
    ),
    use: t(
      'Zostaw ją w grupie, gdy ekspres się nagrzewa.',
      'Leave it in the group while the machine warms up.',
    ),
  },
  {
    noun: { pl: 'żarna', en: 'burrs', gender: 'pl' },
    share: 18,
    categories: ['mlynki'],
    shape: 'electric-grinder',
    trade: 'machines',
    unit: 'pack',
    materials: [steel, titanium, ceramic],
    colours: finishes,
    measures: burrs(38, 40, 48, 54, 58, 64, 75, 83),
    price: 11900,
    weightGrams: 140,
    summary: t(
      'Komplet na wymianę: młynek znów mieli jak nowy.',
      'A replacement pair: the grinder grinds as new.',
    ),
    use: t('Stępione poznasz po pyle i gorącej kawie.', 'Dull ones show by dust and warm grounds.'),
  },
  {
    noun: { pl: 'szczotka do czyszczenia', en: 'cleaning brush', gender: 'f' },
    share: 14,
    categories: ['pielegnacja'],
    shape: 'brush',
    trade: 'tools',
    materials: [beech, oak, bamboo, silicone],
    colours: finishes,
    measures: millimetres(20, 30, 40, 58),
    price: 2490,
    weightGrams: 60,
    summary: t(
      'Do grupy, sitek i dysz, codziennie po pracy.',
      'For group, baskets and nozzles, every day after work.',
    ),
    use: t(
      'Wygięta głowica chroni dłoń przed gorącą wodą.',
      'A bent head keeps your hand away from hot water.',
    ),
  },
];

export const sparePartKinds = wares.map(wareKind);
