import type { APIRequestContext, Page } from '@playwright/test';
import { newName } from './client.ts';
import { control, fillIn } from './form.ts';
import { expect } from './shop.ts';

/** Demo products that are there in one size. */
export const FILTERS = { id: 65, name: 'Filtry stożkowe 02, 100 szt.' };

/** Who orders, and where the parcel goes, by the names of the fields in the order of the form. */
export const PLACE = {
  ...{ phone: '501200300', firstname: 'Anna', lastname: 'Nowak' },
  ...{ street: 'Długa', street_number: '5', zipcode: '00-950', city: 'Warszawa' },
};

/** Puts packs of filters into the basket, as a form without scripts does. */
export async function buyFilters(page: Page, number = '2', root = ''): Promise<void> {
  const requests: APIRequestContext = page.context().request;
  const form = { product: String(FILTERS.id), size: 'uniw', number };
  const answer = await requests.post(`${root}/basketchange.php`, {
    form,
    headers: { accept: 'application/json' },
  });
  expect(answer.status()).toBe(200);
}

/** Fills in the first step; the address is one that nobody else has. */
export async function fillContact(page: Page): Promise<string> {
  const email = `${newName()}@example.org`;
  await control(page, 'phone_prefix').selectOption('+48');
  await fillIn(page, { email, ...PLACE });
  return email;
}

/** The button of a step says where it leads. */
export const goOn = (page: Page, name = 'Dalej') =>
  page.getByRole('button', { name: new RegExp(`^${name}(:|$)`) }).click();
export const orderButton = (page: Page) =>
  page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** From the basket's page to the summary. */
export async function toSummary(page: Page, way: string, payment?: string): Promise<string> {
  await page.goto('/order.php');
  const email = await fillContact(page);
  await goOn(page);
  await expect(heading(page, 'Dostawa i płatność')).toBeVisible();
  await page.getByRole('radio', { name: way }).check();
  if (payment) await page.getByRole('radio', { name: payment }).check();
  await goOn(page);
  await expect(heading(page, 'Podsumowanie')).toBeVisible();
  return email;
}
