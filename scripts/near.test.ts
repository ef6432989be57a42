import { expect, test } from 'vitest';
import { testsNear } from './near.mjs';

const FILES = [
  'src/shop/order/cancel.ts',
  'src/shop/order/cancel.test.ts',
  'src/shop/order/cancel.integration.test.ts',
  'src/shop/shopping-lists/shopping-lists.integration.test.ts',
  'src/islands/slider/slider.browser.test.tsx',
];

test('near a changed file are the slower tests of its folder', () => {
  expect(testsNear(['src/shop/order/place.ts'], FILES)).toEqual([
    'src/shop/order/cancel.integration.test.ts',
  ]);
  expect(testsNear(['src/islands/slider/slider.tsx'], FILES)).toEqual([
    'src/islands/slider/slider.browser.test.tsx',
  ]);
});

test('a file elsewhere, or none, brings none', () => {
  expect(testsNear(['README.md'], FILES)).toEqual([]);
  expect(testsNear([], FILES)).toEqual([]);
});
