import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from './compared.ts';

const product = (parameters: Record<string, string>) => ({
  parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })),
});

describe('products side by side', () => {
  test('have a row for each parameter that any of them has', () => {
    expect(compare([product({ Kraj: 'Brazylia', Palenie: 'jasne' }), product({ Kraj: 'Kenia' })])).toEqual([
      { name: 'Kraj', values: ['Brazylia', 'Kenia'], differs: true },
      { name: 'Palenie', values: ['jasne', undefined], differs: true },
    ]);
  });

  test('differ where one of them says nothing, and not where all say the same', () => {
    const [row] = compare([product({ Kraj: 'Kenia' }), product({ Kraj: 'Kenia' })]);
    expect(row?.differs).toBe(false);
  });

  test('show every value of a parameter that has several', () => {
    const both = {
      parameters: [
        { name: 'Nuty', value: 'kakao' },
        { name: 'Nuty', value: 'orzech' },
      ],
    };
    expect(compare([both])[0]?.values).toEqual(['kakao, orzech']);
  });

  test('lose no parameter and no product', () => {
    const products = fc.array(fc.dictionary(fc.string(), fc.string(), { maxKeys: 5 }).map(product), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(products, (compared) => {
        const rows = compare(compared);
        expect(rows.every(({ values }) => values.length === compared.length)).toBe(true);
        for (const [index, { parameters }] of compared.entries())
          for (const { name, value } of parameters)
            expect(rows.find((row) => row.name === name)?.values[index]).toBe(value);
      }),
    );
  });
});
