import type { Page, Route } from '@playwright/test';
import type { SearchWanted, WireTextSearch } from '#contract/live-search.ts';
import { expect } from './shop.ts';

export const form = (page: Page) => page.locator('form[data-live-search]');
export const field = (page: Page) => form(page).locator('input');
export const results = (page: Page) => page.getByRole('listbox');
export const options = (page: Page) => results(page).getByRole('option');
export const active = (page: Page) => results(page).getByRole('option', { selected: true });

const link = (name: string, path: string) => ({ name, link: path });
const money = (value: number, formatted: string) => ({ value, formatted });

/** One of each kind, and two suggested queries. */
export const FOUND: WireTextSearch = {
  searchQueries: [
    link('kawa ziarnista', '/search.php?text=kawa%20ziarnista'),
    link('kawa mielona', '/search.php?text=kawa%20mielona'),
  ],
  products: [
    {
      ...link('Brazylia Cerrado', '/produkt/7/brazylia-cerrado'),
      iconSmall: '/gfx/pictures/brazylia-cerrado-front-1-320.webp',
      iconSmallSecond: '/gfx/pictures/brazylia-cerrado-front-1-320.jpg',
      from: true,
      price: { price: { gross: money(39.9, '39,90 zł'), net: money(38, '38,00 zł') } },
    },
  ],
  producers: [link('Kiri', '/search.php?text=Kiri')],
  series: [link('Kawy poranka', '/search.php?text=poranek')],
  menuNodes: [
    {
      ...link('Kawa ziarnista', '/kategoria/1/kawa'),
      bc: { item: [{ title: 'Kawa' }, { title: 'Kawa ziarnista' }] },
    },
  ],
  cms: [link('Jak parzyć kawę', '/informacje/dostawa')],
};

export const NOTHING: WireTextSearch = {
  searchQueries: [],
  products: [],
  producers: [],
  series: [],
  menuNodes: [],
  cms: [],
};

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

/** Types into the header's search box once it is alive. */
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
