import { goods } from '#demo/catalogue/making/goods.ts';
import { years, yes } from '#demo/catalogue/making/parameters.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { care, inUse } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

const steel = t('stal nierdzewna', 'stainless steel');

export const scalesAndServers: DemoProduct[] = [
  goods({
    key: 'waga-z-minutnikiem',
    producer: 'norrvik',
    categories: ['wagi-i-dzbanki'],
    name: t('Waga z minutnikiem', 'Scale with timer'),
    summary: t(
      'Co 0,1 g do 2 kg, minutnik rusza z pierwszą kroplą.',
      'To 0.1 g up to 2 kg; the timer starts with the first drop.',
    ),
    description: [
      inUse(
        t(
          'Postaw, wytaruj, lej. W trybie automatycznym czas liczy się od pierwszej kropli wody.',
          'Set it down, tare and pour. In automatic mode the clock starts with the first drop.',
        ),
      ),
      care(
        t(
          'Mata silikonowa chroni przed gorącym szkłem i zalaniem. Ładowanie przez USB-C, około 20 godzin pracy.',
          'A silicone mat guards against hot glass and spills. Charges by USB-C and runs for some twenty hours.',
        ),
      ),
    ],
    facts: {
      material: t('tworzywo, silikon', 'plastic, silicone'),
      colour: t('czarny', 'black'),
      dimensions: '150 × 130 × 22 mm',
      readability: t('0,1 g', '0.1 g'),
      maxLoad: '2 kg',
      warranty: years(2),
    },
    sizes: universal(19900, 38, 420),
    pointsEarned: 20,
    popularity: 82,
    picture: { shape: 'scale', colour: '#33312E', accent: '#D9C7A8', material: 'matte' },
  }),
  goods({
    key: 'waga-kieszonkowa',
    producer: 'norrvik',
    categories: ['wagi-i-dzbanki'],
    name: t('Waga kieszonkowa', 'Pocket scale'),
    summary: t(
      'Mieści się na tacce ekspresu i w kieszeni kurtki.',
      'Fits on a drip tray and in a jacket pocket.',
    ),
    description: [
      inUse(
        t(
          'Do espresso i w podróż: 10 cm na 10 cm, odczyt w ćwierć sekundy.',
          'For espresso and for travel: 10 cm by 10 cm, and it reads in a quarter of a second.',
        ),
      ),
      care(
        t(
          'Wierzch ze stali można zdjąć i umyć. Dwie baterie AAA w komplecie.',
          'The steel top lifts off for washing. Two AAA batteries included.',
        ),
      ),
    ],
    facts: {
      material: steel,
      colour: t('stalowy', 'steel'),
      dimensions: '100 × 100 × 16 mm',
      readability: t('0,1 g', '0.1 g'),
      maxLoad: '1 kg',
      warranty: years(2),
    },
    sizes: universal([since(200, 12900), reduced(1, 9900, 12900)], 23, 190),
    popularity: 55,
    picture: { shape: 'scale', colour: '#BEC1BF', accent: '#3A3836', material: 'steel' },
  }),
  goods({
    key: 'dzbanek-kiri-600',
    producer: 'hoshiba',
    series: 'kiri',
    categories: ['wagi-i-dzbanki'],
    name: t('Dzbanek Kiri, 600 ml', 'Kiri server, 600 ml'),
    summary: t(
      'Szklany dzbanek pod dripper, z miarką i pokrywką.',
      'A glass server for your dripper, with a scale and a lid.',
    ),
    description: [
      inUse(
        t(
          'Podziałka co 100 ml pomaga tym, którzy parzą bez wagi. Można go postawić w kuchence mikrofalowej.',
          'Marks every 100 ml help those who brew without a scale. Microwave safe.',
        ),
      ),
      care(
        t(
          'Szkło borokrzemowe, uchwyt z tego samego kawałka. Myj w zmywarce, bez pokrywki.',
          'Borosilicate glass, the handle of one piece with the body. Dishwasher safe without the lid.',
        ),
      ),
    ],
    facts: {
      capacity: '600 ml',
      material: t('szkło borokrzemowe', 'borosilicate glass'),
      colour: t('przezroczysty', 'clear'),
      dimensions: '150 × 115 × 110 mm',
      dishwasher: yes,
    },
    sizes: universal(9900, 47, 310),
    popularity: 65,
    picture: { shape: 'server', colour: '#DDE6E3', accent: '#4B3A2A', material: 'glass' },
  }),
  goods({
    key: 'butelka-do-cold-brew',
    producer: 'hoshiba',
    categories: ['wagi-i-dzbanki'],
    name: t('Butelka do cold brew, 750 ml', 'Cold brew bottle, 750 ml'),
    summary: t(
      'Sitko w środku, wieczorem zalewasz, rano nalewasz.',
      'A mesh inside: fill it at night, pour in the morning.',
    ),
    description: [
      inUse(
        t(
          'Wsyp 55 g grubo mielonej kawy, zalej zimną wodą i zostaw w lodówce na 12–16 godzin.',
          'Add 55 g of coarse coffee, fill with cold water and leave in the fridge for 12 to 16 hours.',
        ),
      ),
      care(
        t(
          'Silikonowy korek z dzióbkiem nie kapie. Sitko z siatki nylonowej płucz pod bieżącą wodą.',
          'The silicone spout does not drip. Rinse the nylon mesh under running water.',
        ),
      ),
    ],
    facts: {
      capacity: '750 ml',
      material: t('szkło, silikon', 'glass, silicone'),
      colour: t('oliwkowy', 'olive'),
      dimensions: '90 × 85 × 300 mm',
      dishwasher: yes,
    },
    // Not in the roastery: it comes from the outside warehouse.
    sizes: universal(11900, 0, 520, { externalStock: 18 }),
    popularity: 40,
    picture: { shape: 'bottle', colour: '#7D8463', accent: '#EDE3D0', material: 'glass' },
  }),
];
