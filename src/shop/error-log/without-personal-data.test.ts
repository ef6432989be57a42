import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageWithoutPersonalData, textWithoutPersonalData } from './without-personal-data.ts';

describe('the page of a browser’s error', () => {
  test.each([
    [
      'https://sklep.example/produkt/7/brazylia-cerrado?size=250',
      'https://sklep.example/produkt/7/brazylia-cerrado?size',
    ],
    ['https://sklep.example/search.php?text=anna%20lis&page=2', 'https://sklep.example/search.php?text&page'],
    [
      'https://sklep.example/order-status.php?number=2026-11-000001&token=SECRETsecretSECRETsecret',
      'https://sklep.example/order-status.php?number&token',
    ],
    ['https://sklep.example/lista/kX2b3vXhQf7yZ0aLmN8sTq1w', 'https://sklep.example/lista/…'],
    ['https://sklep.example/x/anna%40example.org#top', 'https://sklep.example/x/…'],
    ['https://sklep.example/?anna@example.org', 'https://sklep.example/'],
    ['no address', ''],
  ])('of %s is kept as %s', (address, kept) => {
    expect(pageWithoutPersonalData(address)).toBe(kept);
  });

  test('never has the value of a field', () => {
    const secret = fc.stringMatching(/^[A-Z]{3}[a-z0-9]{6}$/);
    fc.assert(
      fc.property(secret, secret, (one, other) => {
        const page = pageWithoutPersonalData(`https://sklep.example/a?x=${one}&y=${other}#${one}`);
        expect(page).toBe('https://sklep.example/a?x&y');
      }),
    );
  });
});

describe('the text of a browser’s error', () => {
  test('has no e-mail address, no long number and no values of addresses', () => {
    expect(
      textWithoutPersonalData(
        'Error: anna.lis@example.org 600 100 200 failed /graphql/v1/?query=anna\n at https://s.example/order.php?token=abc:1',
      ),
    ).toBe('Error: … … failed /graphql/v1/?…\n at https://s.example/order.php?…:1');
  });

  test('keeps the places of the code', () => {
    const stack = 'TypeError: x is null\n    at a (https://s.example/assets/main-Ab1_-2.js:1:218927)';
    expect(textWithoutPersonalData(stack)).toBe(stack);
  });
});
