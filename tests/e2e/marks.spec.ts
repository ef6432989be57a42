import type { Page, Route } from '@playwright/test';
import { signedIn, test as testOfClient } from '#tests/support/client.ts';
import { gate } from '#tests/support/gate.ts';
import { FRAME, holdScripts } from '#tests/support/held-scripts.ts';
import { CATEGORY, heart, listsCount, listsLink, namesOn, openMarked, scales } from '#tests/support/marks.ts';
import { expect, IN_SIZES, openProduct, test, toast, untilAwake } from '#tests/support/shop.ts';

const LIST_CHANGE = '**/shoppinglistchange.php';
const isPressed = ['aria-pressed', 'true'] as const;
const isNotPressed = ['aria-pressed', 'false'] as const;

const bodyOf = (route: Route) => new URLSearchParams(route.request().postData() ?? '');

/** Notes what is sent to the lists, and lets it through. */
async function watchChanges(page: Page): Promise<URLSearchParams[]> {
  const sent: URLSearchParams[] = [];
  await page.route(LIST_CHANGE, (route) => {
    sent.push(bodyOf(route));
    return route.continue();
  });
  return sent;
}

async function firstName(page: Page): Promise<string> {
  const [name = ''] = await namesOn(page);
  return name;
}

for (const [where, address] of Object.entries({
  'the main page': '/',
  'a category': CATEGORY,
  'search results': '/search.php?text=etiopia',
  'a product’s page': '/produkt/7/brazylia-cerrado',
}))
  test(`every product on ${where} has a heart and scales`, async ({ page }) => {
    await openMarked(page, address);
    const cards = await page.locator('.card').count();
    expect(cards).toBeGreaterThan(1);
    await expect(page.locator('.card .mark')).toHaveCount(2 * cards);
    await expect(page.locator('.card .mark[aria-pressed=false]')).toHaveCount(2 * cards);
  });

test('a heart puts a product on the list, says so and counts it; pressed again it takes it off', async ({
  page,
}) => {
  await openMarked(page, CATEGORY);
  const name = await firstName(page);
  await expect(listsCount(page)).toBeHidden();
  await heart(page, name).click();
  await expect(heart(page, name)).toHaveAttribute(...isPressed);
  await expect(toast(page)).toContainText(name);
  await expect(toast(page).getByRole('link')).toHaveAttribute('href', '/shoppinglist.php');
  await expect(listsCount(page)).toHaveText('1');
  await expect(listsLink(page)).toHaveAccessibleName('Listy Na listach: 1 produkt');

  await openMarked(page, CATEGORY);
  await expect(heart(page, name)).toHaveAttribute(...isPressed);
  await expect(listsCount(page)).toHaveText('1');
  await heart(page, name).click();
  await expect(heart(page, name)).toHaveAttribute(...isNotPressed);
  await expect(listsCount(page)).toBeHidden();
});

test.describe('hearts that are pressed before their script', () => {
  test('wait for it, all of them', async ({ page }) => {
    const letGo = await holdScripts(page, FRAME);
    await page.goto(CATEGORY);
    for (const name of (await namesOn(page)).slice(0, 2)) await heart(page, name).click();
    await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));
    letGo();
    await expect(listsCount(page)).toHaveText('2');
  });

  test('are sent as forms where it cannot come', async ({ page, complaints }) => {
    const letGo = await holdScripts(page, FRAME, (route) => route.abort());
    await page.goto(CATEGORY);
    const name = await firstName(page);
    await heart(page, name).click();
    letGo();
    await expect(page.getByText(`Dodano do listy: ${name}`)).toBeVisible();
    complaints.length = 0;
  });
});

test('the link to the lists is marked empty until there is a list', async ({ page }) => {
  await openMarked(page, CATEGORY);
  await expect(listsLink(page)).toHaveAttribute('data-empty-list');
  const name = await firstName(page);
  await heart(page, name).click();
  await expect(listsLink(page)).not.toHaveAttribute('data-empty-list');
  const answered = page.waitForResponse(/shoppinglistchange/);
  await heart(page, name).click();
  await answered;
  await expect(listsLink(page)).not.toHaveAttribute('data-empty-list');
  await openMarked(page, CATEGORY);
  await expect(listsLink(page)).not.toHaveAttribute('data-empty-list');
});

