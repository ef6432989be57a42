import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from './ask-found.ts';
import { openPalette } from './open-palette.ts';

const PAGE = `<a href="#search" data-palette-open="">Szukaj wszędzie</a>
  <main id="content"><a class="button" href="#new">Zaproś osobę</a>
    <details><summary>Zmień adres</summary><form method="post"><input name="street"><button type="submit">Zapisz adres</button></form></details>
  </main>
  <dialog data-palette="" data-here="Na tej stronie" data-none="Niczego" data-failed="Nie udało się" data-loading="Szukam" data-count="Wyniki: {n}">
    <form action="/panel/search"><input name="q" role="combobox"><button formmethod="dialog">Zamknij</button></form>
    <div id="palette-found" role="listbox"></div><p role="status"></p></dialog>`;

type Asked = { url: string; signal: AbortSignal; answer: (found: Answer) => void };
let asked: Asked[];
let stop: () => void;
const ask = (url: string, signal: AbortSignal) =>
  new Promise<Answer>((answer) => void asked.push({ url, signal, answer }));

beforeEach(() => {
  asked = [];
  document.body.innerHTML = PAGE;
  stop = openPalette(document, { ask, waitMs: 0, lateMs: 0 });
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  location.hash = '';
});

const the = <Kind extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const field = () => the<HTMLInputElement>('[role=combobox]');
const press = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const chosen = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}
const link = (name: string) =>
  Object.assign(document.createElement('a'), { href: `#${name}`, textContent: name });
const orders = (...names: string[]): Answer => [{ name: 'Zamówienia', links: names.map(link) }];
/** The answer to what was asked last. */
async function told(found: Answer, count: number): Promise<void> {
  await vi.waitFor(() => expect(asked).toHaveLength(count));
  asked.at(-1)?.answer(found);
}
async function open(): Promise<void> {
  press('k', { ctrlKey: true });
  await vi.waitFor(() => expect(the<HTMLDialogElement>('dialog').open).toBe(true));
}

test('Ctrl K opens it, arrows choose around, Enter opens what is chosen, and the field has the focus', async () => {
  await open();
  expect(document.activeElement).toBe(field());
  await told(orders('Z-1', 'Z-2'), 1);
  await vi.waitFor(() => expect(options()).toEqual(['Z-1', 'Z-2', 'Zaproś osobę', 'Zmień adres']));
  expect(chosen()).toBe('Z-1');
  press('ArrowUp');
  expect(chosen()).toBe('Zmień adres');
  press('ArrowDown');
  press('ArrowDown');
  expect(chosen()).toBe('Z-2');
  expect(document.activeElement).toBe(field());
  press('Enter');
  expect(location.hash).toBe('#Z-2');
  expect(the<HTMLDialogElement>('dialog').open).toBe(false);
});

test('what is on this page is done or led to: a link is followed, a form unfolds', async () => {
  await open();
  await told(orders(), 1);
  type('adr');
  await told([], 2);
  await vi.waitFor(() => expect(options()).toEqual(['Zmień adres']));
  press('Enter');
  expect(the<HTMLDetailsElement>('details').open).toBe(true);
  expect(document.activeElement).toBe(the('[name=street]'));
});

test('typing on gives up what was asked before, and its late answer is not shown', async () => {
  await open();
  await told(orders(), 1);
  type('61');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  type('618');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[1]?.signal.aborted).toBe(true);
  expect(asked[2]?.url).toContain('q=618');
  asked[1]?.answer(orders('old'));
  asked[2]?.answer(orders('Z-618'));
  await vi.waitFor(() => expect(options()).toEqual(['Z-618']));
});

test('Enter before the answer opens the first of what was typed, never what was shown before', async () => {
  await open();
  await told(orders('old'), 1);
  await vi.waitFor(() => expect(chosen()).toBe('old'));
  type('618');
  press('Enter');
  expect(location.hash).toBe('');
  await told(orders('Z-618'), 2);
  await vi.waitFor(() => expect(location.hash).toBe('#Z-618'));
});

test('says that nothing was found, or that it failed; what is on this page is offered still', async () => {
  await open();
  await told('failed', 1);
  await vi.waitFor(() => expect(the('[role=status]').textContent).toBe('Nie udało się'));
  expect(options()).toEqual(['Zaproś osobę', 'Zmień adres']);
  type('zzz');
  await told([], 2);
  await vi.waitFor(() => expect(the('[role=status]').textContent).toBe('Niczego'));
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('one Escape closes it, from the field as from the button beside it', async () => {
  for (const focused of ['[role=combobox]', 'dialog button']) {
    await open();
    the(focused).focus();
    press('Escape');
    expect(the<HTMLDialogElement>('dialog').open, focused).toBe(false);
  }
});

test('closed, it gives the focus back to where it was', async () => {
  const before = the('main a');
  before.focus();
  await open();
  press('k', { ctrlKey: true });
  await vi.waitFor(() => expect(document.activeElement).toBe(before));
});
