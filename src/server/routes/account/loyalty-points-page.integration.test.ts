import { expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { DAY } from '#domain/time/zone.ts';
import { orderBy, putIn } from '#tests/support/shop/checkout-shopper.ts';
import { clientIn } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';

describeWithShop('the page of points', (use) => {
  test('tells the points that can be spent from those that wait, in both languages', async () => {
    const { shop } = use();
    const client = await clientIn(use(), 'punktowa');
    const page = async (language: 'pl' | 'en') =>
      (await client.get(linksIn(language).accountLoyaltyPoints)).body;
    expect(await page('pl')).toContain('Nie ma jeszcze punktów.');
    await putIn(use(), client, 'kolumbia-huila', '1', '250g');
    const order = new URL(await orderBy(client), shop.settings.origin).searchParams.get('number') ?? '';
    await shop.ordering.orders.markPaid(order, 'przelew');
    const { pending: n } = await shop.clients.accountData.points(client.clientId);
    expect(n).toBeGreaterThan(0);
    const waiting = await page('pl');
    expect(waiting).toContain('Masz 0 punktów.');
    expect(waiting).toMatch(new RegExp(`Czeka(ją)? jeszcze ${n} punkt`));
    expect(waiting).toContain('Punkty można wydać, gdy minie czas na zwrot zamówienia.');
    expect(await page('en')).toContain('Points can be spent once the order can no longer be returned.');
    use().now += 28 * DAY;
    await shop.ordering.orders.doDue(() => {});
    const { body } = await client.get(linksIn('pl').accountLoyaltyPoints);
    expect(body).not.toContain('Czeka');
    expect(body).toMatch(new RegExp(`Masz ${n} punkt`));
  });
});
