import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturn } from './safe-return.ts';

test.each(['/account.php', '/en/account-orders.php?period=2026', '/produkt/7/kawa#opis'])(
  'a shopper goes on to a page of the shop: %s',
  (address) => {
    expect(safeReturn(address, '/account.php?fallback')).toBe(address);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '',
  undefined,
  ['/account.php'],
  'account.php',
])('and nowhere else: %j', (address) => {
  expect(safeReturn(address, '/')).toBe('/');
});

test('whatever is wanted, a browser stays on the shop', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `/${text}`),
        fc.webUrl(),
      ),
      (wanted) => {
        const base = 'https://shop.example/signin.php';
        expect(new URL(safeReturn(wanted, '/'), base).origin).toBe('https://shop.example');
      },
    ),
  );
});
