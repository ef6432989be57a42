import { expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { shopOrderLine } from '#shop/db/schema/index.ts';
import { orderBy, putIn } from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, PAGE } from '#tests/support/shop/test-shop.ts';

const { account, accountComplaint, accountComplaints, complaint } = linksIn('pl');

describeWithShop('an account', (use) => {
  const said = async (shopper: Shopper, address: string) =>
    (await shopper.get(address)).body.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
  const ordersOf = async (shopper: Shopper) => {
    await putIn(use(), shopper, 'filtry-stozkowe-02', '2');
    const { searchParams } = new URL(await orderBy(shopper), 'https://sklep.example');
    return searchParams.get('number') ?? '';
  };

  test('opens with the last order, the points and the lists', async () => {
    const client = await clientIn(use(), 'przeglad');
    expect(await said(client, account)).toContain('Nie ma jeszcze zamówień');
    await ordersOf(client);
    const last = await ordersOf(client);
    const body = await said(client, account);
    expect(body).toMatch(new RegExp(`Ostatnie zamówienie</h2><p><a [^>]*>${last}</a>`));
    expect(body).toContain('Masz 0 punktów.');
    expect(body).toContain(`Zamów ponownie: zamówienie ${last}`);
    expect(body).not.toContain('Subskrypcje');
  });

  test('says what comes again and again, each once', async () => {
    const client = await clientIn(use(), 'subskrybuje');
    await ordersOf(client);
    const last = await ordersOf(client);
    await use().database.orm.update(shopOrderLine).set({ subscriptionDays: 30 });
    const body = await said(client, account);
    expect(body.match(/co 30 dni/g)).toHaveLength(1);
    expect(body).toMatch(new RegExp(`co 30 dni \\(<a [^>]*>${last}</a>\\)`));
    await use().database.orm.update(shopOrderLine).set({ subscriptionDays: null });
  });

  test('offers what was bought to who complains, with its order', async () => {
    const client = await clientIn(use(), 'wybiera.z.listy');
    const number = await ordersOf(client);
    expect((await client.get(complaint(number))).headers.location).toBe(
      `${accountComplaint}?number=${number}`,
    );
    const form = await said(client, `${accountComplaint}?number=${number}`);
    const [, value = ''] = new RegExp(`<option value="(${number}:\\d+)" selected`).exec(form) ?? [];
    expect(value).not.toBe('');
    const what = { found_on: '2026-11-01', description: 'Przepuszczają fusy.', wish: 'replace' };
    const refused = await sendForm(client, accountComplaint, { ...what, bought: 'W-0:1' });
    expect(Object.keys(refused.json().problems)).toEqual(['bought']);
    expect(Object.keys((await sendForm(client, accountComplaint, what)).json().problems)).toEqual([
      'product',
    ]);
    const { headers } = await sendForm(client, accountComplaint, { ...what, bought: value }, PAGE);
    expect(headers.location).toBe(accountComplaints);
    const [kept] = await use().shop.clients.complaints.list(client.clientId);
    const whole = await use().shop.clients.complaints.one(client.clientId, kept?.number ?? '');
    expect(whole).toMatchObject({ orderNumber: number, product: expect.stringContaining('Filtry') });
  });
});
