import { describe, expect, test } from 'vitest';
import settings from '#config';
import { defaultVariant, hasChosen, languageOf, offerMoment, readVisit } from './visit.ts';

const POLAND = 1143020003;
const GERMANY = 1143020143;

describe('a visit', () => {
  test('without a choice is in the shop’s first currency and region', () => {
    const { currency, rate, regionId, variant } = readVisit(undefined, 'pl', settings);
    expect([currency.id, rate, regionId, variant]).toEqual(['PLN', 1, POLAND, `PLN ${POLAND}`]);
    expect(defaultVariant(settings)).toBe(variant);
  });

  test('shows prices in the currency and region the shopper chose', () => {
    const visit = readVisit(`a=1; currency=EUR; region=${GERMANY}`, 'en', settings);
    expect(visit).toMatchObject({
      language: 'en',
      rate: 0.234,
      regionId: GERMANY,
      variant: `EUR ${GERMANY}`,
    });
    expect(visit.currency).toMatchObject({ id: 'EUR', symbol: '€' });
  });

  test.each(['currency=XXX; region=1', 'currency=; region=', 'xcurrency=EUR', 'region=NaN', 'currency', ''])(
    'with a choice the shop does not offer (%s) is as without one',
    (cookies) => {
      expect(readVisit(cookies, 'pl', settings).variant).toBe(defaultVariant(settings));
    },
  );

  test('with a choice is never taken for one without', () => {
    expect(hasChosen('a=1; currency=EUR')).toBe(true);
    expect(hasChosen(`region=${GERMANY}`)).toBe(true);
    expect(hasChosen('witryna_session=abc')).toBe(false);
    expect(hasChosen(undefined)).toBe(false);
  });

  test('is offered prices at its rate and this moment', () => {
    const visit = readVisit('currency=EUR', 'pl', settings);
    expect(offerMoment(visit, settings, 42)).toEqual({
      now: 42,
      rate: 0.234,
      newForDays: 30,
      fewLeft: 5,
      timeZone: 'Europe/Warsaw',
      giftFrom: 5000,
    });
  });
});

describe('the language of an address', () => {
  test.each(['/', '/produkt/1/kawa', '/english', '/energia', '/contact.php', ''])(
    'the address %s is Polish',
    (url) => {
      expect(languageOf(url)).toBe('pl');
    },
  );

  test.each(['/en', '/en/', '/en?page=2', '/en/product/1/coffee'])('the address %s is English', (url) => {
    expect(languageOf(url)).toBe('en');
  });
});
