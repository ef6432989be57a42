import type { Page, Route } from '@playwright/test';
import {
  addButton,
  expect,
  IN_SIZES,
  mainPrice,
  openProduct,
  quantityField,
  test,
  toast,
  untilAwake,
} from '#tests/support/shop.ts';

const IN_COLOURS = 'Kubek emaliowany Mgła, 350 ml';
const IN_MANY_SIZES = 'Kawa na miarę';
const BY_WEIGHT = 'Brazylia Cerrado na wagę';
const IN_TIERS = 'Filtry stożkowe 02, 100 szt.';
const IN_SET = 'Zestaw Dla dwojga';
const ONE_SIZE = 'Fartuch baristy';
const FEW_PER_ORDER = 'Młynek elektryczny Ósemka';
const FROM_OUTSIDE_AFTER_SOME = 'Karafka przelewowa Kiri, 800 ml';

async function openAwake(page: Page, name: string): Promise<void> {
  await openProduct(page, name);
  await untilAwake(page, 'buy-box');
}

test('sizes can be chosen, an unavailable one is marked; one size and universal show none', async ({
  page,
}) => {
  await openAwake(page, 'Koszulka Warstwice');
  await expect(page.getByRole('radio')).toHaveCount(6);
  await expect(page.getByRole('radio', { name: /^M.*niedostępny/ })).toHaveCount(1);
  await page.locator('.sizes__pill', { has: page.locator('[value=M]') }).click();
  await expect(page.locator('.availability').first()).toHaveText('Produkt niedostępny');
  for (const name of [ONE_SIZE, BY_WEIGHT]) {
    await openProduct(page, name);
    await expect(page.locator('.sizes')).toHaveCount(0);
  }
});

test('another size changes address, price and stock at once, and is said aloud', async ({ page }) => {
  await openAwake(page, IN_SIZES);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const before = await mainPrice(page).textContent();
  await page.locator('.sizes').getByText('1 kg', { exact: true }).click();
  await expect(mainPrice(page)).not.toHaveText(before ?? '');
  await expect(page.locator('.buy-box__status')).toContainText('W magazynie: 60 szt.');
  await expect(page).toHaveURL(/size=1kg/);
  const now = await mainPrice(page).textContent();
  await expect(page.locator('.buy-box > [role=status]')).toContainText(`1 kg: ${now}. W magazynie: 60 szt. `);
  expect(calls.filter((url) => url.includes('/ajax/projector.php'))).toEqual([]);
  await page.reload();
  await expect(mainPrice(page)).toHaveText(now ?? '');
});

test('nothing moves while sizes are switched', async ({ page }) => {
  for (const name of [IN_SIZES, 'Kenia Kiambu AA', 'Koszulka Ziarno', IN_COLOURS])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openAwake(page, name);
      await page.locator('.sizes').scrollIntoViewIfNeeded();
      const places = () =>
        page.evaluate(() =>
          ['.sizes', '.buy-box__buy', '.product-price'].map((part) =>
            Math.round(document.querySelector(part)?.getBoundingClientRect().top ?? 0),
          ),
        );
      const before = await places();
      for (const size of await page.locator('.sizes__pill').all()) {
        await size.click();
        await expect(size.getByRole('radio')).toBeChecked();
        expect(await places(), `${name} at ${width}`).toEqual(before);
      }
    }
});

test('a colour brings its picture, to the page and to the basket', async ({ page }) => {
  await openAwake(page, IN_COLOURS);
  await untilAwake(page, 'picture-gallery');
  await page.locator('.sizes').getByText('biały', { exact: true }).click();
  await expect(page.locator('.gallery__thumbs a[aria-current] img')).toHaveAttribute('src', /bialy/);
  await addButton(page).click();
  await expect(toast(page)).toBeVisible();
  await page.goto('/basketedit.php');
  await expect(page.locator('.line img')).toHaveAttribute('src', /bialy/);
});

