import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPageParams, readWidgetRequest, WIDGET_KEYS } from './widgets.ts';

const request = {
  Basket: {},
  Snippets: {
    format: 'json',
    params: { mobile: true, request_uri: '/?a=1+2&b=100%', additional_ajax: 'zażółć' },
  },
};
const json = JSON.stringify(request);

describe('the batched widget request', () => {
  test('is read from a URL-encoded form, as browsers send it', () => {
    expect(readWidgetRequest(new URLSearchParams({ request: json }).toString())).toEqual(request);
    expect(readWidgetRequest(`request=${encodeURIComponent(json)}`)).toEqual(request);
  });

  test('is read from a form that is not encoded, as old clients send it', () => {
    expect(readWidgetRequest(`request=${json}`)).toEqual(request);
  });

  test('may ask for every widget of the contract', () => {
    const all = Object.fromEntries(WIDGET_KEYS.map((key) => [key, {}]));
    expect(Object.keys(readWidgetRequest(`request=${JSON.stringify(all)}`) ?? {})).toEqual([
      'Projector',
      'Basket',
      'Wishlist',
      'Comparers',
      'Snippets',
      'ToplayersAndWidgets',
    ]);
  });

  test('loses what the shop does not know', () => {
    expect(readWidgetRequest('request={"Basket":{},"Secrets":{},"basket":{}}')).toEqual({ Basket: {} });
  });

  test('cannot reach into the language through its keys', () => {
    const read = readWidgetRequest(
      'request={"__proto__":{"Basket":{}},"constructor":{},"toString":{},"Wishlist":{}}',
    );
    expect(Object.keys(read ?? {})).toEqual(['Wishlist']);
    expect(read?.Basket).toBeUndefined();
    expect(({} as Record<string, unknown>).Basket).toBeUndefined();
  });

  test('takes a widget asked for in a strange way as asked for plainly', () => {
    expect(readWidgetRequest('request={"Basket":null,"Wishlist":[],"Comparers":"y"}')).toEqual({
      Basket: {},
      Wishlist: {},
      Comparers: {},
    });
    expect(readWidgetRequest('request={"Projector":{"params":null},"Prices":{"params":[7]}}')).toEqual({
      Projector: {},
      Prices: {},
    });
  });

  test.each([
    '',
    'request=',
    'request',
    'request=null',
    'request=[]',
    'request="Basket"',
    'request=7',
    'request=%',
    'request={"Basket":',
    'request=%7B%22Basket%22',
  ])('rubbish is refused: %s', (body) => {
    expect(readWidgetRequest(body)).toBeUndefined();
  });

  test('never fails, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.json().map(encodeURIComponent)), (text) => {
        for (const body of [text, `request=${text}`]) {
          const read = readWidgetRequest(body);
          for (const key of Object.keys(read ?? {})) expect([...WIDGET_KEYS, 'Prices']).toContain(key);
        }
      }),
    );
  });

  test('means the same, encoded or not', () => {
    const params = fc.dictionary(fc.string(), fc.oneof(fc.string({ unit: 'grapheme' }), fc.boolean()));
    fc.assert(
      fc.property(params, (sent) => {
        const text = JSON.stringify({ Snippets: { format: 'json', params: sent } });
        expect(readWidgetRequest(new URLSearchParams({ request: text }).toString())).toEqual(
          readWidgetRequest(`request=${text}`),
        );
      }),
    );
  });
});

describe('the page of a widget request', () => {
  test('is told by its address and its screen', () => {
    const params = {
      mobile: false,
      tablet: true,
      pc: 'false',
      request_uri: '/en/?a=1#b',
      additional_ajax: false,
    };
    expect(readPageParams(params)).toEqual({ path: '/en/', screens: ['tablet'] });
  });

  test('is told in the words of old clients too', () => {
    expect(readPageParams({ mobile: 'true', pc: 1, tablet: 0, request_uri: '/x' })).toEqual({
      path: '/x',
      screens: ['mobile', 'pc'],
    });
  });

  test.each([{}, { request_uri: 'https://evil.example/' }, { request_uri: 7 }, { request_uri: '' }])(
    'is the main page on any screen where nothing sensible is told: %j',
    (params) => {
      expect(readPageParams(params)).toEqual({ path: '/', screens: ['mobile', 'tablet', 'pc'] });
    },
  );
});
