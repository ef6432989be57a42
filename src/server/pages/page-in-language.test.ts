import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import type { Shop } from '#server/shop.ts';
import { hostileAddress } from '#tests/support/samples/hostile-addresses.ts';
import { pageInLanguage } from './page-in-language.ts';

const shop = { catalogue: { infoPages: async () => new Map() } } as unknown as Shop;

test.each([
  ['/settings.php?back=/', 'en', '/en/settings.php?back=%2Fen%2F'],
  ['/signin.php?go_on=/account.php?a=1', 'en', '/en/signin.php?go_on=%2Fen%2Faccount.php%3Fa%3D1'],
  ['/en/signin.php?go_on=//evil.example/', 'pl', '/signin.php?go_on=%2F'],
  ['/en/basketedit.php?a=1&currency=EUR', 'pl', '/basketedit.php?a=1'],
  ['/en/', 'pl', '/'],
  ['/.//evil.example/x', 'pl', '/'],
  ['/en//evil.example/', 'pl', '/'],
  ['/en/\\evil.example', 'pl', '/'],
  ['/x/..//evil.example/', 'en', '/en/'],
] as const)('the page %s in the language %s is %s', async (address, language, there) => {
  expect(await pageInLanguage(shop, address, language)).toBe(there);
});

test('whatever page it was, in another language it is still one of this shop', async () => {
  await fc.assert(
    fc.asyncProperty(hostileAddress, fc.constantFrom(...LANGUAGES), async (address, language) => {
      const there = await pageInLanguage(shop, address, language);
      expect(new URL(there, 'https://shop.example').origin).toBe('https://shop.example');
    }),
    { numRuns: 1_000 },
  );
});
