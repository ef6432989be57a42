import { expect, it } from 'vitest';
import { ean13, isEan13 } from './ean.ts';

it('accepts a code from a real shelf and refuses one with a wrong last digit', () => {
  expect(isEan13('4006381333931')).toBe(true);
  expect(isEan13('4006381333932')).toBe(false);
});

it('refuses what is not thirteen digits', () => {
  expect(isEan13('590841700001')).toBe(false);
  expect(isEan13('59084170000ab')).toBe(false);
});

it('gives every article a different, valid Polish code', () => {
  const codes = Array.from({ length: 300 }, (_, article) => ean13(article));
  expect(new Set(codes).size).toBe(300);
  for (const code of codes) expect(isEan13(code) && code.startsWith('590')).toBe(true);
});
