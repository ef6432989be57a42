import { describe, expect, test } from 'vitest';
import type { DeliveryRate } from '#domain/delivery/shipping-methods.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import { SAMPLE_NOW, sampleProduct, sampleSize } from '#tests/support/samples/sample-records.ts';
import { basketDelivery } from './basket-delivery.ts';
import { priceLines } from './price-lines.ts';

const PRICING = { now: SAMPLE_NOW, rate: 1, newForDays: 30, fewLeft: 5 };
const NOTHING = { gross: 0, net: 0 };
const rate = (changes: Partial<DeliveryRate>): DeliveryRate => ({
  ...{ method: 'kurier', name: 'Kurier', icon: null, kind: 'courier', prepaid: true },
  ...{ upToWeightGrams: null, gross: 1500, freeFrom: 40_000, daysMin: 1, daysMax: 2, ...changes },
});
const COLLECTION = rate({ method: 'sklep', name: 'Sklep', kind: 'collection', gross: 0 });
const POINT = rate({ method: 'automat', name: 'Automat', kind: 'point', upToWeightGrams: 300, gross: 1000 });
const CALENDAR = { timeZone: 'Europe/Warsaw', deadline: '14:00', days: [1, 2, 3, 4, 5], closedOn: [] };

function delivered(quantity: number, rates: DeliveryRate[], record: ProductRecord = sampleProduct()) {
  const [size] = record.sizes;
  if (!size) throw new Error('the product has no size');
  const { lines } = priceLines([{ id: 1, quantity, everyDays: null, selected: true, record, size }], PRICING);
  const setting = { rates, payments: ['gateway'] as const, deliveryTaxBasisPoints: 2300, calendar: CALENDAR };
  return basketDelivery({ lines, rebate: NOTHING, code: undefined }, setting, PRICING);
}

describe('delivery of a basket', () => {
  test('is by the cheapest way that takes its weight, and its cost is in the total', () => {
    expect(delivered(1, [rate({}), POINT])).toMatchObject({
      name: 'Automat',
      cost: { gross: 1000 },
      total: { gross: 13_300 },
    });
    expect(delivered(2, [rate({}), POINT])).toMatchObject({ name: 'Kurier', total: { gross: 26_100 } });
  });

  test('is free from the worth on from which the way is', () => {
    expect(delivered(4, [rate({})])).toMatchObject({ cost: NOTHING, total: { gross: 49_200 } });
  });

  test('is not collection, unless there is nothing else', () => {
    expect(delivered(1, [COLLECTION, rate({})])?.name).toBe('Kurier');
    expect(delivered(1, [COLLECTION])?.name).toBe('Sklep');
  });

  test('has a day on which it is there, where it is known when it leaves', () => {
    expect(delivered(1, [rate({})])?.arrival).toMatchObject({ kind: 'courier', latest: true });
    const unknown = sampleProduct({
      sizes: [sampleSize({ availability: 'order', unknownTime: true, stock: 0 })],
    });
    expect(delivered(1, [rate({})], unknown)).toMatchObject({ name: 'Kurier' });
    expect(delivered(1, [rate({})], unknown)?.arrival).toBeUndefined();
  });

  test('is not known where nothing is bought, and where the shop does not deliver', () => {
    const setting = { rates: [rate({})], payments: [], deliveryTaxBasisPoints: 0, calendar: CALENDAR };
    expect(basketDelivery({ lines: [], rebate: NOTHING, code: undefined }, setting, PRICING)).toBeUndefined();
    expect(delivered(1, [])).toBeUndefined();
  });
});
