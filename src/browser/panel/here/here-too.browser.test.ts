import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hereToo } from './here-too.ts';

const PAGE = `<input type="hidden" name="_csrf" value="c">
  <p data-here="order:A1" data-here-at="/panel/here" data-one="{names} też tu jest." data-many="Też tu są: {names}." hidden></p>`;
const say = vi.fn(async (_url: string, _fields: URLSearchParams): Promise<string[] | undefined> => []);
let stop: () => void;
beforeEach(() => {
  say.mockReset().mockResolvedValue([]);
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});
const open = () => {
  stop = hereToo(document, { say, everyMs: 60_000 });
};
const place = () => document.querySelector<HTMLElement>('[data-here]');
const moves = () => say.mock.calls.map(([, fields]) => fields.get('move'));
const news = (here: string[], missed = false) =>
  document.dispatchEvent(
    new CustomEvent('panel-news', { detail: { new: [], orders: [], jobs: [], here, missed } }),
  );

test('shows who else is here, one or many, and nobody once they have left', async () => {
  say.mockResolvedValue(['Anna']);
  open();
  await vi.waitFor(() => expect(place()?.textContent).toBe('Anna też tu jest.'));
  expect(place()?.hidden).toBe(false);
  say.mockResolvedValue(['Anna', 'Jan']);
  news(['order:A1']);
  await vi.waitFor(() => expect(place()?.textContent).toBe('Też tu są: Anna, Jan.'));
  say.mockResolvedValue([]);
  news(['order:A1']);
  await vi.waitFor(() => expect(place()?.hidden).toBe(true));
});

test('asks again only where the news is of this page, or some was missed', async () => {
  open();
  news(['order:A2']);
  expect(moves()).toEqual(['in']);
  news([], true);
  expect(moves()).toEqual(['in', 'still']);
});

test('says that one leaves, and leaves what is shown where nothing comes through', async () => {
  say.mockResolvedValue(['Anna']);
  open();
  await vi.waitFor(() => expect(place()?.hidden).toBe(false));
  say.mockResolvedValue(undefined);
  news(['order:A1']);
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(moves()).toEqual(['in', 'still', 'out']));
  expect(place()?.hidden).toBe(false);
});
