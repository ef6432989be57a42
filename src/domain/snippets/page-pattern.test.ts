import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitsPages } from './page-pattern.ts';

describe('the pages of a snippet', () => {
  test.each([
    ['*', '/'],
    ['*', '/produkt/7/brazylia-cerrado'],
    ['/', '/'],
    ['/produkt/*', '/produkt/7/brazylia-cerrado'],
    ['/en/*', '/en/'],
    ['*.php', '/basketedit.php'],
    ['/*/7/*', '/produkt/7/kawa'],
    ['/basketedit.php /order*.php', '/order-summary.php'],
    ['*a*b*', 'xaxbx'],
    ['ab*ba', 'abba'],
  ])('%s are fitted by %s', (pattern, path) => {
    expect(fitsPages(pattern, path)).toBe(true);
  });

  test.each([
    ['/', '/en/'],
    ['', '/'],
    [' ', '/'],
    ['/produkt/*', '/producent/3/kiri'],
    ['*.php', '/basketedit.php/x'],
    ['ab*ba', 'aba'],
    ['*a*b*', 'xbxax'],
    ['/.*', '/x'],
  ])('%s are not fitted by %s', (pattern, path) => {
    expect(fitsPages(pattern, path)).toBe(false);
  });

  test('are fitted by whatever stands in the place of the stars', () => {
    const piece = fc.stringMatching(/^[a-z/.+?$-]{0,6}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, piece)), piece, (pairs, end) => {
        const pattern = `/${pairs.map(([fixed]) => `${fixed}*`).join('')}${end}`;
        const path = `/${pairs.map(([fixed, free]) => fixed + free).join('')}${end}`;
        expect(fitsPages(pattern, path)).toBe(true);
      }),
    );
  });

  test('are found at once, however many stars there are', () => {
    expect(fitsPages(`${'*a'.repeat(5_000)}*b`, 'a'.repeat(100_000))).toBe(false);
  });
});
