import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disputedFields, sameText, touchedFields, wantedValues } from './touched-fields.ts';

const was = { street: 'Długa', city: 'Łódź' };

describe('where two change the same thing', () => {
  test('fields that one has not touched are the other’s', () => {
    const edited = {
      was,
      sent: { street: 'Krótka', city: 'Łódź' },
      now: { street: 'Długa', city: 'Kraków' },
    };
    expect(wantedValues(edited)).toEqual({ street: 'Krótka', city: 'Kraków' });
    expect(disputedFields(edited)).toEqual({});
  });

  test('a field that both have touched is to be chosen, unless both wrote the same', () => {
    const edited = {
      was,
      sent: { street: 'Krótka', city: 'Kraków' },
      now: { street: 'Nowa', city: 'Kraków' },
    };
    expect(disputedFields(edited)).toEqual({ street: 'Nowa' });
    expect(wantedValues(edited)).toEqual({ street: 'Krótka', city: 'Kraków' });
  });

  test('nobody is asked to choose what only one has changed, and all that one typed is kept', () => {
    const texts = fc.record({ a: fc.string(), b: fc.string() });
    fc.assert(
      fc.property(texts, texts, texts, (before, sent, now) => {
        const edited = { was: before, sent, now };
        const disputed = disputedFields(edited);
        const wanted = wantedValues(edited);
        for (const name of ['a', 'b'] as const) {
          const isMine = !sameText(sent[name], before[name]);
          expect(wanted[name]).toBe(isMine ? sent[name] : now[name]);
          const both = isMine && !sameText(now[name], before[name]) && !sameText(sent[name], now[name]);
          expect(name in disputed).toBe(both);
        }
      }),
    );
  });

  test('two who change different fields both have their way, whoever is first', () => {
    const texts = fc.record({ a: fc.string(), b: fc.string() });
    fc.assert(
      fc.property(texts, fc.string(), fc.string(), (before, a, b) => {
        const [one, other] = [
          { ...before, a },
          { ...before, b },
        ];
        for (const [first, second] of [
          [one, other],
          [other, one],
        ] as const) {
          const now = wantedValues({ was: before, sent: first, now: before });
          expect(disputedFields({ was: before, sent: second, now })).toEqual({});
          const both = wantedValues({ was: before, sent: second, now });
          expect(sameText(both.a ?? '', a) && sameText(both.b ?? '', b)).toBe(true);
        }
      }),
    );
  });

  test('what a form does not bring along is left alone', () => {
    const edited = { was, sent: { street: 'Krótka' }, now: { street: 'Długa', city: 'Kraków' } };
    expect(touchedFields(edited)).toEqual({ street: 'Krótka' });
    expect(wantedValues(edited)).toEqual({ street: 'Krótka', city: 'Kraków' });
  });

  test('a text is not touched by a browser that ends its lines in its own way', () => {
    const edited = { was: { note: 'a\nb' }, sent: { note: 'a\r\nb ' }, now: { note: 'c' } };
    expect(wantedValues(edited)).toEqual({ note: 'c' });
  });

  test('a form that does not tell what stood in it is taken as it is', () => {
    expect(wantedValues({ was: {}, sent: { city: 'Łódź' }, now: { city: 'Kraków' } })).toEqual({
      city: 'Łódź',
    });
  });
});
