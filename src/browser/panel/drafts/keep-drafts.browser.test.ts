import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDrafts } from './keep-drafts.ts';

const PAGE = `<form method="post" action="/panel/messages/7/answer" data-draft="">
    <input type="hidden" name="_csrf" value="c"><input type="hidden" name="version" value="3">
    <textarea name="answer">Dzień dobry</textarea><button>Wyślij</button></form>
  <form action="/other"><input name="q"></form>
  <div data-save-bar data-drafts="/panel/drafts" data-discard="/panel/drafts/discard" data-kept="Szkic zapisany" data-failed="Nie zapisany" hidden>
    <span data-save-said></span><button type="button" data-save-do>Zapisz</button><button type="button" data-save-drop>Odrzuć</button></div>`;
const send = vi.fn(async (_url: string, _fields: URLSearchParams) => true);
let stop: () => void;
let submitted = 0;
const stay = (event: Event) => {
  submitted++;
  event.preventDefault();
};

beforeEach(() => {
  submitted = 0;
  send.mockReset().mockResolvedValue(true);
  document.body.innerHTML = PAGE;
  stop = keepDrafts(document, { send, afterMs: 0 });
  // Nothing may leave the page.
  window.addEventListener('submit', stay);
});
afterEach(() => {
  stop();
  window.removeEventListener('submit', stay);
  document.body.innerHTML = '';
});

const the = <Kind extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const text = () => the<HTMLTextAreaElement>('textarea');
const bar = () => the('[data-save-bar]');
function type(words: string): void {
  text().value = words;
  text().dispatchEvent(new Event('input', { bubbles: true }));
}
const sent = () => send.mock.calls.map(([url, fields]) => [url, Object.fromEntries(fields)]);
/** Whether whoever leaves now is asked. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what was typed is kept a moment later, with what it is compared with and without what is for one time', async () => {
  type('Dzień dobry, Anno');
  expect(bar().hidden).toBe(false);
  await vi.waitFor(() => expect(the('[data-save-said]').textContent).toBe('Szkic zapisany'));
  expect(sent()).toEqual([
    [
      '/panel/drafts',
      {
        ...{ form: '/panel/messages/7/answer', _csrf: 'c' },
        fields: JSON.stringify({ version: '3', answer: 'Dzień dobry, Anno' }),
      },
    ],
  ]);
});

test('the bar does not go for a moment while one leaves a field: the page would move below a press', () => {
  type('Inaczej');
  const gone = new MutationObserver(() => {});
  gone.observe(bar(), { attributes: true });
  text().dispatchEvent(new Event('change', { bubbles: true }));
  expect(gone.takeRecords().map(({ attributeName }) => attributeName)).toEqual([]);
  gone.disconnect();
});

test('spaces and ends of lines are no change; what was typed back is no draft any more', async () => {
  type('Dzień dobry \n');
  expect(bar().hidden).toBe(true);
  type('Inaczej');
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  type('Dzień dobry');
  expect(bar().hidden).toBe(true);
  expect(sent().at(-1)?.[0]).toBe('/panel/drafts/discard');
});

test('the bar saves the form, or puts back what was there', async () => {
  type('Inaczej');
  the('[data-save-drop]').click();
  expect(text().value).toBe('Dzień dobry');
  expect([bar().hidden, document.activeElement]).toEqual([true, text()]);
  expect(sent().at(-1)?.[0]).toBe('/panel/drafts/discard');
  type('Inaczej');
  the('[data-save-do]').click();
  expect([submitted, bar().hidden]).toEqual([1, true]);
});

test('whoever leaves is asked only where the draft could not be kept', async () => {
  expect(isAsked()).toBe(false);
  type('Inaczej');
  expect(isAsked(), 'it is kept while one leaves').toBe(false);
  expect(send).toHaveBeenCalledOnce();
  send.mockResolvedValue(false);
  type('Jeszcze inaczej');
  await vi.waitFor(() => expect(the('[data-save-said]').textContent).toBe('Nie zapisany'));
  expect(isAsked()).toBe(true);
  the<HTMLFormElement>('form').requestSubmit();
  expect(isAsked()).toBe(false);
});
