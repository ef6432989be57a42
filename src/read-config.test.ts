import { demoWords } from '@witryna/demo/words';
import { describe, expect, test } from 'vitest';
import settings from '#config';
import { readConfig, wordsToSay } from './read-config.ts';

describe('the words that shop.config.ts leaves out', () => {
  test('are the demo’s in the demo shop', () => {
    expect(readConfig({}, demoWords)).toMatchObject({
      name: 'Palarnia Mgła',
      banners: { code: { code: 'MGLA10' } },
    });
  });

  test('are neutral in any other: no bars, no codes, no account of somebody else', () => {
    const config = readConfig({});
    expect(JSON.stringify(config)).not.toMatch(/palarni|mgł|mgla|kaw|coffee|roast/i);
    expect(config).toMatchObject({ name: 'Witryna', banners: { freeShipping: true } });
    expect(config).not.toHaveProperty('bankAccount');
    expect(config).not.toHaveProperty('bars');
  });

  test('are asked for by name', () => {
    expect(wordsToSay()).toEqual(['name', 'tagline', 'email', 'phone', 'postalAddress']);
  });
});

describe('SHOP_SETTINGS', () => {
  test('left out, or empty, leaves the shop as shop.config.ts says', () => {
    expect(readConfig({})).toMatchObject(settings);
    expect(readConfig({ SHOP_SETTINGS: '' })).toEqual(readConfig({}));
  });

  test('replaces single settings for one process', () => {
    const config = readConfig({ SHOP_SETTINGS: '{"priceType":"net","fewLeft":2}' });
    expect(config).toEqual({ ...readConfig({}), priceType: 'net', fewLeft: 2 });
  });

  test.each(['{', '[]', '"net"', '3'])('that is no JSON of settings is one clear sentence: %s', (text) => {
    expect(() => readConfig({ SHOP_SETTINGS: text })).toThrow(/^SHOP_SETTINGS must be JSON/);
  });

  test('with a wrong setting is told like the file', () => {
    expect(() => readConfig({ SHOP_SETTINGS: '{"priceType":"netto"}' })).toThrow(
      "shop.config.ts with SHOP_SETTINGS is not right: priceType: must be 'gross' or 'net'",
    );
  });
});
