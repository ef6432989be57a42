import type { Locator, Page } from '@playwright/test';
import { signedIn, test } from '#tests/support/client.ts';
import { DESKTOP } from '#tests/support/everybody.ts';
import { framesOfPress } from '#tests/support/frames-of-press.ts';
import { gate } from '#tests/support/gate.ts';
import { expect } from '#tests/support/shop.ts';

const PAGE = '/client-new.php';

const DATE_FIELD = 'shop-island[name=date-field]';

const field = (page: Page) => page.locator(`${DATE_FIELD} input`);
const openButton = (page: Page) => page.getByRole('button', { name: /^Wybierz w kalendarzu/ });
const calendar = (page: Page) => page.getByRole('dialog', { name: /^Wybierz w kalendarzu/ });
const day = (page: Page, name: string) => calendar(page).getByRole('gridcell', { name });
const title = (page: Page) => calendar(page).getByRole('heading');
const press = (page: Page, key: string) => page.keyboard.press(key);

/** It wakes when it comes near the screen. */
async function untilAwake(page: Page): Promise<void> {
  await field(page).scrollIntoViewIfNeeded();
  await expect(page.locator(`${DATE_FIELD}[data-ready]`)).toBeAttached();
}

async function open(page: Page, typed: string, address = PAGE): Promise<void> {
  await page.goto(address);
  await untilAwake(page);
  await field(page).fill(typed);
  await openButton(page).click();
  await expect(calendar(page)).toBeVisible();
}

async function edges(part: Locator) {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}

test.describe('a date field', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a plain field that says how to type a date, and has no button', async ({ page }) => {
      await page.goto(PAGE);
      await field(page).fill('1980-04-02');
      await expect(field(page)).toHaveAttribute('placeholder', 'RRRR-MM-DD');
      await expect(openButton(page)).toHaveCount(0);
    });
  });

  test('keeps what was typed before it was awake, and shows it in the calendar', async ({ page }) => {
    const { opened, open: wakeUp } = gate();
    await page.route('**/assets/react-*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(PAGE);
    await field(page).fill('2020-11-11');
    wakeUp();
    await untilAwake(page);
    await expect(field(page)).toHaveValue('2020-11-11');
    await openButton(page).click();
    await expect(day(page, '11 listopada 2020, środa')).toHaveAttribute('aria-selected', 'true');
  });

  test('puts the hyphens where a phone has none, and leaves alone what is no date', async ({ page }) => {
    await page.goto(PAGE);
    await untilAwake(page);
    await field(page).fill('20201111');
    await field(page).blur();
    await expect(field(page)).toHaveValue('2020-11-11');
    await field(page).fill('2020-02-30');
    await field(page).blur();
    await expect(field(page)).toHaveValue('2020-02-30');
  });

  test('speaks English in the English shop', async ({ page }) => {
    await page.goto(`/en${PAGE}`);
    await untilAwake(page);
    await expect(field(page)).toHaveAttribute('placeholder', 'YYYY-MM-DD');
    await field(page).fill('2020-11-11');
    await page.getByRole('button', { name: /^Choose in the calendar/ }).click();
    await expect(page.getByRole('gridcell', { name: '11 November 2020, Wednesday' })).toBeFocused();
    await expect(page.getByRole('grid', { name: 'November 2020' })).toBeVisible();
  });
});

