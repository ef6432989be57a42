import { t } from '#demo/catalogue/making/text.ts';
import type { Text } from '#demo/catalogue/types.ts';

/** What a thing is made of: as an adjective beside its name, as a parameter, and how it is looked after. */
export type Material = { adjective: Text; fact: Text; care: Text; times: number };

const dishwasher = t(
  'Można myć w zmywarce, na górnej półce.',
  'It can go in the dishwasher, on the upper rack.',
);
const wipe = t('Wystarczy przetrzeć wilgotną ściereczką i osuszyć.', 'Wipe with a damp cloth and dry.');
const thinGlass = t(
  'Szkło znosi wrzątek, ale nie lubi nagłej zmiany temperatury.',
  'The glass takes boiling water but dislikes sudden changes of temperature.',
);
const rinse = t('Po użyciu opłucz ciepłą wodą i wysusz.', 'After use, rinse with warm water and let it dry.');
const oil = t(
  'Drewno raz na kilka miesięcy natrzyj olejem lnianym.',
  'Rub the wood with linseed oil every few months.',
);
const wash = t(
  'Pierz w 40 °C na lewej stronie, nie susz w bębnie.',
  'Wash inside out at 40 °C; do not tumble dry.',
);
const boil = t(
  'Przed pierwszym użyciem wygotuj przez 5 minut.',
  'Boil for five minutes before the first use.',
);
const compost = t('Zużyty papier nadaje się na kompost.', 'Used paper can be composted.');
const recycle = t('Zniszczony karton oddaj na makulaturę.', 'Recycle worn card with paper.');

const made = (adjective: Text, fact: Text, care: Text, times = 1): Material => ({
  adjective,
  fact,
  care,
  times,
});

export const materials = {
  ceramic: made(t('ceramiczny', 'ceramic'), t('ceramika', 'ceramic'), dishwasher),
  porcelain: made(t('porcelanowy', 'porcelain'), t('porcelana', 'porcelain'), dishwasher, 1.25),
  stoneware: made(t('kamionkowy', 'stoneware'), t('kamionka', 'stoneware'), dishwasher, 1.15),
  faience: made(t('fajansowy', 'earthenware'), t('fajans', 'earthenware'), dishwasher, 0.9),
  enamel: made(t('emaliowany', 'enamelled'), t('stal emaliowana', 'enamelled steel'), rinse, 0.85),
  glass: made(t('szklany', 'glass'), t('szkło', 'glass'), thinGlass),
  borosilicate: made(
    t('borokrzemowy', 'borosilicate'),
    t('szkło borokrzemowe', 'borosilicate glass'),
    thinGlass,
    1.2,
  ),
  doubleWalled: made(
    t('dwuścienny', 'double-walled'),
    t('szkło borokrzemowe', 'borosilicate glass'),
    thinGlass,
    1.5,
  ),
  tempered: made(t('hartowany', 'tempered'), t('szkło hartowane', 'tempered glass'), dishwasher, 0.9),
  steel: made(t('stalowy', 'steel'), t('stal nierdzewna', 'stainless steel'), wipe),
  chrome: made(t('chromowany', 'chromed'), t('mosiądz chromowany', 'chromed brass'), wipe, 1.2),
  copper: made(t('miedziany', 'copper'), t('miedź', 'copper'), wipe, 1.6),
  brass: made(t('mosiężny', 'brass'), t('mosiądz', 'brass'), wipe, 1.5),
  titanium: made(t('tytanowy', 'titanium'), t('tytan', 'titanium'), wipe, 2.1),
  aluminium: made(t('aluminiowy', 'aluminium'), t('aluminium', 'aluminium'), rinse, 0.8),
  tinplate: made(t('blaszany', 'tinplate'), t('blacha ocynowana', 'tinplate'), wipe, 0.7),
  plastic: made(t('plastikowy', 'plastic'), t('tworzywo', 'plastic'), dishwasher, 0.6),
  tritan: made(t('tritanowy', 'Tritan'), t('tritan', 'Tritan'), dishwasher, 0.8),
  silicone: made(t('silikonowy', 'silicone'), t('silikon', 'silicone'), rinse),
  rubber: made(t('gumowy', 'rubber'), t('guma spożywcza', 'food-grade rubber'), rinse, 0.7),
  teflon: made(t('teflonowy', 'Teflon'), t('teflon', 'Teflon'), rinse, 1.5),
  oak: made(t('dębowy', 'oak'), t('dąb', 'oak'), oil, 1.1),
  beech: made(t('bukowy', 'beech'), t('buk', 'beech'), oil),
  walnut: made(t('orzechowy', 'walnut'), t('orzech', 'walnut'), oil, 1.4),
  bamboo: made(t('bambusowy', 'bamboo'), t('bambus', 'bamboo'), oil, 0.9),
  cotton: made(t('bawełniany', 'cotton'), t('bawełna', 'cotton'), wash),
  linen: made(t('lniany', 'linen'), t('len', 'linen'), wash, 1.3),
  hemp: made(t('konopny', 'hemp'), t('konopie', 'hemp'), wash, 1.2),
  denim: made(t('dżinsowy', 'denim'), t('dżins', 'denim'), wash, 1.1),
  filterCotton: made(t('bawełniany', 'cotton'), t('bawełna', 'cotton'), boil),
  filterLinen: made(t('lniany', 'linen'), t('len', 'linen'), boil, 1.2),
  flannel: made(t('flanelowy', 'flannel'), t('flanela', 'flannel'), boil, 1.1),
  paper: made(t('papierowy', 'paper'), t('papier', 'paper'), compost),
  bambooPaper: made(t('bambusowy', 'bamboo paper'), t('papier bambusowy', 'bamboo paper'), compost, 1.2),
  cardboard: made(t('kartonowy', 'cardboard'), t('karton', 'cardboard'), recycle, 0.8),
  wicker: made(t('wiklinowy', 'wicker'), t('wiklina', 'wicker'), wipe, 1.6),
} satisfies Record<string, Material>;
