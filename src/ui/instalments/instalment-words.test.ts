import { describe, expect, test } from 'vitest';
import settings from '#config';
import type { Language } from '#contract/language.ts';
import type { CalculationSubject, Obstacle } from '#domain/instalments/instalments.ts';
import { textsIn } from '#texts/dictionary.ts';
import { speak } from '#ui/shop-view/shop-view.tsx';
import { hintOf, messageOf } from './instalment-words.ts';

const [currency] = settings.currencies;
if (!currency) throw new Error('shop.config.ts names no currency');

const shopIn = (language: Language, priceType: 'gross' | 'net' = 'gross') =>
  speak({ language, currency, priceType, texts: textsIn(language) });
const english = shopIn('en');
const tooLittle: Obstacle = { kind: 'below_minimum', limit: 30_000 };
const tooMuch: Obstacle = { kind: 'above_maximum', limit: 2_000_000 };
const notAllowed: Obstacle = { kind: 'not_allowed' };
const tooMany: Obstacle = { kind: 'too_many', limit: 5 };
const TOO_MANY =
  'There are too many products in the cart to pay for this order by instalments. Decrease the products quantity to 5 to be able to use the instalment system. The units of a single product are not limited.';

describe('the instalment calculator', () => {
  test('names the least that can be paid in instalments', () => {
    expect(messageOf('product', tooLittle, 'Raty Mgła', english)).toBe(
      'You cannot run the instalments simulation for this product, because the minimum sum that allows for purchase made by Raty Mgła is 300,00\u00a0zł',
    );
  });

  test('names the most that can be paid in instalments', () => {
    expect(messageOf('product', tooMuch, 'Raty Mgła', english)).toBe(
      'You cannot run the instalments simulation for this product, because the maximum sum that allows for purchase made by Raty Mgła is 20\u00a0000,00\u00a0zł',
    );
  });

  test("adds ' net' to amounts where the shop shows prices without tax", () => {
    const limitIn = (language: Language) =>
      messageOf('product', tooLittle, 'Raty Mgła', shopIn(language, 'net')).slice(-15);
    expect(limitIn('en')).toBe('s 300,00\u00a0zł net');
    expect(limitIn('pl')).toBe(' 300,00\u00a0zł netto'.slice(-15));
  });

  test.each<[string, CalculationSubject, Obstacle, string]>([
    [
      'more of the product',
      'product',
      tooLittle,
      'Increase the product quantity to run the instalments calculator.',
    ],
    [
      'less of the product',
      'product',
      tooMuch,
      'Decrease the product quantity to run the instalments calculator.',
    ],
    [
      'more of the product or the basket',
      'both',
      tooLittle,
      'Increase the product quantity or place additional products in a cart.',
    ],
    [
      'less of the product or the basket',
      'both',
      tooMuch,
      'Decrease the product quantity or remove some products from a cart.',
    ],
    [
      'more in the basket',
      'basket',
      tooLittle,
      'Increase the product quantity in a cart, to run the instalments calculator.',
    ],
    [
      'less in the basket',
      'basket',
      tooMuch,
      'Decrease the product quantity in a cart, to run the instalments calculator.',
    ],
  ])('advises %s in the exact words', (_, subject, obstacle, words) => {
    expect(hintOf(subject, obstacle, english)).toBe(words);
  });

  test('says that something in the basket cannot be paid with it', () => {
    const words = /^Not all of the products in the cart are allowed to be paid with this instalment system\./;
    expect(messageOf('basket', notAllowed, 'Raty Mgła', english)).toMatch(words);
    expect(hintOf('both', notAllowed, english)).toMatch(words);
  });

  test('says that too many different products are in the basket', () => {
    expect(messageOf('basket', tooMany, 'Raty Mgła', english)).toBe(TOO_MANY);
    expect(hintOf('both', tooMany, english)).toBe(TOO_MANY);
  });

  test('says nothing twice', () => {
    expect(hintOf('basket', tooMany, english)).toBeUndefined();
    expect(hintOf('basket', notAllowed, english)).toBeUndefined();
  });

  test('says what the basket may cost at least and at most', () => {
    const [least, most] = [tooLittle, tooMuch].map((one) => messageOf('basket', one, 'Raty Mgła', english));
    expect(least).toBe('The minimum sum that allows for purchase made by Raty Mgła is 300,00\u00a0zł');
    expect(most).toBe('The maximum sum that allows for purchase made by Raty Mgła is 20\u00a0000,00\u00a0zł');
  });
});
