import type { Page } from '@playwright/test';
import { gate } from './gate.ts';

/** The script of what surrounds every page; the first one is there before. */
export const FRAME = /assets\/frame-/;

/** Keeps the shop's scripts, or one of them, from coming; answers with the way to let them through. */
export async function holdScripts(page: Page, script = /assets\/.*\.js$/): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(script, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
