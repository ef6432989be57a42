import { t } from '#demo/catalogue/making/text.ts';

const white = t('biały', 'white');
const black = t('czarny', 'black');
const green = t('zielony', 'green');
const brown = t('brązowy', 'brown');
const natural = t('naturalny', 'natural');

/** Colours of what is glazed, painted or dyed. */
export const colours = [
  white,
  black,
  green,
  brown,
  t('niebieski', 'blue'),
  t('granatowy', 'navy'),
  t('czerwony', 'red'),
  t('bordowy', 'burgundy'),
  t('żółty', 'yellow'),
  t('miodowy', 'honey'),
  t('szary', 'grey'),
  t('grafitowy', 'graphite'),
  t('piaskowy', 'sand'),
  t('kremowy', 'cream'),
  t('turkusowy', 'turquoise'),
  t('oliwkowy', 'olive'),
];

export const glassColours = [
  t('przezroczysty', 'clear'),
  t('bursztynowy', 'amber'),
  t('dymny', 'smoked'),
  t('matowy', 'frosted'),
  t('zielonkawy', 'greenish'),
  t('błękitny', 'pale blue'),
];

/** Finishes of bare metal and of wood. */
export const finishes = [
  natural,
  black,
  white,
  green,
  t('polerowany', 'polished'),
  t('szczotkowany', 'brushed'),
  t('matowy', 'matt'),
  t('grafitowy', 'graphite'),
];

export const paperColours = [white, brown, natural];
