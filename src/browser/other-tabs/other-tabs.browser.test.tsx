import { afterEach, expect, test, vi } from 'vitest';
import { BASKET_CHANGED, onOtherTabs } from './other-tabs.ts';
import { tellOtherTabs } from './tell-other-tabs.ts';

const channel = Object.getOwnPropertyDescriptor(window, 'BroadcastChannel') ?? {};

afterEach(() => {
  Object.defineProperty(window, 'BroadcastChannel', channel);
  localStorage.clear();
});

/** Another page of the shop in the same browser, which listens as ours does. */
function openTab(): Window & typeof globalThis {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow as Window & typeof globalThis;
}

test('an open tab learns of a change in another one', async () => {
  const changed = vi.fn();
  onOtherTabs(changed);
  tellOtherTabs();
  await expect.poll(() => changed.mock.calls.length).toBe(1);
});

test('tabs of a browser without channels learn of a change through its storage', async () => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  const changed = vi.fn();
  onOtherTabs(changed);
  const heardElsewhere = vi.fn();
  const tab = openTab();
  // What the test before has cleared may be told late, and Vitest keeps things there too.
  tab.addEventListener('storage', ({ key }) => key === BASKET_CHANGED && heardElsewhere(key));
  tellOtherTabs();
  await expect.poll(() => heardElsewhere.mock.calls).toEqual([['basket']]);
  expect(changed).not.toHaveBeenCalled();
  tab.localStorage.setItem('basket', 'later');
  await expect.poll(() => changed.mock.calls.length).toBe(1);
  tab.localStorage.setItem('something else', '1');
  tab.localStorage.setItem('basket', 'later still');
  await expect.poll(() => changed.mock.calls.length).toBe(2);
});
