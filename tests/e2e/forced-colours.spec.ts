import type { Locator, Page } from '@playwright/test';
import { buyFilters } from '#tests/support/journey/checkout.ts';
import { walkTo } from '#tests/support/journey/keyboard.ts';
import { expect, test, untilHydrated } from '#tests/support/journey/shop.ts';

const backgroundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Something chosen does not look like its neighbour that is not. */
async function expectApart(chosen: Locator, other: Locator): Promise<void> {
  expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other));
}

/** Controls of the page that nobody could see the edge of. */
const withoutLine = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.button, .field input, .field select, .field textarea, .sizes__pill span')]
      .filter((control) => control.checkVisibility() && control.getAttribute('type') !== 'hidden')
      .filter((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
        return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

test.describe('in a shopper’s own few colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  test('what is chosen can be told from what is not', async ({ page }) => {
    await page.goto('/kategoria/1/kawa');
    await expect(page.locator('.toggle[aria-pressed]').first()).toBeAttached();
    await expectApart(page.locator('.pager [aria-current]'), page.locator('.pager li a').last());
    await expectApart(
      page.locator('.settings__views [aria-current]'),
      page.locator('.settings__views a').last(),
    );
    await page.locator('.toggle').first().click();
    await expect(page.locator('.toggle').first()).toHaveAttribute('aria-pressed', 'true');
    await expectApart(page.locator('.toggle').first(), page.locator('.toggle').nth(1));
    await page.goto('/produkt/7/brazylia-cerrado');
    const pills = page.locator('.sizes__pill > span');
    await expectApart(pills.first(), pills.last());
    const lineOf = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).borderBottomColor);
    const tabs = page.locator('.tabs summary');
    expect(await lineOf(tabs.first())).not.toBe(await lineOf(tabs.last()));
  });

  test('a chosen day of the calendar can be told from the others', async ({ page }) => {
    await page.goto('/client-new.php');
    await page.locator('.form__more summary').click();
    await page.locator('shop-island[name=date-field] input').scrollIntoViewIfNeeded();
    await untilHydrated(page, 'date-field');
    await page.locator('shop-island[name=date-field] input').fill('1980-04-02');
    await page.getByRole('button', { name: /^Wybierz w kalendarzu/ }).click();
    const chosen = page.locator('.calendar__cell[aria-selected=true] span');
    await expectApart(chosen, page.locator('.calendar__cell[aria-selected=false] span').first());
  });

  test('every button and field has its line, and the focus is seen', async ({ page }) => {
    await buyFilters(page);
    for (const address of ['/produkt/7/brazylia-cerrado', '/basketedit.php', '/order.php', '/contact.php']) {
      await page.goto(address);
      expect(await withoutLine(page), address).toEqual([]);
    }
    await walkTo(page, page.getByRole('main').getByRole('button', { name: 'Wyślij' }));
  });
});
