import { t } from '#demo/catalogue/making/text.ts';
import { type Ware, wareKind } from '#demo/large/ware.ts';
import { colours, finishes } from '#demo/large/words/colours.ts';
import { materials } from '#demo/large/words/materials.ts';
import { burrs, grams, litres, millilitres, millimetres } from '#demo/large/words/measures.ts';

const { steel, brass, chrome, copper, titanium, aluminium, oak, walnut, beech, bamboo, ceramic } = materials;

const wares: Ware[] = [
  {
    noun: { pl: 'ekspres kolbowy', en: 'espresso machine', gender: 'm' },
    share: 12,
    categories: ['ekspresy'],
    shape: 'espresso-machine',
    trade: 'machines',
    materials: [steel, brass, chrome],
    colours: [...colours, ...finishes.slice(4, 7)],
    measures: litres(1.2, 1.8, 2.2, 2.5, 3),
    price: 189000,
    weightGrams: 9500,
    summary: t(
      'Dziewięć barów i para do mleka, do domu i biura.',
      'Nine bars and steam for milk, at home or at work.',
    ),
    use: t(
      'Gotowy do pracy po dziesięciu minutach. Zbiornik wyjmuje się z góry.',
      'Ready in ten minutes. The tank lifts out from above.',
    ),
  },
  {
    noun: { pl: 'ubijak', en: 'tamper', gender: 'm' },
    share: 24,
    categories: ['przybory-baristy', 'ekspresy'],
    shape: 'tamper',
    trade: 'tools',
    materials: [steel, brass, oak, walnut, beech],
    colours: finishes,
    measures: millimetres(49, 51, 53, 54, 57, 58, 58.5),
    price: 8900,
    weightGrams: 380,
    summary: t(
      'Płaska stopa i wygodna rączka, na równe ubicie.',
      'A flat base and an easy handle, for an even tamp.',
    ),
    use: t(
      'Średnica podana w nazwie musi pasować do sitka.',
      'The diameter in the name must fit your basket.',
    ),
  },
  {
    noun: { pl: 'dzbanek do mleka', en: 'milk pitcher', gender: 'm' },
    share: 26,
    categories: ['przybory-baristy', 'ekspresy'],
    shape: 'pitcher',
    trade: 'tools',
    materials: [steel, copper, titanium],
    colours: [...colours, ...finishes.slice(4, 7)],
    measures: millilitres(150, 250, 350, 500, 600, 900),
    price: 5900,
    weightGrams: 220,
    summary: t(
      'Ostry dziobek do rysunków, ścianka w sam raz gruba.',
      'A sharp spout for latte art and walls just thick enough.',
    ),
    use: t(
      'Nalewaj mleko do początku dziobka, nie wyżej.',
      'Fill with milk to where the spout begins, no higher.',
    ),
  },
  {
    noun: { pl: 'łyżka cuppingowa', en: 'cupping spoon', gender: 'f' },
    share: 10,
    categories: ['przybory-baristy'],
    shape: 'spoon',
    trade: 'tools',
    materials: [steel, brass, titanium],
    colours: finishes,
    measures: millilitres(8, 9, 10, 12),
    price: 2900,
    weightGrams: 45,
    summary: t(
      'Głęboka i okrągła, do próbowania kaw obok siebie.',
      'Deep and round, for tasting coffees side by side.',
    ),
    use: t('Siorb głośno: powietrze otwiera smak.', 'Slurp loudly: air opens up the taste.'),
  },
  {
    noun: { pl: 'pędzelek', en: 'brush', gender: 'm' },
    share: 12,
    categories: ['przybory-baristy', 'pielegnacja'],
    shape: 'brush',
    trade: 'tools',
    materials: [beech, oak, walnut, bamboo],
    colours: finishes,
    measures: millimetres(12, 15, 18, 22, 25, 30),
    price: 1990,
    weightGrams: 35,
    summary: t('Wymiata resztki kawy z każdego zakamarka.', 'Sweeps old coffee out of every corner.'),
    use: t('Włosie jest naturalne i nie rysuje żaren.', 'The bristle is natural and does not scratch burrs.'),
  },
  {
    noun: { pl: 'puszka na kawę', en: 'coffee tin', gender: 'f' },
    share: 24,
    categories: ['przybory-baristy'],
    shape: 'tin',
    trade: 'tools',
    materials: [materials.tinplate, steel, ceramic, bamboo],
    colours,
    measures: grams(125, 250, 500, 1000),
    price: 3900,
    weightGrams: 210,
    summary: t('Szczelna pokrywka trzyma zapach w środku.', 'A tight lid keeps the aroma inside.'),
    use: t('Przesyp ziarna zaraz po otwarciu paczki.', 'Pour the beans in as soon as the bag is open.'),
  },
  {
    noun: { pl: 'młynek ręczny', en: 'hand grinder', gender: 'm' },
    share: 22,
    categories: ['mlynki'],
    shape: 'hand-grinder',
    trade: 'machines',
    materials: [aluminium, steel, beech, walnut],
    colours: [...finishes, ...colours.slice(4, 10)],
    measures: grams(20, 25, 30, 40),
    price: 24900,
    weightGrams: 520,
    facts: { burrs: t('stalowe, stożkowe', 'steel, conical') },
    summary: t(
      'Równe mielenie bez prądu, w domu i w drodze.',
      'An even grind without power, at home or away.',
    ),
    use: t(
      'Regulacja klika, więc łatwo wrócić do ulubionego ustawienia.',
      'The adjustment clicks, so a favourite setting is easy to find.',
    ),
  },
  {
    noun: { pl: 'młynek elektryczny', en: 'electric grinder', gender: 'm' },
    share: 14,
    categories: ['mlynki'],
    shape: 'electric-grinder',
    trade: 'machines',
    materials: [aluminium, steel, chrome],
    colours: [...colours, ...finishes.slice(4, 7)],
    measures: burrs(48, 54, 58, 64, 83),
    price: 69000,
    weightGrams: 4200,
    summary: t(
      'Mieli cicho i równo, od espresso po przelew.',
      'Grinds quietly and evenly, from espresso to filter.',
    ),
    use: t(
      'Żarna wyjmuje się bez narzędzi, do czyszczenia raz na miesiąc.',
      'The burrs come out without tools, for a monthly clean.',
    ),
  },
];

export const espressoKinds = wares.map(wareKind);
