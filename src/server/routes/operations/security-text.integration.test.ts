import { expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { ORIGIN, openTestShop } from '#tests/support/shop/test-shop.ts';

describeWithDatabase('security.txt', (use) => {
  test('says whom to tell of a hole in the shop, and never runs out', async () => {
    const shop = await openTestShop(use(), { email: 'sklep@example.org' });
    for (const days of [0, 400]) {
      shop.now = Date.UTC(2026, 10, 17) + days * 86_400_000;
      const { statusCode, headers, body } = await shop.app.inject('/.well-known/security.txt');
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      const fields = new Map(
        body
          .trim()
          .split('\n')
          .map((line) => line.split(': ', 2) as [string, string]),
      );
      expect(fields.get('Contact')).toBe('mailto:sklep@example.org');
      expect(fields.get('Preferred-Languages')).toBe('pl, en');
      expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
      const expires = Date.parse(fields.get('Expires') ?? '');
      expect(expires).toBeGreaterThan(shop.now + 30 * 86_400_000);
      expect(expires).toBeLessThan(shop.now + 365 * 86_400_000);
    }
    await shop.close();
  });
});
