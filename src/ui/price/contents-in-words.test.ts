import { expect, test } from 'vitest';
import settings from '#config';
import type { Measure } from '#domain/price/contents.ts';
import { textsIn } from '#texts/dictionary.ts';
import { speak } from '#ui/shop-view/shop-view.tsx';
import { contentsInWords } from './contents-in-words.ts';

const [currency] = settings.currencies;
if (!currency) throw new Error('shop.config.ts names no currency');
const shop = speak({ language: 'pl', currency, priceType: 'gross', texts: textsIn('pl') });

test.each<[number, Measure, string]>([
  [250, 'g', '250 g'],
  [1000, 'g', '1 kg'],
  [1500, 'ml', '1,5 l'],
  [100, 'piece', '100 szt.'],
  [25_000, 'mm', '25 m'],
  [400, 'cm2', '400 cm²'],
])('%i %s is %s', (amount, measure, words) => {
  expect(contentsInWords({ amount, measure }, shop).replaceAll('\u00a0', ' ')).toBe(words);
});
