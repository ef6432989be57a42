import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadPage } from '#browser/panel/read-page.ts';
import { packingTable } from './packing-table.ts';

type Answer = (value: ReadPage | undefined) => void;
let sent: { fields: Record<string, string>; answer: Answer }[];
let stop: () => void;

/** A packing table as the server writes it, after so many scans. */
const table = (
  version: number,
) => `<main><div data-packing=""><form class="scan" action="/scan" method="post">
  <input type="hidden" name="version" value="${version}"><input type="hidden" name="key" value="key-${version}">
  <input data-scan="" name="code"><p data-offline="" hidden>Brak połączenia</p></form></div></main>`;
const pageAfter = (version: number): ReadPage => ({
  page: new DOMParser().parseFromString(table(version), 'text/html'),
  url: location.href,
  status: 200,
});

beforeEach(() => {
  sent = [];
  document.body.innerHTML = table(1);
  const read = (_: string, { fields }: { fields?: URLSearchParams } = {}) =>
    new Promise<Parameters<Answer>[0]>((answer) => {
      sent.push({ fields: Object.fromEntries(fields ?? []), answer });
    });
  stop = packingTable(document, { read, againMs: 10 });
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const field = () => {
  const found = document.querySelector<HTMLInputElement>('[data-scan]');
  if (!found) throw new Error('there is no field to scan into');
  return found;
};
function scan(code: string): void {
  field().value += code;
  field().form?.requestSubmit();
}
const codes = () => sent.map(({ fields }) => `${fields.code} ${fields.key} ${fields.version}`);

test('scans that come faster than answers go one after the other, each with the key of the page by then', async () => {
  scan('590');
  scan('591');
  await vi.waitFor(() => expect(codes()).toEqual(['590 key-1 1']));
  sent[0]?.answer(pageAfter(2));
  await vi.waitFor(() => expect(codes()).toEqual(['590 key-1 1', '591 key-2 2']));
});

test('half a code that is in the field when an answer comes stays there, and the field has the focus', async () => {
  scan('590');
  field().value = '59';
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(pageAfter(2));
  await vi.waitFor(() => expect(document.querySelector('[name=version]')).toHaveProperty('value', '2'));
  expect(field().value).toBe('59');
  expect(document.activeElement).toBe(field());
});

test('a scan that did not come through is sent again with its own key, and meanwhile nothing can be scanned', async () => {
  scan('590');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(undefined);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(field().disabled).toBe(true);
  expect(document.querySelector<HTMLElement>('[data-offline]')?.hidden).toBe(false);
  expect(codes()).toEqual(['590 key-1 1', '590 key-1 1']);
  sent[1]?.answer(pageAfter(2));
  await vi.waitFor(() => expect(document.querySelector('[name=version]')).toHaveProperty('value', '2'));
  expect(field().disabled).toBe(false);
});

test('what is refused is said in the place of the table, at an address that can be opened again', async () => {
  const here = location.href;
  scan('590');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  scan('591');
  const refusal = '<main><h1>Ten formularz wygasł</h1><a href="/panel">Na początek</a></main>';
  const page = new DOMParser().parseFromString(refusal, 'text/html');
  sent[0]?.answer({ page, status: 200, url: new URL('/scan', location.href).href });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Ten formularz wygasł'));
  expect(location.href).toBe(here);
  expect(codes(), 'the next scan would be refused as well').toHaveLength(1);
});

test('Tab ends a scan, but leads on from an empty field; what is typed beside it is a scan', () => {
  const press = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(press(field(), 'Tab')).toBe(true);
  field().value = '590';
  expect(press(field(), 'Tab')).toBe(false);
  expect(codes()).toEqual(['590 key-1 1']);
  field().blur();
  press(document.body, '5');
  expect(document.activeElement).toBe(field());
});
