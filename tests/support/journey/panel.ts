import { expect, type Page } from '@playwright/test';
import { panelLinks } from '#contract/panel/panel-links.ts';

export const TABLET = { width: 768, height: 1024 };

/** Comes into the back office as the demo's owner, by keyboard, and goes on to a page of it. */
export async function enterPanel(page: Page, address: string = panelLinks.today): Promise<void> {
  await page.goto(panelLinks.today);
  await page.getByRole('button', { name: 'Wejdź jako właściciel demo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzisiaj');
  if (address !== panelLinks.today) await page.goto(address);
}
