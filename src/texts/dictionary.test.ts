import { describe, expect, test } from 'vitest';
import { textsIn } from './dictionary.ts';
import { en } from './en.ts';
import { pickTexts } from './pick-texts.ts';
import { pl } from './pl.ts';
import type { TextKey } from './text-key.ts';

const keys = Object.keys(pl) as TextKey[];
const gapsIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** English texts that are missing and are said in Polish. Today there are none. */
const SAID_IN_POLISH: TextKey[] = [];

describe('the English shop', () => {
  test('falls back to Polish for exactly the texts listed here', () => {
    expect(keys.filter((key) => en[key] === undefined)).toEqual(SAID_IN_POLISH);
    for (const key of SAID_IN_POLISH) expect(textsIn('en')[key]).toBe(pl[key]);
  });

  test('has no text that the Polish shop does not have', () => {
    expect(Object.keys(en).filter((key) => !(key in pl))).toEqual([]);
  });

  test('says everything that the Polish shop says: every gap of a text is in both', () => {
    const uneven = keys.filter((key) => {
      const english = en[key];
      return english !== undefined && gapsIn(english).join() !== gapsIn(pl[key]).join();
    });
    expect(uneven).toEqual([]);
  });

  test('speaks English', () => {
    const polish = keys.filter((key) => key !== 'layout.otherLanguage' && /[ąćęłńóśźż]/i.test(en[key] ?? ''));
    expect(polish).toEqual([]);
  });
});

describe('every text', () => {
  test('has all plural forms of its language or one form for all', () => {
    const forms = (text: string) => text.split('|').length;
    expect(keys.filter((key) => ![1, 4].includes(forms(pl[key])))).toEqual([]);
    expect(keys.filter((key) => ![1, 2].includes(forms(en[key] ?? '')))).toEqual([]);
  });

  test('has the same gaps in each of its plural forms', () => {
    const uneven = [...Object.entries<string>(pl), ...Object.entries(en)].filter(([, text]) => {
      const forms = text.split('|').map((form) => gapsIn(form).join());
      return new Set(forms).size > 1;
    });
    expect(uneven).toEqual([]);
  });

  test('is not empty and has no space at its ends', () => {
    const untidy = [...Object.entries<string>(pl), ...Object.entries(en)].filter(
      ([, text]) => text === '' || text !== text.trim(),
    );
    expect(untidy).toEqual([]);
  });
});

describe('the English shop', () => {
  test('speaks of no particular goods: what a shop sells is its own word', () => {
    const goods = /(?<!\p{L})(kaw(a|y|ę|ą|om|ie)?|palarni\p{L}*|ziarn\p{L}*|coffees?|roast\p{L}*)(?!\p{L})/iu;
    expect([...Object.values(pl), ...Object.values(en)].filter((text) => goods.test(text))).toEqual([]);
  });

  test('has one word for a postal code', () => {
    expect(Object.values(en).filter((text) => /postcode|zip ?code/i.test(text))).toEqual([]);
  });

  test('tells ordering later from moving to a list', () => {
    expect([en['basket.orderLater'], en['basket.later']]).toEqual(['Order later', 'Move to a list']);
  });
});

describe('the shop’s own wording', () => {
  const overrides = { pl: { 'product.add': 'Do koszyka' }, en: { 'product.add': 'Buy' } };

  test('replaces single texts in each language', () => {
    expect(textsIn('pl', overrides)['product.add']).toBe('Do koszyka');
    expect(textsIn('en', overrides)['product.add']).toBe('Buy');
    expect(textsIn('pl', overrides)['product.size']).toBe('Rozmiar');
  });

  test('of one language leaves the other alone', () => {
    expect(textsIn('en', { pl: { 'product.add': 'Do koszyka' } })['product.add']).toBe('Add to basket');
  });
});

describe('the texts of an island', () => {
  test('are those it asks for and no others', () => {
    expect(pickTexts(textsIn('pl'), ['product.add', 'product.size'])).toEqual({
      'product.add': 'Dodaj do koszyka',
      'product.size': 'Rozmiar',
    });
  });
});
