import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page with a form and waits until it is checked as one types. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilChecked(page);
}

export async function untilChecked(page: Page): Promise<void> {
  await expect(page.locator('shop-form').first()).toHaveAttribute('data-ready', '');
}

export const control = (page: Page, name: string): Locator => page.locator(`#field_${name}`);
export const message = (page: Page, name: string): Locator => page.locator(`#field_${name}_message`);
export const summary = (page: Page): Locator => page.locator('.form__summary:not([hidden])');

/** What a field is shown as. */
export async function expectState(page: Page, name: string, state: 'success' | 'error'): Promise<void> {
  await expect(page.locator('.field', { has: control(page, name) }).last()).toHaveAttribute(
    'data-state',
    state,
  );
}

export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
}

/** Goes on with Tab until an element has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached by the keyboard`);
}
