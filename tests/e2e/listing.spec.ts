import type { Page } from '@playwright/test';
import { expectForEverybodyAt } from '#tests/support/everybody.ts';
import { gate } from '#tests/support/gate.ts';
import { expect, test, untilLaidOut, untilRuled } from '#tests/support/shop.ts';

const COFFEE = '/kategoria/1/kawa';
const PHONE = { width: 360, height: 740 };

const cards = (page: Page) => page.locator('.listing__found .card');
const count = (page: Page) => page.locator('#listing-count');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const openButton = (page: Page) => page.locator('[data-filters=toggle]');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filtry' });
const moreButton = (page: Page) => page.getByRole('button', { name: 'Pokaż więcej' });
const announcer = (page: Page) => page.locator('#announcer');

/** Opens a list and waits until its scripts are there. */
async function openList(page: Page, address = COFFEE): Promise<void> {
  await page.goto(address);
  await expect(page.locator('shop-listing[data-ready]')).toBeAttached();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const total = async (page: Page) => Number.parseInt((await count(page).textContent()) ?? '', 10);

test.describe('filters of a list', () => {
  test('apply as soon as they are chosen, several at once, by partial navigation', async ({ page }) => {
    await openList(page);
    const all = await total(page);
    await box(page, 'W promocji').check();
    await expect(page).toHaveURL(/kawa\?promotion=1$/);
    await box(page, 'Dostępne').check();
    await expect(page).toHaveURL(/kawa\?available=1&promotion=1$/);
    await expect(page.locator('.chosen__one')).toHaveCount(2);
    expect(await total(page)).toBeLessThan(all);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/kawa\?promotion=1$/);
    await expect(box(page, 'Dostępne')).not.toBeChecked();
    await expect(box(page, 'W promocji')).toBeChecked();
  });

  test('leave the focus and the place on the page where they were, and the number is said', async ({
    page,
  }) => {
    await openList(page);
    await page.evaluate(() => scrollTo(0, 300));
    await box(page, 'W promocji').focus();
    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/promotion=1/);
    await expect(box(page, 'W promocji')).toBeFocused();
    await expect(box(page, 'W promocji')).toBeChecked();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expect(announcer(page)).toHaveText((await count(page).textContent()) ?? '');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/kawa$/);
    await expect(box(page, 'W promocji')).toBeFocused();
  });

  test('are given up one by one or all at once', async ({ page }) => {
    await openList(page, `${COFFEE}?available=1&promotion=1&price_to=60`);
    await page.getByRole('link', { name: 'Usuń filtr: W promocji' }).click();
    await expect(page).toHaveURL(/kawa\?price_to=60&available=1$/);
    await expect(page.getByRole('navigation', { name: 'Wybrane filtry' })).toBeFocused();
    await page.getByRole('link', { name: 'Wyczyść wszystkie' }).click();
    await expect(page).toHaveURL(/kawa$/);
    await expect(page.getByRole('navigation', { name: 'Wybrane filtry' })).toHaveCount(0);
  });

  test('of the price take what the shopper types', async ({ page }) => {
    await openList(page);
    await page.getByLabel('Od', { exact: true }).fill('40,50');
    await page.getByLabel('Od', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/kawa\?price_from=40\.5$/);
    await page.getByLabel('Do', { exact: true }).fill('50');
    await page.getByLabel('Do', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/kawa\?price_from=40\.5&price_to=50$/);
    const prices = await page.locator('.listing__found .price__now').allTextContents();
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) {
      expect(Number.parseFloat(price.replace(',', '.'))).toBeGreaterThanOrEqual(40.5);
      expect(Number.parseFloat(price.replace(',', '.'))).toBeLessThanOrEqual(50);
    }
  });

  test('of the price take what is typed while the list is on its way', async ({ page }) => {
    await openList(page);
    const answer = gate();
    await page.route(/price_from=40\.5.*_regions/, async (route) => {
      await answer.opened;
      await route.continue();
    });
    await page.getByLabel('Od', { exact: true }).fill('40,50');
    await page.getByLabel('Od', { exact: true }).press('Enter');
    await page.getByLabel('Do', { exact: true }).pressSequentially('5');
    answer.open();
    await expect(page).toHaveURL(/kawa\?price_from=40\.5$/);
    await expect(page.getByLabel('Do', { exact: true })).toBeFocused();
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/kawa\?price_from=40\.5&price_to=50$/);
  });

  test('show eight of a long group, the others on demand, and these stay in sight', async ({ page }) => {
    await openList(page);
    const group = page.locator('#filter-size');
    await expect(group.getByRole('checkbox')).toHaveCount(8);
    await group.getByText(/^Więcej/).click();
    await expect(group.getByRole('checkbox')).not.toHaveCount(8);
    await box(page, 'Dostępne').check();
    await expect(page).toHaveURL(/available=1/);
    await expect(page.locator('#filter-size-more')).toHaveAttribute('open');
  });

  test('that leave nothing say so and lead back', async ({ page }) => {
    await openList(page, `${COFFEE}?price_from=9000&available=1`);
    await expect(page.getByText('Żaden produkt nie spełnia wszystkich warunków.')).toBeVisible();
    await page.getByRole('link', { name: /^Usuń filtr: od 9/ }).click();
    await expect(page).toHaveURL(/kawa\?available=1$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('speak English in the English shop', async ({ page }) => {
    await openList(page, '/en/category/1/coffee');
    await page.getByRole('checkbox', { name: 'On offer' }).check();
    await expect(page).toHaveURL(/\/en\/category\/1\/coffee\?promotion=1$/);
    await expect(page.getByRole('link', { name: 'Remove the filter: On offer' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Polski' })).toHaveAttribute(
      'href',
      '/kategoria/1/kawa?promotion=1',
    );
  });
});

test.describe('filters on a small screen', () => {
  test.use({ viewport: PHONE });

  test('come in a drawer that opens and closes, by button, Escape and a press beside it', async ({
    page,
  }) => {
    await openList(page);
    await expect(box(page, 'W promocji')).toBeHidden();
    await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
    await openButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await openButton(page).press('Enter');
    await untilRuled(drawer(page));
    await page.mouse.click(355, 400);
    await expect(drawer(page)).toBeHidden();
    await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('stay open while one chooses, with the number of results on their button', async ({ page }) => {
    await openList(page);
    await openButton(page).click();
    await box(page, 'W promocji').check();
    await expect(page).toHaveURL(/promotion=1/);
    await expect(drawer(page)).toBeVisible();
    await expect(box(page, 'W promocji')).toBeFocused();
    const found = await total(page);
    await drawer(page)
      .getByRole('button', { name: `Pokaż ${found} produkt` })
      .click();
    await expect(drawer(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await expect(cards(page)).toHaveCount(found);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('are forced closed when the screen becomes a desktop’s', async ({ page }) => {
    await openList(page);
    await openButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Filtry' }).getByLabel('W promocji')).toBeVisible();
    await expect(openButton(page)).toBeHidden();
  });
});

test.describe('the settings of a list', () => {
  test('choose its order and how many are on a page; the focus stays', async ({ page }) => {
    await openList(page, `${COFFEE}?available=1`);
    await page.getByLabel('Sortuj').focus();
    await page.getByLabel('Sortuj').selectOption('dearest');
    await expect(page).toHaveURL(/kawa\?available=1&sort=dearest$/);
    await expect(page.getByLabel('Sortuj')).toBeFocused();
    await page.getByLabel('Na stronie').selectOption('48');
    await expect(page).toHaveURL(/kawa\?available=1&sort=dearest&portion=48$/);
    await expect(cards(page)).toHaveCount(await total(page));
    await page.getByLabel('Sortuj').selectOption('popular');
    await expect(page).toHaveURL(/kawa\?available=1&portion=48$/);
  });

  test('are a menu that small screens toggle open', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openList(page);
    const toggle = page.getByRole('button', { name: 'Sortowanie i układ' });
    await expect(page.getByLabel('Sortuj')).toBeHidden();
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.getByLabel('Sortuj').selectOption('name');
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.getByLabel('Sortuj')).toBeVisible();
    await toggle.click();
    await expect(page.getByLabel('Sortuj')).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('remember the view on other lists, and the address tells it', async ({ page }) => {
    await openList(page);
    await page.getByRole('link', { name: 'Lista', exact: true }).click();
    await expect(page).toHaveURL(/kawa\?view=list$/);
    await expect(page.locator('form[data-view=list]')).toBeAttached();
    await expect(page.getByRole('link', { name: 'Lista', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const [first, second] = await cards(page).evaluateAll((all) =>
      all.slice(0, 2).map((one) => one.getBoundingClientRect()),
    );
    expect(second?.top).toBeGreaterThan((first?.bottom ?? 0) - 1);
    await page.locator('.pills a').first().click();
    await expect(page).toHaveURL(/\/kategoria\/(?!1\/).*view=list$/);
    await expect(page.locator('form[data-view=list]')).toBeAttached();
    await page.reload();
    await expect(page.locator('form[data-view=list]')).toBeAttached();
    await expect(page.locator('shop-listing[data-ready]')).toBeAttached();
    await page.getByRole('link', { name: 'Siatka', exact: true }).click();
    await expect(page).not.toHaveURL(/view=/);
    await expect(page.locator('form[data-view=grid]')).toBeAttached();
  });
});

test.describe('more products', () => {
  test('are added by a button; the address follows, the links to pages stay, the number is said', async ({
    page,
  }) => {
    await openList(page);
    await moreButton(page).focus();
    await page.keyboard.press('Enter');
    const all = await total(page);
    await expect(cards(page)).toHaveCount(all);
    await expect(page).toHaveURL(/kawa\?page=2$/);
    await expect(page.locator('[data-more-status]')).toHaveText(`Dodano ${all - 24} produktów.`);
    await expect(page.getByText(`Produkty 1–${all} z`)).toBeVisible();
    await expect(page.locator('.pager [aria-current=page]')).toHaveText('2');
    await expect(page.getByRole('link', { name: 'Poprzednia' })).toHaveAttribute('href', COFFEE);
    await expect(moreButton(page)).toHaveCount(0);
    await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('are there again, and the place among them, after going back', async ({ page }) => {
    await openList(page);
    await moreButton(page).press('Enter');
    const all = await total(page);
    await expect(cards(page)).toHaveCount(all);
    await untilLaidOut(page);
    await cards(page)
      .nth(all - 1)
      .scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await cards(page)
      .nth(all - 1)
      .getByRole('link')
      .click();
    await expect(page.locator('.product')).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(all);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.getByRole('link', { name: 'Poprzednia' }).click();
    await expect(page).toHaveURL(/kawa$/);
    await expect(cards(page)).toHaveCount(24);
  });

  test('come by themselves near the end, three times at most; then there is the button', async ({ page }) => {
    const asked = await serveEndlessList(page);
    await openList(page);
    for (const pages of [2, 3, 4]) {
      await page.locator('.more').scrollIntoViewIfNeeded();
      await expect(cards(page)).toHaveCount(pages * 24);
    }
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    expect(asked).toEqual(['2', '3', '4']);
    await moreButton(page).click();
    await expect(cards(page)).toHaveCount(5 * 24);
    await expect(page).toHaveURL(/page=5$/);
    await expect(moreButton(page)).toBeVisible();
  });

  test('that are slow to come are asked for once', async ({ page }) => {
    await openList(page);
    let asked = 0;
    const { opened: answered, open: answer } = gate();
    await page.route('**/kategoria/1/kawa?page=2&_regions=1', async (route) => {
      asked++;
      await answered;
      await route.continue();
    });
    await moreButton(page).press('Enter');
    await expect(moreButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('Wczytujemy kolejne produkty…')).toBeVisible();
    await moreButton(page).press('Enter');
    answer();
    await expect(cards(page)).toHaveCount(await total(page));
    expect(asked).toBe(1);
  });

  test('that do not come leave the button, which says so and tries again', async ({ page, complaints }) => {
    await openList(page);
    await page.route('**/kategoria/1/kawa?page=2&_regions=1', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    );
    await moreButton(page).click();
    await expect(
      page.getByText('Nie udało się wczytać kolejnych produktów. Spróbuj jeszcze raz.'),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL(/kawa$/);
    await page.unroute('**/kategoria/1/kawa?page=2&_regions=1');
    await moreButton(page).click();
    await expect(cards(page)).not.toHaveCount(24);
    // The browser itself reports the broken answer.
    complaints.length = 0;
  });
});

test.describe('a search', () => {
  test('that finds nothing offers another search, categories and what others buy', async ({ page }) => {
    await page.goto('/search.php?text=qqqqqqqq');
    const content = page.locator('main');
    await expect(content.getByText('Nie znaleźliśmy niczego dla „qqqqqqqq”.')).toBeVisible();
    await expect(content.locator('.card').first()).toBeVisible();
    await content.getByRole('link', { name: 'Kawa', exact: true }).click();
    await expect(page).toHaveURL(/kategoria\/1\/kawa$/);
  });

  test('is narrowed down like any list and keeps its text', async ({ page }) => {
    await openList(page, '/search.php?text=etiopia');
    await box(page, 'Dostępne').check();
    await expect(page).toHaveURL(/search\.php\?text=etiopia&available=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki dla „etiopia”');
  });
});

test.describe('without JavaScript, a list', () => {
  test.use({ javaScriptEnabled: false });

  test('is narrowed down by its form, and filters are given up by links', async ({ page }) => {
    await page.goto(COFFEE);
    await box(page, 'W promocji').check();
    await box(page, 'Dostępne').check();
    await page.getByRole('button', { name: 'Zastosuj filtry' }).click();
    await expect(page.locator('.chosen__one')).toHaveCount(2);
    await page.getByRole('link', { name: 'Usuń filtr: W promocji' }).click();
    await expect(page).toHaveURL(/kawa\?available=1$/);
  });

  test('shows its view by a link and its other pages by links', async ({ page }) => {
    await page.goto(COFFEE);
    await page.getByRole('link', { name: 'Lista', exact: true }).click();
    await expect(page.locator('form[data-view=list]')).toBeAttached();
    await expect(moreButton(page)).toBeHidden();
    await page.getByRole('link', { name: 'Następna' }).click();
    await expect(page).toHaveURL(/view=list&page=2$/);
  });

  test('shows its filters on a small screen where the button leads', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(COFFEE);
    await expect(box(page, 'W promocji')).toBeHidden();
    await expect(page.getByLabel('Sortuj')).toBeVisible();
    await openButton(page).click();
    await box(page, 'W promocji').check();
    await page.getByRole('button', { name: 'Zastosuj filtry' }).click();
    await expect(page).toHaveURL(/promotion=1/);
  });
});

test.describe('everybody can use', () => {
  test('the open drawer and the open settings', async ({ page }) => {
    await expectForEverybodyAt(page, PHONE, 'the settings', async () => {
      await openList(page, `${COFFEE}?available=1`);
      await page.getByRole('button', { name: 'Sortowanie i układ' }).click();
    });
    await expectForEverybodyAt(page, PHONE, 'the drawer', async () => {
      await openButton(page).click();
      await expect(drawer(page)).toBeVisible();
    });
  });
});

/** Serves a list whose every page has a next one; answers with the pages that were asked for. */
async function serveEndlessList(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const html = await (await page.request.get(`${COFFEE}?_regions=1`)).text();
  await page.route('**/kategoria/1/kawa?page=*&_regions=1', (route) => {
    const number = new URL(route.request().url()).searchParams.get('page') ?? '';
    asked.push(number);
    const body = html
      .replaceAll('"/produkt/', `"/produkt/${number}`)
      .replace(/value="2"(?=[^>]*name="page")/, `value="${Number(number) + 1}"`);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  return asked;
}
