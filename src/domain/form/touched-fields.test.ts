import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disputedFields, wantedValues } from './touched-fields.ts';

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
          if (sent[name] === before[name]) expect(wanted[name]).toBe(now[name]);
          else expect(wanted[name]).toBe(sent[name]);
          const both = sent[name] !== before[name] && now[name] !== before[name] && sent[name] !== now[name];
          expect(name in disputed).toBe(both);
        }
      }),
    );
  });

  test('a form that does not tell what stood in it is taken as it is', () => {
    expect(wantedValues({ was: {}, sent: { city: 'Łódź' }, now: { city: 'Kraków' } })).toEqual({
      city: 'Łódź',
    });
  });
});
