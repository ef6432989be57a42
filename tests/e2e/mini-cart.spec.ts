import type { Page } from '@playwright/test';
import type { WidgetAnswer, WireBasket, WireBasketProduct } from '#contract/widgets.ts';
import { holdScripts } from '#tests/support/held-scripts.ts';
import {
  addButton,
  basketCount,
  expect,
  IN_ONE_SIZE,
  IN_SIZES,
  openProduct,
  test,
  toast,
  untilAwake,
} from '#tests/support/shop.ts';

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Zawartość koszyka' });
const products = (page: Page) => panel(page).getByRole('listitem');

async function buy(page: Page, name: string): Promise<void> {
  await openProduct(page, name);
  await untilAwake(page, 'buy-box');
  await addButton(page).click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
}

/** Lets the shop tell of another basket than it has. */
async function tell(page: Page, change: (basket: WireBasket) => Partial<WireBasket>): Promise<void> {
  await page.route('**/ajax/get.php', async (route) => {
    const response = await route.fetch();
    const answer: WidgetAnswer = await response.json();
    if (answer.Basket) Object.assign(answer.Basket.response.basket, change(answer.Basket.response.basket));
    await route.fulfill({ response, json: answer });
  });
}

const coffee: WireBasketProduct = {
  link: '/produkt/7/brazylia-cerrado?from=shop',
  icon: '',
  icon_second: '',
  name: 'Brazylia Cerrado',
  size: '250g',
  size_name: '250 g',
  product_version_name: '',
  count: 2,
  count_formatted: '2',
  worth_unit: 'szt.',
  prices: { worth_net_formatted: '80,00 zł', worth_gros_formatted: '98,40 zł' },
  subscription_period: '0',
};
const many = (count: number) => ({ products: Array(count).fill(coffee), productsCounter: count });

