import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

export const CATEGORY = '/kategoria/1/kawa';

export const wishlistToggle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Zapisz na liście: ${name}`, exact: true }).first();
export const compareToggle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Porównaj: ${name}`, exact: true }).first();
export const bar = (page: Page) => page.getByRole('region', { name: 'Porównywane produkty' });
export const listsLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Ulubione/ });
export const listsCount = (page: Page) => page.locator('[data-lists-count]');

/** The names of the products on a page, in their order. */
export const namesOn = (page: Page) => page.locator('.card__name').allTextContents();

/** Opens a page and waits until its toggles know whether they are pressed. */
export async function openToggles(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.toggle[aria-pressed]').first()).toBeAttached();
}

/** Chooses so many products of a category to compare; answers with their names. */
export async function chooseToCompare(page: Page, count: number, address = CATEGORY): Promise<string[]> {
  await openToggles(page, address);
  const names = (await namesOn(page)).slice(0, count);
  for (const name of names) {
    const answered = page.waitForResponse(/comparechange/);
    await compareToggle(page, name).click();
    await answered;
  }
  return names;
}
