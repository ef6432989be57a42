import { t } from './making/text.ts';
import type { DemoSeries } from './types.ts';
import { typeset } from './typography.ts';

export const series: DemoSeries[] = typeset([
  {
    key: 'swit',
    producer: 'mgla',
    name: t('Świt', 'Dawn'),
    description: t(
      'Kawy palone jaśniej, żeby czuć było miejsce, z którego pochodzą.',
      'Coffees roasted lighter, so that you can taste where they come from.',
    ),
  },
  {
    key: 'zmierzch',
    producer: 'mgla',
    name: t('Zmierzch', 'Dusk'),
    description: t(
      'Kawy do espresso i mleka: gęste, słodkie, czekoladowe.',
      'Coffees for espresso and milk: dense, sweet and chocolatey.',
    ),
  },
  {
    key: 'kiri',
    producer: 'hoshiba',
    name: t('Kiri', 'Kiri'),
    description: t(
      'Drippery, dzbanki i szklanki. Kiri to po japońsku mgła.',
      'Drippers, servers and glasses. Kiri is Japanese for mist.',
    ),
  },
  {
    key: 'sten',
    producer: 'norrvik',
    name: t('Sten', 'Sten'),
    description: t(
      'Czajniki i prasy ze stali, proste jak kamień.',
      'Steel kettles and presses, as plain as a stone.',
    ),
  },
  {
    key: 'piccola',
    producer: 'torvani',
    name: t('Piccola', 'Piccola'),
    description: t(
      'Małe maszyny do domu: kawiarki i ekspres kolbowy.',
      'Small machines for the home: moka pots and an espresso machine.',
    ),
  },
  {
    key: 'szron',
    producer: 'osada',
    name: t('Szron', 'Frost'),
    description: t(
      'Szare szkliwo, które krystalizuje jak szron na szybie.',
      'A grey glaze that crystallises like frost on a window.',
    ),
  },
  {
    key: 'glina',
    producer: 'osada',
    name: t('Glina', 'Clay'),
    description: t(
      'Glina bez szkliwa z zewnątrz, ciepła w dotyku.',
      'Clay left bare on the outside and warm to the touch.',
    ),
  },
  {
    key: 'warsztat',
    producer: 'lnianka',
    name: t('Warsztat', 'Workshop'),
    description: t(
      'Ubrania robocze, które dobrze wyglądają także po pracy.',
      'Working clothes that look just as well after hours.',
    ),
  },
] satisfies DemoSeries[]);
