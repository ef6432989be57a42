import type { Page, Route } from '@playwright/test';
import {
  active,
  answerSearches,
  FOUND,
  field,
  form,
  options,
  results,
  searchFor,
  tell,
  type,
} from '#tests/support/live-search.ts';
import { expect, test } from '#tests/support/shop.ts';

const PAUSE_MS = 500;

/** Opens the main page; from then on its time goes on only when the test says so. */
async function openWithStillClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await type(page, '');
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('results come half a second after the last keystroke, with the shop’s limit', async ({ page }) => {
  const asked = await answerSearches(page);
  await openWithStillClock(page);
  await type(page, 'kaw');
  await page.clock.runFor(PAUSE_MS - 100);
  await field(page).press('a');
  await page.clock.runFor(PAUSE_MS - 1);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(results(page)).toBeVisible();
  expect(asked).toEqual([{ text: 'kawa', limit: 6 }]);
});

test('arrow keys and fewer than two letters start no search', async ({ page }) => {
  const asked = await answerSearches(page);
  await openWithStillClock(page);
  await type(page, 'k ');
  await page.clock.runFor(5 * PAUSE_MS);
  expect(asked).toEqual([]);
  await field(page).press('Backspace');
  await field(page).press('a');
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight']) {
    await page.clock.runFor(PAUSE_MS - 200);
    await field(page).press(key);
  }
  expect(asked).toHaveLength(1);
  await page.clock.runFor(5 * PAUSE_MS);
  expect(asked).toHaveLength(1);
});

test('the search is focused, loading while it asks, and open when there are results', async ({ page }) => {
  let answer = () => {};
  await answerSearches(page, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await tell(route, FOUND);
  });
  await page.goto('/');
  await expect(form(page)).not.toHaveAttribute('data-focused');
  await type(page, 'kawa');
  await expect(form(page)).toHaveAttribute('data-focused');
  await expect(form(page)).toHaveAttribute('data-loading');
  await expect(form(page)).not.toHaveAttribute('data-open');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  answer();
  await expect(form(page)).toHaveAttribute('data-open');
  await expect(form(page)).not.toHaveAttribute('data-loading');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(form(page).getByRole('status')).toHaveText('7 podpowiedzi');
});

test('suggested queries stand in one column, all else in the other, each kind under its name', async ({
  page,
}) => {
  await answerSearches(page);
  await page.goto('/');
  await searchFor(page, 'kawa');
  const columns = results(page).locator('.search__column');
  await expect(columns).toHaveCount(2);
  await expect(columns.first().getByRole('option')).toHaveText(['kawa ziarnista', 'kawa mielona']);
  const names = ['Produkty', 'Producenci', 'Serie', 'Kategorie', 'Informacje'];
  for (const name of names) await expect(columns.last().getByRole('group', { name })).toBeVisible();
  await expect(columns.first().getByRole('group', { name: 'Często szukane' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Kategorie' }).getByRole('option')).toHaveText(
    'Kawa / Kawa ziarnista',
  );
  const boxes = await Promise.all([columns.first().boundingBox(), columns.last().boundingBox()]);
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
});

test('a product has its picture as webp with a fallback, its price, and the price without tax', async ({
  page,
}) => {
  await answerSearches(page);
  await page.goto('/');
  await searchFor(page, 'brazylia');
  const product = page.getByRole('group', { name: 'Produkty' }).getByRole('option');
  await expect(product).toHaveText('Brazylia Cerrado od 39,90 zł 38,00 zł netto');
  await expect(product.locator('source')).toHaveAttribute('type', 'image/webp');
  await expect(product.locator('source')).toHaveAttribute('srcset', /-320\.webp$/);
  await expect(product.locator('img')).toHaveAttribute('src', /-320\.jpg$/);
});

for (const [address, words, why] of [
  ['/', 'Cena na telefon', {}],
  ['/en/', 'Price on phone demand', {}],
  ['/', '122 punkty', { points: 122 }],
  ['/en/', '122 points', { points: 122 }],
  ['/', 'Gratis!', { gratis: true }],
] as const)
  test(`a price of 0 says: ${words}`, async ({ page }) => {
    const free = { value: 0, formatted: '0,00 zł' };
    const [coffee] = FOUND.products;
    if (!coffee) throw new Error('nothing to find');
    const products = [{ ...coffee, from: false, price: { price: { gross: free, net: free } }, ...why }];
    await answerSearches(page, (route) => tell(route, { products }));
    await page.goto(address);
    await searchFor(page, 'brazylia');
    await expect(options(page)).toHaveText(`Brazylia Cerrado ${words}`);
  });

test('what matches the text is marked, blind to capitals and Polish letters', async ({ page }) => {
  await answerSearches(page);
  await page.goto('/');
  await searchFor(page, 'PARZYC kaw');
  await expect(page.getByRole('group', { name: 'Informacje' }).locator('mark')).toHaveText(['parzyć', 'kaw']);
  await expect(page.getByRole('group', { name: 'Producenci' }).locator('mark')).toHaveCount(0);
});

test('the English shop suggests in English', async ({ page }) => {
  await answerSearches(page);
  await page.goto('/en/');
  await searchFor(page, 'coffee');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  for (const name of ['Popular searches', 'Products', 'Producers', 'Series', 'Categories', 'Information'])
    await expect(page.getByRole('group', { name })).toBeVisible();
  await expect(form(page).getByRole('status')).toHaveText('7 suggestions');
});

test('the shop finds its products while one types, and a click opens one without a new page', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await searchFor(page, 'brazylia');
  await results(page).locator('[href="/produkt/7/brazylia-cerrado"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brazylia Cerrado' })).toBeVisible();
  await expect(results(page)).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a result opens in a new tab where the shopper wants it, and the results stay', async ({
  page,
  context,
}) => {
  await answerSearches(page);
  await page.goto('/');
  await searchFor(page, 'brazylia');
  const opened = context.waitForEvent('page');
  await page.getByRole('option', { name: /^Brazylia Cerrado/ }).click({ button: 'middle' });
  await expect(await opened).toHaveURL(/\/produkt\/7\//);
  await expect(results(page)).toBeVisible();
});

