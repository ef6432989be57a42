import { describe, expect, test } from 'vitest';
import shopSettings from '#config';
import { NEUTRAL_WORDS } from '#contract/shop-words.ts';
import { chosenRegion, defaultVariant, hasChosen, languageOf, pricingContext, readVisit } from './visit.ts';

const POLAND = 1143020003;
const GERMANY = 1143020143;
const AUSTRIA = 1143020016;

const settings = { ...NEUTRAL_WORDS, ...shopSettings };

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

  test('is in the currency and region that the page’s address names, whatever was chosen', () => {
    const chosen = `currency=EUR; region=${GERMANY}`;
    const at = (address: string) => readVisit(chosen, 'pl', settings, address).variant;
    expect(at('/?currency=PLN')).toBe(`PLN ${GERMANY}`);
    expect(at(`/kawa?page=2&region=${POLAND}`)).toBe(`EUR ${POLAND}`);
    expect(at('/?region=at&currency=PLN')).toBe(`PLN ${AUSTRIA}`);
    expect(readVisit(undefined, 'pl', settings, '/?currency=EUR').variant).toBe(`EUR ${POLAND}`);
  });

  test.each([
    '/?currency=XXX',
    '/?currency=eur',
    '/?region=1',
    '/?region=FR',
    '/?text=region=DE',
    '/?regions=DE',
  ])('is as chosen at an address that names nothing the shop offers (%s)', (address) => {
    expect(readVisit('currency=EUR', 'pl', settings, address).variant).toBe(`EUR ${POLAND}`);
  });

  test('is in the region that holds for a while, before the one that was chosen', () => {
    const forced = `setRegionForced={"currentCountry":"AT","defaultCountry":"DE","showModal":false}`;
    expect(readVisit(`region=${GERMANY}; ${forced}`, 'pl', settings).regionId).toBe(AUSTRIA);
    expect(chosenRegion(`region=${GERMANY}; ${forced}`, settings)).toBe(GERMANY);
    expect(readVisit('setRegionForced={"currentCountry":"FR"}', 'pl', settings).regionId).toBe(POLAND);
    expect(readVisit('setRegionForced={broken', 'pl', settings).regionId).toBe(POLAND);
  });

  test('with a choice is never taken for one without', () => {
    expect(hasChosen('a=1; currency=EUR')).toBe(true);
    expect(hasChosen(`region=${GERMANY}`)).toBe(true);
    expect(hasChosen('setRegionForced={"currentCountry":"DE"}')).toBe(true);
    expect(hasChosen('witryna_session=abc')).toBe(false);
    expect(hasChosen(undefined)).toBe(false);
  });

  test('is offered prices at its rate and this moment', () => {
    const visit = readVisit('currency=EUR', 'pl', settings);
    expect(pricingContext(visit, settings, 42)).toEqual({
      now: 42,
      rate: 0.234,
      newForDays: 30,
      priceType: 'gross',
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
