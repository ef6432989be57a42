import {
  buyFilters,
  FILTERS,
  fillContact,
  goOn,
  heading,
  orderButton,
} from '#tests/support/journey/checkout.ts';
import { emailTo } from '#tests/support/journey/emails.ts';
import { control, expectState, message, untilChecked } from '#tests/support/journey/form.ts';
import { expect, test } from '#tests/support/journey/shop.ts';

const TERMS = 'Akceptuję regulamin i politykę prywatności';
const COURIER = /^Kurier u Ciebie/;
const POINT = /^Odbiór w punkcie (?!.*przy odbiorze)/;

test.describe('a guest buys', () => {
  test('with checks as one types, and pays at the gateway', async ({ page }) => {
    await buyFilters(page);
    await page.goto('/basketedit.php');
    await page.getByRole('link', { name: 'Przejdź do zamówienia' }).click();
    await expect(heading(page, 'Dane')).toBeVisible();
    await untilChecked(page);
    await control(page, 'zipcode').fill('950');
    await control(page, 'zipcode').blur();
    await expectState(page, 'zipcode', 'error');
    await expect(message(page, 'zipcode')).toContainText('kod');
    const email = await fillContact(page);
    await expectState(page, 'zipcode', 'success');
    await goOn(page);

    await expect(heading(page, 'Dostawa i płatność')).toBeVisible();
    await page.getByRole('radio', { name: COURIER }).check();
    await page.getByRole('radio', { name: /^Płatność online/ }).check();
    await page.getByLabel('Uwagi do zamówienia').fill('Dzwonek nie działa.');
    await goOn(page);

    await expect(heading(page, 'Podsumowanie')).toBeVisible();
    for (const said of [email, 'Długa 5', '00-950 Warszawa', 'Dzwonek nie działa.', '65,70'])
      await expect(page.getByRole('main')).toContainText(said);
    await page.getByLabel(TERMS).check();
    await orderButton(page).click();

    await expect(heading(page, 'Bramka testowa')).toBeVisible();
    await page.getByRole('button', { name: 'Odrzuć płatność' }).click();
    await expect(page.getByText('Płatność nie doszła do skutku.')).toBeVisible();
    await page.getByRole('button', { name: 'Zapłać teraz' }).click();
    await page.getByRole('button', { name: 'Zapłać', exact: true }).click();
    await expect(page.getByText('Dziękujemy, zamówienie jest opłacone.')).toBeVisible();
    await expect(page.locator('.order-state')).toContainText('Opłacone');
    expect(await emailTo(email, 'order_placed')).toContain('Razem: 65,70\u00a0zł');
    expect(await emailTo(email, 'order_paid')).toContain('opłacone');
  });

  test('on a phone, in English and euros, with an invoice to another address, and pays on delivery', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await context.addCookies([{ name: 'currency', value: 'EUR', url: baseURL ?? '' }]);
    await buyFilters(page, '2', '/en');
    await page.goto('/en/basketedit.php');
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(heading(page, 'Your details')).toBeVisible();
    await untilChecked(page);
    await page.getByLabel('Invoice to a company or other details').check();
    const email = await fillContact(page);
    for (const [name, value] of Object.entries({
      ...{ firstname: 'Jan', lastname: 'Kos', street: 'Polna', street_number: '7' },
      ...{ zipcode: '30-001', city: 'Kraków' },
    }))
      await control(page, `invoice_${name}`).fill(value);
    await goOn(page, 'Continue');
    await page.getByRole('radio', { name: /^Courier.*paid on delivery/ }).check();
    await goOn(page, 'Continue');
    await expect(page.locator('.order-lines__total').filter({ visible: true })).toContainText('€');
    await expect(page.getByRole('main')).toContainText('Jan Kos');
    await page.getByRole('checkbox').check();
    await page.locator('.form__actions button').click();
    await expect(heading(page, /^Order /)).toBeVisible();
    await expect(page.locator('.order-lines__total')).toContainText('€');
    await expect(page.getByRole('main')).toContainText('30-001 Kraków');
    expect(await emailTo(email, 'order_placed')).toContain('/en/order-status.php');
  });

  test('to a pickup point that is chosen in the list beside the map, what is there now, once, however fast the order button is pressed, and never again by going back', async ({
    page,
    complaints,
  }) => {
    await buyFilters(page);
    await page.goto('/order.php');
    await untilChecked(page);
    const email = await fillContact(page);
    await goOn(page);
    await page.getByRole('radio', { name: POINT }).check();
    await page.getByRole('radio', { name: /^Przelew/ }).check();
    await untilChecked(page);
    await goOn(page);
    await expect(message(page, 'pickup_point')).toHaveText('Wybierz punkt odbioru.');
    await page.getByRole('button', { name: 'Wybierz punkt na mapie' }).click();
    const map = page.getByRole('dialog', { name: 'Wybierz punkt odbioru' });
    await map.getByRole('searchbox').fill('zakopane');
    await map.getByRole('radio').first().check();
    await map.getByRole('button', { name: 'Wybierz ten punkt' }).click();
    await expect(control(page, 'pickup_point')).toHaveValue(/^ZAK/);
    const code = await control(page, 'pickup_point').inputValue();
    await goOn(page);
    await expect(heading(page, 'Podsumowanie')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(code);
    await buyFilters(page, '1');
    await page.getByLabel(TERMS).check();
    await orderButton(page).click();
    await expect(page.getByText(`${FILTERS.name}: ilość zmieniła się z 2 na 3.`)).toBeVisible();
    await page.getByLabel(TERMS).check();
    await orderButton(page).dblclick();
    await expect(heading(page, /^Zamówienie /)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(code);
    expect(await emailTo(email, 'order_placed')).toContain(code);
    const first = page.url();

    await page.goBack();
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await orderButton(page).isVisible()) {
      await page.getByLabel(TERMS).check();
      await orderButton(page).click();
      await expect(page).toHaveURL(first);
    }
    await page.goto('/order-summary.php');
    await expect(heading(page, 'Koszyk')).toBeVisible();
    await expect(page.getByText('Koszyk jest pusty.')).toBeVisible();
    // The browser itself notes the step that was refused.
    complaints.length = 0;
  });
});
