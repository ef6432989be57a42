import {
  bagPicture,
  coffee,
  fiveZlotysOff,
  method,
  processing,
  roast,
  tenPercentOff,
} from '#demo/catalogue/making/goods.ts';
import { reduced, since, steady } from '#demo/catalogue/making/prices.ts';
import { brewing, origin } from '#demo/catalogue/making/sections.ts';
import { bags } from '#demo/catalogue/making/sizes.ts';
import { same, t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const centralAmericanCoffees: DemoProduct[] = [
  coffee({
    key: 'gwatemala-huehuetenango',
    series: 'swit',
    categories: ['single-origin'],
    name: t('Gwatemala Huehuetenango', 'Guatemala Huehuetenango'),
    summary: t(
      'Kakao, pomarańcza i migdał z gór przy granicy z Meksykiem.',
      'Cocoa, orange and almond from the mountains by the Mexican border.',
    ),
    description: [
      origin(
        t(
          'Ciepły wiatr z równin Tehuantepec chroni tutejsze krzewy przed mrozem, dzięki czemu kawa rośnie wyżej niż gdzie indziej w kraju.',
          'A warm wind off the Tehuantepec plain keeps frost away, letting coffee grow higher here than anywhere else in the country.',
        ),
        t(
          'Pełne ciało, kakao i migdał, a nad nimi czysta nuta pomarańczy.',
          'Full body, cocoa and almond, with a clean note of orange above.',
        ),
      ),
      brewing(
        t(
          'W prasie francuskiej: 30 g na 500 g wody o temperaturze 95 °C, 4 minuty.',
          'In a French press: 30 g to 500 g of water at 95 °C, four minutes.',
        ),
      ),
    ],
    facts: {
      country: t('Gwatemala', 'Guatemala'),
      region: 'Huehuetenango',
      altitude: '1700–1900 m',
      variety: 'Bourbon, Caturra',
      process: processing.washed,
      roast: roast.medium,
      notes: t('kakao, pomarańcza, migdał', 'cocoa, orange, almond'),
      method: method.filter,
    },
    // Omnibus: a one-day dip three weeks ago sets the lowest price.
    sizes: bags(
      [since(200, 5290), reduced(21, 4790, 5290), since(20, 5290), reduced(4, 4290, 5290)],
      [48, 22, 10],
    ),
    subscription: tenPercentOff,
    popularity: 66,
    picture: bagPicture('#5B6B7A', '#E6C7A1', 'contours', ['GWATEMALA', 'HUEHUE']),
  }),
  coffee({
    key: 'kostaryka-tarrazu',
    series: 'swit',
    categories: ['single-origin'],
    name: t('Kostaryka Tarrazú Honey', 'Costa Rica Tarrazú Honey'),
    summary: t(
      'Obróbka honey: morela, miód gryczany, wanilia.',
      'Honey processed: apricot, buckwheat honey, vanilla.',
    ),
    description: [
      origin(
        t(
          'W obróbce honey ziarno schnie otoczone słodkim miąższem. Na tej mikrostacji zostawia się go połowę.',
          'In honey processing the bean dries in its own sweet pulp. This micro-mill leaves half of it on.',
        ),
        t(
          'Kremowe ciało, morela i miód, a w tle wanilia.',
          'A creamy body, apricot and honey, with vanilla behind.',
        ),
      ),
      brewing(
        t(
          '15 g kawy, 240 g wody, 93 °C. Mielenie średnie, czas około 2 min 50 s.',
          '15 g of coffee, 240 g of water, 93 °C. Medium grind, about 2 min 50 s.',
        ),
      ),
    ],
    facts: {
      country: t('Kostaryka', 'Costa Rica'),
      region: 'Tarrazú',
      altitude: '1650–1850 m',
      variety: 'Catuaí',
      process: processing.honey,
      roast: roast.light,
      notes: t('morela, miód, wanilia', 'apricot, honey, vanilla'),
      method: method.filter,
    },
    // Omnibus: the price rose before the promotion, so the lowest price is the one before the rise.
    sizes: bags([since(200, 4990), since(26, 5790), reduced(6, 4590, 5790)], [36, 14, 6]),
    popularity: 61,
    picture: bagPicture('#D8A24A', '#5A4632', 'dots', ['KOSTARYKA', 'HONEY'], 'paper'),
  }),
  coffee({
    key: 'panama-boquete-geisha',
    series: 'swit',
    categories: ['single-origin', 'prezenty'],
    name: t('Panama Boquete Geisha', 'Panama Boquete Geisha'),
    summary: t(
      'Jaśmin, limonka i mango. Mała partia, paczek 250 g najwyżej dwie.',
      'Jasmine, lime and mango. A tiny lot, at most two 250 g bags each.',
    ),
    description: [
      origin(
        t(
          'Odmiana Geisha rodzi mało owoców, za to o aromacie, którego nie ma żadna inna. Z tej działki kupiliśmy 45 kg.',
          'Geisha trees bear little fruit, but with a perfume no other variety has. We bought 45 kg from this plot.',
        ),
        t(
          'Jaśmin i limonka w zapachu, w ustach mango i biała herbata.',
          'Jasmine and lime on the nose, mango and white tea on the palate.',
        ),
      ),
      brewing(
        t(
          'Użyj miękkiej wody. 14 g kawy, 230 g wody, 91 °C, powolne polewki cienkim strumieniem.',
          'Use soft water. 14 g of coffee, 230 g of water, 91 °C, poured slowly in a thin stream.',
        ),
      ),
    ],
    facts: {
      country: t('Panama', 'Panama'),
      region: 'Boquete',
      altitude: '1700–1900 m',
      variety: 'Geisha',
      process: processing.washed,
      roast: roast.light,
      notes: t('jaśmin, limonka, mango', 'jasmine, lime, mango'),
      method: method.filter,
    },
    sizes: [
      {
        type: '100g',
        name: same('100 g'),
        stock: 14,
        weightGrams: 115,
        contents: '100 g',
        prices: steady(8490),
      },
      ...bags(18900, [9, 0, 0])
        .slice(0, 1)
        .map((size) => ({ ...size, maxPerOrder: 2 })),
    ],
    pointsEarned: 20,
    popularity: 42,
    picture: bagPicture('#E6DCCB', '#4D6A5B', 'waves', ['PANAMA', 'GEISHA'], 'paper'),
  }),
  coffee({
    key: 'salwador-apaneca',
    series: 'swit',
    categories: ['single-origin'],
    name: t('Salwador Apaneca', 'El Salvador Apaneca'),
    summary: t(
      'Odmiana Pacamara: mleczna czekolada, wiśnia, gałka muszkatołowa.',
      'Pacamara: milk chocolate, cherry, nutmeg.',
    ),
    description: [
      origin(
        t(
          'Pacamara to krzyżówka o wyjątkowo dużych ziarnach. Rośnie na zboczach wygasłego wulkanu, w cieniu drzew inga.',
          'Pacamara is a cross with unusually large beans. It grows on the slopes of a dormant volcano, shaded by inga trees.',
        ),
        t(
          'Słodka i gęsta: mleczna czekolada, wiśnia, szczypta przypraw.',
          'Sweet and dense: milk chocolate, cherry, a pinch of spice.',
        ),
      ),
      brewing(
        t(
          '17 g kawy, 250 g wody, 94 °C. Duże ziarna lubią odrobinę drobniejsze mielenie.',
          '17 g of coffee, 250 g of water, 94 °C. Large beans like a slightly finer grind.',
        ),
      ),
    ],
    facts: {
      country: t('Salwador', 'El Salvador'),
      region: 'Apaneca',
      altitude: '1400–1600 m',
      variety: 'Pacamara',
      process: processing.natural,
      roast: roast.medium,
      notes: t('mleczna czekolada, wiśnia, gałka muszkatołowa', 'milk chocolate, cherry, nutmeg'),
      method: method.both,
    },
    // Omnibus: two steps down within one promotion.
    sizes: bags([since(200, 5390), reduced(18, 4890, 5390), reduced(5, 4290, 5390)], [28, 12, 4]),
    subscription: fiveZlotysOff,
    popularity: 54,
    picture: bagPicture('#8C5A6B', '#F1DDBF', 'stripes', ['SALWADOR', 'APANECA']),
  }),
];
