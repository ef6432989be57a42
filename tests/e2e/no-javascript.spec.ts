import type { Page } from '@playwright/test';
import { fillContact, goOn, heading, orderButton } from '#tests/support/journey/checkout.ts';
import { addButton, expect, IN_SIZES, test } from '#tests/support/journey/shop.ts';
import { CATEGORY } from '#tests/support/journey/toggles.ts';

// What the forms and the pages say is asked without a browser: tests/no-javascript.integration.test.ts.
test.use({ javaScriptEnabled: false, newcomer: true });

const PHONE = { width: 360, height: 740 };

const top = (page: Page, name: string) => page.locator('header .mega > li > a', { hasText: name });
const panel = (page: Page, name: string) =>
  page.locator('header .mega > li', { has: page.locator(`> a:text-is("${name}")`) }).locator('.mega__panel');
const footer = (page: Page) => page.getByRole('contentinfo');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

test('what needs no script is there: the menu, bars, all of a list and its filters; what needs one is not', async ({
  page,
}) => {
  await page.goto(CATEGORY);
  for (const words of ['Palimy we wtorki i czwartki', 'Do dobrej kawy wystarczą świeże ziarna'])
    await expect(page.locator('.bar', { hasText: words })).toBeVisible();
  await expect(page.locator('.bar__close:visible')).toHaveCount(0);
  await expect(page.locator('#consent')).toBeHidden();
  await expect(page.locator('#rabateCode').getByRole('button', { name: 'Użyj kodu' })).toBeVisible();
  await expect(page.locator('.cards > li').last()).toHaveCSS('content-visibility', 'visible');
  await expect(page.getByRole('button', { name: 'Pokaż więcej' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Podkategorie: Kawa' })).toBeHidden();
  await top(page, 'Kawa').hover();
  await expect(panel(page, 'Kawa')).toBeVisible();
  await page.mouse.move(640, 880);
  await expect(panel(page, 'Kawa')).toBeHidden();
  await top(page, 'Kawa').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Wszystko w kategorii Kawa' })).toBeFocused();

  await page.setViewportSize(PHONE);
  await expect(footer(page).getByRole('heading').getByRole('button')).toHaveCount(0);
  await expect(footer(page).getByRole('link', { name: 'Dostawa' })).toBeVisible();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page).toHaveURL(/#all-categories$/);
  await expect(footer(page).getByRole('link', { name: 'Kawa' })).toBeInViewport();
  await expect(box(page, 'W promocji')).toBeHidden();
  await expect(page.getByLabel('Sortuj')).toBeVisible();
  await page.locator('[data-filters=toggle]').click();
  await box(page, 'W promocji').check();
  await box(page, 'Dostępne').check();
  await page.getByRole('button', { name: 'Zastosuj filtry' }).click();
  await expect(page.locator('.chosen__one')).toHaveCount(2);
  await page.getByRole('link', { name: 'Usuń filtr: W promocji' }).click();
  await expect(page).toHaveURL(/kawa\?available=1$/);
  await page.getByRole('link', { name: 'Lista', exact: true }).click();
  await expect(page.locator('form[data-view=list]')).toBeAttached();
  await page.getByLabel('Sortuj').selectOption({ label: 'Cena: od najniższej' });
  await page.getByRole('button', { name: 'Pokaż', exact: true }).click();
  await expect(page).toHaveURL(/sort=cheapest/);
  await page.getByRole('link', { name: 'Następna' }).click();
  await expect(page).toHaveURL(/available=1&sort=cheapest&view=list&page=2$/);
  await footer(page).getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polityka prywatności');
});

test('a guest finds a coffee, chooses a size and orders it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('brazylia cerrado');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: IN_SIZES, exact: true }).click();
  await expect(page.locator('.instalments')).toBeHidden();
  await page.getByRole('link', { name: '500 g', exact: true }).click();
  await page.getByLabel('Ilość').fill('3');
  await addButton(page).click();
  await expect(page.locator('.line')).toContainText('500 g');
  await page.getByLabel(`Ilość: ${IN_SIZES}`).fill('2');
  await page.getByRole('button', { name: 'Przelicz' }).click();
  await expect(page.getByText(`Zmieniono ilość: ${IN_SIZES}`)).toBeVisible();
  await page.getByRole('link', { name: 'Przejdź do zamówienia' }).click();
  await expect(page.locator('#field_invoice_street')).toBeHidden();
  await fillContact(page);
  await goOn(page);
  await page.getByRole('radio', { name: /^Odbiór w punkcie (?!.*przy odbiorze)/ }).check();
  await expect(page.locator('#field_pickup_point')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wybierz punkt na mapie' })).toBeHidden();
  await page.getByRole('radio', { name: /^Kurier u Ciebie/ }).check();
  await page.getByRole('radio', { name: /^Przelew/ }).check();
  await goOn(page);
  await page.getByLabel('Akceptuję regulamin i politykę prywatności').check();
  await orderButton(page).click();
  await expect(heading(page, /^Zamówienie /)).toBeVisible();
});
