import { expect, test } from 'vitest';
import { missingToFreeDelivery } from './free-delivery.ts';

test('what is missing to free delivery is nothing where it is free, and not known where nothing makes it so', () => {
  const missing = [12.5, 0, -1].map((toShippingFree) => missingToFreeDelivery({ toShippingFree }));
  expect(missing).toEqual([12.5, 0, undefined]);
});
