import { expect, test } from 'vitest';
import { cardOf, sizeOffers } from '#domain/product/offers.ts';
import { openCatalogue } from '#shop/catalogue/catalogue.ts';
import { product, productSearch } from '#shop/db/schema/index.ts';
import { describeWithShop, type TestShop } from '#tests/support/shop/test-shop.ts';

describeWithShop('what search knows of an offer', (use) => {
  test('is what the product’s card says: whether it can be had, for how much, and whether reduced', async () => {
    expect(await known(use())).toEqual(await offered(use()));
  });

  test('has what is given for points, on the phone or as a gift among what is available', async () => {
    const { rows } = await use().database.pool.query(`
      SELECT DISTINCT available FROM product_search JOIN size USING (product_id) JOIN stock ON size_id = size.id
      WHERE (gratis OR phone_price) AND quantity > 0 AND size.availability = 'enable'`);
    expect(rows).toEqual([{ available: true }]);
  });

  test('stays so when stock is sold out, limited, ordered in or without a price', async () => {
    const { pool } = use().database;
    await pool.query(`
      UPDATE stock SET quantity = (size_id % 3) * 0.4 WHERE size_id % 2 = 0;
      UPDATE size SET min_quantity = 2 WHERE id % 5 = 0;
      UPDATE size SET availability = 'order' WHERE id % 7 = 0;
      UPDATE size SET phone_price = true, basket_enabled = id % 2 = 0 WHERE id % 11 = 0;
      UPDATE size SET gratis = true WHERE id % 13 = 0;
      UPDATE product SET max_quantity = 1, min_quantity = NULL WHERE id % 6 = 0;
      UPDATE product SET sell_by = 0.3, unit_precision = 1 WHERE id % 8 = 0;
      UPDATE bundle_part SET quantity = 1.5`);
    const after = await known(use());
    expect(after).toEqual(await offered(use()));
    expect(new Set(after.map(({ available }) => available))).toEqual(new Set([true, false]));
  });
});

type Offer = { id: number; available: boolean; price: number | null; reduced: boolean };

async function known({ database }: TestShop): Promise<Offer[]> {
  const { productId: id, available, price, reduced } = productSearch;
  return database.orm.select({ id, available, price, reduced }).from(productSearch).orderBy(id);
}

/** Read again: notices of changes may still be on their way. */
async function offered({ database }: TestShop): Promise<Offer[]> {
  const catalogue = openCatalogue(database, { currency: 'PLN' });
  const pricing = { now: Date.now(), rate: 1, newForDays: 30, fewLeft: 5 };
  const offers: Offer[] = [];
  for (const { id } of await database.orm.select({ id: product.id }).from(product).orderBy(product.id)) {
    const record = await catalogue.product(id, 'pl');
    if (!record) continue;
    const sizes = sizeOffers(record, pricing);
    const open = sizes.filter((_, index) => !record.sizes[index]?.phonePrice && !record.sizes[index]?.gratis);
    const card = cardOf(record, pricing);
    const isPriced = open.some(
      ({ price, purchase }) => price.gross === card.price.gross && purchase === card.purchase,
    );
    offers.push({
      id,
      available: sizes.some(({ availability }) => availability.status !== 'disable'),
      price: isPriced && card.price.gross > 0 ? card.price.gross : null,
      reduced: open.some(({ regular }) => regular !== undefined),
    });
  }
  catalogue.close();
  return offers;
}
