import type { Page, Route } from '@playwright/test';
import {
  addButton,
  expect,
  openProduct,
  quantityField,
  test,
  toast,
  untilAwake,
  untilStarted,
} from '#tests/support/shop.ts';

const REWARD = 'Kubek Klubowy, 280 ml';
const ONLY = 'Towar dostępny tylko w programie lojalnościowym.';
const JOIN = 'Zaloguj się albo załóż konto, żeby zbierać punkty.';
const SEARCH = '/search.php?text=kubek+klubowy';

const box = (page: Page) => page.getByRole('region', { name: 'Nagroda za punkty' });
const take = (page: Page) => box(page).getByRole('button', { name: 'Odbierz za 120 pkt' });
const onCard = (page: Page) =>
  page.locator('.card').getByRole('button', { name: /^Odbierz za 120 pkt Kubek Klubowy/ });

/** What the shop answers, to a client with so many points. */
const toClient =
  (points: number, left = points) =>
  async (route: Route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const basket = told.Basket?.response.basket ?? told.basket;
    if (basket) basket.user = { client: true, points, points_left: left };
    await route.fulfill({
      response: answer,
      status: 200,
      json: { ...told, ...(told.basket && { status: 'success' }) },
    });
  };

// What is still on its way at the end belongs to no test any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('a product for points', () => {
  test('tells a guest how to join; its button is disabled and says why', async ({ page }) => {
    await openProduct(page, REWARD);
    await untilAwake(page, 'reward');
    await expect(box(page)).toContainText(JOIN);
    await expect(take(page)).toBeHidden();
    await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(quantityField(page)).toBeDisabled();
    await expect(box(page).getByRole('link', { name: 'Załóż konto' })).toHaveAttribute(
      'href',
      '/client-new.php',
    );
    await box(page).getByRole('link', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL(/signin\.php\?go_on=%2Fprodukt%2F/);
  });

  test('tells a client what there is to take it with, and is taken without leaving the page', async ({
    page,
  }) => {
    await page.route('**/ajax/get.php', toClient(640));
    await page.route('**/basketchange.php', toClient(640, 520));
    await openProduct(page, REWARD);
    await untilAwake(page, 'reward');
    await expect(box(page)).toContainText('Masz 640 punktów.');
    await expect(box(page).getByRole('link')).toHaveCount(0);
    await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
    const top = () => page.locator('.tabs').evaluate((tabs) => tabs.getBoundingClientRect().top + scrollY);
    const before = await top();
    const sent = page.waitForRequest('**/basketchange.php');
    await take(page).click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('mode')).toBe('take');
    await expect(box(page)).toContainText('Punkty za nagrody w koszyku są już odliczone: zostaje 520.');
    await expect(page).toHaveURL(/\/produkt\//);
    expect(await top()).toBe(before);
  });

  test('tells a client with too few points how many are missing', async ({ page }) => {
    await page.route('**/ajax/get.php', toClient(98));
    await openProduct(page, REWARD);
    await untilAwake(page, 'reward');
    await expect(box(page)).toContainText('Masz 98 punktów. Do nagrody brakuje 22 punktów.');
    await expect(take(page)).toBeHidden();
    await addButton(page).click({ force: true });
    await expect(toast(page).last()).toHaveText(ONLY);
  });

  test('is taken from its card; a guest is told how to join', async ({ page, complaints }) => {
    await page.goto(SEARCH);
    await untilStarted(page);
    await onCard(page).click();
    await expect(toast(page).last()).toHaveText(`${ONLY} ${JOIN}`);
    await expect(page).toHaveURL(/search\.php/);
    complaints.length = 0;
  });

  test('in English, on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/en/search.php?text=club+mug');
    await expect(
      page.locator('.card').getByRole('button', { name: /^Get it for 120 pts Club mug/ }),
    ).toBeVisible();
    await page.locator('.card__name a').first().click();
    await untilAwake(page, 'reward');
    await expect(page.getByRole('region', { name: 'A reward for points' })).toContainText(
      'Sign in or create an account to collect points.',
    );
  });
});

test.describe('without JavaScript, a product for points', () => {
  test.use({ javaScriptEnabled: false });

  for (const [where, open] of [
    ['its own page', (page: Page) => openProduct(page, REWARD).then(() => take(page))],
    ['its card', (page: Page) => page.goto(SEARCH).then(() => onCard(page))],
  ] as const)
    test(`is asked for on ${where}, and the basket says how to join`, async ({ page }) => {
      const button = await open(page);
      await button.click();
      await expect(page).toHaveURL(/basketedit\.php/);
      await expect(page.locator('.notice')).toHaveText(`${ONLY} ${JOIN}`);
    });
});