test('results close when the shop finds nothing any more', async ({ page }) => {
  await answerSearches(page, (route, { text }) => tell(route, text === 'kawa' ? FOUND : {}));
  await page.goto('/');
  await searchFor(page, 'kawa');
  await field(page).press('q');
  await expect(results(page)).toBeHidden();
  await expect(form(page)).not.toHaveAttribute('data-open');
  await expect(form(page)).not.toHaveAttribute('data-loading');
});

for (const [address, words] of [
  ['/', 'Nie znaleźliśmy niczego dla „qqxx”. Sprawdź pisownię, wpisz mniej słów albo przejrzyj kategorie.'],
  ['/en/', 'We found nothing for ‘qqxx’. Check the spelling, use fewer words, or browse the categories.'],
] as const)
  for (const width of [360, 1280])
    test(`who finds nothing reads so, and what to do next: ${address} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await type(page, 'qqxx');
      const note = form(page).getByRole('status');
      await expect(note).toHaveText(words);
      await expect(note).toHaveCSS('clip-path', 'none');
      await expect(note).toBeInViewport({ ratio: 1 });
      await expect(results(page)).toBeHidden();
      await expect(page.locator('.search__hint')).toBeHidden();
      await field(page).press('Escape');
      await expect(note).toHaveText('');
      await expect(note).toHaveClass('sr-only');
    });

test('results close when too few letters are left', async ({ page }) => {
  await answerSearches(page);
  await page.goto('/');
  await searchFor(page, 'ka');
  await field(page).press('Backspace');
  await expect(results(page)).toBeHidden();
});

test('results close on a click beside them', async ({ page }) => {
  await answerSearches(page);
  await page.goto('/');
  await searchFor(page, 'kawa');
  await page.mouse.click(10, 800);
  await expect(results(page)).toBeHidden();
  await expect(field(page)).toHaveValue('kawa');
});

test('an answer that comes late is dropped', async ({ page }) => {
  let answerFirst = () => {};
  await answerSearches(page, async (route, { text }) => {
    if (text !== 'kawa') return tell(route, { cms: FOUND.cms });
    await new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    return tell(route, { producers: FOUND.producers });
  });
  await page.goto('/');
  await type(page, 'kawa');
  await expect(form(page)).toHaveAttribute('data-loading');
  await field(page).pressSequentially(' parzona');
  await expect(options(page)).toHaveText('Jak parzyć kawę');
  answerFirst();
  await page.waitForTimeout(300);
  await expect(options(page)).toHaveText('Jak parzyć kawę');
});

test('an answer that comes when the shopper has left the search opens nothing', async ({ page }) => {
  let answer = () => {};
  await answerSearches(page, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await tell(route, FOUND);
  });
  await page.goto('/');
  await type(page, 'kawa');
  await expect(form(page)).toHaveAttribute('data-loading');
  await field(page).press('Tab');
  answer();
  await page.waitForTimeout(300);
  await expect(results(page)).toBeHidden();
  await expect(form(page)).not.toHaveAttribute('data-loading');
});

for (const [trouble, fail] of [
  ['an error', (route) => route.fulfill({ status: 500, body: 'trouble' })],
  ['no connection', (route) => route.abort('internetdisconnected')],
  ['no JSON', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })],
  ['other data than wanted', (route) => route.fulfill({ json: { data: { productsTextSearch: 7 } } })],
  ['a refusal', (route) => route.fulfill({ json: { data: null, errors: [{ message: 'x' }] } })],
] as const satisfies readonly (readonly [string, (route: Route) => unknown])[])
  test(`results close quietly when ${trouble} is answered, and the next search works`, async ({
    page,
    complaints,
  }) => {
    await answerSearches(page, (route, { text }) => (text === 'kawa m' ? fail(route) : tell(route, FOUND)));
    await page.goto('/');
    await searchFor(page, 'kawa');
    await field(page).pressSequentially(' m');
    await expect(results(page)).toBeHidden();
    await expect(form(page)).not.toHaveAttribute('data-loading');
    await expect(page.locator('.toast')).toHaveCount(0);
    await field(page).press('i');
    await expect(results(page)).toBeVisible();
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    complaints.length = 0;
  });

test('the same text is asked for once a session, and again in another language or currency', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await answerSearches(page);
  const again = async (address: string) => {
    await page.goto(address);
    await searchFor(page, 'kawa');
    await page.waitForTimeout(100);
    return asked.length;
  };
  expect(await again('/')).toBe(1);
  expect(await again('/contact.php')).toBe(1);
  expect(await again('/en/')).toBe(2);
  await context.addCookies([{ name: 'currency', value: 'EUR', url: baseURL ?? '' }]);
  expect(await again('/')).toBe(3);
  expect(await again('/contact.php')).toBe(3);
});

test('what was found is kept however long the session lasts', async ({ page }) => {
  const asked = await answerSearches(page);
  await page.clock.install();
  await page.goto('/');
  const again = async () => {
    await field(page).fill('');
    await type(page, 'kawa');
    await page.clock.runFor(PAUSE_MS);
    await expect(results(page)).toBeVisible();
    return asked.length;
  };
  expect(await again()).toBe(1);
  await page.clock.fastForward('12:00:00');
  expect(await again()).toBe(1);
});

test('of more than 200 texts what was found first is asked for again', async ({ page }) => {
  const asked = await answerSearches(page);
  await page.goto('/');
  await searchFor(page, 'kawa');
  await page.evaluate(() => {
    const [first] = JSON.parse(sessionStorage.liveSearch);
    const others = Array.from({ length: 199 }, (_, index) => ({ ...first, key: `other ${index}` }));
    sessionStorage.liveSearch = JSON.stringify([first, ...others]);
  });
  const again = async (text: string) => {
    await page.goto('/contact.php');
    await searchFor(page, text);
    await expect(results(page)).toBeVisible();
    return asked.length;
  };
  expect(await again('kawa')).toBe(1);
  expect(await again('herbata')).toBe(2);
  expect(await again('kawa')).toBe(3);
  expect(await page.evaluate(() => JSON.parse(sessionStorage.liveSearch).length)).toBe(200);
});

for (const [name, text] of [
  ['emoji', '☕🫘👩‍🌾'],
  ['quotes', `"' OR ''='`],
  ['percent signs', '%%%'],
  ['underscores', '___'],
  ['a script', '<script>document.title="x"</script>'],
  ['10,000 characters', 'kawa '.repeat(2000)],
] as const)
  test(`${name} typed into the search do no harm`, async ({ page }) => {
    await page.goto('/');
    const title = await page.title();
    await type(page, 'ka');
    // The answer to the two letters may come first, and is thrown away.
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql/v1/') && !response.request().postData()?.includes('"ka"'),
    );
    await field(page).fill(text);
    expect(await (await answered).json()).not.toHaveProperty('errors');
    await expect(form(page)).not.toHaveAttribute('data-loading');
    expect(await page.title()).toBe(title);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/search\.php/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a name with a script in it is shown as it is', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)> "kawa" & \'mleko\'';
  await answerSearches(page, (route) => tell(route, { producers: [{ name, link: '/' }] }));
  await page.goto('/');
  await searchFor(page, 'kawa');
  await expect(options(page)).toHaveText(name);
  await expect(options(page).locator('img')).toHaveCount(0);
  await field(page).press('ArrowDown');
  await expect(field(page)).toHaveValue(name);
  await expect(active(page)).toHaveText(name);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form that leads to the results page', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('brazylia');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/search\.php\?text=brazylia$/);
    await expect(page.getByRole('link', { name: 'Brazylia Cerrado', exact: true })).toBeVisible();
  });
});
