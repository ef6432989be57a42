import type { Page, Route } from '@playwright/test';
import type { SearchWanted, WireTextSearch } from '#contract/search/live-search.ts';
import { FOUND, NOTHING } from '#tests/support/samples/found.ts';
import { expect } from './shop.ts';

export const form = (page: Page) => page.locator('form[data-live-search]');
export const field = (page: Page) => form(page).locator('input');
export const results = (page: Page) => page.getByRole('listbox');

/** Answers searches in the shop's place; what was asked for is noted. */
export async function answerSearches(
  page: Page,
  answer: (route: Route, wanted: SearchWanted) => unknown = (route) => tell(route, FOUND),
): Promise<SearchWanted[]> {
  const asked: SearchWanted[] = [];
  await page.route('**/graphql/v1/', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('productsTextSearch')) return route.fallback();
    const { variables }: { variables: SearchWanted } = JSON.parse(body);
    asked.push(variables);
    await answer(route, variables);
  });
  return asked;
}

export const tell = (route: Route, found: Partial<WireTextSearch>) =>
  route.fulfill({ json: { data: { productsTextSearch: { ...NOTHING, ...found } } } });

/** Types into the header's search box once it is ready. */
export async function type(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await expect(field(page)).toHaveRole('combobox');
  await field(page).pressSequentially(text);
}

/** Types and waits for the results. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await type(page, text);
  await expect(results(page)).toBeVisible();
}
