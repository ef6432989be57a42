import type { Page } from '@playwright/test';
import { devtoolsNode } from '#tests/support/devtools-node.ts';
import { expectForEverybody } from '#tests/support/everybody.ts';
import {
  expect,
  IN_SIZES,
  openProduct,
  test,
  untilAwake,
  untilRuled,
  untilStarted,
} from '#tests/support/shop.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');
const hint = (page: Page) => page.locator('.buy-box').getByRole('button', { name: 'Co to za cena?' });
const LOWEST = /Najniższa cena, za jaką sprzedawaliśmy ten produkt w ciągu 30 dni przed obniżką/;

async function open(page: Page): Promise<void> {
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'buy-box');
  await untilStarted(page);
}

test.describe('a tooltip', () => {
  test('explains the lowest price of 30 days, 15 px from its sign, and hides 500 ms after the pointer left', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await expect(page.locator('.product-price__lowest')).toContainText(
      'Najniższa cena z 30 dni przed obniżką:',
    );
    await page.clock.pauseAt(Date.now() + 60_000);
    await hint(page).hover();
    await expect(tooltip(page)).toHaveText(LOWEST);
    const [sign, words] = [await hint(page).boundingBox(), await tooltip(page).boundingBox()];
    expect(Math.round((words?.y ?? 0) - (sign?.y ?? 0) - (sign?.height ?? 0))).toBe(15);
    await page.mouse.move(5, 5);
    await page.clock.runFor(499);
    await expect(tooltip(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('stays while the pointer is on it', async ({ page }) => {
    await open(page);
    await hint(page).hover();
    await tooltip(page).hover();
    await page.waitForTimeout(800);
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('is shown with the keyboard, read with its control, and hidden by Escape or when the focus leaves', async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.press('Tab');
    await hint(page).focus();
    await expect(tooltip(page)).toHaveText(LOWEST);
    await expect(hint(page)).toHaveAttribute('aria-describedby', 'tooltip');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(hint(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('names a button without words', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Powiększ zdjęcie' }).hover();
    await expect(tooltip(page)).toHaveText('Powiększ zdjęcie');
    await page.getByRole('button', { name: 'Powiększ zdjęcie' }).click();
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('does not come any more for a control that a modal lies over by now', async ({ page }) => {
    await page.goto('/contact.php');
    await untilStarted(page);
    const control = page.locator('.header__region');
    await control.click();
    await untilRuled(page.locator('#region-dialog'));
    // For a moment a browser takes the pointer for being on it still.
    const { devtools, nodeId } = await devtoolsNode(page, '.header__region');
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
    const isThere = await control.evaluate(async (link) => {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      await new Promise((resolve) => setTimeout(resolve, 200));
      return document.querySelector('[role=tooltip]') !== null;
    });
    expect(isThere).toBe(false);
  });

  test('names a heart and scales in the corner of a card, and lies upon neither', async ({ page }) => {
    await page.goto('/kategoria/1/kawa');
    const marks = page.locator('.card').nth(1).locator('.mark');
    for (const [index, words] of [/^Zapisz na liście: /, /^Porównaj: /].entries()) {
      await expect(async () => {
        await page.mouse.move(5, 5);
        await marks.nth(index).hover();
        await expect(tooltip(page)).toHaveText(words, { timeout: 500 });
      }).toPass();
      const bubble = await tooltip(page).boundingBox();
      const other = await marks.nth(1 - index).boundingBox();
      const [top = 0, bottom = 0] = [bubble?.y, (bubble?.y ?? 0) + (bubble?.height ?? 0)];
      const [from = 0, to = 0] = [other?.y, (other?.y ?? 0) + (other?.height ?? 0)];
      expect(bottom <= from || top >= to).toBe(true);
      await page.mouse.move(5, 5);
      await expect(tooltip(page)).toHaveCount(0);
    }
  });

  test('is never cut off at the edge', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 500 });
    await open(page);
    for (const block of ['start', 'end'] as const) {
      await hint(page).evaluate((sign, at) => sign.scrollIntoView({ block: at, behavior: 'instant' }), block);
      await page.mouse.move(5, 5);
      await hint(page).hover();
      const box = await tooltip(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(8);
      expect(box?.y).toBeGreaterThanOrEqual(8);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(632);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(492);
      await page.keyboard.press('Escape');
    }
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('comes and goes with a tap', async ({ page }) => {
      await open(page);
      await hint(page).tap();
      await expect(tooltip(page)).toHaveText(LOWEST);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(tooltip(page)).toHaveCount(0);
    });
  });

  test('can be read by everybody', ({ page }) =>
    expectForEverybody(page, 'a tooltip', async () => {
      await open(page);
      await hint(page).hover();
      await expect(tooltip(page)).toBeVisible();
    }));
});