test('hearts of products that come later are right: by a link, by going back, by more products', async ({
  page,
}) => {
  await openMarked(page, `${CATEGORY}?page=2`);
  const last = await firstName(page);
  await heart(page, last).click();
  await expect(listsCount(page)).toHaveText('1');

  await openMarked(page, CATEGORY);
  await page.locator('.more__button').scrollIntoViewIfNeeded();
  await expect(heart(page, last)).toHaveAttribute(...isPressed);
  await page.getByRole('link', { name: last, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last);
  const own = page.getByRole('button', { name: 'Zapisz na liście', exact: true });
  await expect(own).toHaveAttribute(...isPressed);
  await own.click();
  await expect(own).toHaveAttribute(...isNotPressed);
  await page.goBack();
  await expect(heart(page, last)).toHaveAttribute(...isNotPressed);
});

test('the heart of a product’s page takes along the size that is chosen', async ({ page }) => {
  const sent = await watchChanges(page);
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'buy-box');
  await page.getByText('500 g', { exact: true }).click();
  await expect(page).toHaveURL(/size=500g/);
  await page.getByRole('button', { name: 'Zapisz na liście', exact: true }).click();
  await expect(toast(page)).toContainText(IN_SIZES);
  expect(sent.map((fields) => fields.get('size'))).toEqual(['500g']);
  await page.goto('/shoppinglist.php');
  await expect(page.getByRole('main')).toContainText('500 g');
});

test('a press shows at once, and a second one before the answer does no harm', async ({ page }) => {
  await openMarked(page, CATEGORY);
  const name = await firstName(page);
  const held = gate();
  const sent: (string | null)[] = [];
  await page.route(LIST_CHANGE, async (route) => {
    sent.push(bodyOf(route).get('mode'));
    await held.opened;
    await route.continue();
  });
  await heart(page, name).dblclick();
  await expect(heart(page, name)).toHaveAttribute(...isPressed);
  await expect(listsCount(page)).toBeHidden();
  held.open();
  await expect(listsCount(page)).toHaveText('1');
  await expect(heart(page, name)).toHaveAttribute(...isPressed);
  expect(sent).toEqual(['add']);
});

test('several hearts pressed while answers are slow are all on the list in the end', async ({ page }) => {
  await openMarked(page, CATEGORY);
  const names = (await namesOn(page)).slice(0, 3);
  await page.route(LIST_CHANGE, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const name of names) await heart(page, name).click();
  for (const name of names) await expect(heart(page, name)).toHaveAttribute(...isPressed);
  await expect(listsCount(page)).toHaveText('3');
  for (const name of names) await expect(heart(page, name)).toHaveAttribute(...isPressed);
});

test('an answer about everything that was asked for before a press does not undo it', async ({ page }) => {
  const [asked, released] = [gate(), gate()];
  await page.route(
    '**/ajax/get.php',
    async (route) => {
      const old = await route.fetch();
      asked.open();
      await released.opened;
      await route.fulfill({ response: old });
    },
    { times: 1 },
  );
  await page.goto(CATEGORY);
  await asked.opened;
  const name = await firstName(page);
  const newer = page.waitForResponse(/ajax\/get/);
  await heart(page, name).click();
  await newer;
  await expect(listsCount(page)).toHaveText('1');
  const older = page.waitForResponse(/ajax\/get/);
  released.open();
  await (await older).finished();
  await page.waitForTimeout(200);
  await expect(heart(page, name)).toHaveAttribute(...isPressed);
  await expect(listsCount(page)).toHaveText('1');
});

test('a press that fails is put back and said; the next one works', async ({ page, complaints }) => {
  await openMarked(page, CATEGORY);
  const name = await firstName(page);
  for (const status of [500, 403]) {
    await page.route(LIST_CHANGE, (route) => route.fulfill({ status, json: { error: 'x' } }));
    await heart(page, name).click();
    await expect(toast(page).last()).toContainText('Nie udało się tego zapisać. Spróbuj ponownie.');
    await expect(heart(page, name)).toHaveAttribute(...isNotPressed);
    await page.unroute(LIST_CHANGE);
    await toast(page).last().click();
    await expect(toast(page)).toHaveCount(0);
  }
  await heart(page, name).click();
  await expect(listsCount(page)).toHaveText('1');
  // The browser itself notes what was refused.
  complaints.length = 0;
});

test('without a network a press says so and is put back', async ({ page, context, complaints }) => {
  await openMarked(page, CATEGORY);
  const [first = '', second = ''] = await namesOn(page);
  await context.setOffline(true);
  await heart(page, first).click();
  await expect(toast(page)).toContainText('Nie mamy połączenia z siecią.');
  await expect(heart(page, first)).toHaveAttribute(...isNotPressed);
  await context.setOffline(false);
  await heart(page, second).click();
  await expect(listsCount(page)).toHaveText('1');
  complaints.length = 0;
});

