import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWithShop, openTestShop, PAGE, type TestShop } from '#tests/support/shop/test-shop.ts';

const MINUTE = 60_000;
const TEXT = { pl: 'Nowe kawy już w sklepie.', en: 'New coffees have arrived.' };
const CODE = { pl: 'Mniej za wszystko.', en: 'Less for everything.' };

describeWithShop('what the shop announces', (use) => {
  let running: TestShop;
  let start: number;
  beforeAll(async () => {
    start = Math.ceil(use().now / MINUTE) * MINUTE;
    running = await openTestShop(use().database, {
      bars: [
        {
          id: 'new-coffees',
          place: 'top',
          text: TEXT,
          from: written(start + MINUTE),
          until: written(start + 3 * MINUTE),
        },
      ],
      banners: { code: { code: 'NOWE', text: CODE, from: written(start + 2 * MINUTE) } },
      consent: [],
      // Longer than the test: only the announcements' own times may end a page.
      pageCache: { megabytes: 16, freshSeconds: 3600 },
    });
  });
  afterAll(() => running?.close());

  test('appears and goes at its time by the shop’s clock, also on pages that are kept', async () => {
    const seen = [];
    for (const minutes of [0, 0.99, 1, 1.99, 2, 2.99, 3]) {
      running.now = start + minutes * MINUTE;
      const html = await page(running, '/contact.php');
      seen.push([minutes, html.includes(TEXT.pl), html.includes(CODE.pl)]);
    }
    expect(seen).toEqual([
      [0, false, false],
      [0.99, false, false],
      [1, true, false],
      [1.99, true, false],
      [2, true, true],
      [2.99, true, true],
      [3, false, true],
    ]);
  });

  test('is said in the language of the page', async () => {
    running.now = start + 2 * MINUTE;
    const html = await page(running, '/en/contact.php');
    expect(html).toContain(TEXT.en);
    expect(html).not.toContain(TEXT.pl);
  });

  test('asks for consent only where the shop has something that needs it', async () => {
    expect(await page(running, '/contact.php')).not.toMatch(/id="consent"|data-consent-form/);
    expect(await page(use(), '/contact.php')).toMatch(/id="consent".*data-consent-form/s);
  });
});

const written = (instant: number) => new Date(instant).toISOString();

const page = async ({ app }: TestShop, url: string) => (await app.inject({ url, headers: PAGE })).body;
