import type { BrowserContext, Page } from '@playwright/test';
import { holdScripts, LAYOUT } from '#tests/support/journey/held-scripts.ts';
import { expect, test, toast } from '#tests/support/journey/shop.ts';
import { expectStill } from '#tests/support/journey/still.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Twoja prywatność' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Zarządzaj plikami cookie' });
const kept = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'cookieConsent')?.value;

test.use({ newcomer: true });

test('the question of cookies stands there with the page and moves nothing; its answers wait for their scripts, and are kept by who leaves', async ({
  page,
  context,
}) => {
  const letFrameThrough = await holdScripts(page, LAYOUT);
  await page.goto('/contact.php');
  await question(page).getByRole('button', { name: 'Tylko niezbędne' }).click();
  expect(await kept(context)).toBeUndefined();
  letFrameThrough();
  await expect(question(page)).toBeHidden();
  expect(await kept(context)).toBe('necessary');
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(question(page)).toBeHidden();

  const letThrough = await holdScripts(page, /assets\/(notices|consent-form)-/);
  await page.locator('.footer').getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
  await settings(page).getByRole('checkbox', { name: 'Statystyka' }).check();
  await settings(page).getByRole('button', { name: 'Zapisz wybór' }).click();
  letThrough();
  await expect(settings(page)).toBeHidden();
  await expect(toast(page)).toHaveText('Zapisaliśmy Twój wybór.');
  expect(await kept(context)).toBe('analytics');

  await context.clearCookies({ name: 'cookieConsent' });
  const script = page.waitForResponse('**/assets/answer-with-*.js');
  await page.goto('/contact.php');
  await (await script).finished();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expectStill(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await question(page)
    .getByRole('button', { name: 'Tylko niezbędne' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      location.assign('/');
    });
  await page.waitForURL('/');
  expect(await kept(context)).toBe('necessary');
  await expect(question(page)).toBeHidden();
});
