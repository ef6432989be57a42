import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizeOffers } from '#domain/product/offers.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import { SAMPLE_NOW, sampleProduct, sampleSize } from '#tests/support/samples/sample-records.ts';
import { choiceOf, compare } from './compared.ts';

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

describe('a compared product', () => {
  const pricing = { now: SAMPLE_NOW, rate: 1, newForDays: 30, fewLeft: 3 };
  const choice = (record: Partial<ProductRecord>) => {
    const product = sampleProduct(record);
    return choiceOf(product, sizeOffers(product, pricing));
  };

  test('of one size goes into the basket without a choice, as many as can be ordered at the least', () => {
    expect(choice({})).toEqual({ sizes: [], atOnce: { size: 'uniw', quantity: 1 } });
    expect(choice({ sellBy: 0.25, precision: 2, minPerOrder: 0.5 }).atOnce).toEqual({
      size: 'uniw',
      quantity: 0.5,
    });
  });

  test('in several sizes has them to choose from, sold out or not', () => {
    const sizes = [sampleSize({ type: 'S', name: 'S' }), sampleSize({ type: 'M', name: 'M', stock: 0 })];
    expect(choice({ sizes })).toEqual({
      sizes: [
        { type: 'S', name: 'S', purchase: 'buy' },
        { type: 'M', name: 'M', purchase: 'unavailable' },
      ],
    });
  });

  test.each([
    ['sold out', { stock: 0 }],
    ['priced on the phone', { phonePrice: true }],
    ['for points only', { phonePrice: true, pointsCost: 100 }],
  ])('that is %s does not go into the basket', (_, size) => {
    expect(choice({ sizes: [sampleSize(size)] })).toEqual({ sizes: [] });
  });

  test('without any size offers nothing', () => {
    expect(choice({ sizes: [] })).toEqual({ sizes: [] });
  });
});
