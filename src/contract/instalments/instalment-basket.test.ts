import { describe, expect, test } from 'vitest';
import type { WireBasket } from '#contract/widgets.ts';
import { instalmentBasket } from './instalment-basket.ts';

const basket: WireBasket = {
  products: [],
  user: { client: false },
  worth: 2469.29,
  worth_net: 2007.55,
  worth_formatted: '2 469,29 zł',
  worth_net_formatted: '2 007,55 zł',
  instalments_refused: ['Raty Mgła'],
  productsCounter: 2,
  shippingCost_formatted: '0,00 zł',
  shippingCost_net_formatted: '0,00 zł',
  toShippingFree: 0,
};

describe('the basket of an instalment calculator', () => {
  test('has its count, its cost with and without tax, and who refuses it', () => {
    expect(instalmentBasket(basket)).toEqual({
      basketCount: 2,
      basketCost: 246_929,
      basketCostNet: 200_755,
      refusedBy: ['Raty Mgła'],
    });
  });

  test('costs less by what a discount code takes off', () => {
    expect(instalmentBasket({ ...basket, rebate: 20, rebate_net: 16.26 })).toMatchObject({
      basketCost: 244_929,
      basketCostNet: 199_129,
    });
  });

  test('is empty until the shop has told of it', () => {
    expect(instalmentBasket(undefined)).toEqual({
      basketCount: 0,
      basketCost: 0,
      basketCostNet: 0,
      refusedBy: [],
    });
  });
});
