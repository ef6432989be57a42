import type { Page } from '@playwright/test';
import { answerSearches, field, searchFor } from '#tests/support/journey/live-search.ts';
import {
  addButton,
  expect,
  test,
  toast,
  untilHydrated,
  untilLaidOut,
  untilReady,
} from '#tests/support/journey/shop.ts';

const PRODUCT = '/produkt/7/brazylia-cerrado';

/** Notes everything that begins to move for longer than a millisecond, from the first moment of every page. */
async function noteMovements(page: Page): Promise<string[]> {
  const moved: string[] = [];
  await page.exposeFunction('noteMovement', (what: string) => moved.push(what));
  await page.addInitScript(() => {
    const { noteMovement } = window as unknown as { noteMovement: (what: string) => void };
    const note = ({ target }: Event) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        if (Number(duration) > 1) noteMovement(`${(target as Element).className}: ${duration} ms`);
      }
    };
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, note, true);
  });
  return moved;
}

/** Opens and closes what moves elsewhere. */
async function useTheShop(page: Page): Promise<void> {
  await answerSearches(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Następny slajd' }).click();
  await page.locator('.card').first().hover();
  await field(page).click();
  await searchFor(page, 'kawa');
  await page.goto(PRODUCT);
  await untilHydrated(page, 'buy-box');
  await addButton(page).hover();
  await addButton(page).click();
  await expect(toast(page)).toBeVisible();
  await toast(page).click();
  await expect(toast(page)).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Koszyk/ })
    .hover();
  await expect(page.getByRole('region', { name: 'Zawartość koszyka' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact.php');
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Kawa' }).click();
  await page.goto('/client-new.php');
  await page.locator('shop-island[name=date-field] input').scrollIntoViewIfNeeded();
  await untilHydrated(page, 'date-field');
  await page.getByRole('button', { name: /^Wybierz w kalendarzu/ }).click();
  await expect(page.getByRole('dialog', { name: /^Wybierz w kalendarzu/ })).toBeVisible();
}

test('who asks for less motion sees none: every change is there at once', async ({ page }) => {
  const moved = await noteMovements(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await useTheShop(page);
  expect(moved).toEqual([]);
});

test('who asks for less motion gets the dark at once, also where the page has not been looked at yet', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/');
  await untilReady(page);
  const light = await footerColours(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await footerColours(page);
  await untilLaidOut(page);
  expect(await footerColours(page)).toEqual(dark);
  expect(dark).not.toEqual(light);
});

const footerColours = (page: Page) =>
  page
    .locator('.footer a')
    .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).color))]);

test('who does not ask for it sees menus, slides and alerts come and go', async ({ page }) => {
  const moved = await noteMovements(page);
  await useTheShop(page);
  expect(moved.length).toBeGreaterThan(5);
});
