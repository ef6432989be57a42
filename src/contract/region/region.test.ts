import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { FORCED_REGION_COOKIE, FORCED_ZIPCODE_COOKIE } from '#contract/wire.ts';
import { isNoticeDue } from '#domain/region/forced.ts';
import { forcedToCookie, isRestored, isWithoutNotice, RESTORE, readForced } from './region.ts';

const GERMANY = { currentCountry: 'DE', defaultCountry: 'PL', showModal: true };
const BERLIN = { currentZipcode: '10115', defaultZipcode: '', showModal: false };

describe('what holds for a while', () => {
  test('is read from raw JSON, and from JSON encoded as addresses are', () => {
    const raw = `a=1; ${FORCED_REGION_COOKIE}=${JSON.stringify(GERMANY)}; ${FORCED_ZIPCODE_COOKIE}=${JSON.stringify(BERLIN)}`;
    expect(readForced(raw)).toEqual({ region: GERMANY, zipcode: BERLIN });
    const encoded = `${FORCED_REGION_COOKIE}=${encodeURIComponent(JSON.stringify(GERMANY))}`;
    expect(readForced(encoded)).toEqual({ region: GERMANY, zipcode: undefined });
  });

  test('is written as raw JSON with its three fields', () => {
    expect(forcedToCookie(GERMANY)).toBe('{"currentCountry":"DE","defaultCountry":"PL","showModal":true}');
    expect(forcedToCookie(BERLIN)).toBe('{"currentZipcode":"10115","defaultZipcode":"","showModal":false}');
  });

  test('comes back from a cookie as it went in, whatever is in it, and stays one cookie', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 }).map((given) => given.trim());
    fc.assert(
      fc.property(text, text, fc.boolean(), (currentCountry, defaultCountry, showModal) => {
        const forced = { currentCountry, defaultCountry, showModal };
        const value = forcedToCookie(forced);
        expect(value).toMatch(/^[\x20-\x7e]*$/);
        expect(value).not.toContain(';');
        expect(JSON.parse(value)).toEqual(forced);
        expect(readForced(`x=y; ${FORCED_REGION_COOKIE}=${value}; z=1`).region).toEqual(forced);
      }),
    );
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"DE"',
    '%7B',
    '%',
    '7',
    '{"showModal":"true"}',
    '{"showModal":1}',
    '{"__proto__":{"showModal":true}}',
  ])('is told to nobody where the cookie holds %s', (value) => {
    expect(isNoticeDue(readForced(`${FORCED_REGION_COOKIE}=${value}`))).toBe(false);
    expect(isNoticeDue(readForced(`${FORCED_ZIPCODE_COOKIE}=${value}`))).toBe(false);
  });

  test('can be read from any cookies at all, and is short text whatever they hold', () => {
    const json = fc
      .record({ currentCountry: fc.anything(), defaultCountry: fc.anything(), showModal: fc.anything() })
      .map((value) => `${FORCED_REGION_COOKIE}=${JSON.stringify(value)}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), json), (cookies) => {
        const { region } = readForced(cookies);
        if (!region) return;
        expect(typeof region.currentCountry).toBe('string');
        expect(region.currentCountry.length).toBeLessThanOrEqual(60);
        expect(typeof region.showModal).toBe('boolean');
      }),
    );
  });
});

describe('restoring the default', () => {
  test('asks the mutation that matches the kind, at its own address', () => {
    expect(RESTORE.region.address).toBe('/graphql/v1/?mutation=unsetRegion');
    expect(RESTORE.zipcode.address).toBe('/graphql/v1/?mutation=unsetZipcode');
    expect(RESTORE.regionAndZipcode.address).toBe('/graphql/v1/?mutation=unsetRegionAndZipcode');
    expect(RESTORE.region.query).toBe('mutation { unsetTemporaryRegion { status error { code message } } }');
    expect(RESTORE.zipcode.query).toBe(
      'mutation { unsetTemporaryZipcode { status error { code message } } }',
    );
    expect(RESTORE.regionAndZipcode.query).toMatch(/unsetTemporaryRegion.*unsetTemporaryZipcode/);
  });

  test('of both at once reads only the status of the region', () => {
    const answer = (region: string, zipcode: string) => ({
      data: { unsetTemporaryRegion: { status: region }, unsetTemporaryZipcode: { status: zipcode } },
    });
    expect(isRestored('regionAndZipcode', answer('success', 'error'))).toBe(true);
    expect(isRestored('regionAndZipcode', answer('error', 'success'))).toBe(false);
    expect(isRestored('zipcode', answer('error', 'success'))).toBe(true);
    expect(isRestored('region', answer('success', 'error'))).toBe(true);
    expect(isRestored('region', { data: null })).toBe(false);
    expect(isRestored('zipcode', {})).toBe(false);
  });
});

describe('the notice', () => {
  test.each(LANGUAGES)('leaves order-placing and prepaid pages alone, and no others (%s)', (language) => {
    const links = linksIn(language);
    for (const path of [
      links.checkout,
      links.checkoutDelivery,
      links.checkoutSummary,
      links.testPayment,
      links.orderPay,
    ])
      expect(isWithoutNotice(path), path).toBe(true);
    for (const path of [links.home, links.basket, links.accountOrders, links.region, links.search])
      expect(isWithoutNotice(path), path).toBe(false);
    expect(isWithoutNotice(links.order('1', 'a').split('?')[0] ?? '')).toBe(false);
  });
});
