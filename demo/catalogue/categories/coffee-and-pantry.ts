import { t } from '#demo/catalogue/making/text.ts';
import type { DemoCategory } from '#demo/catalogue/types.ts';

/** What is drunk and eaten. */
export const coffeeAndPantry: DemoCategory[] = [
  {
    key: 'kawa',
    name: t('Kawa', 'Coffee'),
    hue: 28,
    description: t(
      'Palimy we wtorki i czwartki, w małych partiach. Data wypału jest na każdej paczce.',
      'We roast in small batches on Tuesdays and Thursdays. Every bag carries its roasting date.',
    ),
  },
  {
    key: 'ziarnista',
    parent: 'kawa',
    name: t('Ziarnista', 'Whole bean'),
    hue: 30,
    description: t(
      'Całe ziarna do mielenia w domu, bo świeżo zmielona kawa smakuje najlepiej.',
      'Whole beans to grind at home, because freshly ground coffee tastes best.',
    ),
  },
  {
    key: 'single-origin',
    parent: 'ziarnista',
    name: t('Single origin', 'Single origin'),
    hue: 38,
    description: t(
      'Kawy z jednego miejsca i jednego zbioru. Każda smakuje tak, jak jej okolica.',
      'Coffees from one place and one harvest, each tasting of where it grew.',
    ),
  },
  {
    key: 'espresso',
    parent: 'ziarnista',
    name: t('Espresso', 'Espresso'),
    hue: 16,
    description: t(
      'Ziarna do ekspresów kolbowych i automatycznych, także do kawy z mlekiem.',
      'Beans for manual and automatic machines, with or without milk.',
    ),
  },
  {
    key: 'mieszanki',
    parent: 'ziarnista',
    name: t('Mieszanki', 'Blends'),
    hue: 46,
    description: t(
      'Kilka kaw w jednej paczce, ułożonych do dzbanka, przelewu i na co dzień.',
      'Several coffees in one bag, put together for the pot, the filter and every day.',
    ),
  },
  {
    key: 'bezkofeinowa',
    parent: 'ziarnista',
    name: t('Bezkofeinowa', 'Decaf'),
    hue: 220,
    description: t(
      'Mniej niż 0,1% kofeiny, prawie cały smak. Na wieczór i dla tych, którzy muszą uważać.',
      'Less than 0.1% caffeine and nearly all the taste, for evenings and for those who must take care.',
    ),
  },
  {
    key: 'mielona',
    parent: 'kawa',
    name: t('Mielona i w kapsułkach', 'Ground and capsules'),
    hue: 22,
    description: t(
      'Gotowa do zaparzenia. Mielemy w dniu wysyłki, pod wybraną metodę.',
      'Ready to brew. We grind on the day of dispatch, to suit the method.',
    ),
  },
  {
    key: 'na-wage',
    parent: 'kawa',
    name: t('Na wagę', 'By weight'),
    hue: 34,
    description: t(
      'Odważamy co ćwierć kilograma i pakujemy w papier bez nadruku.',
      'Weighed out by the quarter-kilo and packed in plain paper.',
    ),
  },
  {
    key: 'herbata-i-dodatki',
    name: t('Herbata i dodatki', 'Tea and pantry'),
    hue: 96,
    description: t(
      'To, co lubi stać obok kawy: herbaty, czekolada, przyprawy, ciastka.',
      'Things that like to stand beside coffee: teas, chocolate, spices, biscuits.',
    ),
  },
  {
    key: 'herbata',
    parent: 'herbata-i-dodatki',
    name: t('Herbata i cascara', 'Tea and cascara'),
    hue: 104,
    description: t(
      'Kilka herbat liściastych i napar z owoców kawowca.',
      'A few loose-leaf teas and an infusion of coffee cherries.',
    ),
  },
  {
    key: 'dodatki',
    parent: 'herbata-i-dodatki',
    name: t('Dodatki', 'Pantry'),
    hue: 40,
    description: t(
      'Syropy, przyprawy i słodycze z krótkim składem.',
      'Syrups, spices and sweet things with short lists of ingredients.',
    ),
  },
];
