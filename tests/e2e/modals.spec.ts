import type { Page } from '@playwright/test';
import { framesOfPress } from '#tests/support/frames-of-press.ts';
import {
  expect,
  IN_SIZES,
  openProduct,
  test,
  toast,
  untilAwake,
  untilLaidOut,
  untilRuled,
  untilStarted,
} from '#tests/support/shop.ts';

const cookies = (page: Page) => page.getByRole('dialog', { name: 'Zarządzaj plikami cookie' });
const region = (page: Page) => page.getByRole('dialog', { name: 'Język, waluta i kraj dostawy' });
const regionLink = (page: Page) => page.locator('.header__region');
const isInside = (dialog: ReturnType<typeof cookies>) =>
  dialog.evaluate((element) => element.contains(document.activeElement));

async function openRegion(page: Page): Promise<void> {
  await page.goto('/contact.php');
  await regionLink(page).click();
  await untilRuled(region(page));
  await expect(region(page).getByLabel('Kod pocztowy')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [name, address, control] of [
    ['the menu', '/kategoria/1/kawa', '.header__menu'],
    ['the filters', '/kategoria/1/kawa', '.listing__open'],
    ['the instalments', '/produkt/7/brazylia-cerrado', '.instalments'],
  ] as const)
    test(`the control of ${name} is shown as pressed before the page is put behind them`, async ({
      page,
    }) => {
      await page.goto(address);
      await untilStarted(page);
      await untilLaidOut(page);
      const [first, ...others] = await page.locator(control).evaluate(framesOfPress, 'dialog:modal');
      expect(first).toBe('pressed');
      expect(others).not.toContain('nothing');
      await expect(page.locator(control)).not.toHaveAttribute('aria-busy');
    });
});

