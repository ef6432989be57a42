import type { Page } from '@playwright/test';
import {
  DESKTOP,
  expectAccessible,
  expectAccessibleAt,
  PHONE,
} from '#tests/support/journey/accessibility.ts';
import { buyFilters } from '#tests/support/journey/checkout.ts';
import { answerSearches, form, tell, type } from '#tests/support/journey/live-search.ts';
import {
  addButton,
  expect,
  hoverBasket,
  miniCart,
  test,
  toast,
  untilHydrated,
} from '#tests/support/journey/shop.ts';

const PRODUCT = '/produkt/7/brazylia-cerrado';

/** What can be had for this price is nothing: who comes to the dialog, comes by a link of the owner's. */
function openInstalments(): void {
  const control = document.createElement('button');
  control.dataset.control = 'open';
  control.setAttribute('aria-controls', 'instalments-0');
  document.querySelector('main')?.append(control);
  control.click();
  control.remove();
}

async function openProduct(page: Page, address = PRODUCT): Promise<void> {
  await page.goto(address);
  await untilHydrated(page, 'buy-box');
}

test.describe('accessibility of', () => {
  test('what opens on a product’s page', async ({ page }) => {
    test.slow();
    await expectAccessible(page, 'the shipping methods', async () => {
      await openProduct(page);
      await page.getByRole('button', { name: 'Sposoby dostawy' }).click();
      await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(1);
    });
    await expectAccessible(page, 'the instalments', async () => {
      await openProduct(page);
      await page.evaluate(openInstalments);
      await expect(page.getByRole('dialog', { name: 'Kalkulator rat: Raty Mgła' })).toBeVisible();
    });
    await expectAccessible(page, 'the enlarged picture', async () => {
      await openProduct(page);
      await untilHydrated(page, 'picture-gallery');
      await page.getByRole('button', { name: 'Powiększ zdjęcie' }).click();
      await expect(page.locator('.gallery__dialog')).toBeVisible();
    });
    await expectAccessible(page, 'the parameters', async () => {
      await openProduct(page);
      await page.getByText('Parametry', { exact: true }).click();
    });
  });

  test('a product that was just bought, and the mini-cart', async ({ page }) => {
    await buyFilters(page);
    await expectAccessible(page, 'the alert', async () => {
      await openProduct(page);
      await addButton(page).click();
      await expect(toast(page)).toBeVisible();
    });
    await expectAccessibleAt(page, DESKTOP, 'the mini-cart', async () => {
      await page.goto('/contact.php');
      await hoverBasket(page);
      await expect(miniCart(page)).toBeVisible();
    });
  });

  test('an address that was refused', async ({ page, complaints }) => {
    await expectAccessible(page, 'the notice form', async () => {
      await openProduct(page, '/produkt/18/mieszanka-zimowa');
      await page.getByLabel('Twój e-mail').fill('kawa@nigdzie');
      await page.getByRole('button', { name: 'Powiadom mnie' }).click();
      await expect(page.getByLabel('Twój e-mail')).toHaveAttribute('aria-invalid', 'true');
    });
    // The browser itself notes that the address was refused.
    complaints.length = 0;
  });

  test('a code that was refused and a line that was removed', async ({ page, complaints }) => {
    await expectAccessible(page, 'the refused code', async () => {
      await buyFilters(page);
      await page.goto('/basketedit.php');
      await untilHydrated(page, 'basket-lines');
      await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('NIEMA');
      await page.getByRole('main').getByRole('button', { name: 'Użyj kodu' }).click();
      await expect(toast(page)).toBeVisible();
    });
    await expectAccessible(page, 'the way back of a removed line', async () => {
      await buyFilters(page);
      await page.goto('/basketedit.php');
      await untilHydrated(page, 'basket-lines');
      await page.getByRole('button', { name: /^Usuń z koszyka/ }).click();
      await expect(page.getByRole('button', { name: 'Cofnij' })).toBeVisible();
    });
    complaints.length = 0;
  });

  test('a live search that finds nothing', async ({ page }) => {
    const asked = await answerSearches(page, (route) => tell(route, {}));
    await expectAccessible(page, 'the search', async (_, { width }) => {
      await page.goto('/contact.php');
      // What was found once is kept: each view asks for something else.
      await type(page, `qqqq${width}`);
      await expect.poll(() => asked.at(-1)?.text).toBe(`qqqq${width}`);
      await expect(form(page)).not.toHaveAttribute('data-loading');
    });
  });

  test('an open calendar', async ({ page }) => {
    await expectAccessible(page, 'the calendar', async () => {
      await page.goto('/client-new.php');
      await page.locator('.form__more summary').click();
      await page.locator('shop-island[name=date-field] input').scrollIntoViewIfNeeded();
      await untilHydrated(page, 'date-field');
      await page.getByRole('button', { name: /^Wybierz w kalendarzu/ }).click();
      await expect(page.getByRole('dialog', { name: /^Wybierz w kalendarzu/ })).toBeVisible();
    });
  });

  test('an open group of the footer, and the way back to the top', async ({ page }) => {
    await expectAccessibleAt(page, PHONE, 'the footer', async () => {
      await page.goto('/search.php?text=kawa');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Pomoc' }).click();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.getByRole('button', { name: 'Do góry' })).toBeVisible();
    });
  });
});
