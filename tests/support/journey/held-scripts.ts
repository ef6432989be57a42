import type { Page, Route } from '@playwright/test';
import { gate } from '#tests/support/gate.ts';

/** The script of the layout of every page; the first one is there before. */
export const LAYOUT = /assets\/layout-/;

/** Keeps the shop's scripts, or one of them, until they are let go, and then does this with them. */
export async function holdScripts(
  page: Page,
  script = /assets\/.*\.js$/,
  then = (route: Route) => route.continue(),
): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(script, async (route) => {
    await opened;
    await then(route);
  });
  return open;
}
