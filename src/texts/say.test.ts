import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pl } from './pl.ts';
import { say } from './say.ts';

const products = pl['productList.count'];
const productsInEnglish = '{n} product|{n} products';

describe('a counted word', () => {
  test.each([
    [0, '0 produktów'],
    [1, '1 produkt'],
    [2, '2 produkty'],
    [4, '4 produkty'],
    [5, '5 produktów'],
    [11, '11 produktów'],
    [12, '12 produktów'],
    [14, '14 produktów'],
    [21, '21 produktów'],
    [22, '22 produkty'],
    [112, '112 produktów'],
    [1002, '1002 produkty'],
    [0.5, '0.5 produktu'],
  ])('%d in Polish: %s', (n, said) => {
    expect(say(products, 'pl', { n })).toBe(said);
  });

  test.each([
    [0, '0 products'],
    [1, '1 product'],
    [2, '2 products'],
    [21, '21 products'],
  ])('%d in English: %s', (n, said) => {
    expect(say(productsInEnglish, 'en', { n })).toBe(said);
  });

  test('is inflected the Polish way where an English text falls back to Polish', () => {
    expect(say(products, 'en', { n: 3 })).toBe('3 produkty');
    expect(say(products, 'en', { n: 5 })).toBe('5 produktów');
  });

  test('that the shop worded itself with fewer forms takes the last of them', () => {
    expect(say('{n} kawa|{n} kaw', 'pl', { n: 5 })).toBe('5 kaw');
  });

  test('in Polish ends like the number before it: 2 to 4 alone, not the teens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (n) => {
        const few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
        const word = n === 1 ? 'produkt' : few ? 'produkty' : 'produktów';
        expect(say(products, 'pl', { n })).toBe(`${n} ${word}`);
      }),
    );
  });
});

describe('a text with gaps', () => {
  test('is filled in, each gap as often as it stands there', () => {
    expect(say('{a} i {b}, {a}', 'pl', { a: 'kawa', b: 2 })).toBe('kawa i 2, kawa');
  });

  test('keeps a gap for which there is nothing, so that it is noticed', () => {
    expect(say('Strona {n}', 'pl')).toBe('Strona {n}');
  });

  test('says what a shopper typed as it was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(say('Wyniki dla „{text}”', 'pl', { text })).toBe(`Wyniki dla „${text}”`);
      }),
    );
    expect(say('{text}', 'pl', { text: '$& {n} a|b', n: 1 })).toBe('$& {n} a|b');
  });
});

describe('the product alerts', () => {
  test.each([
    ['alert.unavailable', 'Produkt niedostępny'],
    ['alert.phoneOnly', 'Cena na telefon. Skontaktuj się ze sprzedawcą'],
    ['alert.pointsOnly', 'Towar dostępny tylko w programie lojalnościowym.'],
    ['alert.added', 'Produkt został dodany.'],
    ['alert.addFailed', 'Wystąpił błąd podczas dodawania produktu.'],
    ['product.free', 'Gratis!'],
  ] as const)('the shop says (%s): %s', (key, sentence) => {
    expect(say(pl[key], 'pl')).toBe(sentence);
  });

  test('the minimum alert says: Minimalnie możesz zamówić {n} {unit}', () => {
    expect(say(pl['alert.minimum'], 'pl', { n: '0,5', unit: 'kg' })).toBe('Minimalnie możesz zamówić 0,5 kg');
  });

  test('the maximum alert says: Maksymalnie możesz zamówić {n} {unit}', () => {
    expect(say(pl['alert.maximum'], 'pl', { n: '4', unit: 'szt.' })).toBe(
      'Maksymalnie możesz zamówić 4 szt.',
    );
  });
});
