import { goods } from '#demo/catalogue/making/goods.ts';
import { handWash, years, yes } from '#demo/catalogue/making/parameters.ts';
import { since, steady } from '#demo/catalogue/making/prices.ts';
import { care, inUse } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { same, t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const presses: DemoProduct[] = [
  goods({
    key: 'prasa-francuska',
    producer: 'norrvik',
    series: 'sten',
    categories: ['french-press'],
    name: t('Prasa francuska Sten', 'Sten French press'),
    summary: t(
      'Szkło w stalowej ramie, w dwóch pojemnościach.',
      'Glass in a steel frame, in two capacities.',
    ),
    description: [
      inUse(
        t(
          'Potrójne sitko domyka się sprężyną, więc w filiżance jest mniej osadu. 60 g kawy na litr, 4 minuty.',
          'A triple mesh closed by a spring leaves less sediment in the cup. 60 g of coffee a litre, four minutes.',
        ),
      ),
      care(
        t(
          'Sitko rozkręcisz bez narzędzi. Wszystkie części można myć w zmywarce, a szkło dokupić osobno.',
          'The mesh comes apart without tools. Every part is dishwasher safe and spare glass is available.',
        ),
      ),
    ],
    facts: {
      capacity: t('350 ml lub 1 l', '350 ml or 1 l'),
      material: t('szkło, stal nierdzewna', 'glass, stainless steel'),
      colour: t('stalowy', 'steel'),
      dishwasher: yes,
      warranty: years(2),
    },
    sizes: [
      { type: '350ml', name: same('350 ml'), stock: 26, weightGrams: 480, prices: steady(10900) },
      { type: '1l', name: same('1 l'), stock: 19, weightGrams: 820, prices: steady(14900) },
    ],
    popularity: 77,
    picture: { shape: 'french-press', colour: '#C9CCC8', accent: '#2E2B27', material: 'steel' },
  }),
  goods({
    key: 'prasa-francuska-kamionkowa',
    producer: 'osada',
    series: 'szron',
    categories: ['french-press', 'prezenty'],
    name: t('Prasa francuska z kamionki, 700 ml', 'Stoneware French press, 700 ml'),
    summary: t(
      'Grube ścianki trzymają ciepło, szkliwo jak szron na trawie.',
      'Thick walls hold the heat; the glaze is like frost on grass.',
    ),
    description: [
      inUse(
        t(
          'Kamionka stygnie wolno: po kwadransie kawa ma jeszcze 70 °C. 42 g kawy na pełny dzbanek.',
          'Stoneware cools slowly: after a quarter of an hour the coffee is still at 70 °C. 42 g for a full pot.',
        ),
      ),
      care(
        t(
          'Toczona i szkliwiona ręcznie, każda trochę inna. Tłok ze stali wyjmij przed myciem.',
          'Thrown and glazed by hand, each a little different. Take out the steel plunger before washing.',
        ),
      ),
    ],
    facts: {
      capacity: '700 ml',
      material: t('kamionka', 'stoneware'),
      colour: t('szroniony szary', 'frosted grey'),
      dishwasher: yes,
      warranty: years(2),
    },
    sizes: universal(18900, 7, 1240),
    popularity: 43,
    picture: { shape: 'french-press', colour: '#A7B0AD', accent: '#E8E2D6', material: 'ceramic' },
  }),
  goods({
    key: 'zaparzacz-cisnieniowy',
    producer: 'norrvik',
    categories: ['zaparzacze-cisnieniowe'],
    name: t('Zaparzacz ciśnieniowy Norrvik', 'Norrvik pressure brewer'),
    summary: t(
      'Czysta, mocna kawa w półtorej minuty, wszędzie.',
      'Clean, strong coffee in a minute and a half, anywhere.',
    ),
    description: [
      inUse(
        t(
          'Wsyp 15 g kawy, zalej 220 g wody o temperaturze 90 °C, zamieszaj i po minucie powoli dociśnij tłok.',
          'Add 15 g of coffee and 220 g of water at 90 °C, stir, and after a minute press slowly.',
        ),
      ),
      care(
        t(
          'Tworzywo bez bisfenolu. Po parzeniu wypchnij krążek kawy i opłucz uszczelkę.',
          'BPA-free plastic. After brewing push out the puck and rinse the seal.',
        ),
      ),
    ],
    facts: {
      capacity: '250 ml',
      material: t('tworzywo bez BPA', 'BPA-free plastic'),
      colour: t('grafitowy', 'graphite'),
      dishwasher: handWash,
      fits: t('filtry okrągłe 64 mm', '64 mm round filters'),
      warranty: years(2),
    },
    sizes: universal(15900, 44, 340, { externalStock: 60 }),
    pointsEarned: 16,
    popularity: 84,
    picture: { shape: 'aeropress', colour: '#4A4D4C', accent: '#C8794F', material: 'matte' },
  }),
  goods({
    key: 'zaparzacz-cisnieniowy-przezroczysty',
    producer: 'norrvik',
    categories: ['zaparzacze-cisnieniowe'],
    name: t('Zaparzacz ciśnieniowy przezroczysty', 'Clear pressure brewer'),
    summary: t(
      'Ten sam zaparzacz z jasnego tworzywa: widać, co się dzieje.',
      'The same brewer in clear plastic, so you can see what goes on.',
    ),
    description: [
      inUse(
        t(
          'Działa tak samo jak grafitowy i pasują do niego te same filtry. Przydaje się na warsztatach i do nauki.',
          'It works just like the graphite one and takes the same filters. Handy for workshops and for learning.',
        ),
      ),
      care(
        t(
          'Nie zostawiaj kawy w środku na noc, tworzywo może zmatowieć. Myj ręcznie, miękką gąbką.',
          'Do not leave coffee in it overnight or it may cloud. Wash by hand with a soft sponge.',
        ),
      ),
    ],
    facts: {
      capacity: '250 ml',
      material: t('tworzywo bez BPA', 'BPA-free plastic'),
      colour: t('przezroczysty', 'clear'),
      dishwasher: handWash,
      fits: t('filtry okrągłe 64 mm', '64 mm round filters'),
      warranty: years(2),
    },
    sizes: universal([since(15, 17900)], 12, 340),
    newFromDaysAgo: 15,
    popularity: 39,
    picture: { shape: 'aeropress', colour: '#D7DEDB', accent: '#7B8F87', material: 'glass' },
  }),
];
