import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expectForEverybodyAt } from '#tests/support/everybody.ts';
import { holdScripts } from '#tests/support/held-scripts.ts';
import {
  addButton,
  expect,
  IN_SIZES,
  openProduct,
  test,
  toast,
  untilAwake,
  untilRuled,
} from '#tests/support/shop.ts';

const PHONE = { width: 360, height: 740 };
const CATEGORY = '/kategoria/1/kawa';

const top = (page: Page, name: string) => page.locator('header .mega > li > a', { hasText: name });
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Podkategorie: ${name}` });
const panel = (page: Page, name: string) =>
  page.locator('header .mega > li', { has: page.locator(`> a:text-is("${name}")`) }).locator('.mega__panel');
const drawer = (page: Page, name = 'Menu') => page.getByRole('dialog', { name, exact: true });

async function openShop(page: Page, address = CATEGORY): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/** The menus come alive with the first sign of a shopper. */
async function untilAlive(page: Page): Promise<void> {
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

/** Moves the pointer to the middle of an item of the menu's top line. */
async function pointAt(page: Page, item: Locator, steps = 1): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await item.boundingBox()) ?? {};
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y, { steps });
  return middle;
}

test.describe('the mega menu', () => {
  test('is as wide as the page, with a padding of 30 px, and leads to the category and all below it', async ({
    page,
  }) => {
    await openShop(page);
    await top(page, 'Kawa').hover();
    await expect(panel(page, 'Kawa')).toBeVisible();
    await expect(panel(page, 'Kawa')).toHaveCSS('padding', '30px');
    const box = await panel(page, 'Kawa').boundingBox();
    const main = await page.locator('.header__bar').boundingBox();
    expect(box?.width).toBe((main?.width ?? 0) - 48);
    await expect(panel(page, 'Kawa').getByRole('link')).toHaveText([
      'Wszystko w kategorii Kawa',
      'Ziarnista',
      'Single origin',
      'Espresso',
      'Mieszanki',
      'Bezkofeinowa',
      'Mielona i w kapsułkach',
      'Na wagę',
      'Palone w tym tygodniu',
    ]);
    await panel(page, 'Kawa').getByRole('link', { name: 'Mieszanki' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mieszanki');
    await expect(panel(page, 'Kawa')).toBeHidden();
  });

  for (const [width, columns] of [
    [1199, 4],
    [1200, 5],
  ] as const)
    test(`has ${columns} columns at ${width} px, each at most 320 px high`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const panel = await openLargePanel(page);
      const columnsOf = await lefts(panel);
      expect(new Set(columnsOf).size).toBe(columns);
      const height = panel.locator('.mega__groups').evaluate((groups: HTMLElement) => groups.offsetHeight);
      expect(await height).toBeLessThanOrEqual(320);
    });

  test('shows 10 items of a group, and the rest when asked', async ({ page }) => {
    const panel = await openLargePanel(page);
    const group = panel.locator('.mega__groups > li').first();
    await expect(group.locator('li:not([data-more]):visible')).toHaveCount(10);
    const before = await lefts(panel);
    await group.getByRole('link', { name: 'Pokaż więcej' }).focus();
    await page.keyboard.press('Enter');
    await expect(group.locator('li > a:visible')).toHaveCount(14);
    await expect(group.locator('li > a').nth(10)).toBeFocused();
    await expect(panel).toBeVisible();
    expect(new Set(await lefts(panel)).size).toBeLessThanOrEqual(5);
    expect((await lefts(panel)).length).toBe(before.length + 3);
  });

  test('shows the slides of a category beside it, which come when it is opened and turn when told to', async ({
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
    const slide = slides.getByRole('link');
    await expect(slide).toHaveText('Palone w tym tygodniu');
    expect(modules).toEqual(['/gfx/pl/menu_slider_1.js']);
    await expect(slides.locator('img')).toHaveJSProperty('complete', true);
    expect(await slides.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
      0,
    );
    await slides.getByRole('button', { name: 'Następny slajd' }).click();
    await expect(slide).toHaveText('Na wagę, ile potrzebujesz');
    await expect(slides).toContainText('Slajd 2 z 2');
    await slides.getByRole('button', { name: 'Następny slajd' }).click();
    await expect(slide).toHaveText('Palone w tym tygodniu');
    await slides.getByRole('button', { name: 'Poprzedni slajd' }).press('Enter');
    await slide.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Na wagę');
  });

  test('shows a single slide without controls, and none beside a category that has none', async ({
    page,
  }) => {
    await openShop(page);
    await top(page, 'Sprzęt').hover();
    const slides = panel(page, 'Sprzęt').getByRole('region', { name: 'Polecamy: Sprzęt' });
    await expect(slides.getByRole('link')).toHaveText('Dripper, czajnik, cztery minuty');
    await expect(slides.getByRole('button')).toHaveCount(0);
    await top(page, 'Akcesoria').hover();
    await expect(panel(page, 'Akcesoria')).toBeVisible();
    await expect(panel(page, 'Akcesoria').getByRole('region')).toHaveCount(0);
  });

  test('keeps the place of slides that do not come', async ({ page, complaints }) => {
    await page.route('**/menu_slider_1.js', (route) => route.abort());
    await openShop(page);
    await top(page, 'Kawa').hover();
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await expect(panel(page, 'Kawa').getByRole('link', { name: 'Na wagę' })).toBeVisible();
    complaints.length = 0;
  });

  test('opens only for a pointer that stays, and closes a moment after it has left', async ({ page }) => {
    await openShop(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await pointAt(page, top(page, 'Kawa'));
    await page.clock.runFor(90);
    await expect(panel(page, 'Kawa')).toBeHidden();
    await page.clock.runFor(20);
    await expect(panel(page, 'Kawa')).toBeVisible();
    await expect(toggle(page, 'Kawa')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(640, 880);
    await page.clock.runFor(290);
    await expect(panel(page, 'Kawa')).toBeVisible();
    await page.clock.runFor(20);
    await expect(panel(page, 'Kawa')).toBeHidden();
  });

  test('does not change panels under a pointer on its way into the open one, but does for one that stays', async ({
    page,
  }) => {
    await openShop(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const from = await pointAt(page, top(page, 'Kawa'));
    await page.clock.runFor(110);
    await expect(panel(page, 'Kawa')).toBeVisible();
    const { x = 0, y = 0, height = 0 } = (await top(page, 'Herbata i dodatki').boundingBox()) ?? {};
    await page.mouse.move(from.x, y + 4);
    await page.mouse.move(x + 30, y + height - 4, { steps: 4 });
    await page.clock.runFor(200);
    await expect(panel(page, 'Kawa')).toBeVisible();
    await page.mouse.move(x + 60, y + height + 40, { steps: 4 });
    await page.clock.runFor(1000);
    await expect(panel(page, 'Kawa')).toBeVisible();
    // Along the line, to an item further on.
    await page.mouse.move(from.x, from.y, { steps: 4 });
    await pointAt(page, top(page, 'Sprzęt'), 4);
    await page.clock.runFor(110);
    await expect(panel(page, 'Sprzęt')).toBeVisible();
    await expect(panel(page, 'Kawa')).toBeHidden();
  });

  test('is opened and closed by Enter and Space, and Escape gives the focus back', async ({ page }) => {
    await openShop(page);
    await top(page, 'Kawa').focus();
    await expect(panel(page, 'Kawa')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(toggle(page, 'Kawa')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Kawa')).toBeVisible();
    await expect(toggle(page, 'Kawa')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(panel(page, 'Kawa')).toBeHidden();
    await expect(toggle(page, 'Kawa')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Wszystko w kategorii Kawa' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Kawa')).toBeHidden();
    await expect(toggle(page, 'Kawa')).toBeFocused();
  });

  test('is walked with the arrow keys: along its top, into a panel, within it and out again', async ({
    page,
  }) => {
    await openShop(page);
    await top(page, 'Kawa').focus();
    await page.keyboard.press('ArrowRight');
    await expect(top(page, 'Herbata i dodatki')).toBeFocused();
    await page.keyboard.press('End');
    await expect(top(page, 'Nagrody za punkty')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(top(page, 'Kawa')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(toggle(page, 'Herbata i dodatki')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(toggle(page, 'Kawa')).toBeFocused();

    const link = (name: string) => panel(page, 'Kawa').getByRole('link', { name, exact: true });
    await page.keyboard.press('ArrowDown');
    await expect(link('Wszystko w kategorii Kawa')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('Ziarnista')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('Single origin')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(link('Na wagę')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(link('Single origin')).toBeFocused();
    await page.keyboard.press('End');
    await expect(link('Na wagę')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(toggle(page, 'Kawa')).toBeFocused();
  });

  test('is walked from column to column by the arrows to the side', async ({ page }) => {
    const panel = await openLargePanel(page);
    await panel.getByRole('link', { name: 'Kolumbia', exact: true }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'Peru'],
      ['ArrowRight', 'Brazylia'],
      ['ArrowLeft', 'Peru'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(panel.getByRole('link', { name, exact: true })).toBeFocused();
    }
  });

  test('closes when Tab leaves it, on a click outside and when the window loses the focus', async ({
    page,
  }) => {
    await openShop(page);
    const open = async () => {
      await toggle(page, 'Herbata i dodatki').focus();
      await page.keyboard.press('Enter');
      await expect(panel(page, 'Herbata i dodatki')).toBeVisible();
    };
    await open();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(top(page, 'Sprzęt')).toBeFocused();
    await expect(panel(page, 'Herbata i dodatki')).toBeHidden();
    await open();
    await page.mouse.click(640, 880);
    await expect(panel(page, 'Herbata i dodatki')).toBeHidden();
    await open();
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expect(panel(page, 'Herbata i dodatki')).toBeHidden();
  });

  test('speaks English in the English shop', async ({ page }) => {
    await openShop(page, '/en/');
    await page.getByRole('button', { name: 'Subcategories: Coffee' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Everything in Coffee' })).toBeVisible();
    await page.getByRole('link', { name: 'Decaf', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decaf');
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true });

    test('opens with the first tap and follows the link with the second', async ({ page }) => {
      await openShop(page, '/');
      await top(page, 'Kawa').tap();
      await expect(panel(page, 'Kawa')).toBeVisible();
      await top(page, 'Sprzęt').tap();
      await expect(panel(page, 'Sprzęt')).toBeVisible();
      await expect(panel(page, 'Kawa')).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      await top(page, 'Sprzęt').tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprzęt');
      await expect(panel(page, 'Sprzęt')).toBeHidden();
    });

    test('has a link to the category itself in the panel, and closes on a tap outside', async ({ page }) => {
      await openShop(page, '/');
      await top(page, 'Kawa').tap();
      await page.touchscreen.tap(640, 880);
      await expect(panel(page, 'Kawa')).toBeHidden();
      await top(page, 'Kawa').tap();
      await page.getByRole('link', { name: 'Wszystko w kategorii Kawa' }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kawa');
    });

    test('goes straight to a category with nothing below it', async ({ page }) => {
      await openShop(page, '/');
      await top(page, 'Filiżanki i kubki').tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filiżanki i kubki');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens for a pointer and for the keyboard', async ({ page }) => {
      await page.goto(CATEGORY);
      await expect(toggle(page, 'Kawa')).toBeHidden();
      await top(page, 'Kawa').hover();
      await expect(panel(page, 'Kawa')).toBeVisible();
      await page.mouse.move(640, 880);
      await expect(panel(page, 'Kawa')).toBeHidden();
      await top(page, 'Kawa').focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Wszystko w kategorii Kawa' })).toBeFocused();
    });
  });
});

test.describe('the side menu', () => {
  test('leads level by level into the categories and back, and the focus goes along', async ({ page }) => {
    const menu = await openDrawer(page);
    await menu.getByRole('button', { name: 'Sprzęt' }).click();
    await expect(menu.getByRole('button', { name: 'Wstecz: Kategorie' })).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Wszystko w kategorii Sprzęt' })).toBeVisible();
    await menu.getByRole('button', { name: 'Parzenie' }).click();
    await expect(menu.getByRole('button', { name: 'Wstecz: Sprzęt' })).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Kawiarki' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Młynki' })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Parzenie' })).toBeFocused();
    await menu.getByRole('button', { name: 'Wstecz: Kategorie' }).click();
    await expect(menu.getByRole('button', { name: 'Sprzęt' })).toBeFocused();
    await menu.getByRole('button', { name: 'Sprzęt' }).click();
    await menu.getByRole('link', { name: 'Wszystko w kategorii Sprzęt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprzęt');
    await expect(menu).toBeHidden();
  });

  test('shows the slides of a category on its level', async ({ page }) => {
    const menu = await openDrawer(page, '/en/category/1/coffee');
    await menu.getByRole('button', { name: 'Coffee', exact: true }).click();
    const slides = menu.getByRole('region', { name: 'Recommended: Coffee' });
    await expect(slides.getByRole('link')).toHaveText('Roasted this week');
    await slides.getByRole('button', { name: 'Next slide' }).click();
    await slides.getByRole('link', { name: 'By weight, as much as you need' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('By weight');
    await expect(menu).toBeHidden();
  });

  test('has tabs that show or hide its groups, by click and by arrow keys', async ({ page }) => {
    const menu = await openDrawer(page);
    const tab = (name: string) => menu.getByRole('tab', { name });
    await expect(tab('Kategorie')).toHaveAttribute('aria-selected', 'true');
    await tab('Informacje').click();
    await expect(menu.getByRole('tabpanel', { name: 'Informacje' })).toBeVisible();
    await expect(menu.getByRole('tabpanel', { name: 'Kategorie' })).toBeHidden();
    await expect(menu.getByRole('heading', { level: 3 })).toHaveText(['Palarnia', 'Pomoc', 'Zasady']);
    await page.keyboard.press('ArrowRight');
    await expect(tab('Konto')).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Kategorie')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tab('Konto')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(menu.getByRole('button', { name: 'Kawa' })).toBeVisible();
    await tab('Informacje').click();
    await menu.getByRole('link', { name: 'Dostawa' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dostawa');
    await expect(menu).toBeHidden();
  });

  test('is opened, closed and toggled', async ({ page }) => {
    const menu = await openDrawer(page);
    await menu.getByRole('button', { name: 'Zamknij' }).click();
    await expect(menu).toBeHidden();
    const button = page.getByRole('link', { name: 'Menu', exact: true });
    await expect(button).toBeFocused();
    for (const shown of [true, false, true]) {
      await button.dispatchEvent('click');
      await expect(menu).toBeVisible({ visible: shown });
    }
    await untilRuled(menu);
    // Beside the drawer, where the page is.
    await page.mouse.click(350, 400);
    await expect(menu).toBeHidden();
  });

  test('is filled also where the drawer was quicker than its script', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const letGo = await holdScripts(page, /assets\/menus-/);
    await page.goto(CATEGORY);
    await expect(page.locator('.footer__group button').first()).toBeAttached();
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: 'Kawa' })).toHaveCount(0);
    letGo();
    await expect(drawer(page).getByRole('button', { name: 'Kawa' })).toBeVisible();
  });

  test('begins at the top each time', async ({ page }) => {
    const menu = await openDrawer(page);
    await menu.getByRole('button', { name: 'Kawa' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(menu.getByRole('button', { name: 'Kawa' })).toBeVisible();
  });

  test('is forced closed when the view becomes a desktop one', async ({ page }) => {
    const menu = await openDrawer(page);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.waitForTimeout(300);
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(menu).toBeHidden();
  });

  test('speaks English in the English shop', async ({ page }) => {
    await openDrawer(page, '/en/');
    await page.getByRole('button', { name: 'Coffee', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Back: Categories' })).toBeFocused();
    await expect(drawer(page).getByRole('link', { name: 'Everything in Coffee' })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is the list of categories in the footer', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(CATEGORY);
      await page.getByRole('link', { name: 'Menu', exact: true }).click();
      await expect(page).toHaveURL(/#all-categories$/);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Kawa' })).toBeInViewport();
    });
  });
});

test.describe('the footer', () => {
  const footer = (page: Page) => page.getByRole('contentinfo');

  test('opens and closes its groups on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openShop(page);
    const heading = footer(page).getByRole('button', { name: 'Pomoc' });
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await expect(footer(page).getByRole('link', { name: 'Dostawa' })).toBeHidden();
    await heading.click();
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    await expect(footer(page).getByRole('link', { name: 'Dostawa' })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Regulamin' })).toBeHidden();
    await page.keyboard.press('Space');
    await expect(footer(page).getByRole('link', { name: 'Dostawa' })).toBeHidden();
  });

  for (const width of [640, 980, 1600])
    test(`has plain headings and all its links open at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openShop(page);
      await expect(footer(page).getByRole('heading', { name: 'Pomoc' })).toBeVisible();
      await expect(footer(page).getByRole('button')).toHaveCount(0);
      await expect(footer(page).getByRole('link', { name: 'Dostawa' })).toBeVisible();
    });

  test('opens everything when a phone is turned and the view grows, and folds again when it shrinks', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openShop(page);
    await expect(footer(page).getByRole('button')).toHaveCount(4);
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(footer(page).getByRole('button')).toHaveCount(0);
    await expect(footer(page).getByRole('link', { name: 'Regulamin' })).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(footer(page).getByRole('button')).toHaveCount(4);
  });

  test('tells truthfully what the shop keeps in the browser', async ({ page, context }) => {
    await openProduct(page, IN_SIZES);
    await untilAwake(page, 'buy-box');
    await addButton(page).click();
    await expect(toast(page)).toBeVisible();
    await page.goto('/client-new.php');
    await page.getByLabel('Imię', { exact: true }).fill('Anna');
    await page.waitForTimeout(700);
    await page.goto('/');
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

  test('tells it in English too', async ({ page }) => {
    await openShop(page, '/en/');
    await footer(page).getByRole('link', { name: 'Manage cookies' }).click();
    await expect(drawer(page, 'Manage cookies')).toContainText('60 days');
    await page.keyboard.press('Escape');
    await expect(footer(page).getByRole('link', { name: 'Manage cookies' })).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has all its links open, and cookies are told of on the privacy page', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(CATEGORY);
      await expect(footer(page).getByRole('button')).toHaveCount(0);
      await expect(footer(page).getByRole('link', { name: 'Dostawa' })).toBeVisible();
      await footer(page).getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polityka prywatności');
    });
  });
});

