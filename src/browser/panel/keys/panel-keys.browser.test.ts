import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseOrders } from '#browser/panel/choose-orders.ts';
import { panelKeys } from './panel-keys.ts';

const row = (id: number) =>
  `<tr class="table__row"><th><input type="checkbox" name="order-${id}" data-choose=""><a href="#${id}">Z-${id}</a></th></tr>`;
const PAGE = `<nav><a data-go="p" href="#packing">Pakowanie</a></nav><main><input type="search" value="kawa">
  <form data-bulk=""><table>${[1, 2, 3, 4].map(row).join('')}</table>
  <label><input type="radio" name="which" value="chosen"><span data-chosen="Zaznaczone: {n}"></span></label>
  <label><input type="radio" name="which" value="matching" checked></label></form></main>
  <dialog data-keys-help="">Skróty</dialog>`;
let stops: (() => void)[] = [];

beforeEach(() => {
  document.body.dataset.keys = '';
  document.body.innerHTML = PAGE;
  stops = [panelKeys(document), chooseOrders(document)];
});
afterEach(() => {
  for (const stop of stops) stop();
  document.body.innerHTML = '';
  location.hash = '';
});

function press(keys: string, target: Element = document.activeElement ?? document.body): void {
  for (const key of keys) {
    const at = target === document.body ? (document.activeElement ?? target) : target;
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}
const focused = () => document.activeElement?.textContent;
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-choose]:checked')].map(({ name }) => name);

test('J and K go along the list and stay in it; the link that Enter opens has the focus', () => {
  press('j');
  expect(focused()).toBe('Z-1');
  press('jj', document.body);
  expect(focused()).toBe('Z-3');
  press('kkkkk', document.body);
  expect(focused()).toBe('Z-1');
});

test('X chooses a row, and with Shift all as far as here; how many are said, and they are meant', () => {
  press('jx', document.body);
  press('jjX', document.body);
  expect(ticked()).toEqual(['order-1', 'order-2', 'order-3']);
  expect(document.querySelector('[data-chosen]')?.textContent).toBe('Zaznaczone: 3');
  expect(document.querySelector<HTMLInputElement>('[value=chosen]')?.checked).toBe(true);
  press('x', document.body);
  expect(ticked()).toEqual(['order-1', 'order-2']);
});

test('G and a letter opens a page, / goes to the search, ? shows all keys', () => {
  press('p');
  expect(location.hash).toBe('');
  press('gp', document.body);
  expect(location.hash).toBe('#packing');
  press('/');
  expect(document.activeElement).toBe(document.querySelector('[type=search]'));
  (document.activeElement as HTMLElement).blur();
  press('?');
  expect(document.querySelector('dialog')?.open).toBe(true);
});

test('N and E open a form and go into it, P prints', () => {
  document.querySelector('main')?.insertAdjacentHTML(
    'beforeend',
    `<a data-paper="" href="#slip">Specyfikacja</a>
     <details><summary>Adres</summary><form method="post" action="/panel/orders/1/edit-address"><input type="hidden" name="v"><input name="street"></form></details>
     <details><summary>Notatka</summary><form method="post" action="/panel/orders/1/note"><textarea></textarea></form></details>`,
  );
  press('n', document.body);
  expect(document.activeElement).toBe(document.querySelector('textarea'));
  expect(document.activeElement?.closest('details')?.open).toBe(true);
  (document.activeElement as HTMLElement).blur();
  press('e', document.body);
  expect(document.activeElement).toBe(document.querySelector('[name=street]'));
  (document.activeElement as HTMLElement).blur();
  press('p', document.body);
  expect(location.hash).toBe('#slip');
});

test('Ctrl Enter sends the form one is in, else the next step; Ctrl S what is not saved; a form of many buttons, none', () => {
  const sent: string[] = [];
  const note = (event: SubmitEvent) => {
    event.preventDefault();
    sent.push((event.target as HTMLFormElement).id);
  };
  document.addEventListener('submit', note);
  stops.push(() => document.removeEventListener('submit', note));
  document.querySelector('main')?.insertAdjacentHTML(
    'beforeend',
    `<section class="order__next"><form method="post" id="next"><button type="submit">Wyślij</button></form></section>
     <form method="post" id="own"><textarea></textarea><button type="submit">Zapisz</button></form>
     <form method="post" id="many"><input name="a"><button type="submit">A</button><button type="submit">B</button></form>
     <div data-save-bar=""><button type="button" data-save-do="">Zapisz</button></div>`,
  );
  const chord = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
    );
  document.querySelector('[data-save-do]')?.addEventListener('click', () => sent.push('bar'));
  chord('Enter');
  document.querySelector('textarea')?.focus();
  chord('Enter');
  chord('s');
  document.querySelector('[data-save-bar]')?.toggleAttribute('hidden', true);
  chord('s');
  document.querySelector<HTMLElement>('[name=a]')?.focus();
  expect([chord('Enter'), chord('s')], 'the browser’s own meaning is left').toEqual([true, true]);
  expect(sent).toEqual(['next', 'own', 'bar', 'own']);
});

test('none of it happens while somebody types, or wants no such keys', () => {
  const search = document.querySelector<HTMLInputElement>('[type=search]');
  search?.focus();
  press('jgp');
  expect(document.activeElement).toBe(search);
  expect(location.hash).toBe('');
  for (const stop of stops) stop();
  delete document.body.dataset.keys;
  stops = [panelKeys(document)];
  search?.blur();
  press('j');
  expect(focused()).not.toBe('Z-1');
});