test.describe('the calendar of one day', () => {
  test('opens at the typed day in Polish, weeks from Monday, and begins with today where nothing is typed', async ({
    page,
  }) => {
    await open(page, '2020-11-11');
    await expect(title(page)).toHaveText('listopad 2020');
    await expect(calendar(page).getByRole('columnheader').first()).toHaveAccessibleName('poniedziałek');
    await expect(day(page, '11 listopada 2020, środa')).toBeFocused();
    await press(page, 'Escape');
    await field(page).fill('');
    await openButton(page).click();
    await expect(calendar(page).locator('[aria-current=date]')).toBeFocused();
  });

  test('writes the chosen day into the field, closes, and tells whoever checks the form', async ({
    page,
  }) => {
    await open(page, '2020-11-11');
    await page.evaluate(() => {
      for (const type of ['input', 'change'])
        document.addEventListener(type, ({ target }) => {
          document.title += ` ${type}=${(target as HTMLInputElement).value}`;
        });
    });
    await day(page, '20 listopada 2020').click();
    await expect(field(page)).toHaveValue('2020-11-20');
    await expect(calendar(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await expect(page).toHaveTitle(/ input=2020-11-20 change=2020-11-20$/);
  });

  test('goes by keyboard alone: days, weeks, months, years, and back to the button', async ({ page }) => {
    await open(page, '2020-11-11');
    for (const [key, name] of [
      ['ArrowRight', '12 listopada 2020'],
      ['ArrowDown', '19 listopada 2020'],
      ['Home', '16 listopada 2020'],
      ['End', '22 listopada 2020'],
      ['PageUp', '22 października 2020'],
      ['Shift+PageUp', '22 października 2019'],
      ['ArrowLeft', '21 października 2019'],
      ['ArrowUp', '14 października 2019'],
    ] as const) {
      await press(page, key);
      await expect(day(page, name), key).toBeFocused();
    }
    await expect(title(page)).toHaveText('październik 2019');
    await expect(calendar(page).locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
    await press(page, 'Enter');
    await expect(field(page)).toHaveValue('2019-10-14');
    await expect(openButton(page)).toBeFocused();
    await press(page, 'Enter');
    await expect(day(page, '14 października 2019')).toBeFocused();
    await press(page, 'Escape');
    await expect(calendar(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  });

  test('loses no key, however fast they are pressed', async ({ page }) => {
    await open(page, '2020-11-11');
    // From inside the page, where nothing but the calendar's own work lies between two keys.
    await page.evaluate(async (keys) => {
      for (const key of keys) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, Array(40).fill('PageUp'));
    await expect(day(page, '11 lipca 2017')).toBeFocused();
  });

  test('shows twelve months and 15 years to choose from', async ({ page }) => {
    await open(page, '2020-11-11');
    await calendar(page).getByRole('button', { name: 'Wybierz rok: 2020' }).click();
    await expect(calendar(page).getByRole('gridcell')).toHaveCount(15);
    await press(page, 'ArrowUp');
    await press(page, 'Enter');
    await expect(title(page)).toHaveText('listopad 2017');
    await calendar(page).getByRole('button', { name: 'Wybierz miesiąc: listopad' }).click();
    await expect(calendar(page).getByRole('gridcell')).toHaveCount(12);
    await calendar(page).getByRole('gridcell', { name: 'marzec 2017' }).click();
    await expect(day(page, '11 marca 2017')).toBeFocused();
    await calendar(page).getByRole('button', { name: 'Następny miesiąc' }).click();
    await expect(title(page)).toHaveText('kwiecień 2017');
  });

  for (const [side, block] of [
    ['under', 'start'],
    ['above', 'end'],
  ] as const)
    test(`stands right ${side} its field at the ${block} of the window, and the page stays as it was`, async ({
      page,
    }) => {
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(PAGE);
      await untilAwake(page);
      await field(page).evaluate((input, where) => input.scrollIntoView({ block: where }), block);
      const placeAndHeight = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
      const before = await placeAndHeight();
      await openButton(page).click();
      await expect(calendar(page).locator('[aria-current=date]')).toBeFocused();
      expect(await placeAndHeight()).toEqual(before);
      const [input, sheet] = [await edges(field(page)), await edges(calendar(page))];
      const gap = side === 'above' ? input.top - sheet.bottom : sheet.top - input.bottom;
      expect(Math.abs(gap - 4)).toBeLessThan(1);
      expect(sheet.top).toBeGreaterThanOrEqual(0);
      expect(sheet.bottom).toBeLessThanOrEqual(DESKTOP.height);
    });

  test('is seen as a whole in a window with room for it neither above nor below its field', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PAGE);
    await untilAwake(page);
    await field(page).evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await openButton(page).click();
    await expect(calendar(page)).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  });

  test('closes when the shopper presses elsewhere or goes on with Tab', async ({ page }) => {
    await open(page, '2020-11-11');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(calendar(page)).toBeHidden();
    await openButton(page).click();
    await expect(day(page, '11 listopada 2020')).toBeFocused();
    for (let presses = 0; presses < 4; presses++) await press(page, 'Tab');
    await expect(calendar(page)).toBeHidden();
    await expect(field(page)).toHaveValue('2020-11-11');
  });

  test('comes after its button is shown as pressed, and closes when it is pressed again', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await untilAwake(page);
    const [first, ...others] = await framesOfPress(page, '.date-field__open', ':popover-open');
    expect(first).toBe('pressed');
    expect(others).not.toContain('nothing');
    await expect(openButton(page)).not.toHaveAttribute('aria-busy');
    await openButton(page).click();
    await expect(calendar(page)).toBeHidden();
    await openButton(page).click();
    await expect(calendar(page)).toBeVisible();
  });

  test('names the next month before its days are drawn', async ({ page }) => {
    await open(page, '2020-11-11');
    const answer = await calendar(page)
      .getByRole('button', { name: 'Następny miesiąc' })
      .evaluate(async (button: HTMLElement) => {
        button.click();
        await null;
        const shown = (part: string) => document.querySelector(`.calendar ${part}`)?.textContent;
        return { title: shown('h2'), firstDay: shown('td') };
      });
    expect(answer).toEqual({ title: 'grudzień 2020', firstDay: '26' });
    await expect(calendar(page).getByRole('gridcell').first()).toHaveText('30');
  });

  test('empties the field', async ({ page }) => {
    await open(page, '2020-11-11');
    await calendar(page).getByRole('button', { name: 'Wyczyść' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(openButton(page)).toBeFocused();
  });
});

test('the calendar of several days adds and takes away days and stays open until it is done', async ({
  page,
}) => {
  await open(page, '2020-11-11, 2020-11-05', '/contact.php');
  await expect(calendar(page).locator('[aria-selected=true]')).toHaveCount(2);
  await day(page, '20 listopada 2020').click();
  await day(page, '11 listopada 2020').click();
  await expect(field(page)).toHaveValue('2020-11-05, 2020-11-20');
  await calendar(page).getByRole('button', { name: 'Gotowe' }).click();
  await expect(calendar(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test.describe('in an account', () => {
  test.use(signedIn);

  test('the calendar lets no day and no year after the last be chosen', async ({ page }) => {
    await open(page, '', '/account-complaint.php');
    await calendar(page).getByRole('button', { name: 'Dziś' }).click();
    const tooLate = calendar(page).locator('[role=gridcell][aria-disabled=true]').last();
    await tooLate.click({ force: true });
    await expect(calendar(page)).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await calendar(page)
      .getByRole('button', { name: /^Wybierz rok/ })
      .click();
    await tooLate.click({ force: true });
    await expect(calendar(page).getByRole('gridcell')).toHaveCount(15);
  });

  test('the calendar of a range takes its two ends in any order, shows the way between, and begins anew', async ({
    page,
  }) => {
    await open(page, '2020-11-11 do 2020-11-14', '/account-orders.php');
    await expect(calendar(page).locator('[aria-selected=true]')).toHaveCount(4);
    await day(page, '20 listopada 2020').click();
    await expect(field(page)).toHaveValue('2020-11-20');
    await day(page, '17 listopada 2020').hover();
    await expect(calendar(page).locator('[data-range]')).toHaveCount(4);
    await day(page, '17 listopada 2020').click();
    await expect(field(page)).toHaveValue('2020-11-17 – 2020-11-20');
    await expect(calendar(page).locator('[aria-selected=true]')).toHaveCount(4);
  });
});
