import { expect, type Page } from '@playwright/test';
import { RESIZE_RECHECK_MS } from '#contract/wire.ts';
import { violations } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { LONG_TESTS } from './long.ts';
import { movementsNow, overflowNow, untilSettled } from './page-checks.ts';

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
  await expectInBothSchemes(page, view, where);
}

/** Looks at an open page in every view: nothing in it closes when the view changes. */
export async function expectPageAccessible(page: Page, where = 'the page'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
    const inView = `${view.width} px, ${colorScheme}`;
    const here = `${where}, ${inView}`;
    await page.emulateMedia({ colorScheme });
    await page.evaluate(untilSettled);
    expect(await movements(page), `${here}: what moves`).toEqual([]);
    expect(await violations(inView, page, index === 0 ? 'all' : 'colours'), here).toEqual([]);
  }
  expect(await overflow(page), `${where}, ${view.width} px: how far it scrolls sideways`).toBe(0);
}

/**
 * Letters twice as large, and the narrowest screen, which is a desktop's at 400 %; where there is time, letters twice as
 * large on a phone too, and a desktop at 200 %. In this order the view changes least: before them it is a desktop's, and
 * the next page is looked at on a phone first.
 */
const ENLARGED = [
  { name: '1280 px with larger letters', view: DESKTOP, letters: '200%' },
  { name: '1280 px at 200 %', view: { width: 640, height: 450 }, letters: '', long: true },
  { name: '320 px wide', view: { width: 320, height: 640 }, letters: '' },
  { name: '360 px with larger letters', view: PHONE, letters: '200%', long: true },
].filter(({ long }) => LONG_TESTS || !long);

/** Nothing is cut off or lies beside the screen, however much a shopper enlarges it. */
export async function expectToFit(page: Page, where = 'the page'): Promise<void> {
  for (const { name, view, letters } of ENLARGED) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
    await showAt(page, view);
    await page.evaluate(untilSettled);
    expect(await overflow(page), `${where}, ${name}: how far it scrolls sideways`).toBe(0);
    expect(await page.evaluate(cutOff), `${where}, ${name}: what is cut off`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Changes the view, and waits for the frame's parts, which move a moment after it. */
async function showAt(page: Page, view: View): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width === view.width && height === view.height) return;
  await page.setViewportSize(view);
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), RESIZE_RECHECK_MS + 10);
}

export const movements = (page: Page): Promise<string[]> => page.evaluate(movementsNow);
export const overflow = (page: Page): Promise<number> => page.evaluate(overflowNow);
