import { describe, expect, test } from 'vitest';
import { canBuy, type Purchase, type PurchaseInput, purchaseOf } from './purchase.ts';

const plain: PurchaseInput = {
  gratis: false,
  availability: 'enable',
  phonePrice: false,
  basketEnabled: false,
  pointsCost: 0,
};

describe('how a size may be obtained', () => {
  test.each<[string, Partial<PurchaseInput>, Purchase]>([
    ['a plain product is bought', {}, 'buy'],
    ['a product brought in to order is bought', { availability: 'order' }, 'buy'],
    ['points that can be spent besides do not stop a sale', { pointsCost: 100 }, 'buy'],
    ['a price on the phone is asked for', { phonePrice: true }, 'phone_only'],
    [
      'a price on the phone with points is for points only',
      { phonePrice: true, pointsCost: 100 },
      'points_only',
    ],
    [
      'a price on the phone that the basket takes is free',
      { phonePrice: true, basketEnabled: true },
      'buy_free',
    ],
    ['what is not available cannot be bought', { availability: 'disable' }, 'unavailable'],
    ['a free gift has no buy section', { gratis: true }, 'hidden'],
  ])('%s', (_, input, purchase) => {
    expect(purchaseOf({ ...plain, ...input })).toBe(purchase);
  });

  test('of several states at once the first wins: gratis, unavailable, free, points, phone', () => {
    const all: PurchaseInput = {
      gratis: true,
      availability: 'disable',
      phonePrice: true,
      basketEnabled: true,
      pointsCost: 100,
    };
    expect(purchaseOf(all)).toBe('hidden');
    expect(purchaseOf({ ...all, gratis: false })).toBe('unavailable');
    expect(purchaseOf({ ...all, gratis: false, availability: 'enable' })).toBe('buy_free');
    expect(purchaseOf({ ...plain, phonePrice: true, pointsCost: 100 })).toBe('points_only');
    expect(purchaseOf({ ...plain, phonePrice: true })).toBe('phone_only');
  });

  test('only what is bought or free goes into the basket', () => {
    const all: Purchase[] = ['hidden', 'unavailable', 'buy', 'buy_free', 'points_only', 'phone_only'];
    expect(all.filter(canBuy)).toEqual(['buy', 'buy_free']);
  });
});
