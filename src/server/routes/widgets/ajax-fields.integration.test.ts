import { expect, test } from 'vitest';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { COFFEE, FILTERS, putIn } from '#tests/support/shop/checkout-shopper.ts';
import { clientIn } from '#tests/support/shop/client-shopper.ts';
import { demoProduct, describeWithShop, shopperIn } from '#tests/support/shop/test-shop.ts';

const MONEY = expect.stringMatching(/^\d{1,3}(\u00a0\d{3})*,\d\d\u00a0zł$/);
const PICTURE = (type: string) => expect.stringMatching(new RegExp(`^/gfx/pictures/[\\w-]+-320\\.${type}$`));

describeWithShop('the calls of the shop', (use) => {
  const basketOf = async (shopper: ReturnType<typeof shopperIn>) =>
    (await shopper.widgets({ Basket: {} })).Basket?.response.basket;

  test('tell of a basket all that the specification names, each in its own type', async () => {
    const shopper = shopperIn(use());
    const coffee = await demoProduct(use().shop, COFFEE);
    const filters = await demoProduct(use().shop, FILTERS);
    await putIn(use(), shopper, COFFEE, '2', '250g');
    await putIn(use(), shopper, FILTERS);
    await shopper.change({
      ...{ product: String(coffee.id), size: '250g', number: '1' },
      [BASKET_FIELDS.subscription]: '30',
    });
    const basket = await basketOf(shopper);
    const prices = { worth_net_formatted: MONEY, worth_gros_formatted: MONEY };
    const icons = { icon: PICTURE('webp'), icon_second: PICTURE('jpg'), product_version_name: '', prices };
    const sized = { ...icons, link: coffee.path, name: coffee.name, size: '250g', size_name: '250\u00a0g' };
    expect(basket?.products).toEqual([
      expect.objectContaining({ ...sized, count: 2, worth_unit: 'szt.', subscription_period: '0' }),
      expect.objectContaining({
        ...icons,
        ...{ link: filters.path, name: filters.name, size: 'uniw', size_name: expect.any(String) },
        ...{ count: 1, worth_unit: 'op.', subscription_period: '0' },
      }),
      expect.objectContaining({ ...sized, count: 1, worth_unit: 'szt.', subscription_period: '30' }),
    ]);
    expect(basket).toMatchObject({
      user: { client: false },
      ...{ worth_formatted: MONEY, worth_net_formatted: MONEY },
      ...{ shippingCost_formatted: MONEY, shippingCost_net_formatted: MONEY },
      ...{ productsCounter: 3, toShippingFree: expect.any(Number) },
    });
    expect(basket?.toShippingFree).toBeGreaterThan(0);
  });

  test('tell that delivery is free once enough is in the basket, and who has an account', async () => {
    const client = await clientIn(use(), 'koszyk');
    await putIn(use(), client, FILTERS, '40');
    expect(await basketOf(client)).toMatchObject({
      ...{ toShippingFree: 0, shippingCost_formatted: '0,00\u00a0zł', productsCounter: 1 },
      user: { client: true },
    });
  });

  test('tell of a size how it can be had, on the phone too', async () => {
    const { id } = await demoProduct(use().shop, COFFEE);
    const address = `/ajax/projector.php?action=get&product=${id}&size=250g&get=sizeavailability`;
    const { sizeavailability } = (await shopperIn(use()).get(address, { accept: 'application/json' })).json();
    expect(sizeavailability).toMatchObject({
      status_description_tel: sizeavailability.status_description,
      status_gfx_tel: expect.stringMatching(/^\/gfx\/.+\.(svg|png)$/),
    });
    expect(sizeavailability.status_description).toBe('W magazynie');
  });
});
