import { expect, test, vi } from 'vitest';
import { lookUpAddress } from './look-up-address.ts';

const look = (found: string[] | Error, address = 'https://erp.example.com/hook') => {
  const resolve = async () => {
    if (found instanceof Error) throw found;
    return found;
  };
  return lookUpAddress(address, { resolve, allowLocal: false });
};

test('a name that DNS does not know, or not in time, is told; it may be there tomorrow', async () => {
  expect(await look(new Error('ENOTFOUND'))).toBe('no_host');
  expect(await look([])).toBe('no_host');
  vi.useFakeTimers();
  const waited = lookUpAddress('https://erp.example.com', {
    resolve: () => new Promise(() => {}),
    allowLocal: false,
  });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await waited).toBe('no_host');
});

test('a name that leads into the own network is never told anything', async () => {
  expect(await look(['93.184.216.34', '10.0.0.7'])).toBe('own_network');
});

test('a name or a number of the internet is as good as it looks', async () => {
  expect(await look(['93.184.216.34', '2606:4700::1111'])).toBeUndefined();
  expect(await look(new Error('not asked'), 'https://[2606:4700::1111]/')).toBeUndefined();
});