test.describe('a modal', () => {
  test('closes on Escape, on its close link and on a click outside, and the focus returns', async ({
    page,
  }) => {
    await openRegion(page);
    await page.keyboard.press('Escape');
    await expect(region(page)).toBeHidden();
    await expect(regionLink(page)).toBeFocused();

    await regionLink(page).click();
    await region(page).getByRole('button', { name: 'Zamknij' }).click();
    await expect(region(page)).toBeHidden();
    await expect(regionLink(page)).toBeFocused();

    await regionLink(page).click();
    await region(page).getByRole('heading', { name: 'Język, waluta i kraj dostawy' }).click();
    await expect(region(page)).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(region(page)).toBeHidden();
    await expect(regionLink(page)).toBeFocused();
  });

  test('takes the focus, holds it, and is worked with the keyboard alone', async ({ page }) => {
    await page.goto('/contact.php');
    await regionLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(region(page).getByLabel('Kod pocztowy')).toBeVisible();
    for (let press = 0; press < 12; press += 1) {
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog:modal'),
      );
      expect(outside).toBe(false);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(region(page)).toBeHidden();
    await expect(regionLink(page)).toBeFocused();
  });

  test('stays while something is typed: the first Escape leaves the field, the next one closes', async ({
    page,
  }) => {
    await openRegion(page);
    await region(page).getByLabel('Kod pocztowy').fill('00-950');
    await page.keyboard.press('Escape');
    await expect(region(page)).toBeVisible();
    await expect(region(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(region(page)).toBeHidden();
  });

  test('stays while something is typed: the first click outside leaves the field, the next one closes', async ({
    page,
  }) => {
    await openRegion(page);
    await region(page).getByLabel('Kod pocztowy').fill('00-950');
    await page.mouse.click(20, 500);
    await expect(region(page)).toBeVisible();
    await expect(region(page).getByLabel('Kod pocztowy')).not.toBeFocused();
    await page.mouse.click(20, 500);
    await expect(region(page)).toBeHidden();
  });

  test('is not held by a focused checkbox or button: the first Escape closes it', async ({ page }) => {
    await page.goto('/contact.php');
    for (const focused of [
      cookies(page).getByRole('checkbox').last(),
      cookies(page).getByRole('button').first(),
    ]) {
      await page.locator('.footer [aria-controls=cookies]').click();
      await untilRuled(cookies(page));
      await focused.focus();
      await page.keyboard.press('Escape');
      await expect(cookies(page)).toBeHidden();
    }
  });

  test('stays when a press begins inside and ends outside', async ({ page }) => {
    await openRegion(page);
    const box = await region(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 30);
    await page.mouse.down();
    await page.mouse.move(20, 500);
    await page.mouse.up();
    await page.waitForTimeout(100);
    await expect(region(page)).toBeVisible();
  });

  test('stays while the backdrop of a top layer is there', async ({ page }) => {
    await openRegion(page);
    await page.evaluate(() => {
      const backdrop = Object.assign(document.createElement('div'), { textContent: 'Nowość' });
      backdrop.dataset.topLayerBackdrop = '';
      document.body.append(backdrop);
    });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 500);
    await expect(region(page)).toBeVisible();
    await page.evaluate(() => document.querySelector('[data-top-layer-backdrop]')?.remove());
    await page.keyboard.press('Escape');
    await expect(region(page)).toBeHidden();
  });

  test('is alone: another one takes its place, and the focus returns to where the first was opened', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await page.goto('/contact.php');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(menu.getByRole('button', { name: 'Kawa' })).toBeVisible();
    await menu.getByRole('tab', { name: 'Informacje' }).click();
    await menu.getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
    await expect(cookies(page)).toBeVisible();
    await expect(menu).toBeHidden();
    expect(await isInside(cookies(page))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(cookies(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Menu' })).toBeFocused();
  });

  test('keeps the page behind it where it is', async ({ page }) => {
    await page.goto('/');
    await untilLaidOut(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.locator('.footer').getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
    await untilRuled(cookies(page));
    const top = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, -400);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, -400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top);
  });

  test('follows the same rule where an island opens it', async ({ page }) => {
    await openProduct(page, IN_SIZES);
    await untilAwake(page, 'buy-box');
    await untilAwake(page, 'picture-gallery');
    await page.getByRole('button', { name: 'Sposoby dostawy' }).click();
    const ways = page.getByRole('dialog', { name: 'Sposoby dostawy' });
    await untilRuled(ways);
    await page.mouse.click(20, 500);
    await expect(ways).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sposoby dostawy' })).toBeFocused();
    await page.getByRole('button', { name: 'Powiększ zdjęcie' }).click();
    await expect(page.locator('.gallery__dialog')).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(page.locator('.gallery__dialog')).toBeHidden();
  });

  test.describe('while the question of cookies is there', () => {
    test.use({ newcomer: true });

    test('stays, the question can be answered above it, and then it closes', async ({ page }) => {
      await openRegion(page);
      const question = page.getByRole('region', { name: 'Twoja prywatność' });
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(region(page)).toBeVisible();
      await expect(question.getByRole('button', { name: 'Tylko niezbędne' })).toBeFocused();
      await page.keyboard.press('Escape');
      await page.mouse.click(1200, 500);
      await expect(region(page)).toBeVisible();
      await question.getByRole('button', { name: 'Tylko niezbędne' }).click();
      await expect(question).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(region(page)).toBeHidden();
    });

    test('can still be closed by its close link, and the question goes back into the page', async ({
      page,
    }) => {
      await openRegion(page);
      await region(page).getByRole('button', { name: 'Zamknij' }).click();
      await expect(region(page)).toBeHidden();
      const question = page.getByRole('region', { name: 'Twoja prywatność' });
      await question.getByRole('button', { name: 'Tylko niezbędne' }).click();
      await expect(question).toBeHidden();
    });
  });

  test('shows and says alerts above itself, and gives them back', async ({ page }) => {
    await openRegion(page);
    await expect(page.locator('dialog:modal #alerts')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('body > #alerts')).toHaveCount(1);
    await expect(toast(page)).toHaveCount(0);
  });
});
