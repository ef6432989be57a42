import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { movementsNow, overflowNow, untilSettled } from './page-checks.ts';

export const PHONE = { width: 360, height: 900 };
export const DESKTOP = { width: 1280, height: 900 };

type View = typeof PHONE;
type Open = (page: Page, view: View) => Promise<unknown>;

/** Opens something on a phone and on a desktop, and looks at it there in the light and in the dark. */
export async function expectForEverybody(page: Page, where: string, open: Open): Promise<void> {
  for (const view of [PHONE, DESKTOP]) await expectForEverybodyAt(page, view, where, open);
}

/** The same for what is there in one view only. */
export async function expectForEverybodyAt(page: Page, view: View, where: string, open: Open): Promise<void> {
  await page.setViewportSize(view);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: schemesAt(view)[0] });
  await open(page, view);
  await expectInBothSchemes(page, view, where);
}

/** Looks at an open page in every view: nothing in it closes when the view changes. */
export async function expectPageForEverybody(page: Page, where = 'the page'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const view of [PHONE, DESKTOP]) {
    await page.setViewportSize(view);
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
    await settle(page);
    expect(await movements(page), `${here}: what moves`).toEqual([]);
    expect(await violations(page, index === 0 ? 'all' : 'colours'), here).toEqual([]);
  }
  expect(await overflow(page), `${where}, ${view.width} px: how far it scrolls sideways`).toBe(0);
}

/** The narrowest screen, which is a desktop's at 400 %; a desktop's at 200 %; and letters twice as large on both. */
const ENLARGED = [
  { name: '320 px wide', view: { width: 320, height: 640 }, letters: '' },
  { name: '1280 px at 200 %', view: { width: 640, height: 450 }, letters: '' },
  { name: '1280 px with larger letters', view: DESKTOP, letters: '200%' },
  { name: '360 px with larger letters', view: PHONE, letters: '200%' },
];

/** Nothing is cut off or lies beside the screen, however much a shopper enlarges it. */
export async function expectToFit(page: Page, where = 'the page'): Promise<void> {
  for (const { name, view, letters } of ENLARGED) {
    await page.setViewportSize(view);
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
    await settle(page);
    expect(await overflow(page), `${where}, ${name}: how far it scrolls sideways`).toBe(0);
    expect(await page.evaluate(cutOff), `${where}, ${name}: what is cut off`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Parts of the frame move a moment after the view. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 110)));
  await page.evaluate(untilSettled);
}

export const movements = (page: Page): Promise<string[]> => page.evaluate(movementsNow);
export const overflow = (page: Page): Promise<number> => page.evaluate(overflowNow);
