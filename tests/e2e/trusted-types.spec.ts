import { test as base, type Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey/shop.ts';
import { addToPages } from '#tests/support/journey/snippets.ts';

/** What a page tries to make of a plain text; the browser's refusal where it is not let. */
const tryTo = (page: Page, what: 'html' | 'script') =>
  page.evaluate((wanted) => {
    try {
      if (wanted === 'html') document.createElement('div').innerHTML = '<img src="/x" alt="">';
      else document.createElement('script').src = '/gfx/pl/menu_slider_main.js';
      return 'done';
    } catch (error) {
      return String((error as Error).name);
    }
  }, what);

base.describe('a text that somebody has slipped into a page', () => {
  base(
    'becomes neither HTML nor a script, since the shop’s own code makes those by names of its own',
    async ({ page }) => {
      await page.goto('/');
      expect([await tryTo(page, 'html'), await tryTo(page, 'script')]).toEqual(['TypeError', 'TypeError']);
      const anotherName = await page.evaluate(() => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        };
        try {
          trustedTypes.createPolicy('intruder', {});
          return 'made';
        } catch {
          return 'refused';
        }
      });
      expect(anotherName).toBe('refused');
    },
  );

  base('stays a text where the shop shows its map', async ({ page }) => {
    await page.goto('/points.php');
    await page.getByRole('button', { name: 'Wybierz punkt na mapie' }).click();
    await expect(page.locator('.map-cluster').first()).toBeVisible();
    expect([await tryTo(page, 'html'), await tryTo(page, 'script')]).toEqual(['TypeError', 'TypeError']);
  });
});

test('a script that the owner has added writes HTML and loads scripts as it does elsewhere', async ({
  page,
}) => {
  await addToPages(page, {
    snippets: [
      {
        region: 'body_bottom',
        content:
          '<p id="chat"></p><script>document.getElementById("chat").innerHTML = "<b>Czat</b>";' +
          'const s = document.createElement("script"); s.type = "module";' +
          's.src = "/gfx/pl/menu_slider_main.js"; s.onload = () => { window.loaded = true };' +
          'document.head.append(s)</script>',
      },
    ],
  });
  await page.goto('/');
  await expect(page.locator('#chat b')).toHaveText('Czat');
  await expect.poll(() => page.evaluate(() => 'loaded' in window)).toBe(true);
});