test('an open panel, the drawer and the dialog of cookies can be used by everybody', async ({ page }) => {
  const menu = drawer(page);
  const steps: [where: string, open: () => Promise<unknown>][] = [
    ['the drawer', () => openDrawer(page, '/contact.php')],
    ['a level of the drawer', () => menu.getByRole('button', { name: 'Kawa' }).click()],
    ['the information in the drawer', () => menu.getByRole('tab', { name: 'Informacje' }).click()],
    ['the account in the drawer', () => menu.getByRole('tab', { name: 'Konto' }).click()],
  ];
  for (const [where, open] of steps) await expectForEverybodyAt(page, PHONE, where, open);
  await expectForEverybodyAt(page, DESKTOP, 'the panel', async () => {
    await openShop(page, '/contact.php');
    await toggle(page, 'Kawa').focus();
    await page.keyboard.press('Enter');
  });
  await expectForEverybodyAt(page, DESKTOP, 'the dialog of cookies', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
    await expect(drawer(page, 'Zarządzaj plikami cookie')).toBeVisible();
  });
});

/** The gallery has a menu with more categories than the demo shop. */
async function openLargePanel(page: Page): Promise<Locator> {
  await page.goto('/_gallery');
  await untilAlive(page);
  const toggle = page.getByRole('button', { name: 'Podkategorie: Świat' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('.mega__toggle[aria-expanded=true] + .mega__panel');
  await expect(panel).toBeVisible();
  return panel;
}

/** How far left each link of a panel that can be seen begins. */
const lefts = (panel: Locator) =>
  panel
    .locator('.mega__groups a:visible')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
