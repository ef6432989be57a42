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
import { brewing, origin } from '#demo/catalogue/making/sections.ts';
import { bags } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const southAmericanCoffees: DemoProduct[] = [
  coffee({
    key: 'kolumbia-huila',
    series: 'swit',
    categories: ['single-origin'],
    name: t('Kolumbia Huila', 'Colombia Huila'),
    summary: t(
      'Zbalansowana na co dzień: czerwone winogrono, karmel, orzech.',
      'Balanced for every day: red grape, caramel, hazelnut.',
    ),
    description: [
      origin(
        t(
          'Dwanaście rodzinnych farm wokół Pitalito zbiera kawę dwa razy w roku, dlatego zawsze mamy ją świeżą.',
          'Twelve family farms around Pitalito harvest twice a year, so we always have it fresh.',
        ),
        t(
          'Łagodna kwasowość czerwonego winogrona, słodycz karmelu i spokojny, orzechowy finisz.',
          'A gentle red-grape acidity, caramel sweetness and a calm hazelnut finish.',
        ),
      ),
      brewing(
        t(
          '16 g kawy na 260 g wody, 94 °C, 3 minuty w dripperze. W kawiarce mniej kwaskowa, bardziej karmelowa.',
          '16 g of coffee to 260 g of water, 94 °C, three minutes in a dripper. A moka pot makes it less bright and more caramelly.',
        ),
      ),
    ],
    facts: {
      country: t('Kolumbia', 'Colombia'),
      region: 'Huila',
      altitude: '1600–1800 m',
      variety: 'Caturra, Castillo',
      process: processing.washed,
      roast: roast.medium,
      notes: t('winogrono, karmel, orzech laskowy', 'grape, caramel, hazelnut'),
      method: method.both,
    },
    sizes: bags(4690, [120, 66, 40]),
    subscription: tenPercentOff,
    pointsEarned: 5,
    popularity: 90,
    picture: bagPicture('#A9553F', '#EBDCC3', 'stripes', ['KOLUMBIA', 'HUILA'], 'kraft'),
  }),
  coffee({
    key: 'brazylia-cerrado',
    series: 'swit',
    categories: ['single-origin', 'espresso'],
    name: t('Brazylia Cerrado', 'Brazil Cerrado'),
    summary: t(
      'Mleczna czekolada, orzech ziemny i niska kwasowość.',
      'Milk chocolate, peanut and low acidity.',
    ),
    description: [
      origin(
        t(
          'Płaskowyż Cerrado ma wyraźną porę suchą, więc owoce dojrzewają i schną równomiernie.',
          'The Cerrado plateau has a marked dry season, so the cherries ripen and dry evenly.',
        ),
        t(
          'To kawa, od której wielu zaczyna: gładka, czekoladowa, bez ostrych krawędzi.',
          'The coffee many people begin with: smooth, chocolatey, with no sharp edges.',
        ),
      ),
      brewing(
        t(
          'W ekspresie: 18 g na 38 g naparu w 28 s. W przelewie: 16 g na 250 g wody, 92 °C.',
          'Espresso: 18 g in, 38 g out, 28 s. Filter: 16 g to 250 g of water at 92 °C.',
        ),
      ),
    ],
    facts: {
      country: t('Brazylia', 'Brazil'),
      region: 'Cerrado Mineiro',
      altitude: '1000–1200 m',
      variety: 'Yellow Catuaí',
      process: processing.natural,
      roast: roast.medium,
      notes: t('mleczna czekolada, orzech ziemny, toffi', 'milk chocolate, peanut, toffee'),
      method: method.both,
    },
    // Omnibus: reduced forty days ago, still running.
    sizes: bags([since(200, 4490), reduced(40, 3790, 4490)], [150, 80, 60]),
    subscription: fiveZlotysOff,
    pointsEarned: 4,
    popularity: 96,
    picture: bagPicture('#3F5B4C', '#E8C98F', 'waves', ['BRAZYLIA', 'CERRADO']),
  }),
];
