import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import settings from '#config';
import { LONGEST_SEARCH } from '#contract/search/live-search.ts';
import { gate } from '#tests/support/gate.ts';
import { FOUND } from '#tests/support/samples/found.ts';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import {
  answerSearches,
  field,
  form,
  found,
  note,
  pause,
  prepareSearch,
  results,
  searchFor,
  showSearch,
  startSearch,
  textsOf,
  type,
} from '#tests/support/stage/search-stage.tsx';
import type { ShopView } from '#ui/shop-view/shop-view.tsx';

prepareSearch();
const led = noteLeaving();

/** Long enough for an answer that comes now to be read and shown, by whom has not given it up. */
async function untilShown(): Promise<void> {
  for (let frames = 0; frames < 5; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

describe('a search', () => {
  test('results come half a second after the last keystroke, with the shop’s limit', async () => {
    const asked = answerSearches();
    startSearch();
    await type('kaw');
    await vi.advanceTimersByTimeAsync(400);
    await userEvent.keyboard('a');
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(results).toBeVisible();
    expect(asked).toEqual([{ text: 'kawa', limit: 6 }]);
  });

  test('arrow keys and fewer than two letters start no search', async () => {
    const asked = answerSearches();
    startSearch();
    await type('k ');
    await vi.advanceTimersByTimeAsync(2500);
    expect(asked).toEqual([]);
    await userEvent.keyboard('{Backspace}a');
    for (const key of ['{ArrowLeft}', '{ArrowUp}', '{ArrowDown}', '{ArrowRight}']) {
      await vi.advanceTimersByTimeAsync(300);
      await userEvent.keyboard(key);
    }
    await expect.poll(() => asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2500);
    expect(asked).toHaveLength(1);
  });

  test('the search is focused, loading while it asks, and open when there are results', async () => {
    const { opened, open } = gate();
    answerSearches(() => opened.then(() => found(FOUND)));
    startSearch();
    expect(form().hasAttribute('data-focused')).toBe(false);
    await type('kawa');
    await expect.element(form()).toHaveAttribute('data-focused');
    await pause();
    await expect.element(form()).toHaveAttribute('data-loading');
    await expect.element(form()).not.toHaveAttribute('data-open');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    open();
    await expect.element(form()).toHaveAttribute('data-open');
    await expect.element(form()).not.toHaveAttribute('data-loading');
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    await expect.element(note).toHaveTextContent(/^7 podpowiedzi$/);
  });

  test('an answer that comes late is dropped', async () => {
    const { opened, open } = gate();
    const late = found({ producers: FOUND.producers });
    answerSearches(({ text }) => (text === 'kawa' ? opened.then(() => late) : { cms: FOUND.cms }));
    startSearch();
    await type('kawa');
    await pause();
    await expect.element(form()).toHaveAttribute('data-loading');
    await userEvent.keyboard(' parzona');
    await pause();
    await expect.poll(() => textsOf('[role=option]')).toEqual(['Jak parzyć kawę']);
    open();
    await untilShown();
    expect(textsOf('[role=option]')).toEqual(['Jak parzyć kawę']);
  });

  test('an answer that comes when the shopper has left the search opens nothing', async () => {
    const { opened, open } = gate();
    const late = found(FOUND);
    answerSearches(() => opened.then(() => late));
    startSearch();
    await type('kawa');
    await pause();
    await expect.element(form()).toHaveAttribute('data-loading');
    await userEvent.tab();
    open();
    await untilShown();
    await expect.element(results).not.toBeVisible();
    await expect.element(form()).not.toHaveAttribute('data-loading');
  });
});

describe('results close', () => {
  test('when the shop finds nothing any more', async () => {
    answerSearches(({ text }) => (text === 'kawa' ? FOUND : {}));
    startSearch();
    await searchFor('kawa');
    await userEvent.keyboard('q');
    await pause();
    await expect.element(results).not.toBeVisible();
    await expect.element(form()).not.toHaveAttribute('data-open');
    await expect.element(form()).not.toHaveAttribute('data-loading');
  });

  test('when too few letters are left', async () => {
    answerSearches();
    startSearch();
    await searchFor('ka');
    await userEvent.keyboard('{Backspace}');
    await expect.element(results).not.toBeVisible();
  });

  test('on a click beside them', async () => {
    answerSearches();
    startSearch();
    await searchFor('kawa');
    await page.getByRole('main').click({ position: { x: 10, y: 700 } });
    await expect.element(results).not.toBeVisible();
    await expect.element(field).toHaveValue('kawa');
  });

  test.for([
    ['an error', () => new Response('trouble', { status: 500 })],
    ['no connection', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
    ['no JSON', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['other data than wanted', () => Response.json({ data: { productsTextSearch: 7 } })],
    ['a refusal', () => Response.json({ data: null, errors: [{ message: 'x' }] })],
  ] as const)('quietly when %s is answered, and the next search works', async ([, fail]) => {
    const complained = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const asked = answerSearches(({ text }) => (text === 'kawa m' ? fail() : FOUND));
    startSearch();
    await searchFor('kawa');
    await userEvent.keyboard(' m');
    await pause();
    await expect.element(results).not.toBeVisible();
    await expect.element(form()).not.toHaveAttribute('data-loading');
    expect(document.querySelector('.toast')).toBeNull();
    await userEvent.keyboard('i');
    await pause();
    await expect.element(results).toBeVisible();
    expect(asked.map(({ text }) => text)).toEqual(['kawa', 'kawa m', 'kawa mi']);
    for (const said of complained) expect(said).not.toHaveBeenCalled();
  });
});

test.for([
  [
    'pl',
    360,
    'Nie znaleźliśmy niczego dla „qqxx”. Sprawdź pisownię, wpisz mniej słów albo przejrzyj kategorie.',
  ],
  [
    'pl',
    1280,
    'Nie znaleźliśmy niczego dla „qqxx”. Sprawdź pisownię, wpisz mniej słów albo przejrzyj kategorie.',
  ],
  ['en', 360, 'We found nothing for ‘qqxx’. Check the spelling, use fewer words, or browse the categories.'],
  ['en', 1280, 'We found nothing for ‘qqxx’. Check the spelling, use fewer words, or browse the categories.'],
] as const)(
  'who finds nothing reads so, and what to do next: %s at %i px',
  async ([language, width, words]) => {
    await page.viewport(width, 800);
    answerSearches(() => ({}));
    startSearch({ language });
    await type('qqxx');
    await pause();
    await expect.element(note).toHaveTextContent(words);
    expect(note.element().textContent).toBe(words);
    expect(getComputedStyle(note.element()).clipPath).toBe('none');
    await expect.element(note).toBeInViewport({ ratio: 1 });
    await expect.element(results).not.toBeVisible();
    expect(document.querySelector('.search__hint')?.checkVisibility()).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.element(note).toBeEmptyDOMElement();
    expect(note.element().className).toBe('sr-only');
    await page.viewport(1280, 900);
  },
);

describe('what was found', () => {
  const again = async (text: string, view: Partial<ShopView> = {}) => {
    startSearch(view);
    await searchFor(text);
  };

  test('the same text is asked for once a session, and again in another language or currency', async () => {
    const euro = settings.currencies.find(({ id }) => id === 'EUR');
    if (!euro) throw new Error('shop.config.ts has no euro');
    const asked = answerSearches();
    await again('kawa');
    expect(asked).toHaveLength(1);
    await again('kawa');
    expect(asked).toHaveLength(1);
    await again('kawa', { language: 'en' });
    expect(asked).toHaveLength(2);
    await again('kawa', { currency: euro });
    expect(asked).toHaveLength(3);
    await again('kawa', { currency: euro });
    expect(asked).toHaveLength(3);
  });

  test('what was found is kept however long the session lasts', async () => {
    const asked = answerSearches();
    await again('kawa');
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(12 * 3_600_000);
    await again('kawa');
    expect(asked).toHaveLength(1);
  });

  test('of more than 200 texts what was found first is asked for again', async () => {
    const asked = answerSearches();
    await again('kawa');
    const [first] = JSON.parse(sessionStorage.liveSearch);
    const others = Array.from({ length: 199 }, (_, index) => ({ ...first, key: `other ${index}` }));
    sessionStorage.liveSearch = JSON.stringify([first, ...others]);
    await again('kawa');
    expect(asked).toHaveLength(1);
    await again('herbata');
    expect(asked).toHaveLength(2);
    await again('kawa');
    expect(asked).toHaveLength(3);
    expect(JSON.parse(sessionStorage.liveSearch)).toHaveLength(200);
  });
});

test.for([
  ['emoji', '☕🫘👩‍🌾'],
  ['quotes', `"' OR ''='`],
  ['percent signs', '%%%'],
  ['underscores', '___'],
  ['a script', '<script>document.title="x"</script>'],
  ['10,000 characters', 'kawa '.repeat(2000)],
] as const)('%s typed into the search do no harm', async ([, written]) => {
  const text = written.slice(0, LONGEST_SEARCH);
  const asked = answerSearches();
  startSearch();
  const { title } = document;
  await type('ka');
  await field.fill(written);
  await pause();
  await expect.element(results).toBeVisible();
  expect(asked).toEqual([{ text: text.trim(), limit: 6 }]);
  await expect.element(form()).not.toHaveAttribute('data-loading');
  expect(document.title).toBe(title);
  await userEvent.keyboard('{Enter}');
  expect(led).toEqual([`/search.php?${new URLSearchParams({ text })}`]);
});

test('the search is a form that leads to the results page, where its script does not come', async () => {
  showSearch();
  await field.click();
  await userEvent.keyboard('brazylia{Enter}');
  expect(led).toEqual(['/search.php?text=brazylia']);
});
