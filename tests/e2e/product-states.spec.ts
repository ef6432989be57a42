import type { Page } from '@playwright/test';
import {
  addButton,
  expect,
  mainPrice,
  openProduct,
  quantityField,
  test,
  toast,
  untilAwake,
} from '#tests/support/shop.ts';

const SOLD_OUT_WITH_DATE = 'Etiopia Guji Natural';
const SOLD_OUT = 'Mieszanka Zimowa';
const UNKNOWN_TIME = 'Jemen Haraaz';
const ON_ORDER = 'Czajnik miedziany, 0,7 l';
const IN_STOCK = 'Dripper Kiri 02, ceramiczny';
const ON_THE_PHONE = 'Ekspres dwugrupowy Duo';
const FOR_POINTS = 'Kubek Klubowy, 280 ml';
const FREE = 'Próbki dla kawiarni, 3 × 100 g';
const GIFT = 'Naklejka Mgła';

const status = (page: Page) => page.locator('.buy-box__status');
const notify = (page: Page) => page.getByRole('heading', { name: 'Powiadom mnie, gdy wróci' });

async function expectRefusal(page: Page, sentence: string): Promise<void> {
  await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(quantityField(page)).toBeDisabled();
  await addButton(page).click({ force: true });
  await expect(toast(page).last()).toHaveText(sentence);
}

test.describe('availability', () => {
  test('in stock: the amount, the shipping time, and buying', async ({ page }) => {
    await openProduct(page, IN_STOCK);
    await untilAwake(page, 'buy-box');
    await expect(status(page)).toContainText('W magazynie: 37 szt.');
    await expect(page.locator('.shipping')).toHaveText(/^(Wysyłka|Zamów do \d\d:\d\d to wyślemy dzisiaj)/);
    await expect(quantityField(page)).toBeEnabled();
    await expect(addButton(page)).not.toHaveAttribute('aria-disabled');
    await expect(notify(page)).toBeHidden();
  });

  test('disable: the button alerts, quantity and points are off, the notify form is there', async ({
    page,
  }) => {
    await openProduct(page, SOLD_OUT);
    await untilAwake(page, 'buy-box');
    await expect(status(page)).toHaveText('Produkt niedostępny');
    await expectRefusal(page, 'Produkt niedostępny');
    await expect(page.locator('.assurances')).not.toContainText('punkt');
    await expect(notify(page)).toBeVisible();
    await expect(page.getByLabel('Twój e-mail')).toBeEnabled();
  });

  test('disable with a date: the date follows the description', async ({ page }) => {
    await openProduct(page, SOLD_OUT_WITH_DATE);
    await expect(status(page)).toHaveText(/^Produkt niedostępny, wróci \d\d\.\d\d\.\d{4}$/);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(status(page)).toHaveText(/^Unavailable, back on \d\d\/\d\d\/\d{4}$/);
  });

  test('order with an unknown delivery time: a notice instead of all that is said of delivery', async ({
    page,
  }) => {
    await openProduct(page, UNKNOWN_TIME);
    await untilAwake(page, 'buy-box');
    await expect(page.locator('.shipping--unknown')).toHaveText(
      'Termin wysyłki nie jest jeszcze znany. Napiszemy, gdy go poznamy.',
    );
    await expect(page.getByText('Dostawa: Polska')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sposoby dostawy' })).toBeHidden();
    await expect(addButton(page)).not.toHaveAttribute('aria-disabled');
  });

  test('order in many days: the number of days', async ({ page }) => {
    await openProduct(page, ON_ORDER);
    await expect(status(page)).toContainText('Na zamówienie');
    await expect(page.locator('.shipping')).toHaveText(/^Wysyłka za \d\d dni$/);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('.shipping')).toHaveText(/^Ships in \d\d days$/);
  });
});

test.describe('purchase', () => {
  test('phone price with points: only in the loyalty programme', async ({ page }) => {
    await openProduct(page, FOR_POINTS);
    await untilAwake(page, 'buy-box');
    await expect(mainPrice(page)).toHaveText('120 punktów');
    await expectRefusal(page, 'Towar dostępny tylko w programie lojalnościowym.');
  });

  test('phone price without points: contact the seller, with a link', async ({ page }) => {
    await openProduct(page, ON_THE_PHONE);
    await untilAwake(page, 'buy-box');
    await expect(mainPrice(page)).toHaveText('Cena na telefon');
    await expect(page.getByRole('link', { name: 'Zapytaj o cenę' })).toHaveAttribute('href', '/contact.php');
    await expectRefusal(page, 'Cena na telefon. Skontaktuj się ze sprzedawcą');
  });

  test('phone price with basket_enable: buying is on and the price is Gratis!', async ({ page }) => {
    await openProduct(page, FREE);
    await untilAwake(page, 'buy-box');
    await expect(mainPrice(page)).toHaveText('Gratis!');
    await addButton(page).click();
    await expect(toast(page)).toContainText('Produkt został dodany.');
  });

  test('gratis: neither a buy section nor points', async ({ page }) => {
    await openProduct(page, GIFT);
    await untilAwake(page, 'buy-box');
    await expect(mainPrice(page)).toHaveText('Gratis!');
    await expect(page.locator('.buy-box__buy')).toHaveCount(0);
    await expect(page.locator('.buy-box')).not.toContainText('punkt');
  });

  test('gratis: nothing of stock, delivery and returns, which are those of the goods it comes with', async ({
    page,
  }) => {
    await openProduct(page, GIFT);
    await untilAwake(page, 'buy-box');
    await expect(mainPrice(page)).toHaveText('Gratis!');
    await expect(page.locator('.buy-box')).not.toContainText(/Dostępny|Dostawa|Wysyłka|Zamów do|zwrot/i);
    await expect(page.locator('.buy-box__status, .assurances')).toHaveCount(0);
  });

  test('otherwise: button and quantity are enabled, and buying succeeds', async ({ page }) => {
    await openProduct(page, IN_STOCK);
    await untilAwake(page, 'buy-box');
    await addButton(page).click();
    await expect(toast(page)).toContainText('Produkt został dodany.');
  });

  test('in English the same refusals are said in English', async ({ page }) => {
    for (const [name, sentence] of [
      [SOLD_OUT, 'Product unavailable'],
      [FOR_POINTS, 'Available only in the loyalty programme.'],
      [ON_THE_PHONE, 'Price on the phone. Contact the seller'],
    ] as const) {
      await openProduct(page, name);
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await untilAwake(page, 'buy-box');
      await addButton(page).click({ force: true });
      await expect(toast(page).last()).toHaveText(sentence);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, sentence] of [
    [SOLD_OUT, 'Produkt niedostępny'],
    [FOR_POINTS, 'Towar dostępny tylko w programie lojalnościowym.'],
    [ON_THE_PHONE, 'Cena na telefon. Skontaktuj się ze sprzedawcą'],
    [FREE, 'Produkt został dodany.'],
  ] as const)
    test(`${name}: the page says '${sentence}'`, async ({ page }) => {
      await openProduct(page, name);
      await addButton(page).click({ force: true });
      await expect(page.locator('.notice')).toHaveText(sentence);
    });

  test('a sold-out product takes an address to be notified at', async ({ page }) => {
    await openProduct(page, SOLD_OUT);
    await page.getByLabel('Twój e-mail').fill('bez-skryptow@example.com');
    await page.getByRole('button', { name: 'Powiadom mnie' }).click();
    await expect(page.locator('.notice--success')).toBeVisible();
    await page.getByRole('link', { name: 'Wróć do produktu' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SOLD_OUT);
  });
});
