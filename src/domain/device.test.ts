import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0 Safari/537.36 Edg/131.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/131.0 Safari/537.36 OPR/116.0`, 'Opera', 'Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.1 Safari/605.1',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/131.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['curl/8.5.0', null, null],
])('a device is named as people name it: %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('a device of which nothing is known has no name', () => {
  expect(deviceOf(undefined)).toEqual({ browser: null, system: null });
});

test('whatever a browser says, only names that the shop knows are kept', () => {
  fc.assert(
    fc.property(fc.string(), (said) => {
      const { browser, system } = deviceOf(`${said} Firefox/1 ${said}`);
      expect([browser, system].every((name) => name === null || /^[A-Za-z ]{4,16}$/.test(name))).toBe(true);
    }),
  );
});
