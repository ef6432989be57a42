import { expect, test } from 'vitest';
import type { BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import { linksIn } from '#contract/links.ts';
import { findOffer } from '#tests/support/shop/demo-offers.ts';
import { describeWithShop, shopperIn } from '#tests/support/shop/test-shop.ts';

describeWithShop('a gift', (use) => {
  const gift = () => findOffer(use(), ({ size }) => size.gratis);
  /** A product of which one is too little for a gift and many are enough. */
  const goods = () =>
    findOffer(
      use(),
      ({ offer: { purchase, price, stock }, record: { unit } }) =>
        purchase === 'buy' && unit === 'piece' && price.gross < 4_000 && (stock ?? 100) > 10,
    );
  const put = async (
    shopper: ReturnType<typeof shopperIn>,
    found: Awaited<ReturnType<typeof gift>>,
    number = '1',
  ) =>
    (
      await shopper.change({ product: String(found.record.id), size: found.offer.type, number })
    ).json<BasketChangeAnswer>();

  test('is refused until enough is bought, then it is free, and it is one', async () => {
    const [found, bought] = [await gift(), await goods()];
    const shopper = shopperIn(use());
    expect((await put(shopper, found)).status).toBe('error');
    const little = await put(shopper, bought);
    const [offered] = little.lines.gifts ?? [];
    expect(offered).toMatchObject({ productId: found.record.id, missing: 5_000 - bought.offer.price.gross });
    expect((await put(shopper, found)).status).toBe('error');
    expect((await put(shopper, bought, '5')).lines.gifts?.[0]?.missing).toBe(0);
    const taken = await put(shopper, found);
    expect([taken.status, taken.lines.gifts]).toEqual(['success', undefined]);
    expect(taken.lines.lines.at(-1)).toMatchObject({ name: found.record.name, worth: { gross: 0, net: 0 } });
    expect((await put(shopper, found)).status).toBe('error');
  });

  test('stays behind where the rest is no longer bought', async () => {
    const [found, bought] = [await gift(), await goods()];
    const shopper = shopperIn(use());
    await put(shopper, bought, '6');
    const { lines } = await put(shopper, found);
    const [first] = lines.lines;
    await shopper.change({ mode: 'remove', line: String(first?.id) });
    const step = await shopper.get(linksIn('pl').checkout);
    expect([step.statusCode, step.headers.location]).toEqual([303, linksIn('pl').basket]);
  });
});
