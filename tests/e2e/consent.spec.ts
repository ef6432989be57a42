import type { BrowserContext, Page } from '@playwright/test';
import { expectForEverybody } from '#tests/support/everybody.ts';
import { gate } from '#tests/support/gate.ts';
import { FRAME, holdScripts } from '#tests/support/held-scripts.ts';
import { expect, test, toast, untilStarted } from '#tests/support/shop.ts';
import { expectStill } from '#tests/support/still.ts';

const DAY = 86_400;

const question = (page: Page) => page.getByRole('region', { name: 'Twoja prywatność' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Zarządzaj plikami cookie' });
const kept = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'cookieConsent');

test.use({ newcomer: true });

test.describe('the question of cookies', () => {
  for (const [words, answer] of [
    ['Akceptuję wszystkie', 'analytics'],
    ['Tylko niezbędne', 'necessary'],
  ] as const)
    test(`takes '${words}' with one press, keeps it for 180 days and does not ask again`, async ({
      page,
      context,
    }) => {
      await page.goto('/contact.php');
      await question(page).getByRole('button', { name: words }).click();
      await expect(question(page)).toBeHidden();
      const { value, path, expires } = (await kept(context)) ?? {};
      expect({ value, path }).toEqual({ value: answer, path: '/' });
      expect(Math.abs((expires ?? 0) - Date.now() / 1000 - 180 * DAY)).toBeLessThan(60);
      await page.goto('/');
      await page.waitForTimeout(600);
      await expect(question(page)).toBeHidden();
    });

  test('keeps the answer of who leaves in the same moment', async ({ page, context }) => {
    const script = page.waitForResponse('**/assets/answer-with-*.js');
    await page.goto('/contact.php');
    await (await script).finished();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    await question(page)
      .getByRole('button', { name: 'Tylko niezbędne' })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        location.assign('/');
      });
    await page.waitForURL('/');
    expect((await kept(context))?.value).toBe('necessary');
    await expect(question(page)).toBeHidden();
  });

  test('leaves the focus where it is when its script comes after a modal has taken it along', async ({
    page,
  }) => {
    const { opened, open } = gate();
    await page.route('**/assets/consent-bar-*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto('/');
    await untilStarted(page);
    await page.keyboard.press('Tab');
    const no = page.locator('#keyboard-helper #consent').getByRole('button', { name: 'Tylko niezbędne' });
    await no.focus();
    const script = page.waitForResponse('**/assets/consent-bar-*.js');
    open();
    await (await script).finished();
    await page.waitForTimeout(300);
    await expect(no).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
  });

  test('makes yes and no equally easy: alike, side by side', async ({ page }) => {
    await page.goto('/contact.php');
    const [yes, no] = [/^Akceptuję/, /^Tylko/].map((name) => question(page).getByRole('button', { name }));
    const [one, other] = [await yes?.boundingBox(), await no?.boundingBox()];
    expect(one?.width).toBe(other?.width);
    expect(one?.height).toBe(other?.height);
    expect(one?.y).toBe(other?.y);
    expect(await yes?.getAttribute('class')).toBe(await no?.getAttribute('class'));
  });

  test('keeps nothing until it is answered', async ({ page, context }) => {
    await page.goto('/contact.php');
    await expect(question(page)).toBeVisible();
    expect(await kept(context)).toBeUndefined();
  });

  test('is asked again where the answer cannot be read', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'cookieConsent', value: 'whatever', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(question(page)).toBeVisible();
  });

  test('moves nothing, holds no focus, and is the first thing after the way to the content', async ({
    page,
  }) => {
    await page.goto('/contact.php');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
    for (const name of ['Tylko niezbędne', 'Akceptuję wszystkie', 'Ustawienia']) {
      await page.keyboard.press('Tab');
      await expect(question(page).getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    expect(await question(page).evaluate((bar) => bar.contains(document.activeElement))).toBe(false);
    await expectStill(page);
  });

  test('is answered with the keyboard alone', async ({ page, context }) => {
    await page.goto('/contact.php');
    await question(page).getByRole('button', { name: 'Tylko niezbędne' }).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    expect((await kept(context))?.value).toBe('necessary');
  });

  test('has settings, purpose by purpose, that leave it open until something is chosen', async ({
    page,
    context,
  }) => {
    await page.goto('/contact.php');
    await question(page).getByRole('button', { name: 'Ustawienia' }).click();
    await expect(settings(page)).toBeVisible();
    await expect(question(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Ustawienia' }).click();
    await expect(settings(page).getByRole('checkbox', { name: 'Niezbędne' })).toBeDisabled();
    await settings(page).getByRole('checkbox', { name: 'Statystyka' }).check();
    await settings(page).getByRole('button', { name: 'Zapisz wybór' }).click();
    await expect(settings(page)).toBeHidden();
    await expect(question(page)).toBeHidden();
    await expect(toast(page)).toHaveText('Zapisaliśmy Twój wybór.');
    expect((await kept(context))?.value).toBe('analytics');
  });

  test('can be answered anew at any time in the footer, and consent withdrawn', async ({ page, context }) => {
    await page.goto('/contact.php');
    await question(page).getByRole('button', { name: 'Akceptuję wszystkie' }).click();
    await expect(question(page)).toBeHidden();
    await page.goto('/');
    await page.locator('.footer').getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
    await expect(settings(page).getByRole('checkbox', { name: 'Statystyka' })).toBeChecked();
    await settings(page).getByRole('button', { name: 'Tylko niezbędne' }).click();
    await expect(settings(page)).toBeHidden();
    expect((await kept(context))?.value).toBe('necessary');
  });

  for (const answer of ['Akceptuję wszystkie', 'Zapisz wybór'])
    test(`is heard also where '${answer}' comes before the script that takes it`, async ({
      page,
      context,
    }) => {
      await page.goto('/contact.php');
      await question(page).getByRole('button', { name: 'Tylko niezbędne' }).click();
      await expect(question(page)).toBeHidden();
      await page.goto('/');
      const letThrough = await holdScripts(page, /assets\/(notices|consent-form)-/);
      await page.locator('.footer').getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
      if (answer === 'Zapisz wybór')
        await settings(page).getByRole('checkbox', { name: 'Statystyka' }).check();
      await settings(page).getByRole('button', { name: answer }).click();
      letThrough();
      await expect(settings(page)).toBeHidden();
      await expect(toast(page)).toHaveText('Zapisaliśmy Twój wybór.');
      expect((await kept(context))?.value).toBe('analytics');
    });

  test('stands there with the page, and its answer waits for the script', async ({ page, context }) => {
    const letThrough = await holdScripts(page, FRAME);
    await page.goto('/contact.php');
    await question(page).getByRole('button', { name: 'Tylko niezbędne' }).click();
    expect(await kept(context)).toBeUndefined();
    letThrough();
    await expect(question(page)).toBeHidden();
    expect((await kept(context))?.value).toBe('necessary');
  });

  test('is answered in one tab for all of them', async ({ page, context }) => {
    await page.goto('/contact.php');
    await expect(question(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await question(other).getByRole('button', { name: 'Tylko niezbędne' }).click();
    await expect(question(other)).toBeHidden();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(question(page)).toBeHidden();
  });

  test('is asked in English too', async ({ page }) => {
    await page.goto('/en/contact.php');
    const asked = page.getByRole('region', { name: 'Your privacy' });
    for (const name of ['Only necessary', 'Accept all', 'Settings'])
      await expect(asked.getByRole('button', { name })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is not asked, as nothing could be tracked', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('#consent')).toBeHidden();
    });
  });
});

test('the question of cookies and its settings can be used by everybody', async ({ page }) => {
  const ask = async () => {
    await page.goto('/contact.php');
    await expect(question(page)).toBeVisible();
  };
  await expectForEverybody(page, 'the question', ask);
  await expectForEverybody(page, 'its settings', async () => {
    await ask();
    await question(page).getByRole('button', { name: 'Ustawienia' }).click();
    await expect(settings(page)).toBeVisible();
  });
});