test('if the code for pressing cannot be loaded, the browser sends the form', async ({
  page,
  complaints,
}) => {
  await page.route(/press-mark/, (route) => route.abort());
  await openMarked(page, CATEGORY);
  const name = await firstName(page);
  await heart(page, name).click();
  await expect(page).toHaveURL(/shoppinglist\.php/);
  await expect(page.getByRole('main')).toContainText(name);
  complaints.length = 0;
});

test('two tabs agree about hearts and scales', async ({ page, context }) => {
  await openMarked(page, CATEGORY);
  const other = await context.newPage();
  await openMarked(other, CATEGORY);
  const name = await firstName(page);
  await heart(page, name).click();
  await expect(heart(other, name)).toHaveAttribute(...isPressed);
  await expect(listsCount(other)).toHaveText('1');
  await scales(other, name).click();
  await expect(scales(page, name)).toHaveAttribute(...isPressed);
  await heart(other, name).click();
  await expect(heart(page, name)).toHaveAttribute(...isNotPressed);
});

test('hearts and scales are pressed by keyboard, after the name of their product', async ({ page }) => {
  await openMarked(page, CATEGORY);
  const name = await firstName(page);
  await page.getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(heart(page, name)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heart(page, name)).toHaveAttribute(...isPressed);
  await expect(heart(page, name)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(scales(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(scales(page, name)).toHaveAttribute(...isPressed);
  await expect(scales(page, name)).toBeFocused();
});

test('the English shop says it in English', async ({ page }) => {
  await openMarked(page, '/en/category/1/coffee');
  const name = await firstName(page);
  const own = page.getByRole('button', { name: `Save to a list: ${name}`, exact: true });
  await own.click();
  await expect(own).toHaveAttribute(...isPressed);
  await expect(toast(page).getByRole('link', { name: 'See your lists' })).toHaveAttribute(
    'href',
    '/en/shoppinglist.php',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: /^Lists/ })).toHaveAccessibleName(
    'Lists On your lists: 1 product',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart leads to the list, where the product stands', async ({ page }) => {
    await page.goto(CATEGORY);
    const name = await firstName(page);
    await heart(page, name).click();
    await expect(page).toHaveURL(/\/shoppinglist\.php/);
    await expect(page.getByRole('main')).toContainText(name);
  });

  test('the heart of a product’s page takes along the size that the page shows', async ({ page }) => {
    await page.goto('/produkt/7/brazylia-cerrado?size=1kg');
    await page.getByRole('button', { name: 'Zapisz na liście', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('1 kg');
  });
});

for (const language of ['pl', 'en'])
  test(`the header holds the lists and their number beside a full basket (${language})`, async ({ page }) => {
    await page.route('**/ajax/get.php', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.Basket.response.basket.productsCounter = 128;
      answer.Wishlist.response.attributes.count = 128;
      await route.fulfill({ response, json: answer });
    });
    await page.goto(language === 'pl' ? '/contact.php' : '/en/contact.php');
    await expect(listsCount(page)).toHaveText('128');
    const links = page.locator('.header__bar').locator('.header__logo, .header__link, .header__language');
    for (const width of [320, 360, 640, 768, 980, 1200, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `the page at ${width} px`).toBeLessThanOrEqual(0);
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      const rows = width < 640 ? boxes.slice(0, 1).concat(boxes.slice(2)) : boxes;
      const heights = rows.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
      expect(Math.max(...heights) - Math.min(...heights), `one line at ${width} px`).toBeLessThanOrEqual(2);
      for (const [index, box] of rows.entries())
        expect(box?.x ?? 0, `no two upon another at ${width} px`).toBeGreaterThanOrEqual(
          (rows[index - 1]?.x ?? 0) + (rows[index - 1]?.width ?? 0) - 1,
        );
    }
  });

testOfClient.describe('signed in', () => {
  testOfClient.use(signedIn);

  testOfClient('hearts are the client’s, and after signing out nobody’s', async ({ page }) => {
    await openMarked(page, CATEGORY);
    const name = await firstName(page);
    await heart(page, name).click();
    await expect(listsCount(page)).toHaveText('1');
    await page.goto('/account.php');
    await page.getByRole('button', { name: 'Wyloguj' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Konto');
    await openMarked(page, CATEGORY);
    await expect(heart(page, name)).toHaveAttribute(...isNotPressed);
    await expect(listsCount(page)).toBeHidden();
  });
});
