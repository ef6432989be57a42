import { expect, test } from 'vitest';
import { DAY } from '#domain/time/zone.ts';
import { guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';
import { startBackgroundWork } from './background-work.ts';

describeWithShop('the shop’s own work', (use) => {
  test('gives up orders that nobody has paid in time', async () => {
    const { shop } = use();
    const page = new URL(await orderBy(await guestWith(use())), shop.settings.origin).searchParams;
    const find = () => shop.ordering.orders.findByLink(page.get('number') ?? '', page.get('token') ?? '');
    expect((await find())?.status).toBe('placed');
    use().now += 9 * DAY;
    const stop = startBackgroundWork(shop, { transport: async () => {}, log: () => {} });
    try {
      await expect.poll(async () => (await find())?.status, { timeout: 20_000 }).toBe('cancelled');
    } finally {
      await stop();
    }
  });
});
