import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleProduct, sampleSize } from '#tests/support/samples/sample-records.ts';
import { withoutUnearnedGifts, worthOfGoods } from './gifts.ts';
import { priceLines, type WantedLine } from './price-lines.ts';

const pricing = { now: SAMPLE_NOW, rate: 1, newForDays: 30, fewLeft: 5, giftFrom: 20_000 };
const wanted = (id: number, quantity: number, size = {}): WantedLine => {
  const record = sampleProduct({ id, sizes: [sampleSize({ id, ...size })] });
  const [one = sampleSize()] = record.sizes;
  return { id, quantity, everyDays: null, selected: true, record, size: one };
};
const GIFT = { gratis: true, prices: [] };

test('a gift costs nothing and goes along from the worth of other goods on', () => {
  const little = priceLines([wanted(1, 1), wanted(2, 1, GIFT)], pricing).lines;
  expect(worthOfGoods(little, 'gross')).toBe(12_300);
  expect(withoutUnearnedGifts(little, 'gross').map((line) => line.wanted.id)).toEqual([1]);
  const enough = priceLines([wanted(1, 2), wanted(2, 1, GIFT)], pricing).lines;
  expect(withoutUnearnedGifts(enough, 'gross').map(({ worth }) => worth.gross)).toEqual([24_600, 0]);
});

test('the limit of gifts is in the shopper’s currency', () => {
  const lines = priceLines([wanted(1, 2), wanted(2, 1, GIFT)], { ...pricing, rate: 0.25 }).lines;
  expect(lines.map(({ chosen }) => chosen.giftFrom)).toEqual([undefined, 5000]);
  expect(withoutUnearnedGifts(lines, 'gross')).toHaveLength(2);
});

test('where the shop gives none, a gift cannot be had', () => {
  const { giftFrom: _, ...none } = pricing;
  const [line] = priceLines([wanted(2, 1, GIFT)], none).lines;
  expect(line?.chosen.refusal).toBe('unavailable');
  expect(line?.chosen.giftFrom).toBeUndefined();
});
