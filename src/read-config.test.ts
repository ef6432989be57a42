import { expect, test } from 'vitest';
import settings from '#config';
import { readConfig } from './read-config.ts';

test('without SHOP_SETTINGS the shop is as shop.config.ts says', () => {
  expect(readConfig({})).toEqual(settings);
  expect(readConfig({ SHOP_SETTINGS: '' })).toEqual(settings);
});

test('SHOP_SETTINGS replaces single settings for one process', () => {
  const config = readConfig({ SHOP_SETTINGS: '{"priceType":"net","fewLeft":2}' });
  expect(config).toEqual({ ...settings, priceType: 'net', fewLeft: 2 });
});

test.each(['{', '[]', '"net"', '3'])(
  'SHOP_SETTINGS that is no JSON of settings is one clear sentence: %s',
  (text) => {
    expect(() => readConfig({ SHOP_SETTINGS: text })).toThrow(/^SHOP_SETTINGS must be JSON/);
  },
);

test('a setting that is wrong there is told like one of the file', () => {
  expect(() => readConfig({ SHOP_SETTINGS: '{"priceType":"netto"}' })).toThrow(
    "shop.config.ts with SHOP_SETTINGS is not right: priceType: must be 'gross' or 'net'",
  );
});
