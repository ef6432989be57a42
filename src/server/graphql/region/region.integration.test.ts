import { expect, test } from 'vitest';
import { ADOPT_MUTATION, RESTORE } from '#contract/region/region.ts';
import { describeWithShop, pagesOf, shopperIn } from '#tests/support/shop/test-shop.ts';

const GERMANY = '1143020143';
const ANSWER = '{ status error { code message } }';
const DONE = { status: 'success', error: null };

describeWithShop('where parcels go, by GraphQL,', (use) => {
  function openShopper(cookies: Record<string, string> = {}, referer = 'http://localhost/') {
    const shopper = shopperIn(use(), new Map(Object.entries(cookies)));
    const ask = async (query: string, variables: object = {}, address = '/graphql/v1/') => {
      const answer = await shopper.post(address, JSON.stringify({ query, variables }), {
        'content-type': 'application/json',
        referer,
      });
      expect(answer.json().errors).toBeUndefined();
      return { ...answer, data: answer.json().data };
    };
    return { ...shopper, ask };
  }

  test('is one of the countries the shop delivers to, in the language of the page', async () => {
    const query = '{ shippingCountries { id code name selected } }';
    const { data } = await openShopper().ask(query);
    expect(data.shippingCountries).toEqual([
      { id: '1143020003', code: 'PL', name: 'Polska', selected: true },
      { id: GERMANY, code: 'DE', name: 'Niemcy', selected: false },
      { id: '1143020041', code: 'CZ', name: 'Czechy', selected: false },
      { id: '1143020182', code: 'SK', name: 'Słowacja', selected: false },
      { id: '1143020016', code: 'AT', name: 'Austria', selected: false },
    ]);
    const abroad = openShopper({ region: GERMANY }, 'http://localhost/en/');
    expect((await abroad.ask(query)).data.shippingCountries[1]).toMatchObject({
      name: 'Germany',
      selected: true,
    });
  });

  test('is set for good, with the currency', async () => {
    const shopper = openShopper({ setRegionForced: '{"currentCountry":"AT","showModal":true}' });
    const { data, cookies } = await shopper.ask(
      `mutation { setRegion(region: ${GERMANY}, currency: "EUR") ${ANSWER} }`,
    );
    expect(data.setRegion).toEqual(DONE);
    expect(cookies.find(({ name }) => name === 'region')).toMatchObject({ maxAge: 365 * 86_400, path: '/' });
    expect(Object.fromEntries(shopper.jar)).toEqual({ region: GERMANY, currency: 'EUR' });
  });

  test.each([
    ['region: 1', 'a region'],
    ['region: "FR"', 'a country'],
    ['currency: "XXX"', 'a currency'],
    ['region: "DE", currency: "XXX"', 'a currency with a good region'],
  ])('is not set to what the shop does not offer: %s, %s', async (given) => {
    const shopper = openShopper();
    const { data } = await shopper.ask(`mutation { setRegion(${given}) ${ANSWER} }`);
    expect(data.setRegion).toEqual({
      status: 'error',
      error: { code: 'incorrect_region', message: 'Nieprawidłowo wybrany region.' },
    });
    expect([...shopper.jar]).toEqual([]);
  });

  test('for a while is in a cookie of raw JSON at path /, for 30 days', async () => {
    const shopper = openShopper();
    const answer = await shopper.ask(`mutation { setRegion(region: "DE", temporary: true) ${ANSWER} }`);
    expect(answer.data.setRegion).toEqual(DONE);
    expect(answer.headers['set-cookie']).toBe(
      'setRegionForced={"currentCountry":"DE","defaultCountry":"PL","showModal":true}; Max-Age=2592000; Path=/; SameSite=Lax',
    );
    const { product } = await pagesOf(use(), 'pl');
    expect((await shopper.get(product)).body).toContain('Dostawa: Niemcy');
  });

  test('for a while is told once, names the chosen country as the default and is nothing beside the default', async () => {
    const shopper = openShopper({ region: GERMANY });
    const adopt = (region: string) => shopper.ask(ADOPT_MUTATION, { region });
    await adopt('AT');
    const forced = { currentCountry: 'AT', defaultCountry: 'DE', showModal: true };
    expect(JSON.parse(shopper.jar.get('setRegionForced') ?? '')).toEqual(forced);
    shopper.jar.set('setRegionForced', JSON.stringify({ ...forced, showModal: false }));
    await adopt('AT');
    expect(JSON.parse(shopper.jar.get('setRegionForced') ?? '')).toMatchObject({ showModal: false });
    await adopt('CZ');
    expect(JSON.parse(shopper.jar.get('setRegionForced') ?? '')).toMatchObject({
      currentCountry: 'CZ',
      showModal: true,
    });
    await adopt('DE');
    expect([...shopper.jar]).toEqual([['region', GERMANY]]);
  });

  test('takes from an address what the shop offers, and the rest spoils nothing', async () => {
    const shopper = openShopper();
    const { data } = await shopper.ask(ADOPT_MUTATION, { region: 'XX', currency: 'EUR' });
    expect(data).toMatchObject({ region: { status: 'error' }, currency: DONE });
    expect([...shopper.jar]).toEqual([['currency', 'EUR']]);
  });

  test('has a postal code for a while, as the country writes it', async () => {
    const shopper = openShopper({ zipcode: '00-001' });
    const { data, headers } = await shopper.ask(
      `mutation { setTemporaryZipcode(zipcode: " 43300 ") ${ANSWER} }`,
    );
    expect(data.setTemporaryZipcode).toEqual(DONE);
    expect(headers['set-cookie']).toBe(
      'setZipcodeForced={"currentZipcode":"43-300","defaultZipcode":"00-001","showModal":true}; Max-Age=2592000; Path=/; SameSite=Lax',
    );
  });

  test.each(['', '1', '1011', '"; path=/; region=1', 'x'.repeat(500)])(
    'has no postal code that is none of the country (%s)',
    async (zipcode) => {
      const shopper = openShopper();
      const query = `mutation ($zipcode: String!) { setTemporaryZipcode(zipcode: $zipcode) ${ANSWER} }`;
      const { data } = await shopper.ask(query, { zipcode });
      expect(data.setTemporaryZipcode).toMatchObject({
        status: 'error',
        error: { code: 'incorect_zipcode', message: expect.stringContaining('Błędnie wpisany kod') },
      });
      expect([...shopper.jar]).toEqual([]);
    },
  );

  test.each([
    ['region', ['currency', 'setZipcodeForced'], { unsetTemporaryRegion: DONE }],
    ['zipcode', ['currency', 'setRegionForced'], { unsetTemporaryZipcode: DONE }],
    ['regionAndZipcode', ['currency'], { unsetTemporaryRegion: DONE, unsetTemporaryZipcode: DONE }],
  ] as const)('is as before once the default of %s is restored', async (kind, left, answer) => {
    const shopper = openShopper({
      currency: 'EUR',
      setRegionForced: '{"currentCountry":"DE","showModal":true}',
      setZipcodeForced: '{"currentZipcode":"10115","showModal":true}',
    });
    const { data } = await shopper.ask(RESTORE[kind].query, {}, RESTORE[kind].address);
    expect(data).toEqual(answer);
    expect([...shopper.jar.keys()]).toEqual(left);
  });

  test('is restored where nothing was forced, or what was cannot be read', async () => {
    for (const cookies of [{}, { setRegionForced: '{broken' }]) {
      const { data } = await openShopper(cookies).ask(RESTORE.region.query, {}, RESTORE.region.address);
      expect(data.unsetTemporaryRegion).toEqual(DONE);
    }
  });
});
