import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Kawa ziarnista Łagodna', 'kawa-ziarnista-lagodna'],
  ['Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
  ['ŻÓŁW', 'zolw'],
  ['Młynek 2.0 (stal)', 'mlynek-2-0-stal'],
  ['  „Mgła” – 250 g  ', 'mgla-250-g'],
  ['Café crème', 'cafe-creme'],
])('%s is addressed as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('an address has only plain letters, digits and single hyphens between them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(slugOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugOf(slugOf(name))).toBe(slugOf(name));
    }),
  );
});
