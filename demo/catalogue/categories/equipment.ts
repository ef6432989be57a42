import { t } from '#demo/catalogue/making/text.ts';
import type { DemoCategory } from '#demo/catalogue/types.ts';

/** What coffee is made with. */
export const equipment: DemoCategory[] = [
  {
    key: 'sprzet',
    name: t('Sprzęt', 'Equipment'),
    hue: 160,
    description: t(
      'Sprzęt, na którym sami parzymy. Doradzimy, jeśli nie wiesz, od czego zacząć.',
      'The equipment we brew on ourselves. Ask us if you are not sure where to start.',
    ),
  },
  {
    key: 'parzenie',
    parent: 'sprzet',
    name: t('Parzenie', 'Brewing'),
    hue: 150,
    description: t(
      'Drippery, prasy i kawiarki, czyli kawa bez dużego ekspresu.',
      'Drippers, presses and moka pots: good coffee without a large machine.',
    ),
  },
  {
    key: 'drippery',
    parent: 'parzenie',
    name: t('Drippery', 'Drippers'),
    hue: 44,
    description: t(
      'Do przelewu: woda, papier i trzy minuty spokoju.',
      'For pour-over: water, paper and three minutes of calm.',
    ),
  },
  {
    key: 'french-press',
    parent: 'parzenie',
    name: t('French press', 'French presses'),
    hue: 190,
    description: t(
      'Pełny, gęsty napar i najprostsza metoda na dużo kawy naraz.',
      'A full, dense cup and the simplest way to make a lot at once.',
    ),
  },
  {
    key: 'zaparzacze-cisnieniowe',
    parent: 'parzenie',
    name: t('Zaparzacze ciśnieniowe', 'Pressure brewers'),
    hue: 14,
    description: t(
      'Mocna, czysta kawa w półtorej minuty, w domu i w podróży.',
      'Strong, clean coffee in a minute and a half, at home or away.',
    ),
  },
  {
    key: 'kawiarki',
    parent: 'parzenie',
    name: t('Kawiarki', 'Moka pots'),
    hue: 10,
    description: t(
      'Kawa z kuchenki: mocna, klasyczna, niedroga.',
      'Coffee from the hob: strong, classic and inexpensive.',
    ),
  },
  {
    key: 'ekspresy',
    parent: 'sprzet',
    name: t('Ekspresy i espresso', 'Espresso machines'),
    hue: 24,
    description: t(
      'Ekspresy, ubijaki, dzbanki do mleka i wszystko, co potrzebne przy kolbie.',
      'Machines, tampers, milk pitchers and all that goes with a portafilter.',
    ),
  },
  {
    key: 'mlynki',
    parent: 'sprzet',
    name: t('Młynki', 'Grinders'),
    hue: 60,
    description: t(
      'Równe mielenie robi większą różnicę niż droższy ekspres.',
      'An even grind makes more difference than a dearer machine.',
    ),
  },
  {
    key: 'czajniki',
    parent: 'sprzet',
    name: t('Czajniki', 'Kettles'),
    hue: 200,
    description: t(
      'Z cienkim wylewem, żeby lać dokładnie tam, gdzie trzeba.',
      'With thin spouts, to pour exactly where you mean to.',
    ),
  },
  {
    key: 'wagi-i-dzbanki',
    parent: 'sprzet',
    name: t('Wagi i dzbanki', 'Scales and servers'),
    hue: 175,
    description: t(
      'Waga pozwala powtórzyć udaną kawę, dzbanek nią poczęstować.',
      'A scale lets you repeat a good coffee, a server lets you share it.',
    ),
  },
];
