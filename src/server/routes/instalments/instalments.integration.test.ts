import { afterEach, describe, expect, test } from 'vitest';
import type { ShopConfig } from '#contract/shop-config.ts';
import { COFFEE, FILTERS, guestWith, putIn } from '#tests/support/shop/checkout-shopper.ts';
import {
  demoProduct,
  describeWithShop,
  openTestShop,
  shopperIn,
  type TestShop,
} from '#tests/support/shop/test-shop.ts';

type System = NonNullable<ShopConfig['instalments']>[number];

const NAME = 'Raty 24';
const BASKET = '/en/basketedit.php';

describeWithShop('the instalment calculator', (use) => {
  let opened: TestShop | undefined;
  afterEach(() => opened?.close());
  const openWith = async (limits: Partial<System> = {}, changes: Partial<ShopConfig> = {}) => {
    const link = { pl: '/raty?kwota={calculate_price}', en: '/en/loan?sum={calculate_price}' };
    const instalments = [{ name: NAME, link, ...limits }];
    opened = await openTestShop(use().database, { instalments, ...changes });
    return opened;
  };
  const pageOf = async (shop: TestShop, key = FILTERS) => {
    const { path } = await demoProduct(shop.shop, key, 'en');
    return wordsIn((await shopperIn(shop).get(path)).body);
  };
  const DIALOG = `Instalment calculator: ${NAME}`;

  describe('of a product’s page', () => {
    test('is a link with the price where nothing limits it, to the address that the shop names', async () => {
      const page = await pageOf(await openWith());
      expect(page).toContain(`<a href="/en/loan?sum=24.90">Calculate instalments: ${NAME}</a>`);
      expect(page).not.toContain(DIALOG);
    });

    test('counts without tax where the shop does', async () => {
      const page = await pageOf(await openWith({}, { priceType: 'net' }));
      expect(page).toContain('<a href="/en/loan?sum=20.24">');
    });

    test('is a link at its limits, and a dialog below and above them', async () => {
      const limits = { minPrice: 2490, maxPrice: 2490 };
      expect(await pageOf(await openWith(limits))).toContain('<a href="/en/loan?sum=24.90">');
      await opened?.close();
      const below = await pageOf(await openWith({ minPrice: 2491 }));
      expect(below).toContain(
        `because the minimum sum that allows for purchase made by ${NAME} is 24,91 zł</p>`,
      );
      await opened?.close();
      const above = await pageOf(await openWith({ maxPrice: 2489 }));
      expect(above).toContain(DIALOG);
      expect(above).toContain(
        `You cannot run the instalments simulation for this product, because the maximum sum that allows for purchase made by ${NAME} is 24,89 zł</p>`,
      );
      expect(above).toContain('disabled>Calculate instalments only for this product</button>');
      expect(above).toContain('Decrease the product quantity to run the instalments calculator.</p>');
      expect(above).not.toContain('/en/loan?sum=');
    });
  });

  describe('of the basket’s page', () => {
    const basketOf = async (shop: TestShop, number = '2', more: string[] = []) => {
      const shopper = await guestWith(shop, number);
      for (const key of more) await putIn(shop, shopper, key, '1', '250g');
      return wordsIn((await shopper.get(BASKET)).body);
    };

    test('asks for less above the maximum of all that is in it', async () => {
      expect(await basketOf(await openWith({ maxPrice: 4980 }))).toContain('<a href="/en/loan?sum=49.80">');
      await opened?.close();
      const above = await basketOf(await openWith({ maxPrice: 4979 }));
      expect(above).toContain(`The maximum sum that allows for purchase made by ${NAME} is 49,79 zł</p>`);
      expect(above).toContain('disabled>Calculate instalments for selected products</button>');
      expect(above).toContain(
        'Decrease the product quantity in a cart, to run the instalments calculator.</p>',
      );
    });

    test('says that too many different products are in it, but not of many of one', async () => {
      const shop = await openWith({ maxProducts: 1 });
      expect(await basketOf(shop, '5')).not.toContain(DIALOG);
      expect(await basketOf(shop, '1', [COFFEE])).toContain(
        'There are too many products in the cart to pay for this order by instalments. Decrease the products quantity to 1 to be able to use the instalment system. The units of a single product are not limited.</p>',
      );
    });
  });
});

/** The page with plain spaces, and of its tags what the shopper meets: names, addresses and what is disabled. */
const wordsIn = (body: string) =>
  body
    .replaceAll('\u00a0', ' ')
    .replaceAll('<!-- -->', '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<(\w+)([^>]*)>/g, (_, tag: string, attributes: string) => {
      const [href = ''] = / href="[^"]*"/.exec(attributes) ?? [];
      return `<${tag}${href}${/ disabled/.test(attributes) ? ' disabled' : ''}>`;
    });
