import type { Page } from '@playwright/test';
import { gate } from './gate.ts';

/** Keeps the shop's scripts from coming; answers with the way to let them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { opened, open } = gate();
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
