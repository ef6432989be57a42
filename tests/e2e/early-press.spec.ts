import { PHONE } from '#tests/support/everybody.ts';
import { FRAME, holdScripts } from '#tests/support/held-scripts.ts';
import { expect, test, untilStarted } from '#tests/support/shop.ts';

const CATEGORY = '/kategoria/1/kawa';

test.describe('before the script of what surrounds the page has come', () => {
  for (const [what, opener, dialog] of [
    ['the menu', '.header__menu', 'Menu'],
    ['the choice of region', '.header__region', 'Język, waluta i kraj dostawy'],
    ['what is kept in the browser', '.footer [aria-controls=cookies]', 'Zarządzaj plikami cookie'],
  ] as const)
    test(`${what} is asked for once, and opens when it has`, async ({ page }) => {
      if (what === 'the menu') await page.setViewportSize(PHONE);
      const letThrough = await holdScripts(page, FRAME);
      await page.goto('/contact.php');
      await page.locator(opener).click();
      await expect(page).toHaveURL(/contact\.php$/);
      letThrough();
      await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible();
    });

  test('a filter and an order of the list are chosen without it', async ({ page }) => {
    await holdScripts(page, FRAME);
    await page.goto(CATEGORY);
    await page.getByRole('checkbox', { name: 'W promocji' }).check();
    await expect(page).toHaveURL(/promotion=1/);
    await page.getByLabel('Sortuj').selectOption('dearest');
    await expect(page).toHaveURL(/sort=dearest/);
  });

  test('who has scrolled down finds the way up when it has', async ({ page }) => {
    const letThrough = await holdScripts(page, FRAME);
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: innerHeight * 2 + 10, behavior: 'instant' }));
    await page.waitForTimeout(100);
    letThrough();
    await expect(page.getByRole('button', { name: 'Do góry' })).toBeVisible();
  });
});

test('where the script cannot come, what opens the menu is a link to it', async ({ page, complaints }) => {
  await page.setViewportSize(PHONE);
  const giveUp = await holdScripts(page, FRAME, (route) => route.abort());
  await page.goto('/contact.php');
  await page.locator('.header__menu').click();
  await expect(page).toHaveURL(/contact\.php$/);
  giveUp();
  await expect(page).toHaveURL(/contact\.php#/);
  complaints.length = 0;
});

for (const [what, scripts] of [
  ['its own code has come', /assets\/keyboard-helper-/],
  ['the code of what surrounds the page has come', FRAME],
  ['any script has come', undefined],
] as const)
  test(`the keyboard helper opens on a Tab before ${what}, and no Tab is lost`, async ({ page }) => {
    const letThrough = await holdScripts(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.footer')).toBeAttached();
    if (what === 'its own code has come') await untilStarted(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Przejdź do treści', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.bar a').first()).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
    letThrough();
    await expect(page.getByRole('button', { name: 'Przejdź do treści strony' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.bar a').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Przejdź do treści', exact: true })).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

test('the keyboard helper that comes late does not disturb who has begun to write', async ({ page }) => {
  const letThrough = await holdScripts(page, /assets\/keyboard-helper-/);
  await page.goto('/');
  await untilStarted(page);
  await page.keyboard.press('Tab');
  await page.locator('.header input[name=text]').pressSequentially('kaw');
  const hasCome = page.waitForResponse(/assets\/keyboard-helper-/);
  letThrough();
  await (await hasCome).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('dialog', { name: 'Na skróty' })).toBeHidden();
  await expect(page.locator('.header input[name=text]')).toBeFocused();
});

test('the keyboard helper is shown when its ways lead somewhere', async ({ page }) => {
  const letThrough = await holdScripts(page, /assets\/keyboard-helper-/);
  await page.goto('/');
  await untilStarted(page);
  await page.keyboard.press('Tab');
  await page.waitForTimeout(200);
  await expect(page.getByRole('dialog')).toBeHidden();
  letThrough();
  await page.getByRole('button', { name: 'Przejdź do wyszukiwarki' }).click();
  await expect(page.locator('.header input[name=text]')).toBeFocused();
});