test('a pointer that rests on the basket sees what is in it, what it is worth and what delivery costs', async ({
  page,
}) => {
  await buy(page, IN_SIZES);
  await buy(page, IN_ONE_SIZE);
  await basketLink(page).hover();
  await expect(products(page)).toHaveCount(2);
  await expect(products(page).first()).toContainText('250 g · 1 szt.');
  const icon = products(page).first().locator('img');
  await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await expect(products(page).last()).toContainText(IN_ONE_SIZE);
  await expect(products(page).last().getByRole('paragraph')).toHaveText('1 szt.');
  await expect(panel(page)).toContainText(/Wartość\s*\d+,\d\d\szł \d+,\d\d\szł netto/);
  await expect(panel(page)).toContainText(/Dostawa od\s*\d+,\d\d\szł \d+,\d\d\szł netto/);

  await page.mouse.move(20, 600);
  await expect(panel(page)).toBeHidden();
  await basketLink(page).hover();
  await panel(page).getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('a pointer that rests on the basket before the shop’s scripts have come is not forgotten', async ({
  page,
}) => {
  await tell(page, () => many(1));
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await basketLink(page).hover();
  letThrough();
  await expect(products(page)).toHaveCount(1);
});

test('a pointer that only passes over the basket opens nothing', async ({ page }) => {
  await tell(page, () => many(1));
  await page.goto('/');
  await basketLink(page).hover();
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(20, 600);
  await expect(panel(page)).toBeHidden();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await basketLink(page).hover();
  await page.clock.runFor(100);
  await expect(panel(page)).toBeHidden();
  await page.mouse.move(20, 600);
  await page.clock.runFor(1000);
  await expect(panel(page)).toBeHidden();
});

test('the keyboard opens the mini-cart, Escape closes it and the focus comes back', async ({ page }) => {
  await tell(page, () => many(2));
  await page.goto('/contact.php');
  await expect(basketCount(page)).toHaveText('2');
  await basketLink(page).focus();
  const button = page.getByRole('button', { name: 'Pokaż zawartość koszyka' });
  await expect(button).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(products(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('the mini-cart closes when the focus leaves it', async ({ page }) => {
  await tell(page, () => many(1));
  await page.goto('/contact.php');
  await expect(basketCount(page)).toHaveText('1');
  await basketLink(page).focus();
  await page.getByRole('button', { name: 'Pokaż zawartość koszyka' }).press('Enter');
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeHidden();
});

test('Escape closes what the pointer has opened', async ({ page }) => {
  await tell(page, () => many(1));
  await page.goto('/');
  await basketLink(page).hover();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('links of the mini-cart are those that the shop has told', async ({ page }) => {
  await tell(page, () => many(1));
  await page.goto('/');
  await basketLink(page).hover();
  await expect(products(page).getByRole('link')).toHaveAttribute('href', coffee.link);
  await products(page).getByRole('link').click();
  await expect(page).toHaveURL(/from=shop$/);
});

test('a mini-cart with nothing or with more than 22 products is not shown', async ({ page }) => {
  for (const count of [0, 23]) {
    await tell(page, () => many(count));
    await page.goto('/');
    await basketLink(page).hover();
    await untilAwake(page, 'mini-cart');
    await page.waitForTimeout(400);
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('.mini-cart button')).toHaveCount(0);
  }
});

test('a mini-cart with more than 10 products is a list', async ({ page }) => {
  for (const [count, layout] of [
    [10, 'pictures'],
    [11, 'list'],
    [22, 'list'],
  ] as const) {
    await tell(page, () => many(count));
    await page.goto('/');
    await basketLink(page).hover();
    await expect(products(page)).toHaveCount(count);
    await expect(panel(page).getByRole('list')).toHaveClass(new RegExp(`--${layout}$`));
  }
});

test('the mini-cart says how much is missing to free delivery, until it is reached', async ({ page }) => {
  await tell(page, () => ({ ...many(1), worth: 50, toShippingFree: 149 }));
  await page.goto('/');
  await basketLink(page).hover();
  await expect(panel(page)).toContainText('Do darmowej dostawy brakuje 149,00 zł');
  await expect(panel(page).getByRole('progressbar')).toHaveJSProperty('value', 50 / 199);
  await expect(panel(page).locator('.free-shipping--active')).toHaveCount(0);

  await tell(page, () => ({ ...many(1), toShippingFree: 0 }));
  await page.reload();
  await basketLink(page).hover();
  await expect(panel(page).locator('.free-shipping--active')).toHaveText('Masz darmową dostawę');
  await expect(panel(page).locator('dl > div').last()).toHaveText('Dostawagratis');
  await expect(panel(page)).not.toContainText('Dostawa od');
});

test('everything can be ordered in one click, unless something is nameless or in a subscription', async ({
  page,
}) => {
  const order = panel(page).getByRole('link', { name: 'Zamów wszystko' });
  for (const [changes, shown] of [
    [{}, 1],
    [{ name: '' }, 0],
    [{ subscription_period: '30' }, 0],
  ] as const) {
    await tell(page, () => ({ products: [coffee, { ...coffee, ...changes }], productsCounter: 2 }));
    await page.goto('/');
    await basketLink(page).hover();
    await expect(products(page)).toHaveCount(2);
    await expect(order).toHaveCount(shown);
    if (shown) await expect(order).toHaveAttribute('href', '/order.php');
  }
  await expect(products(page).last()).toContainText('co 30 dni');
});

test('an open mini-cart follows what is added, in every open tab', async ({ page, context }) => {
  const second = await context.newPage();
  await buy(page, IN_SIZES);
  await second.goto('/');
  for (const tab of [second, page]) {
    await basketLink(tab).hover();
    await expect(products(tab).first()).toContainText('1 szt.');
  }
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).first().focus();
  await basketLink(page).hover();
  await page.keyboard.press('Enter');
  await expect(products(page).first()).toContainText('2 szt.');
  await expect(products(second).first()).toContainText('2 szt.');
});

test('tabs of a browser without channels learn of a change through its storage', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const second = await context.newPage();
  await second.goto('/');
  await buy(page, IN_SIZES);
  await expect(basketCount(second)).toHaveText('1');
});

test('on a phone the basket is a link to its page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await basketLink(page).hover();
  await basketLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible();
  await expect(page.locator('shop-island[name=mini-cart]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the basket of the header is a link to its page', async ({ page }) => {
    await page.goto('/');
    await basketLink(page).hover();
    await basketLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible();
  });
});
