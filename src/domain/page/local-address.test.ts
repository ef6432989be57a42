import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { hostileAddress } from '#tests/support/samples/hostile-addresses.ts';
import { localAddress } from './local-address.ts';

const SHOP = 'https://shop.example';

describe('an address that comes from outside', () => {
  const own = LANGUAGES.flatMap((language) =>
    Object.values(linksIn(language)).filter((link) => typeof link === 'string'),
  );

  test.each([
    ...own,
    '/en/account-orders.php?period=2026',
    '/produkt/7/kawa#opis',
    '/search.php?text=a//b\\c/../d',
    '/a.b/..c/...',
  ])('leads to a page of the shop: %s', (address) => {
    expect(localAddress(address, '/fallback')).toBe(address);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example/x',
    '/%2E//evil.example',
    '/x/..//evil.example/',
    '/x/%2e./evil',
    '/en//evil.example/',
    '/en/\\evil.example',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/kawa\r\nset-cookie: a=b',
    '/\u2028evil',
    '',
    undefined,
    ['/account.php'],
    'account.php',
  ])('and nowhere else: %j', (address) => {
    expect(localAddress(address, '/')).toBe('/');
  });

  test('stays in the shop however a browser reads it, and whatever is cut off its beginning', () => {
    fc.assert(
      fc.property(hostileAddress, (wanted) => {
        const address = localAddress(wanted, '/');
        const { origin, pathname } = new URL(address, `${SHOP}/en/signin.php`);
        expect(origin).toBe(SHOP);
        expect(new URL(pathname, SHOP).origin).toBe(SHOP);
        expect(new URL(pathname.replace(/^\/en(?=\/)/, ''), SHOP).origin).toBe(SHOP);
        expect(localAddress(address, '/elsewhere')).toBe(address);
      }),
      { numRuns: 2_000 },
    );
  });
});
