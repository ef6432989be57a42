import type { Page } from '@playwright/test';
import { linksIn } from '#contract/links.ts';
import { FILTERS, fillContact, goOn, heading, orderButton } from '#tests/support/journey/checkout.ts';
import { emailTo } from '#tests/support/journey/emails.ts';
import { field, searchFor } from '#tests/support/journey/live-search.ts';
import { test } from '#tests/support/journey/net-shop.ts';
import {
  addButton,
  expect,
  hoverBasket,
  mainPrice,
  miniCart,
  quantityField,
  toast,
  untilHydrated,
} from '#tests/support/journey/shop.ts';

// One shop serves all of them: a second worker would start another.
test.describe.configure({ mode: 'default' });

const FILTERS_PAGE = linksIn('pl').product({ id: FILTERS.id, slug: 'filtry' });
const main = (page: Page) => page.getByRole('main');
const sum = (page: Page) => page.locator('.basket__sum');

/** No amount on the page that does not say whether it is net or gross; tax is neither. */
async function expectNamed(page: Page, words = 'netto|brutto'): Promise<void> {
  const text = await page.locator('body').innerText();
  const bare = new RegExp(`(?<!VAT )(?<![\\d,\\u00a0])\\d[\\d\\u00a0]*,\\d\\d\\szł(?!\\s(${words}))`, 'g');
  expect(text.match(bare) ?? []).toEqual([]);
  expect(text).toMatch(new RegExp(`,\\d\\d\\szł (${words})`));
}

/** Nothing of the page is wider than the window. */
const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('a guest buys by net prices from the product’s page to the paid order, and pays the gross of their sum', async ({
  page,
  netShop,
}) => {
  await page.goto('/');
  await searchFor(page, 'filtry');
  const found = page.getByRole('group', { name: 'Produkty' }).getByRole('option').first();
  await expect(found).toHaveText(/\d,\d\d\szł netto \d+,\d\d\szł brutto$/);
  await field(page).press('Enter');
  await expect(page.locator('.card .price__now').first()).toHaveText(/\szł netto$/);
  await expectNamed(page);

  await page.goto(FILTERS_PAGE);
  await untilHydrated(page, 'buy-box');
  await expect(mainPrice(page)).toHaveText('20,24 zł netto');
  await expect(page.locator('.quiet-prices')).toContainText('24,90 zł brutto');
  await expect(main(page)).toContainText('Koszt od 9,67 zł netto');
  await expectNamed(page);
  await page.getByRole('button', { name: 'Sposoby dostawy' }).click();
  const ways = page.getByRole('dialog', { name: 'Sposoby dostawy' });
  await expect(ways).toContainText('12,93 zł netto');
  await page.keyboard.press('Escape');

  await quantityField(page).fill('2');
  await addButton(page).click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
  await page.getByRole('button', { name: 'Kupuję dalej' }).click();
  await hoverBasket(page);
  const panel = miniCart(page);
  await expect(panel.getByRole('listitem')).toContainText('40,48 zł netto');
  await expect(panel).toContainText(/Wartość\s*40,48\szł netto 49,79\szł brutto/);
  await expect(panel).toContainText(/Dostawa: [^0-9]*9,67\szł netto 11,89\szł brutto/);
  await expect(panel).toContainText('Do darmowej dostawy brakuje 158,52 zł netto');

  await panel.getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await untilHydrated(page, 'basket-lines');
  await expect(sum(page)).toContainText('40,48 zł netto');
  await expect(sum(page)).toContainText('50,15 zł netto61,68 zł brutto');
  await expect(main(page)).toContainText(/Prezent od 50,00\szł netto: .*Brakuje 9,52\szł netto/);
  await expectNamed(page);
  await page.getByRole('button', { name: /^Więcej/ }).click();
  await expect(sum(page)).toContainText('60,72 zł netto');
  await expect(sum(page)).toContainText('70,39 zł netto86,58 zł brutto');
  await page.getByRole('button', { name: /^Mniej/ }).click();
  await expect(sum(page)).toContainText('61,68 zł brutto');

  await page.getByRole('link', { name: 'Przejdź do zamówienia' }).click();
  const email = await fillContact(page);
  await goOn(page);
  await expect(heading(page, 'Dostawa i płatność')).toBeVisible();
  await expectNamed(page);
  await expect(page.locator('.radios__price').filter({ hasText: '12,93 zł netto' })).toBeVisible();
  await page.getByRole('radio', { name: /^Kurier u Ciebie/ }).check();
  await page.getByRole('radio', { name: /^Płatność online/ }).check();
  await goOn(page);
  await expect(heading(page, 'Podsumowanie')).toBeVisible();
  for (const said of [
    '40,48 zł netto',
    '12,93 zł netto',
    '53,41 zł netto',
    'VAT 12,28 zł, do zapłaty 65,69 zł brutto',
  ])
    await expect(main(page)).toContainText(said);
  await expectNamed(page);
  await page.getByLabel('Akceptuję regulamin i politykę prywatności').check();
  await orderButton(page).click();
  await expect(main(page)).toContainText('65,69 zł brutto');
  await page.getByRole('button', { name: 'Zapłać', exact: true }).click();
  await expect(page.locator('.order-state')).toContainText('Opłacone');
  await expect(main(page)).toContainText('53,41 zł netto');
  await expect(main(page)).toContainText('65,69 zł brutto');
  await expectNamed(page);
  const message = await emailTo(email, 'order_placed', netShop.dataFolder);
  expect(message).toContain('Razem: 53,41\u00a0zł netto (65,69\u00a0zł brutto)');
});

test.describe('without JavaScript, in English', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-GB' });

  test('a guest buys by net prices all the way, on a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(linksIn('en').product({ id: FILTERS.id, slug: 'filters' }));
    await expect(mainPrice(page)).toHaveText('20,24 zł net');
    await expect(page.locator('.quiet-prices')).toContainText('24,90 zł gross');
    await expectNamed(page, 'net|gross');
    await expectNoOverflow(page);
    await addButton(page).click();
    await expect(sum(page)).toContainText('20,24 zł net');
    await expect(sum(page)).toContainText('29,91 zł net36,79 zł gross');
    await expectNamed(page, 'net|gross');
    await expectNoOverflow(page);
    await page.goto('/en/order.php');
    await fillContact(page);
    await goOn(page, 'Continue');
    await expect(page.locator('.radios__price').filter({ hasText: '12,93 zł net' })).toBeVisible();
    await page.getByRole('radio', { name: /^Courier with you/ }).check();
    await page.getByRole('radio', { name: /^Bank transfer/ }).check();
    await goOn(page, 'Continue');
    await expect(main(page)).toContainText('33,17 zł net');
    await expect(main(page)).toContainText('VAT 7,63 zł, 40,80 zł gross to pay');
    await expectNamed(page, 'net|gross');
    await expectNoOverflow(page);
    await page.locator('[name=terms]').check();
    await page.locator('main form button[type=submit]').last().click();
    await expect(main(page)).toContainText('33,17 zł net');
    await expect(main(page)).toContainText('40,80 zł gross');
    await expectNamed(page, 'net|gross');
    await expectNoOverflow(page);
  });
});
