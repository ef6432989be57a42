import { expect, type Page } from '@playwright/test';
import { RESIZE_RECHECK_MS } from '#contract/wire.ts';
import { cutOff } from '#tests/support/cut-off.ts';
import { movementsNow, overflowNow, untilSettled } from '#tests/support/page-checks.ts';
import { noteParts, takeOutSeen, violations } from './axe.ts';

export const PHONE = { width: 360, height: 900 };
export const DESKTOP = { width: 1280, height: 900 };

type View = typeof PHONE;
type Open = (page: Page, view: View) => Promise<unknown>;

/** Opens something on a phone and on a desktop, and looks at it there in the light and in the dark. */
export async function expectAccessible(page: Page, where: string, open: Open): Promise<void> {
  for (const view of [PHONE, DESKTOP]) await expectAccessibleAt(page, view, where, open);
}

/** The same for what is there in one view only. */
export async function expectAccessibleAt(page: Page, view: View, where: string, open: Open): Promise<void> {
  await showAt(page, view);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: schemesAt(view)[0] });
  await open(page, view);
  await expectNoScrollSideways(page, view, where);
  await noteParts(page);
  await takeOutSeen(page);
  await expectInBothSchemes(page, view, where);
}

/** Looks at an open page in both views: nothing in it closes when the view changes. What is seen in it is then gone. */
export async function expectPageAccessible(page: Page, where = 'the page'): Promise<void> {
  await noteAtRest(page, DESKTOP, where);
  await noteAtRest(page, PHONE, where);
  await expectAtRest(page, where);
}

/**
 * Looks at an open page in both views and however much a shopper enlarges it. From a desktop to a phone, so that the
 * shop's view changes least: a page is best opened on a desktop.
 */
export async function expectAccessibleEnlarged(page: Page, where = 'the page'): Promise<void> {
  await noteAtRest(page, DESKTOP, where);
  await expectToFit(page, where);
  await noteAtRest(page, PHONE, where);
  await expectAtRest(page, where);
}

async function noteAtRest(page: Page, view: View, where: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showAt(page, view);
  await page.evaluate(untilSettled);
  expect(await movements(page), `${where}, ${view.width} px: what moves`).toEqual([]);
  await expectNoScrollSideways(page, view, where);
  await noteParts(page);
}

/** Nothing was opened, so that parts of the page are as they were on others: those are not looked at again. */
async function expectAtRest(page: Page, where: string): Promise<void> {
  await takeOutSeen(page);
  for (const view of [PHONE, DESKTOP]) {
    await showAt(page, view);
    await expectInBothSchemes(page, view, where);
  }
}

/** Nothing but colours differs in the dark (tokens.css): what was asked in one scheme is not asked in the other. */
const schemesAt = ({ width }: View) =>
  width < DESKTOP.width ? (['light', 'dark'] as const) : (['dark', 'light'] as const);

async function expectInBothSchemes(page: Page, view: View, where: string): Promise<void> {
  for (const [index, colorScheme] of schemesAt(view).entries()) {
    const here = `${where}, ${view.width} px, ${colorScheme}`;
    await page.emulateMedia({ colorScheme });
    await page.evaluate(untilSettled);
    expect(await movements(page), `${here}: what moves`).toEqual([]);
    expect(await violations(page, index === 0 ? 'all' : 'colours'), here).toEqual([]);
  }
}

async function expectNoScrollSideways(page: Page, { width }: View, where: string): Promise<void> {
  expect(await overflow(page), `${where}, ${width} px: how far it scrolls sideways`).toBe(0);
}

/** Text twice as large on both; a desktop at 200 %; and the narrowest screen, which is a desktop's at 400 %. */
const ENLARGED = [
  { name: '1280 px with larger text', view: DESKTOP, fontSize: '200%' },
  { name: '1280 px at 200 %', view: { width: 640, height: 450 }, fontSize: '' },
  { name: '320 px wide', view: { width: 320, height: 640 }, fontSize: '' },
  { name: '360 px with larger text', view: PHONE, fontSize: '200%' },
];

/** Nothing is cut off or lies beside the screen, however much a shopper enlarges it. */
export async function expectToFit(page: Page, where = 'the page'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The shop's layout folds parts of a page once it is hydrated.
  await page.waitForFunction(untilLayout);
  for (const { name, view, fontSize } of ENLARGED) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
    await showAt(page, view);
    await page.evaluate(untilSettled);
    expect(await overflow(page), `${where}, ${name}: how far it scrolls sideways`).toBe(0);
    expect(await page.evaluate(cutOff), `${where}, ${name}: what is cut off`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

const untilLayout = () =>
  !document.querySelector('script[data-layout]') || 'hydrated' in document.documentElement.dataset;

/** Changes the view, and waits for the layout's parts, which move a moment after it where it is another for the shop. */
async function showAt(page: Page, view: View): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width === view.width && height === view.height) return;
  const before = await page.evaluate(viewOfShop);
  await page.setViewportSize(view);
  if (before === (await page.evaluate(viewOfShop))) return;
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), RESIZE_RECHECK_MS + 10);
}

const viewOfShop = () => document.getElementById('view-reference')?.offsetWidth;

export const movements = (page: Page): Promise<string[]> => page.evaluate(movementsNow);
export const overflow = (page: Page): Promise<number> => page.evaluate(overflowNow);
