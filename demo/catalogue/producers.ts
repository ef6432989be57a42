import { t } from './making/text.ts';
import type { DemoProducer } from './types.ts';
import { typeset } from './typography.ts';

export const producers: DemoProducer[] = typeset([
  {
    key: 'mgla',
    name: 'Palarnia Mgła',
    country: 'PL',
    description: t(
      'Palimy kawę w Bielsku-Białej, u stóp Beskidów, w piecu na 15 kg. Kupujemy ją co roku od tych samych ludzi.',
      'We roast in Bielsko-Biała, at the foot of the Beskid hills, on a 15 kg machine, and buy from the same people every year.',
    ),
  },
  {
    key: 'hoshiba',
    name: 'Hoshiba',
    country: 'JP',
    description: t(
      'Rodzinna huta szkła, która od trzech pokoleń robi naczynia do kawy i herbaty.',
      'A family glassworks that has made coffee and tea ware for three generations.',
    ),
  },
  {
    key: 'norrvik',
    name: 'Norrvik',
    country: 'SE',
    description: t(
      'Proste rzeczy ze stali, zaprojektowane tak, by dało się je naprawić.',
      'Plain things in steel, designed to be repaired.',
    ),
  },
  {
    key: 'torvani',
    name: 'Torvani',
    country: 'IT',
    description: t(
      'Mała fabryka pod Brescią: kawiarki, ekspresy i wszystko, co do nich potrzebne.',
      'A small factory near Brescia making moka pots, espresso machines and what goes with them.',
    ),
  },
  {
    key: 'mlyny-zawora',
    name: 'Młyny Zawora',
    country: 'PL',
    description: t(
      'Żarna toczone na miejscu i młynki składane ręcznie, z pięcioletnią gwarancją na najlepsze modele.',
      'Burrs turned in-house and grinders put together by hand, the best of them guaranteed for five years.',
    ),
  },
  {
    key: 'osada',
    name: 'Ceramika Osada',
    country: 'PL',
    description: t(
      'Pracownia kamionki z Bolesławca. Cztery osoby, dwa piece, żadnych form.',
      'A stoneware workshop in Bolesławiec: four people, two kilns, no moulds.',
    ),
  },
  {
    key: 'lnianka',
    name: 'Lnianka',
    country: 'PL',
    description: t(
      'Szwalnia z Łodzi, która pracuje na polskim lnie i bawełnie ekologicznej.',
      'A sewing workshop in Łódź that works in Polish linen and organic cotton.',
    ),
  },
  {
    key: 'herbarnia-rosa',
    name: 'Herbarnia Rosa',
    country: 'PL',
    description: t(
      'Sprowadza herbaty prosto z ogrodów i pakuje je w małe puszki.',
      'Brings teas straight from the gardens and packs them in small tins.',
    ),
  },
  {
    key: 'spizarnia-bor',
    name: 'Spiżarnia Bór',
    country: 'PL',
    description: t(
      'Gotuje i piecze w małych partiach, z krótkim składem na etykiecie.',
      'Cooks and bakes in small batches, with short lists of ingredients.',
    ),
  },
  {
    key: 'kwadrans',
    name: 'Wydawnictwo Kwadrans',
    country: 'PL',
    description: t(
      'Książki o jedzeniu i rzemiośle, szyte, na dobrym papierze.',
      'Books on food and craft, sewn, on good paper.',
    ),
  },
] satisfies DemoProducer[]);