test('a size that is not on the page is fetched; a slow answer never replaces a newer choice', async ({
  page,
}) => {
  await openAwake(page, IN_MANY_SIZES);
  await page.route('**/ajax/projector.php**', async (route) => {
    if (route.request().url().includes('2kg-ziarno'))
      await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const first = await mainPrice(page).textContent();
  const late = page.waitForResponse((response) => response.url().includes('2kg-ziarno'));
  await page.locator('.sizes__pill', { has: page.locator('[value="2kg-ziarno"]') }).click();
  await expect(page.locator('.buy-box')).toHaveAttribute('aria-busy', 'true');
  await page.locator('.sizes__pill', { has: page.locator('[value="1kg-ziarno"]') }).click();
  await expect(page.locator('.buy-box')).not.toHaveAttribute('aria-busy');
  await expect(mainPrice(page)).not.toHaveText(first ?? '');
  const chosen = await mainPrice(page).textContent();
  await late;
  await page.waitForTimeout(200);
  await expect(mainPrice(page)).toHaveText(chosen ?? '');
  await expect(page).toHaveURL(/size=1kg-ziarno/);
  await addButton(page).click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
});

test('after a size that the page does not hold all others come at once', async ({ page }) => {
  await openAwake(page, IN_MANY_SIZES);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('projector.php') && calls.push(request.url()));
  const all = page.waitForResponse(/get=sizes$/);
  await page.locator('.sizes__pill', { has: page.locator('[value="2kg-ziarno"]') }).click();
  await (await all).finished();
  const first = await mainPrice(page).textContent();
  await page.locator('.sizes__pill', { has: page.locator('[value="1kg-ziarno"]') }).click();
  await expect(mainPrice(page)).not.toHaveText(first ?? '');
  expect(calls.map((url) => new URL(url).searchParams.get('get'))).toEqual([
    'sizeavailability,sizedelivery,sizeprices',
    'sizes',
  ]);
});

for (const [what, answer] of [
  ['cannot be fetched', (route: Route) => route.abort()],
  ['has no data', (route: Route) => route.fulfill({ json: null })],
] as const)
  test(`a size that ${what} is reported and opens as a page of its own`, async ({ page, complaints }) => {
    await openAwake(page, IN_MANY_SIZES);
    await page.route('**/ajax/projector.php**', answer);
    const reported = page.waitForRequest(/JSerror=/);
    await page.locator('.sizes__pill', { has: page.locator('[value="2kg-ziarno"]') }).click();
    await page.waitForURL(/size=2kg-ziarno/);
    const report = decodeURIComponent((await reported).url());
    if (what === 'has no data') expect(report).toContain('setCurrentSize no data');
    await expect(page.locator('.sizes input:checked')).toHaveValue('2kg-ziarno');
    complaints.length = 0;
  });

test('without a network a size that is not on the page is said to be so, and the last one stays', async ({
  page,
  context,
  complaints,
}) => {
  await openAwake(page, IN_MANY_SIZES);
  const before = await mainPrice(page).textContent();
  await context.setOffline(true);
  await page.locator('.sizes__pill', { has: page.locator('[value="2kg-ziarno"]') }).click();
  await expect(toast(page)).toContainText('Nie mamy połączenia z siecią.');
  await expect(page.locator('.sizes input:checked')).toHaveValue('250g-ziarno');
  await expect(page.locator('.buy-box')).not.toHaveAttribute('aria-busy');
  await expect(mainPrice(page)).toHaveText(before ?? '');
  await context.setOffline(false);
  await page.locator('.sizes__pill', { has: page.locator('[value="2kg-ziarno"]') }).click();
  await expect(mainPrice(page)).not.toHaveText(before ?? '');
  // The browser itself reports what it could not fetch.
  complaints.length = 0;
});

test('an answer that takes longer than 18 s is given up', async ({ page, complaints }) => {
  await page.clock.install();
  await openAwake(page, IN_MANY_SIZES);
  const asked = page.waitForRequest(/projector/);
  await page.route('**/ajax/projector.php**', () => {});
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.sizes__pill', { has: page.locator('[value="2kg-ziarno"]') }).click();
  await asked;
  await page.clock.fastForward(17_000);
  await expect(page.locator('.buy-box')).toHaveAttribute('aria-busy', 'true');
  const opened = page.waitForEvent('load');
  await page.clock.fastForward(1_500);
  await opened;
  expect(page.url()).toContain('size=2kg-ziarno');
  complaints.length = 0;
});

test('typed quantities are put right in the exact words', async ({ page }) => {
  await openAwake(page, BY_WEIGHT);
  await expect(quantityField(page)).toHaveValue('0,50');
  for (const [typed, becomes, says] of [
    ['0,6', '0,75', undefined],
    ['1.3', '1,50', undefined],
    ['0,1', '0,50', 'Minimalnie możesz zamówić 0,50 kg'],
    ['nic', '0,50', 'Minimalnie możesz zamówić 0,50 kg'],
    ['-3', '0,50', 'Minimalnie możesz zamówić 0,50 kg'],
    ['1e309', '0,50', 'Minimalnie możesz zamówić 0,50 kg'],
    ['12345678901234567890', '120,00', 'Maksymalnie możesz zamówić 120,00 kg'],
  ] as const) {
    await quantityField(page).fill(typed);
    await quantityField(page).blur();
    await expect(quantityField(page), typed).toHaveValue(becomes);
    if (says) await expect(toast(page).last()).toHaveText(says);
  }
});

for (const [what, typed, becomes, says] of [
  ['too little', '0', '1', 'Minimalnie możesz zamówić 1 op.'],
  ['too much', '100000', /^\d+$/, /^Maksymalnie możesz zamówić \d+ op\./],
] as const)
  test(`pressing the button puts a quantity right and adds nothing; the second press adds (${what})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await openAwake(page, IN_TIERS);
    const changes: string[] = [];
    page.on('request', (request) => request.url().includes('basketchange') && changes.push(request.url()));
    await quantityField(page).fill(typed);
    const place = await addButton(page).boundingBox();
    if (!place) throw new Error('there is no button');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    await page.mouse.down();
    await expect(addButton(page)).toBeFocused();
    await page.mouse.up();
    await expect(toast(page)).toHaveText(says);
    await expect(quantityField(page)).toHaveValue(becomes);
    await expect(toast(page)).toHaveCount(1);
    expect(changes).toEqual([]);
    expect(await addButton(page).boundingBox()).toEqual(place);
    await page.mouse.down();
    await page.mouse.up();
    await expect(toast(page).last()).toContainText('Produkt został dodany.');
    expect(changes).toHaveLength(1);
  });

test('a subscription shows its calculator’s own net and percent, as the wire says them', async ({ page }) => {
  await openAwake(page, IN_SIZES);
  const choice = page.locator('.subscription__choice').nth(1);
  await choice.click();
  const days = await choice.getByRole('radio').inputValue();
  const size = await page.locator('.sizes input:checked').inputValue();
  const query = `action=get&product=7&size=${size}&get=sizeprices&subscription=${days}`;
  const { sizeprices } = await (await page.request.get(`/ajax/projector.php?${query}`)).json();
  await expect(mainPrice(page)).toHaveText(sizeprices.price_formatted);
  await expect(page.locator('.product-price__otherType')).toContainText(sizeprices.price_net_formatted);
  await expect(choice.locator('small')).toContainText(`${sizeprices.yousave_percent}%`);
});

test('few to an order are a list to choose from', async ({ page }) => {
  await openAwake(page, FEW_PER_ORDER);
  await quantityField(page).selectOption('2');
  await addButton(page).click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
  await page.goto('/basketedit.php');
  await expect(page.getByLabel(`Ilość: ${FEW_PER_ORDER}`)).toHaveValue('2');
});

test('more pieces reach a volume discount, and the next one is told', async ({ page }) => {
  await openAwake(page, IN_TIERS);
  await expect(page.locator('.tiers__next')).toHaveText('Kup 5\u00a0op., a zapłacisz 5% mniej');
  const single = await mainPrice(page).textContent();
  await quantityField(page).fill('10');
  await expect(page.locator('.tiers__reached')).toContainText('−10%');
  await expect(page.locator('.tiers__next')).toHaveText('Kup 20\u00a0op., a zapłacisz 15% mniej');
  await expect(mainPrice(page)).not.toHaveText(single ?? '');
  await expect(page.locator('.product-price__saving')).toHaveText(/^Oszczędzasz 10%, czyli /);
  const shown = await mainPrice(page).textContent();
  await addButton(page).click();
  await expect(toast(page)).toBeVisible();
  await page.goto('/basketedit.php');
  await expect(page.locator('.line__price')).toHaveText(shown ?? '');
});

test('points that a purchase earns are told', async ({ page }) => {
  await openProduct(page, IN_SET);
  await expect(page.locator('.assurances')).toContainText('Za ten zakup: 20 punktów');
});

test('a set names its parts with their prices, and what buying them together saves', async ({ page }) => {
  await openProduct(page, IN_SET);
  await expect(page.locator('.bundle li')).toHaveCount(3);
  await expect(page.locator('.bundle__price').first()).toHaveText(/\d+,\d\d\u00a0zł/);
  await expect(page.locator('.product-price__saving')).toHaveText(
    /^Oszczędzasz \d+%, czyli [\d ,]+\u00a0zł kupując w zestawie$/,
  );
});

test('a subscription has a price of its own, in the page and in the basket', async ({ page }) => {
  await openAwake(page, 'Etiopia Konga');
  const once = await mainPrice(page).textContent();
  await expect(page.locator('.buy-box__form')).toHaveAttribute('data-subscription', 'false');
  await page.getByText('Subskrypcja co 28 dni').click();
  await expect(page.locator('.buy-box__form')).toHaveAttribute('data-subscription', 'true');
  await expect(mainPrice(page)).not.toHaveText(once ?? '');
  const shown = await mainPrice(page).textContent();
  await addButton(page).click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
  await page.goto('/basketedit.php');
  await expect(page.locator('.line')).toContainText('Subskrypcja co 28 dni');
  await expect(page.locator('.line__price')).toHaveText(shown ?? '');
});

test('a subscription of a size that is not on the page is asked for as such', async ({ page }) => {
  await openAwake(page, IN_MANY_SIZES);
  await page
    .getByText(/^Subskrypcja co/)
    .first()
    .click();
  const asked = page.waitForRequest(/\/ajax\/projector\.php\?.*size=1kg-przelew.*subscription=1/);
  await page.locator('.sizes__pill', { has: page.locator('[value="1kg-przelew"]') }).click();
  await asked;
  const chosen = page.locator('.subscription__choice', { has: page.locator('input:checked') });
  await expect(page.locator('.buy-box')).not.toHaveAttribute('aria-busy');
  await expect(mainPrice(page)).toHaveText((await chosen.locator('strong').textContent()) ?? '');
});

test('delivery tells its cost, and a dialog every way with its price', async ({ page }) => {
  await openAwake(page, IN_SIZES);
  await expect(page.getByText('Dostawa: Polska · Koszt od 11,90')).toBeVisible();
  await page.getByRole('button', { name: 'Sposoby dostawy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sposoby dostawy' });
  await expect(dialog.getByRole('row').filter({ hasText: 'Odbiór w punkcie' })).toContainText('11,90');
  await expect(dialog.getByRole('row').filter({ hasText: 'płatność przy odbiorze' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.getByRole('button', { name: 'Sposoby dostawy' }).click();
  await expect(dialog.getByRole('row').filter({ hasText: 'Odbiór w punkcie' })).toBeVisible();
  expect(calls, 'kept by the parameters').toEqual([]);
  await page.keyboard.press('Escape');
  await openProduct(page, 'Ekspres kolbowy Piccola Uno');
  await expect(page.getByText('Dostawa gratis!')).toBeVisible();
});

test('more than the shop’s own warehouse has leaves later', async ({ page }) => {
  await openAwake(page, FROM_OUTSIDE_AFTER_SOME);
  const soon = await page.locator('.shipping').textContent();
  await quantityField(page).fill('15');
  await expect(page.locator('.shipping')).not.toHaveText(soon ?? '');
});

/** Opens the dripper as it is before the day's deadline, which is so many ms ahead. */
async function openBeforeDeadline(page: Page, ahead: number): Promise<string> {
  await openProduct(page, 'Dripper Kiri 02, ceramiczny');
  const address = page.url();
  const deadline = new Date(Date.now() + ahead);
  const shown = deadline.toISOString().slice(11, 19);
  const shipping = { unknownTime: false, today: true, at: +deadline, deadlineAt: +deadline };
  const fields = { todayShipmentDeadline: shown, days: 0, hours: 0, minutes: 1, weekDay: 0, weekAmount: 0 };
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const before = JSON.stringify({ ...shipping, ...fields, time: '2026-11-17 14:00:00' }).replaceAll(
      '"',
      '&quot;',
    );
    const html = await response.text();
    const body = html.replace(/&quot;shipping&quot;:\{.*?\}/, `&quot;shipping&quot;:${before}`);
    await route.fulfill({ response, body });
  });
  await page.goto(address);
  return shown.slice(0, 5);
}

test('the deadline counts against the shop’s clock, however wrong the shopper’s is', async ({
  page,
  complaints,
}) => {
  await page.clock.install({ time: Date.now() + 5 * 3_600_000 });
  const halfMinute = 30_000;
  const deadline = await openBeforeDeadline(page, 2 * 3_600_000 - halfMinute);
  await untilAwake(page, 'buy-box');
  await expect(page.locator('.shipping')).toContainText(`Zamów do ${deadline} to wyślemy dzisiaj zostało`);
  await expect(page.locator('.shipping__left')).toHaveText('zostało 2 godz. 0 min');
  // The page was changed under React's feet: it says so.
  complaints.length = 0;
});

test('once the deadline has passed, the shop is asked anew', async ({ page, complaints }) => {
  await page.clock.install();
  const deadline = await openBeforeDeadline(page, 60_000);
  await untilAwake(page, 'buy-box');
  await expect(page.locator('.shipping')).toContainText(`Zamów do ${deadline}`);
  const asked = page.waitForRequest(/graphql/);
  await page.clock.fastForward(90_000);
  await asked;
  await expect(page.locator('.shipping')).not.toContainText(`Zamów do ${deadline}`);
  complaints.length = 0;
});

test('on a phone the price and the button stay at hand once the page’s own button is scrolled past', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAwake(page, IN_SIZES);
  const bar = page.locator('.buy-bar');
  await expect(bar).toBeHidden();
  await page.locator('.tabs').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo({ top: innerHeight * 3, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Do góry' }).click({ trial: true });
  await bar.getByRole('button', { name: 'Dodaj do koszyka' }).click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
});

test('on a phone what cannot be bought keeps no button at hand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAwake(page, 'Mieszanka Zimowa');
  await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.buy-bar')).toHaveCount(0);
});

test('an address to be notified at is checked and kept', async ({ page, complaints }) => {
  await openAwake(page, 'Mieszanka Zimowa');
  await page.getByLabel('Twój e-mail').fill('kawa@nigdzie');
  await page.getByRole('button', { name: 'Powiadom mnie' }).click();
  await expect(page.locator('.notify .field__message')).toContainText('Błędnie wpisany e-mail.');
  await expect(page.getByLabel('Twój e-mail')).toHaveValue('kawa@nigdzie');
  await page.getByLabel('Twój e-mail').fill('kawa@example.com');
  await page.getByRole('button', { name: 'Powiadom mnie' }).click();
  await expect(page.locator('.notify .notice--success')).toBeVisible();
  // The browser itself notes that the first one was refused.
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a size is a link to its own page, where its price stands; it can be bought there', async ({
    page,
  }) => {
    await openProduct(page, IN_SIZES);
    const before = await mainPrice(page).textContent();
    await page.getByRole('link', { name: '1 kg', exact: true }).click();
    await expect(page).toHaveURL(/size=1kg/);
    await expect(mainPrice(page)).not.toHaveText(before ?? '');
    await expect(page.getByRole('link', { name: '1 kg', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await quantityField(page).fill('2');
    await addButton(page).click();
    await expect(page.getByText('Produkt został dodany.')).toBeVisible();
    await expect(page.locator('.line')).toContainText('1 kg');
  });

  test('a subscription can be chosen', async ({ page }) => {
    await openProduct(page, 'Etiopia Konga');
    await page.getByText('Subskrypcja co 14 dni').click();
    await addButton(page).click();
    await expect(page.locator('.line')).toContainText('Subskrypcja co 14 dni');
  });
});

test.describe('what is said of delivery and returns', () => {
  for (const width of [360, 768])
    test(`stands beside its icon, however long it is, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/produkt/46/x');
      const lines = page.locator('.assurances li');
      await expect(lines.first()).toContainText('Dostawę tej przesyłki');
      for (const line of await lines.all()) {
        const icon = await line.locator('svg').first().boundingBox();
        const text = await line.locator('> span').boundingBox();
        expect(text?.x).toBeGreaterThan((icon?.x ?? 0) + (icon?.width ?? 0));
        expect(text?.y).toBeLessThanOrEqual((icon?.y ?? 0) + (icon?.height ?? 0));
      }
    });

  test('is no empty box where nothing is sent', async ({ page }) => {
    await page.goto('/produkt/87/x');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karta podarunkowa');
    await expect(page.locator('.assurances')).toHaveCount(0);
  });
});
