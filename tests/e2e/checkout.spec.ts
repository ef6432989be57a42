import type { Page } from '@playwright/test';
import {
  buyFilters,
  FILTERS,
  fillContact,
  goOn,
  heading,
  orderButton,
  PLACE,
  toSummary,
} from '#tests/support/checkout.ts';
import { control, expectState, message, summary, tabTo, untilChecked } from '#tests/support/form.ts';
import { holdScripts } from '#tests/support/held-scripts.ts';
import { letterTo } from '#tests/support/letters.ts';
import { expect, test, toast, untilAwake } from '#tests/support/shop.ts';

const TERMS = 'Akceptuję regulamin i politykę prywatności';
const COURIER = /^Kurier Doręczenie/;
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
    expect(await letterTo(email, 'order_placed')).toContain('Razem: 65,70\u00a0zł');
    expect(await letterTo(email, 'order_paid')).toContain('opłacone');
  });

  test('on a phone, to a second address, and pays on delivery', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await buyFilters(page);
    await page.goto('/order.php');
    await untilChecked(page);
    await expect(control(page, 'delivery_street')).toBeHidden();
    await page.getByLabel('Dostarcz pod inny adres').check();
    await fillContact(page);
    for (const [name, value] of Object.entries({
      ...{ firstname: 'Jan', lastname: 'Kos', street: 'Polna', street_number: '7' },
      ...{ zipcode: '30-001', city: 'Kraków' },
    }))
      await control(page, `delivery_${name}`).fill(value);
    await goOn(page);
    await page.getByRole('radio', { name: /płatność przy odbiorze/ }).check();
    await expect(page.getByRole('radio', { name: /^Płatność online/ })).toBeHidden();
    await goOn(page);
    await expect(page.getByRole('main')).toContainText('Jan Kos');
    await page.getByLabel(TERMS).check();
    await orderButton(page).click();
    await expect(heading(page, /^Zamówienie /)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Przy odbiorze');
    await expect(page.getByRole('main')).toContainText('30-001 Kraków');
  });

  test('to a pickup point that is chosen in the list beside the map', async ({ page, complaints }) => {
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
    await expect(page.getByRole('main')).toContainText(code);
    await page.getByLabel(TERMS).check();
    await orderButton(page).click();
    await expect(heading(page, /^Zamówienie /)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(code);
    expect(await letterTo(email, 'order_placed')).toContain(code);
    // The browser itself notes the step that was refused.
    complaints.length = 0;
  });

  test('and reads at once all that is missing at the delivery, by the names of the groups', async ({
    page,
  }) => {
    await buyFilters(page);
    await page.goto('/order.php');
    await untilChecked(page);
    await fillContact(page);
    await goOn(page);
    await expect(heading(page, 'Dostawa i płatność')).toBeVisible();
    await untilChecked(page);
    const links = summary(page).getByRole('link');
    const payment = 'Płatność z góry: Proszę wybrać opcję.';
    await goOn(page);
    await expect(links).toHaveText(['Dostawa: Proszę wybrać opcję.', payment]);
    await page.getByRole('radio', { name: POINT }).check();
    await expect(links).toHaveText([payment]);
    await goOn(page);
    await expect(links).toHaveText(['Punkt odbioru: Wybierz punkt odbioru.', payment]);
    await page.getByRole('radio', { name: /^Kurier.*przy odbiorze/ }).check();
    await expect(summary(page)).toHaveCount(0);
    await goOn(page);
    await expect(heading(page, 'Podsumowanie')).toBeVisible();
  });

  test('and what is said of a point that is missing stays when the map at it wakes', async ({ page }) => {
    await buyFilters(page);
    await page.goto('/order.php');
    await untilChecked(page);
    await fillContact(page);
    await goOn(page);
    await untilChecked(page);
    const letGo = await holdScripts(page, /assets\/island-/);
    await page.getByRole('radio', { name: POINT }).check();
    await goOn(page);
    const missing = page.locator('.pickup-point').getByText('Wybierz punkt odbioru.');
    await expect(missing).toBeVisible();
    letGo();
    await untilAwake(page, 'pickup-map');
    await expect(missing).toBeVisible();
  });

  test('and reads which of two addresses lacks something', async ({ page }) => {
    await buyFilters(page);
    await page.goto('/order.php');
    await untilChecked(page);
    await fillContact(page);
    await control(page, 'firstname').fill('');
    await page.getByLabel('Dostarcz pod inny adres').check();
    await goOn(page);
    const links = summary(page).getByRole('link', { name: /Imię/ });
    await expect(links).toHaveText([/^Imię: /, /^Adres dostawy: Imię: /]);
    await page.getByLabel('Dostarcz pod inny adres').uncheck();
    await expect(summary(page).getByRole('link')).toHaveText(/^Imię: /);
  });

  test('by keyboard alone', async ({ page }) => {
    await buyFilters(page);
    await page.goto('/basketedit.php');
    await untilAwake(page, 'basket-lines');
    await skipToContent(page);
    await tabTo(page, '.basket__sum a[href="/order.php"]');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dane')).toBeVisible();
    await untilChecked(page);
    const typed = { email: 'klawiatura@example.org', phone_prefix: '+48', ...PLACE };
    for (const [name, value] of Object.entries(typed)) {
      await tabTo(page, `#field_${name}`);
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dostawa i płatność')).toBeVisible();
    await untilChecked(page);
    await skipToContent(page);
    await tabTo(page, 'input[name=way]');
    const courier = page.getByRole('radio', { name: COURIER });
    for (let ways = 0; ways < 4 && !(await courier.isChecked()); ways++)
      await page.keyboard.press('ArrowDown');
    await expect(courier).toBeChecked();
    await tabTo(page, 'input[name=payment]');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Przelew/ })).toBeChecked();
    await tabTo(page, '.form__actions button');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Podsumowanie')).toBeVisible();
    await untilChecked(page);
    await skipToContent(page);
    await tabTo(page, '#field_terms');
    await page.keyboard.press('Space');
    await tabTo(page, '.form__actions button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dane do przelewu' })).toBeVisible();
  });

  test('in English, in euros', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'currency', value: 'EUR', url: baseURL ?? '' }]);
    await buyFilters(page, '2', '/en');
    await page.goto('/en/basketedit.php');
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(heading(page, 'Your details')).toBeVisible();
    await untilChecked(page);
    const email = await fillContact(page);
    await goOn(page, 'Continue');
    await page.getByRole('radio', { name: /^Courier Arrives/ }).check();
    await page.getByRole('radio', { name: /^Bank transfer|^Transfer/ }).check();
    await goOn(page, 'Continue');
    await expect(page.locator('.order-lines__total')).toContainText('€');
    await page.getByRole('checkbox').check();
    await page.locator('.form__actions button').click();
    await expect(heading(page, /^Order /)).toBeVisible();
    await expect(page.locator('.order-lines__total')).toContainText('€');
    expect(await letterTo(email, 'order_placed')).toContain('/en/order-status.php');
  });

  test('once, however fast the order button is pressed, and never again by going back', async ({ page }) => {
    await buyFilters(page);
    await toSummary(page, 'Odbiór w palarni', 'Przelew');
    await page.getByLabel(TERMS).check();
    await orderButton(page).dblclick();
    await expect(heading(page, /^Zamówienie /)).toBeVisible();
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
  });

  test('and is told what changed since the summary was shown, before anything is sold', async ({ page }) => {
    await buyFilters(page);
    await toSummary(page, 'Odbiór w palarni', 'Przelew');
    await buyFilters(page, '1');
    await page.getByLabel(TERMS).check();
    await orderButton(page).click();
    await expect(page.getByText(`${FILTERS.name}: ilość zmieniła się z 2 na 3.`)).toBeVisible();
    await page.getByLabel(TERMS).check();
    await orderButton(page).click();
    await expect(heading(page, /^Zamówienie /)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('from the product to the order, with mistakes on the way', async ({ page, complaints }) => {
      await page.goto(`/produkt/${FILTERS.id}/filtry-stozkowe-02-100-szt`);
      await page.locator('.buy-box__buy button[type=submit]').click();
      await page.getByRole('link', { name: 'Przejdź do zamówienia' }).click();
      await expect(control(page, 'delivery_street')).toBeHidden();
      await fillContact(page);
      await control(page, 'zipcode').fill('950');
      await goOn(page);
      await expect(page.locator('.form__summary')).toContainText('Popraw 1 pole');
      await expect(control(page, 'city')).toHaveValue('Warszawa');
      await control(page, 'zipcode').fill('00-950');
      await goOn(page);
      await page.getByRole('radio', { name: COURIER }).check();
      await page.getByRole('radio', { name: /^Przelew/ }).check();
      await goOn(page);
      await page.getByLabel(TERMS).check();
      await orderButton(page).click();
      await expect(page.getByText('Dziękujemy. Zamówienie jest u nas')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('PL61 1090 1014 0000 0712 1981 2874');
      await page.getByRole('button', { name: 'Anuluj zamówienie' }).click();
      await expect(page.getByText('Zamówienie jest anulowane.')).toBeVisible();
      // The browser itself notes the step that was refused.
      complaints.length = 0;
    });

    test('to a pickup point found on a page, and finds what was written before', async ({ page }) => {
      await buyFilters(page);
      await page.goto('/order.php');
      await fillContact(page);
      await goOn(page);
      await page.getByRole('radio', { name: /^Przelew/ }).check();
      await page.getByLabel('Uwagi do zamówienia').fill('Dzwonek nie działa.');
      await page.getByRole('button', { name: 'Znajdź kod punktu' }).click();
      await page.getByLabel('Miejscowość, kod pocztowy lub ulica').fill('zakopane');
      await page.getByRole('main').getByRole('button', { name: 'Szukaj' }).click();
      await page
        .getByRole('link', { name: /^Wybierz .+, / })
        .first()
        .click();
      await expect(heading(page, 'Dostawa i płatność')).toBeVisible();
      await expect(page.getByRole('radio', { name: POINT })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Przelew/ })).toBeChecked();
      await expect(page.getByLabel('Uwagi do zamówienia')).toHaveValue('Dzwonek nie działa.');
      const code = await control(page, 'pickup_point').inputValue();
      await goOn(page);
      await page.getByLabel(TERMS).check();
      await orderButton(page).click();
      await expect(page.getByText('Dziękujemy. Zamówienie jest u nas')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(code);
    });

    test('and uses every form of the basket', async ({ page }) => {
      await buyFilters(page, '4');
      await page.goto('/basketedit.php');
      await page.getByRole('button', { name: `Usuń z koszyka: ${FILTERS.name}` }).click();
      await page.getByRole('button', { name: 'Cofnij' }).click();
      await expect(page.getByText('Produkt wrócił do koszyka.')).toBeVisible();
      await expect(page.getByLabel(`Ilość: ${FILTERS.name}`)).toHaveValue('4');
      await page.getByRole('button', { name: 'Zamów później' }).click();
      await expect(page.getByRole('link', { name: 'Przejdź do zamówienia' })).toBeHidden();
      await page.getByRole('button', { name: 'Zamów teraz' }).click();
      await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('mgla10');
      await page.getByRole('main').getByRole('button', { name: 'Użyj kodu' }).click();
      await expect(page.locator('.basket__total')).toContainText('89,64');
      await page.getByRole('button', { name: 'Usuń kod' }).click();
      await expect(page.locator('.basket__total')).toContainText('99,60');
      await page.getByRole('button', { name: 'Odłóż na listę' }).click();
      await expect(page.getByText(`Odłożono na listę zakupową: ${FILTERS.name}`)).toBeVisible();
      await expect(page.getByText('Koszyk jest pusty.')).toBeVisible();
    });
  });
});

