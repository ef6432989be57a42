import { expect, test } from 'vitest';
import { guestWith } from '#tests/support/shop/checkout-shopper.ts';
import { describeWithShop, openTestShop } from '#tests/support/shop/test-shop.ts';

describeWithShop('the tax of delivery', (use) => {
  const netOfBasket = async (deliveryTaxPercent: number) => {
    const opened = await openTestShop(use().database, { deliveryTaxPercent });
    try {
      const { Basket } = await (await guestWith(opened)).widgets({ Basket: {} });
      const basket = Basket?.response.basket;
      return [basket?.shippingCost_formatted, basket?.shippingCost_net_formatted];
    } finally {
      await opened.close();
    }
  };

  test('in the basket is the one that the shop sets', async () => {
    const [gross, untaxed] = await netOfBasket(0);
    expect(untaxed).toBe(gross);
    const [same, taxed] = await netOfBasket(23);
    expect(same).toBe(gross);
    expect(taxed).not.toBe(gross);
  });
});
