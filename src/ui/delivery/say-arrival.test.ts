import { expect, test } from 'vitest';
import settings from '#config';
import type { Arrival } from '#domain/delivery/arrival.ts';
import { textsIn } from '#texts/dictionary.ts';
import { speak } from '#ui/shop-view/shop-view.tsx';
import { sayArrival } from './say-arrival.ts';

const [currency] = settings.currencies;
if (!currency) throw new Error('shop.config.ts names no currency');

const THURSDAY: Arrival = { kind: 'courier', weekDay: 4, date: '2026-11-19', latest: false };

test.each([
  ['pl', {}, 'u Ciebie w czwartek 19.11'],
  ['pl', { latest: true }, 'u Ciebie najpóźniej w czwartek 19.11'],
  ['pl', { kind: 'point', weekDay: 2, date: '2026-12-01' }, 'w punkcie we wtorek 01.12'],
  ['pl', { kind: 'collection' }, 'do odbioru w czwartek 19.11'],
  ['en', {}, 'with you on Thursday 19\u00a0Nov'],
  ['en', { latest: true }, 'with you on Thursday 19\u00a0Nov at the latest'],
  ['en', { kind: 'point' }, 'at the pickup point on Thursday 19\u00a0Nov'],
  ['en', { kind: 'collection', latest: true }, 'ready to collect on Thursday 19\u00a0Nov at the latest'],
] as const)('the day on which a parcel is there is said in words: %s, %j', (language, changes, said) => {
  const shop = speak({ language, currency, priceType: 'gross', texts: textsIn(language) });
  expect(sayArrival({ ...THURSDAY, ...changes }, shop)).toBe(said);
});
