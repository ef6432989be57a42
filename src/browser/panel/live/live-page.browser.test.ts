import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveNews } from '#domain/staff/live-event.ts';
import type { Tell } from './hear-news.ts';
import { livePage } from './live-page.ts';

let say: (news: Partial<LiveNews>, isFirst?: boolean) => void;
let stop: () => void;
const [renew, ring] = [vi.fn(async () => {}), vi.fn(() => false)];

function open(html: string): void {
  document.title = 'Zamówienia';
  document.body.dataset.live = '/panel/live';
  document.body.innerHTML = html;
  const hear = (_: unknown, __: string, tell: Tell) => {
    say = (news, isFirst = true) =>
      tell({ new: [], orders: [], jobs: [], complaints: [], here: [], missed: false, ...news }, isFirst);
    return () => {};
  };
  stop = livePage(document, { hear, renew, ring });
}
beforeEach(() => {
  renew.mockClear();
  ring.mockClear();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  for (const name of ['live', 'sound']) delete document.body.dataset[name];
});

const LIST = `<p data-live-new="Nowe zamówienia: {n}" data-missed="Odśwież" hidden><a href="/panel/orders"></a></p>
  <p data-live-muted hidden>Kliknij</p><table><tr><td>Z-1</td></tr></table>`;
const bar = () => document.querySelector<HTMLElement>('[data-live-new]');

test('new orders are counted once each, in a bar and in the title, and no row moves', () => {
  open(LIST);
  const rows = document.querySelector('table')?.innerHTML;
  say({ orders: [1] });
  expect(bar()?.hidden).toBe(true);
  say({ new: [2, 3] });
  say({ new: [3, 4] });
  expect(bar()?.hidden).toBe(false);
  expect(bar()?.textContent).toBe('Nowe zamówienia: 3');
  expect(document.title).toBe('(3) Zamówienia');
  expect(document.querySelector('table')?.innerHTML).toBe(rows);
  expect(renew).not.toHaveBeenCalled();
});

test('after the line was down the list says that it may be old, and rings for nobody', () => {
  open(LIST);
  document.body.dataset.sound = '';
  say({ missed: true });
  expect(bar()?.textContent).toBe('Odśwież');
  expect(ring).not.toHaveBeenCalled();
});

test('a sound is for who wants one, and where the browser keeps silent it is said how to hear it', () => {
  open(LIST);
  say({ new: [5] });
  expect(ring).not.toHaveBeenCalled();
  document.body.dataset.sound = '';
  say({ new: [6] });
  say({ new: [8] }, false);
  expect(ring, 'of many tabs one is heard').toHaveBeenCalledOnce();
  expect(document.querySelector<HTMLElement>('[data-live-muted]')?.hidden).toBe(false);
  ring.mockReturnValueOnce(true);
  say({ new: [7] });
  expect(document.querySelector<HTMLElement>('[data-live-muted]')?.hidden).toBe(true);
});

test('the label of a parcel is renewed when its own order is told of, and no other', async () => {
  open('<div data-live-part="label:12:34:label"></div>');
  say({ orders: [34], jobs: [12] });
  say({ orders: [12] });
  await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
});

test('a job is renewed when it goes on, the day when an order or a complaint does, and neither all the time', async () => {
  open('<section data-live-part="job:7"></section>');
  say({ jobs: [8], orders: [1] });
  for (let at = 0; at < 5; at++) say({ jobs: [7] });
  await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
  stop();
  open('<section data-live-part="today"></section>');
  say({ jobs: [7] });
  say({ orders: [1] });
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(2));
  stop();
  open('<section data-live-part="today"></section>');
  say({ complaints: [3] });
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(3));
});
