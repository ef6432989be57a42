import { afterEach, expect, test } from 'vitest';
import { renewPart } from './renew-part.ts';

const part = (inside: string) => `<div data-live-part="label:12:34:label">${inside}</div>`;
const show = (inside: string) => {
  document.body.innerHTML = `<input id="scan">${part(inside)}`;
};
const renew = (inside: string) =>
  renewPart(document, async (url) => ({
    ...{ page: new DOMParser().parseFromString(part(inside), 'text/html'), url, status: 200 },
  }));
const said = () => document.querySelector('[data-live-part]')?.textContent;
const focused = () => document.activeElement;

afterEach(() => {
  document.body.innerHTML = '';
});

test('a part is renewed while somebody scans, and the scanner’s field keeps the focus and what is in it', async () => {
  show('<a href="/panel">Odśwież</a>');
  const scan = document.querySelector<HTMLInputElement>('#scan');
  scan?.focus();
  if (scan) scan.value = '59012';
  await renew('<a href="/label">Drukuj</a>');
  expect([said(), focused(), scan?.value]).toEqual(['Drukuj', scan, '59012']);
});

test('who stands on a button stands on it still, and on the part where it is gone', async () => {
  show('<button>Anuluj</button>');
  document.querySelector('button')?.focus();
  await renew('<p>Gotowa</p><button>Anuluj</button>');
  expect(focused()?.textContent).toBe('Anuluj');
  await renew('<p>Anulowana</p>');
  expect(focused()).toBe(document.querySelector('[data-live-part]'));
});

test('what is the same is left alone: nothing is read out twice', async () => {
  show('<p>Gotowa</p>');
  const before = document.querySelector('p');
  await renew('<p>Gotowa</p>');
  expect(document.querySelector('p')).toBe(before);
});
