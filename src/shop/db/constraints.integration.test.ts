import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/database/database.ts';
import { addCategory, addGuest, addOffer } from '#tests/support/samples/sample-offer.ts';
import { constraintOf } from './constraint.ts';
import * as schema from './schema/index.ts';

const DAY = 86_400_000;
const yesterday = () => new Date(Date.now() - DAY);
const tomorrow = () => new Date(Date.now() + DAY);
const refusal = (write: PromiseLike<unknown>) => Promise.resolve(write).then(() => 'accepted', constraintOf);

describeOnEachDatabase('the database itself keeps the rules', (use) => {
  describe('stock and prices', () => {
    test('stock never falls below zero', async () => {
      const { sizeId } = await addOffer(use(), 'kawa');
      const sell = (amount: number) =>
        use()
          .orm.update(schema.stock)
          .set({ quantity: sql`${schema.stock.quantity} - ${amount}` })
          .where(eq(schema.stock.sizeId, sizeId));
      await sell(10);
      expect(await refusal(sell(0.001))).toBe('stock_not_negative');
    });

    test('a regular price is never below the selling price', async () => {
      const { sizeId } = await addOffer(use(), 'kawa');
      const step = { sizeId, currency: 'PLN', startsAt: yesterday(), gross: 5000, regular: 4999 };
      expect(await refusal(use().orm.insert(schema.priceStep).values(step))).toBe(
        'price_step_regular_is_highest',
      );
    });

    test('a price that has begun can be neither changed nor deleted, a planned one can', async () => {
      const { orm } = use();
      const { sizeId } = await addOffer(use(), 'kawa');
      const step = { sizeId, currency: 'PLN', gross: 5000, regular: 5000 };
      await orm.insert(schema.priceStep).values({ ...step, startsAt: yesterday() });
      expect(await refusal(orm.update(schema.priceStep).set({ gross: 1 }))).toBe('price_step_append_only');
      expect(await refusal(orm.delete(schema.priceStep))).toBe('price_step_append_only');

      const startsAt = tomorrow();
      await orm.insert(schema.priceStep).values({ ...step, startsAt });
      await orm.update(schema.priceStep).set({ gross: 4000 }).where(eq(schema.priceStep.startsAt, startsAt));
      await orm.delete(schema.priceStep).where(eq(schema.priceStep.startsAt, startsAt));
    });

    test('a deleted product takes its price history along', async () => {
      const { orm } = use();
      const { productId, sizeId } = await addOffer(use(), 'kawa');
      const step = { sizeId, currency: 'PLN', startsAt: yesterday(), gross: 5000, regular: 5000 };
      await orm.insert(schema.priceStep).values(step);
      await orm.delete(schema.product).where(eq(schema.product.id, productId));
      expect(await orm.$count(schema.priceStep)).toBe(0);
    });
  });

  describe('the catalogue', () => {
    test('a category cannot stand below itself', async () => {
      const top = await addCategory(use(), 'kawa');
      const below = await addCategory(use(), 'ziarnista', top);
      const move = use()
        .orm.update(schema.category)
        .set({ parentId: below })
        .where(eq(schema.category.id, top));
      expect(await refusal(move)).toBe('category_no_circle');
    });

    test('a category that holds products cannot be deleted', async () => {
      const categoryId = await addCategory(use(), 'kawa');
      await addOffer(use(), 'etiopia', categoryId);
      expect(await refusal(use().orm.delete(schema.category))).toBe('product_category_category_id_fkey');
    });

    test('a product has one main category', async () => {
      const { productId } = await addOffer(use(), 'etiopia', await addCategory(use(), 'kawa'));
      const categoryId = await addCategory(use(), 'nowości');
      const second = use().orm.insert(schema.productCategory).values({ productId, categoryId, main: true });
      expect(await refusal(second)).toBe('product_category_one_main');
    });

    test('a quantity step fits the decimals that the unit allows', async () => {
      const product = { key: 'kawa', sellBy: 0.25, unitPrecision: 1 };
      expect(await refusal(use().orm.insert(schema.product).values(product))).toBe(
        'product_sell_by_fits_precision',
      );
    });

    test('only a bundle has parts, and a bundle is never part of one', async () => {
      const { orm } = use();
      const coffee = await addOffer(use(), 'kawa');
      const box = await addOffer(use(), 'zestaw');
      const part = (bundleId: number, sizeId: number) =>
        orm.insert(schema.bundlePart).values({ bundleId, sizeId, quantity: 1 });
      expect(await refusal(part(coffee.productId, box.sizeId))).toBe('bundle_part_no_nesting');
      await orm.update(schema.product).set({ type: 'bundle' }).where(eq(schema.product.id, box.productId));
      await part(box.productId, coffee.sizeId);
      expect(await refusal(part(box.productId, box.sizeId))).toBe('bundle_part_no_nesting');
    });

    test('a shopper who types zolw finds Żółw', async () => {
      const { orm } = use();
      const { productId } = await addOffer(use(), 'filizanka');
      await orm.update(schema.productText).set({ name: 'Filiżanka Żółw' });
      const found = await orm
        .select({ id: schema.productText.productId })
        .from(schema.productText)
        .where(sql`${schema.productText.searchName} LIKE '%' || search_form(${'ZÓLW'}) || '%'`);
      expect(found).toEqual([{ id: productId }]);
    });
  });

  describe('baskets', () => {
    test('the same size bought once stands on one line, and a subscription to it on another', async () => {
      const { sizeId } = await addOffer(use(), 'kawa');
      const { basketId } = await addGuest(use());
      const line = { basketId, sizeId, quantity: 1, priceSeen: 5000, currencySeen: 'PLN' };
      const add = (more: object) =>
        use()
          .orm.insert(schema.basketLine)
          .values({ ...line, ...more });
      await add({});
      await add({ subscriptionDays: 30 });
      expect(await refusal(add({}))).toBe('basket_line_once');
      expect(await refusal(add({ subscriptionDays: 30 }))).toBe('basket_line_once');
    });

    test('adding a size again raises the quantity of its line', async () => {
      const { sizeId } = await addOffer(use(), 'kawa');
      const { basketId } = await addGuest(use());
      const { basketLine } = schema;
      const line = { basketId, sizeId, quantity: 0.25, priceSeen: 5000, currencySeen: 'PLN' };
      const add = () =>
        use()
          .orm.insert(basketLine)
          .values(line)
          .onConflictDoUpdate({
            target: [basketLine.basketId, basketLine.sizeId, basketLine.subscriptionDays],
            set: { quantity: sql`${basketLine.quantity} + excluded.quantity` },
          })
          .returning({ quantity: basketLine.quantity });
      await add();
      expect(await add()).toEqual([{ quantity: 0.5 }]);
    });

    test('a line of nothing is no line', async () => {
      const { sizeId } = await addOffer(use(), 'kawa');
      const { basketId } = await addGuest(use());
      const line = { basketId, sizeId, quantity: 0, priceSeen: 5000, currencySeen: 'PLN' };
      expect(await refusal(use().orm.insert(schema.basketLine).values(line))).toBe('quantity_check');
    });

    test('a basket belongs to a session or to a client, never to nobody', async () => {
      expect(await refusal(use().orm.insert(schema.basket).values({}))).toBe('basket_one_owner');
    });

    test('a basket follows its session to a new token and ends with it', async () => {
      const { orm } = use();
      await addGuest(use());
      const renewed = Buffer.alloc(32, 9);
      await orm.update(schema.session).set({ tokenHash: renewed });
      const { sessionHash } = schema.basket;
      expect(await orm.select({ sessionHash }).from(schema.basket)).toEqual([{ sessionHash: renewed }]);
      await orm.delete(schema.session);
      expect(await orm.$count(schema.basket)).toBe(0);
    });
  });

  describe('clients and orders', () => {
    test('a login is taken whatever its capitals', async () => {
      const client = { login: 'Ania', email: 'ania@example.com', passwordHash: '-' };
      await use().orm.insert(schema.client).values(client);
      const again = use()
        .orm.insert(schema.client)
        .values({ ...client, login: 'ANIA', email: 'b@example.com' });
      expect(await refusal(again)).toBe('client_login_taken');
    });

    test('points are only ever added to the ledger', async () => {
      const { orm } = use();
      const client = { login: 'ania', email: 'ania@example.com', passwordHash: '-' };
      const [{ id: clientId } = { id: 0 }] = await orm.insert(schema.client).values(client).returning();
      await orm.insert(schema.loyaltyPointsEntry).values({ clientId, points: 50, reason: 'earned' });
      expect(await refusal(orm.update(schema.loyaltyPointsEntry).set({ points: 500 }))).toBe(
        'points_entry_append_only',
      );
    });

    test('nobody ever has less than no points, also where two spend at once', async () => {
      const { orm } = use();
      const client = { login: 'ania', email: 'ania@example.com', passwordHash: '-' };
      const [{ id: clientId } = { id: 0 }] = await orm.insert(schema.client).values(client).returning();
      await orm.insert(schema.loyaltyPointsEntry).values({ clientId, points: 50, reason: 'granted' });
      const spend = (points: number) =>
        orm.insert(schema.loyaltyPointsEntry).values({ clientId, points: -points, reason: 'spent' });
      expect(await refusal(spend(51))).toBe('points_entry_never_below_zero');
      const outcomes = await Promise.allSettled([spend(30), spend(30), spend(30)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await spend(20);
      expect(await refusal(spend(1))).toBe('points_entry_never_below_zero');
    });

    test('the same order sent twice is placed once, and its sums add up', async () => {
      const { orm } = use();
      const address = {
        firstname: 'A',
        lastname: 'B',
        street: 'C 1',
        zipcode: '00-001',
        city: 'D',
        country: 'PL',
      };
      const order: typeof schema.shopOrder.$inferInsert = {
        number: '1',
        idempotencyKey: 'the-same-form',
        linkTokenHash: Buffer.alloc(32, 1),
        language: 'pl',
        currency: 'PLN',
        email: 'a@example.com',
        billing: address,
        delivery: address,
        regionId: 1143020003,
        deliveryMethodName: 'Kurier',
        paymentMethod: 'transfer',
        goodsGross: 10_000,
        rebateGross: 1_000,
        deliveryGross: 1_500,
        totalGross: 10_500,
        totalNet: 8_537,
      };
      await orm.insert(schema.shopOrder).values(order);
      const again = { ...order, number: '2', linkTokenHash: Buffer.alloc(32, 2) };
      expect(await refusal(orm.insert(schema.shopOrder).values(again))).toBe(
        'shop_order_idempotency_key_key',
      );
      const wrong = { ...again, idempotencyKey: 'another-form', totalGross: 10_501 };
      expect(await refusal(orm.insert(schema.shopOrder).values(wrong))).toBe('shop_order_adds_up');
    });
  });
});
