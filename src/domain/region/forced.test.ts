import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Forced, isNoticeDue, noticeKindOf } from './forced.ts';

const region = (currentCountry: string, showModal = true) => ({
  currentCountry,
  defaultCountry: 'PL',
  showModal,
});
const zipcode = (currentZipcode: string, showModal = true) => ({
  currentZipcode,
  defaultZipcode: '',
  showModal,
});

describe('the notice of another delivery place', () => {
  test('is due when either says so', () => {
    expect(isNoticeDue({ region: region('DE') })).toBe(true);
    expect(isNoticeDue({ zipcode: zipcode('10115') })).toBe(true);
    expect(isNoticeDue({ region: region('DE', false), zipcode: zipcode('10115', true) })).toBe(true);
    expect(isNoticeDue({ region: region('DE', true), zipcode: zipcode('10115', false) })).toBe(true);
  });

  test('is not due once the shopper was told, or where there is nothing to tell', () => {
    expect(isNoticeDue({})).toBe(false);
    expect(isNoticeDue({ region: region('DE', false), zipcode: zipcode('10115', false) })).toBe(false);
  });

  test.each<[string, Forced]>([
    ['zipcode', { zipcode: zipcode('10115') }],
    ['zipcode', { region: region(''), zipcode: zipcode('10115') }],
    ['regionAndZipcode', { region: region('DE'), zipcode: zipcode('10115') }],
    ['region', { region: region('DE') }],
    ['region', { region: region('DE'), zipcode: zipcode('') }],
    ['region', { region: region('') }],
  ])('is about %s for %j', (kind, forced) => {
    expect(noticeKindOf(forced)).toBe(kind);
  });

  test('names in its kind exactly what is forced, whatever that is', () => {
    const text = fc.string({ maxLength: 5 });
    const forced = fc.record({
      region: fc.option(
        text.map((one) => region(one)),
        { nil: undefined },
      ),
      zipcode: fc.option(
        text.map((one) => zipcode(one)),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(forced, (given) => {
        const kind = noticeKindOf(given);
        const hasZipcode = Boolean(given.zipcode?.currentZipcode);
        const hasCountry = Boolean(given.region?.currentCountry);
        expect(kind.toLowerCase().includes('zipcode')).toBe(hasZipcode);
        if (hasZipcode) expect(kind.startsWith('region')).toBe(hasCountry);
      }),
    );
  });
});
