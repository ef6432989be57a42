import {
  bagPicture,
  coffee,
  fiveZlotysOff,
  method,
  processing,
  roast,
  tenPercentOff,
} from '#demo/catalogue/making/goods.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { brewing, taste } from '#demo/catalogue/making/sections.ts';
import { bags } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const decafCoffees: DemoProduct[] = [
  coffee({
    key: 'kolumbia-bezkofeinowa',
    series: 'swit',
    categories: ['bezkofeinowa'],
    name: t('Kolumbia bezkofeinowa', 'Colombia Decaf'),
    summary: t(
      'Odkofeinowana octanem z trzciny cukrowej: karmel, jabłko, toffi.',
      'Decaffeinated with sugar-cane acetate: caramel, apple, toffee.',
    ),
    description: [
      taste(
        t(
          'Kofeinę usuwa się na miejscu, w Kolumbii, metodą trzciny cukrowej. Zostaje mniej niż 0,1%, smak zostaje prawie cały.',
          'The caffeine is taken out in Colombia itself by the sugar-cane method. Less than 0.1% remains, and nearly all of the taste.',
        ),
        t(
          'Karmel i pieczone jabłko, bez papierowego posmaku.',
          'Caramel and baked apple, with nothing papery about it.',
        ),
      ),
      brewing(
        t(
          'Miel odrobinę grubiej niż zwykle: 16 g na 250 g wody, 93 °C.',
          'Grind a little coarser than usual: 16 g to 250 g of water, 93 °C.',
        ),
      ),
    ],
    facts: {
      country: t('Kolumbia', 'Colombia'),
      region: 'Cauca',
      altitude: '1600–1750 m',
      process: processing.washed,
      roast: roast.medium,
      notes: t('karmel, jabłko, toffi', 'caramel, apple, toffee'),
      method: method.both,
      caffeine: t('poniżej 0,1%', 'below 0.1%'),
    },
    // Omnibus: an earlier, deeper promotion makes the lowest price lower than today’s.
    sizes: bags(
      [since(200, 5290), reduced(24, 4190, 5290), since(17, 5290), reduced(2, 4690, 5290)],
      [44, 20, 11],
    ),
    subscription: tenPercentOff,
    popularity: 68,
    picture: bagPicture('#B7B29F', '#9C5B43', 'rings', ['KOLUMBIA', 'BEZ KOFEINY'], 'kraft'),
  }),
  coffee({
    key: 'spokojna-noc-bezkofeinowa',
    series: 'zmierzch',
    categories: ['bezkofeinowa', 'espresso'],
    name: t('Spokojna Noc, espresso bezkofeinowe', 'Quiet Night, decaf espresso'),
    summary: t(
      'Espresso po kolacji: kakao, daktyl, orzech włoski.',
      'Espresso after dinner: cocoa, date, walnut.',
    ),
    description: [
      taste(
        t(
          'Odkofeinowana wodą, bez żadnych rozpuszczalników. Palimy ją ciemniej, żeby z mlekiem nie zginęła.',
          'Decaffeinated with water alone, no solvents. We roast it darker so that milk does not drown it.',
        ),
      ),
      brewing(
        t(
          '18 g na 34 g naparu w 26 s. Zużyj w ciągu miesiąca od otwarcia.',
          '18 g in, 34 g out, 26 s. Use within a month of opening.',
        ),
      ),
    ],
    facts: {
      country: t('Brazylia, Meksyk', 'Brazil, Mexico'),
      process: processing.natural,
      roast: roast.dark,
      notes: t('kakao, daktyl, orzech włoski', 'cocoa, date, walnut'),
      method: method.espresso,
      caffeine: t('poniżej 0,1%', 'below 0.1%'),
    },
    sizes: bags(4990, [39, 16, 9]),
    subscription: fiveZlotysOff,
    popularity: 46,
    picture: bagPicture('#3A4560', '#D9C7A8', 'dots', ['SPOKOJNA', 'NOC']),
  }),
];