test.describe('the basket', () => {
  test.beforeEach(async ({ page }) => {
    await buyFilters(page, '4');
    await page.goto('/basketedit.php');
    await untilAwake(page, 'basket-lines');
  });

  test('has its steppers in one column, whatever the unit', async ({ page }) => {
    const form = { product: '35', size: 'uniw', number: '1' };
    await page.request.post('/basketchange.php', { form, headers: { accept: 'application/json' } });
    await page.reload();
    const places = await page.locator('.basket__lines .quantity').evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return `${left} ${right}`;
      }),
    );
    expect(places).toHaveLength(2);
    expect(new Set(places).size).toBe(1);
  });

  test('puts back what was removed', async ({ page }) => {
    await page.getByRole('button', { name: `Usuń z koszyka: ${FILTERS.name}` }).click();
    await expect(page.getByText('Koszyk jest pusty.')).toBeVisible();
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(page.getByLabel(`Ilość: ${FILTERS.name}`)).toHaveValue('4');
    await expect(page.getByRole('button', { name: 'Cofnij' })).toBeHidden();
  });

  test('orders now what is chosen, and the rest later', async ({ page }) => {
    await page.getByRole('button', { name: 'Zamów później' }).click();
    await expect(toast(page)).toContainText('Zmieniono, co zamawiasz teraz.');
    await expect(page.locator('.basket__total')).toContainText('0,00');
    await expect(page.getByRole('link', { name: 'Przejdź do zamówienia' })).toBeHidden();
    await page.getByRole('button', { name: 'Zamów teraz' }).click();
    await expect(page.locator('.basket__total')).toContainText('99,60');
    await expect(page.getByRole('link', { name: 'Przejdź do zamówienia' })).toBeVisible();
  });

  test('saves a line for later', async ({ page }) => {
    await page.getByRole('button', { name: 'Odłóż na listę' }).click();
    await expect(toast(page)).toContainText(`Odłożono na listę zakupową: ${FILTERS.name}`);
    await expect(page.getByText('Koszyk jest pusty.')).toBeVisible();
  });

  test('takes a code, says what is wrong with another, and lets it go', async ({ page, complaints }) => {
    await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('niema');
    await page.getByRole('main').getByRole('button', { name: 'Użyj kodu' }).click();
    await expect(toast(page)).toContainText('Nie ma takiego kodu.');
    await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('MGLA10');
    await page.getByRole('main').getByRole('button', { name: 'Użyj kodu' }).click();
    await expect(page.locator('.basket__total')).toContainText('89,64');
    await page.getByRole('button', { name: 'Usuń kod' }).click();
    await expect(page.locator('.basket__total')).toContainText('99,60');
    // The browser itself notes that the first code was refused.
    complaints.length = 0;
  });

  test('refuses quantities that are none, and shows again what is there', async ({ page, complaints }) => {
    const quantity = page.getByLabel(`Ilość: ${FILTERS.name}`);
    for (const [typed, sentence] of [
      ['-1', 'Minimalnie możesz zamówić 1 op.'],
      ['1,5', 'Ten produkt sprzedajemy tylko w całości. Podaj liczbę całkowitą.'],
      ['1000000000000', 'Maksymalnie możesz zamówić'],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press('Enter');
      await expect(toast(page).last()).toContainText(sentence);
      await expect(quantity).toHaveValue('4');
    }
    // The browser itself notes each refusal.
    complaints.length = 0;
  });

  test('tells what delivery costs to a country and a postal code', async ({ page }) => {
    const estimate = page.locator('.estimate');
    await estimate.getByLabel('Kod pocztowy').fill('00-950');
    await estimate.getByRole('button', { name: 'Sprawdź' }).click();
    await expect(estimate.getByRole('listitem').filter({ hasText: 'Kurier' }).first()).toContainText('15,90');
    await estimate.getByLabel('Kraj', { exact: true }).selectOption({ label: 'Niemcy' });
    await estimate.getByLabel('Kod pocztowy').fill('10115');
    await estimate.getByRole('button', { name: 'Sprawdź' }).click();
    await expect(estimate.getByRole('listitem')).toHaveCount(1);
    await expect(estimate).toContainText('39,00');
  });
});

async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  await page.keyboard.press('Enter');
}
