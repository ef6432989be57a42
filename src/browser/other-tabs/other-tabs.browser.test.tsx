import { afterEach, expect, test, vi } from 'vitest';
import { onOtherTabs } from './other-tabs.ts';
import { tellOtherTabs } from './tell-other-tabs.ts';

const channel = Object.getOwnPropertyDescriptor(window, 'BroadcastChannel') ?? {};

afterEach(() => {
  Object.defineProperty(window, 'BroadcastChannel', channel);
});

test('an open tab learns of a change in another one', async () => {
  const changed = vi.fn();
  onOtherTabs(changed);
  tellOtherTabs();
  await expect.poll(() => changed.mock.calls.length).toBe(1);
});

test('a browser without channels goes without', () => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  const changed = vi.fn();
  onOtherTabs(changed);
  expect(tellOtherTabs).not.toThrow();
  expect(changed).not.toHaveBeenCalled();
});
