import { beforeEach, expect, test } from 'vitest';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { Right } from '#domain/staff/right.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { newClient, openAccountDesk } from '#tests/support/samples/sample-account.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { findAnything } from './find-anything.ts';

const OWNER: StaffActor = { kind: 'staff', id: 1, name: 'Anna', ip: '', role: 'owner', exceptions: [] };
const without = (...rights: Right[]): StaffActor => ({
  ...OWNER,
  exceptions: rights.map((right) => ({ right, kind: 'taken', why: '' })),
  role: 'manager',
});

describeWithDatabase('what is found everywhere', (use) => {
  let clientId = 0;
  beforeEach(async () => {
    const registered = await openAccountDesk(use()).accounts.register(newClient('anna'));
    clientId = registered.ok ? registered.clientId : 0;
    await addOrder(use(), { clientId, number: '2026-11-618033' });
    const { sizeId } = await addOffer(use(), 'dripper');
    await use().pool.query("UPDATE size SET ean = '5901234123457', code = 'DR-02' WHERE id = $1", [sizeId]);
  });
  const find = (typed: string, actor: StaffActor = OWNER) =>
    findAnything(use(), actor, { typed, language: 'pl' });

  test('an order by a part of its number, and by its address', async () => {
    for (const typed of ['2026-11-618033', '618033', '033', 'anna@example.org']) {
      const { orders } = await find(typed);
      expect(
        orders.map(({ number }) => number),
        typed,
      ).toEqual(['2026-11-618033']);
    }
    expect((await find('618034')).orders).toEqual([]);
  });

  test('a client by name, address and phone, as one types them', async () => {
    const [known] = (await find('nowak')).clients;
    expect(known).toMatchObject({ id: clientId, name: 'Anna Nowak' });
    await use().pool.query("UPDATE client SET phone = '+48 600 700 800' WHERE id = $1", [clientId]);
    for (const typed of ['anna NOWAK', known?.email ?? '', '600 700 800', '600700'])
      expect((await find(typed)).clients, typed).toEqual([known]);
  });

  test('a product by its name, and by a code alone which is its', async () => {
    const [named] = (await find('drip')).products;
    expect(named).toMatchObject({ code: '' });
    for (const typed of ['5901234123457', 'dr-02', 'DR-02'])
      expect((await find(typed)).products, typed).toMatchObject([{ id: named?.id, code: '5901234123457' }]);
  });

  /** An order of a guest of that name, paid for by another. */
  async function guestOrder(number: string, lastname: string, payer: string): Promise<void> {
    const id = await addOrder(use(), { clientId, number });
    await use().pool.query(
      `UPDATE shop_order SET client_id = NULL, email = $2,
         delivery = delivery || jsonb_build_object('lastname', $3::text),
         billing = billing || jsonb_build_object('lastname', $4::text) WHERE id = $1`,
      [id, `${number}@example.org`, lastname, payer],
    );
  }
  const numbersOf = async (typed: string, actor?: StaffActor) =>
    (await find(typed, actor)).orders.map(({ number }) => number);

  test('an order and a guest by a name, with or without Polish letters, and never by what was bought', async () => {
    await guestOrder('g-1', 'Żak-Zieliński', 'Żak-Zieliński');
    for (const typed of ['żak', 'zak', 'ZIELIŃ', 'zielin', 'anna żak']) {
      expect(await numbersOf(typed), typed).toEqual(['g-1']);
      expect((await find(typed)).guests, typed).toEqual([
        { email: 'g-1@example.org', name: 'Anna Żak-Zieliński' },
      ]);
    }
    expect(await numbersOf('kawa')).toEqual([]);
    expect((await find('kawa')).guests).toEqual([]);
  });

  test('by the name of who pays, and guests at all, only for who may see clients', async () => {
    await guestOrder('g-2', 'Szpak', 'Wilk');
    expect(await numbersOf('wilk')).toEqual(['g-2']);
    for (const hidden of ['wilk', 'szpak'])
      expect((await find(hidden, without('client.read'))).guests, hidden).toEqual([]);
    expect(await numbersOf('wilk', without('client.read'))).toEqual([]);
    expect(await numbersOf('szpak', without('client.read'))).toEqual(['g-2']);
    expect(await numbersOf('szpak', without('order.read', 'parcel.read'))).toEqual([]);
  });

  test('no more than a few of a kind, the latest first', async () => {
    for (let at = 0; at < 7; at++) await addOrder(use(), { clientId, number: `2026-12-10000${at}` });
    const numbers = (await find('2026-12')).orders.map(({ number }) => number);
    expect(numbers).toEqual([6, 5, 4, 3, 2].map((at) => `2026-12-10000${at}`));
  });

  test('nothing of what one may not see, nor by what one may not search', async () => {
    const all = await find('618033');
    expect(all.orders).toHaveLength(1);
    expect((await find('618033', without('order.read', 'parcel.read'))).orders).toEqual([]);
    expect((await find('618033', without('order.read'))).orders).toEqual(all.orders);
    expect((await find('anna@example.org', without('client.read'))).orders).toEqual([]);
    expect((await find('nowak', without('client.read'))).clients).toEqual([]);
    expect((await find('dr-02', without('product.read'))).products).toEqual([]);
  });

  test('and what no index can look for is not looked for', async () => {
    for (const typed of ['', 'no', '%', '_', '\u0000'])
      expect(await find(typed), typed).toEqual({ orders: [], clients: [], guests: [], products: [] });
  });
});
