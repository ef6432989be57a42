import type { Page } from '@playwright/test';
import { expectForEverybody } from '#tests/support/everybody.ts';
import { holdScripts } from '#tests/support/held-scripts.ts';
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

const NAMES = [
  'kawa ziarnista',
  'kawa mielona',
  'Brazylia Cerrado',
  'Kiri',
  'Kawy poranka',
  'Kawa ziarnista',
  'Jak parzyć kawę',
];

const close = (page: Page) => page.getByRole('button', { name: 'Zamknij wyszukiwanie' });

test.describe('with the keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await answerSearches(page);
    await page.goto('/');
    await searchFor(page, 'kawa');
  });

  test('Down goes through all results and from the last to the first, each name comes into the field', async ({
    page,
  }) => {
    for (const name of [...NAMES, ...NAMES.slice(0, 2)]) {
      await field(page).press('ArrowDown');
      await expect(field(page)).toHaveValue(name);
      await expect(active(page)).toHaveCount(1);
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await active(page).getAttribute('id')) ?? '',
      );
    }
    await expect(field(page)).toBeFocused();
  });

  test('Up goes through all results and from the first to the last, each name comes into the field', async ({
    page,
  }) => {
    for (const name of [...NAMES.toReversed(), ...NAMES.toReversed().slice(0, 2)]) {
      await field(page).press('ArrowUp');
      await expect(field(page)).toHaveValue(name);
    }
  });

  test('Right and Left jump between the columns', async ({ page }) => {
    await field(page).press('ArrowDown');
    await field(page).press('ArrowDown');
    await field(page).press('ArrowRight');
    await expect(field(page)).toHaveValue('Brazylia Cerrado');
    await field(page).press('ArrowDown');
    await field(page).press('ArrowLeft');
    await expect(field(page)).toHaveValue('kawa ziarnista');
  });

  test('Left moves within the text while no result is active', async ({ page }) => {
    await field(page).press('ArrowLeft');
    await expect(active(page)).toHaveCount(0);
    await field(page).pressSequentially('x');
    await expect(field(page)).toHaveValue('kawxa');
  });

  test('Enter opens the active result', async ({ page }) => {
    for (let times = 0; times < 3; times++) await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/produkt\/7\/brazylia-cerrado$/);
    await expect(results(page)).toBeHidden();
    await expect(field(page)).toHaveValue('kawa');
  });

  test('the button sends what was typed last, not the name of the active result', async ({ page }) => {
    for (let times = 0; times < 3; times++) await field(page).press('ArrowDown');
    await expect(field(page)).toHaveValue('Brazylia Cerrado');
    await form(page).getByRole('button', { name: 'Szukaj' }).click();
    await expect(page).toHaveURL(/search\.php\?text=kawa$/);
    await expect(results(page)).toBeHidden();
  });

  test('Enter without an active result leads to all results', async ({ page }) => {
    await field(page).press('Enter');
    await expect(page).toHaveURL(/search\.php\?text=kawa$/);
    await expect(results(page)).toBeHidden();
  });

  test('a name that is typed on is what is searched for', async ({ page }) => {
    await field(page).press('ArrowDown');
    await field(page).pressSequentially(' 1 kg');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/search\.php\?text=kawa\+ziarnista\+1\+kg$/);
  });

  test('Escape closes the results and gives back what was typed', async ({ page }) => {
    await field(page).press('ArrowUp');
    await field(page).press('Escape');
    await expect(results(page)).toBeHidden();
    await expect(field(page)).toHaveValue('kawa');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  });

  test('Tab leaves the results for the button beside the field', async ({ page }) => {
    await field(page).press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(form(page).getByRole('button', { name: 'Szukaj' })).toBeFocused();
    await expect(results(page)).toBeHidden();
    await expect(field(page)).toHaveValue('kawa');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap opens the search over the whole screen, and nothing else can be reached', async ({ page }) => {
    await answerSearches(page);
    await page.goto('/');
    await field(page).tap();
    await expect(close(page)).toBeVisible();
    await expect(form(page)).toContainText('Zacznij pisać, a podpowiemy.');
    expect(await form(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await field(page).pressSequentially('kawa');
    await expect(options(page)).toHaveCount(7);
    await expect(form(page).getByText('Zacznij pisać')).toBeHidden();
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const reached = new Set<string>();
    for (let times = 0; times < 8; times++) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(
          () => document.activeElement?.closest('form, header, main, footer')?.className ?? '',
        ),
      );
    }
    expect([...reached].filter((name) => name !== 'search' && name !== '')).toEqual([]);
    const left = await results(page)
      .locator('.search__column')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().left));
    expect(new Set(left).size).toBe(1);
  });

  test('a tap before the shop’s scripts have come opens the search when they have', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await field(page).tap();
    letThrough();
    await expect(close(page)).toBeVisible();
  });

  test('the close button and Escape give the page back', async ({ page }) => {
    await answerSearches(page);
    await page.goto('/');
    await field(page).tap();
    await close(page).tap();
    await expect(close(page)).toBeHidden();
    await expect(form(page).getByRole('button', { name: 'Szukaj' })).toBeFocused();
    await page.getByRole('link', { name: 'Menu' }).click({ trial: true });
    await field(page).tap();
    await field(page).pressSequentially('kawa');
    await expect(results(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(results(page)).toBeHidden();
    await expect(close(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(close(page)).toBeHidden();
  });

  test('Enter sends the form with what was typed, whatever result is active', async ({ page }) => {
    await answerSearches(page);
    await page.goto('/');
    await field(page).tap();
    await field(page).pressSequentially('kawa');
    await expect(results(page)).toBeVisible();
    await field(page).press('ArrowUp');
    await expect(field(page)).toHaveValue('Jak parzyć kawę');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/search\.php\?text=kawa$/);
    await expect(close(page)).toBeHidden();
  });

  test('Right and Left stay within the text', async ({ page }) => {
    await answerSearches(page);
    await page.goto('/');
    await field(page).tap();
    await field(page).pressSequentially('kawa');
    await expect(results(page)).toBeVisible();
    await field(page).press('ArrowDown');
    await field(page).press('ArrowRight');
    await expect(field(page)).toHaveValue('kawa ziarnista');
  });

  test('a tapped result opens, and the search is gone', async ({ page }) => {
    await answerSearches(page);
    await page.goto('/');
    await field(page).tap();
    await field(page).pressSequentially('kawa');
    await page.getByRole('option', { name: /^Brazylia/ }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Brazylia Cerrado' })).toBeVisible();
    await expect(close(page)).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('whoever comes by keyboard, before the scripts or after, is not locked in before a letter is typed', async ({
    page,
  }) => {
    await answerSearches(page);
    const letThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await field(page).focus();
    letThrough();
    await type(page, '');
    await expect(close(page)).toBeHidden();
    await field(page).blur();
    await type(page, '');
    await expect(close(page)).toBeHidden();
    await page.keyboard.press('k');
    await expect(close(page)).toBeVisible();
    await expect(field(page)).toHaveValue('k');
  });
});

test('the search takes the whole screen below 768 px, and gives it back when there is more', async ({
  page,
}) => {
  await answerSearches(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  await searchFor(page, 'kawa');
  await field(page).click();
  await expect(close(page)).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await field(page).click();
  await expect(close(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(close(page)).toBeHidden();
});

test('open results can be used by everybody', async ({ page }) => {
  await answerSearches(page, (route) => tell(route, FOUND));
  await expectForEverybody(page, 'results', async () => {
    await page.goto('/');
    await field(page).click();
    await searchFor(page, 'kawa');
    await field(page).press('ArrowDown');
  });
});
