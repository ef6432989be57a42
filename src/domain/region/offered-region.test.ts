import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, countryOf, regionOf } from '#domain/form/address/country.ts';
import { offeredRegion } from './offered-region.ts';

const SERVED = [regionOf('PL'), regionOf('DE')];

describe('a delivery region that is asked for', () => {
  test.each(['1143020143', 'DE', 'de'])('may be meant by its number or its country’s code (%s)', (meant) => {
    expect(offeredRegion(meant, SERVED)).toBe(regionOf('DE'));
  });

  test.each(['FR', '1143020057', '', 'Niemcy', 'NaN', '1143020143.5', '<script>'])(
    'is none where the shop does not deliver (%s)',
    (meant) => {
      expect(offeredRegion(meant, SERVED)).toBeUndefined();
    },
  );

  test('is always one that the shop delivers to', () => {
    const meant = fc.oneof(fc.string(), fc.constantFrom(...COUNTRIES), fc.integer().map(String));
    fc.assert(
      fc.property(meant, fc.subarray([...COUNTRIES]), (text, served) => {
        const found = offeredRegion(text, served.map(regionOf));
        if (found !== undefined) expect(served).toContain(countryOf(found));
      }),
    );
  });
});
