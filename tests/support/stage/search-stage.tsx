import { beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startLiveSearch } from '#browser/search/start-live-search.ts';
import { SEARCH_DEBOUNCE_MS, type SearchWanted, type WireTextSearch } from '#contract/search/live-search.ts';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { FOUND, NOTHING } from '#tests/support/samples/found.ts';
import { Header } from '#ui/header/header.tsx';
import type { ShopView } from '#ui/shop-view/shop-view.tsx';
import { answerAt } from './answers.ts';
import { css } from './css.ts';
import { stage } from './stage.tsx';

const header = page.getByRole('banner');
export const field = header.getByLabelText(/^(Szukaj|Search)$/);
export const results = css('[role=listbox]');
export const options = results.getByRole('option');
export const active = results.getByRole('option', { selected: true });
export const group = (name: string) => results.getByRole('group', { name });
export const sendButton = header.getByRole('button', { name: 'Szukaj' });
export const note = header.getByRole('status');

export const form = () => document.querySelector('form.search') as HTMLFormElement;
export const textsOf = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].map((each) => each.textContent);

/** A search that nothing of an earlier test is known to; time goes on only when a test says so. */
export function prepareSearch(): void {
  beforeEach(() => {
    sessionStorage.clear();
    stopTime();
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });
}

export const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

/** The header with its search, as it comes from the shop. */
export function showSearch(view: Partial<ShopView> = {}): void {
  stage(
    <>
      <Header shopName="Mgła" menu={[]} search={{ minLength: 2, limit: 6 }} languageLink={null} />
      <main style={{ height: 3000 }}>
        <h1>Kawa</h1>
      </main>
    </>,
    view,
  );
}

export function startSearch(view: Partial<ShopView> = {}): void {
  showSearch(view);
  startLiveSearch();
}

type Answer = (wanted: SearchWanted) => Partial<WireTextSearch> | Response | Promise<Response>;

/** Answers searches in the shop's place; what was asked for is noted. */
export function answerSearches(answer: Answer = () => FOUND): SearchWanted[] {
  const wanted: SearchWanted[] = [];
  answerAt(GRAPHQL_PATH, async ({ body }) => {
    const { variables }: { variables: SearchWanted } = JSON.parse(body);
    wanted.push(variables);
    const answered = await answer(variables);
    return answered instanceof Response ? answered : found(answered);
  });
  return wanted;
}

export const found = (parts: Partial<WireTextSearch>) =>
  Response.json({ data: { productsTextSearch: { ...NOTHING, ...parts } } });

/** Types into the search box once it is ready. */
export async function type(text: string): Promise<void> {
  (field.element() as HTMLElement).focus();
  await expect.element(field).toHaveRole('combobox');
  if (text) await userEvent.keyboard(text);
}

export const pause = () => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);

/** Types, pauses and waits for the results. */
export async function searchFor(text: string): Promise<void> {
  await type(text);
  await pause();
  await expect.element(results).toBeVisible();
}
