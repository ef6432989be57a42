import type { Locator, Page } from '@playwright/test';
import { addButton, expect, test, toast, untilHydrated } from '#tests/support/journey/shop.ts';

const PHONE = { width: 360, height: 740 };
const CATEGORY = '/kategoria/1/kawa';

const top = (page: Page, name: string) => page.locator('header .mega > li > a', { hasText: name });
const panel = (page: Page, name: string) =>
  page.locator('header .mega > li', { has: page.locator(`> a:text-is("${name}")`) }).locator('.mega__panel');
const drawer = (page: Page, name = 'Menu') => page.getByRole('dialog', { name, exact: true });
const footer = (page: Page) => page.getByRole('contentinfo');

async function openShop(page: Page, address = CATEGORY): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}

/** The menus are made ready with the first sign of a shopper. */
async function untilReady(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.locator('#alerts').dispatchEvent('pointermove');
      return page.locator('header .menu[data-live]').count();
    })
    .toBe(1);
}

async function openDrawer(page: Page, address = CATEGORY): Promise<Locator> {
  await page.setViewportSize(PHONE);
  await openShop(page, address);
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
}

test('the mega menu brings a category’s slides when it is opened, leads on, and closes on the next page', async ({
  page,
}) => {
  const modules: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('menu_slider')) modules.push(new URL(request.url()).pathname);
  });
  await openShop(page);
  expect(modules).toEqual([]);
  await top(page, 'Kawa').hover();
  const slides = panel(page, 'Kawa').getByRole('region', { name: 'Polecamy: Kawa' });
  await expect(slides.getByRole('link')).toHaveText('Palone w tym tygodniu');
  expect(modules).toEqual(['/gfx/pl/menu_slider_1.js']);
  await expect(slides.locator('img')).toHaveJSProperty('complete', true);
  expect(await slides.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
    0,
  );
  await slides.getByRole('button', { name: 'Następny slajd' }).click();
  await slides.getByRole('link', { name: 'Na wagę, ile potrzebujesz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Na wagę');
  await expect(panel(page, 'Kawa')).toBeHidden();
  await top(page, 'Kawa').hover();
  await panel(page, 'Kawa').getByRole('link', { name: 'Mieszanki' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mieszanki');
  await expect(panel(page, 'Kawa')).toBeHidden();
});

test('the side menu leads to categories, information and slides, and closes on the next page', async ({
  page,
}) => {
  const menu = await openDrawer(page);
  await menu.getByRole('button', { name: 'Sprzęt' }).click();
  await menu.getByRole('link', { name: 'Wszystko w kategorii Sprzęt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprzęt');
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await menu.getByRole('tab', { name: 'Informacje' }).click();
  await expect(menu.getByRole('heading', { level: 3 })).toHaveText(['Palarnia', 'Pomoc', 'Zasady']);
  await menu.getByRole('link', { name: 'Dostawa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dostawa');
  await expect(menu).toBeHidden();
  await openDrawer(page, '/en/category/1/coffee');
  await menu.getByRole('button', { name: 'Coffee', exact: true }).click();
  const slides = menu.getByRole('region', { name: 'Recommended: Coffee' });
  await slides.getByRole('button', { name: 'Next slide' }).click();
  await slides.getByRole('link', { name: 'By weight, as much as you need' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By weight');
  await expect(menu).toBeHidden();
});

test('the footer tells truthfully what the shop keeps in the browser', async ({ page, context }) => {
  await page.goto('/produkt/7/brazylia-cerrado');
  await untilHydrated(page, 'buy-box');
  await addButton(page).click();
  await expect(toast(page)).toBeVisible();
  await page.goto('/client-new.php');
  await page.locator('.form__more summary').click();
  await page.getByLabel(/^Imię/).fill('Anna');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Anna');
  await footer(page).getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
  const dialog = drawer(page, 'Zarządzaj plikami cookie');
  await expect(dialog).toBeVisible();
  const told = (await dialog.locator('dt').allTextContents()).map((name) =>
    name.replace('(__Host-)', '').replace('…', ''),
  );
  const cookies = await context.cookies();
  const stored = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  const kept = [...cookies.map(({ name }) => name), ...stored];
  expect(kept).toContain('witryna_session');
  expect(kept.length).toBeGreaterThan(1);
  expect(kept.filter((name) => !told.some((one) => name.startsWith(one)))).toEqual([]);
  const session = cookies.find(({ name }) => name === 'witryna_session');
  const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(60);
  await expect(dialog).toContainText('60 dni');
  await dialog.getByRole('link', { name: 'Więcej w polityce prywatności' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polityka prywatności');
  await expect(dialog).toBeHidden();
});
