import { desc, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { moneyEntry, size } from '#shop/db/schema/index.ts';
import { openOrderList } from '#shop/order/list/order-list.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { addStaff } from '#tests/support/shop/staff.ts';

const MINUTE = 60_000;
const CALENDAR = { timeZone: 'Europe/Warsaw', deadline: '14:00', days: [1, 2, 3, 4, 5], closedOn: [] };

describeWithDatabase('the packing table', (use) => {
  async function open() {
    const shop = openOrderDesk(use());
    await shop.addDelivery();
    const coffee = await shop.addProduct('kawa');
    const tea = await shop.addProduct('herbata');
    await use()
      .orm.update(size)
      .set({ ean: '5901234123457', shelf: 'A-03-2' })
      .where(eq(size.id, coffee.sizeId));
    await use().orm.update(size).set({ code: 'HERB-1', shelf: 'A-03-2' }).where(eq(size.id, tea.sizeId));
    const place = async (payment: 'transfer' | 'on_delivery', pieces = '2') => {
      shop.now += MINUTE;
      const guest = await shop.guest();
      await shop.add(guest, coffee.productId, pieces);
      const placed = await shop.order(guest, { payment, prepaid: payment === 'transfer' });
      if (!placed.ok) throw new Error(placed.problem);
      return placed.number;
    };
    const packer = await addStaff(use(), 'Piotr', 'packer');
    const other = await addStaff(use(), 'Ewa', 'packer');
    const queue = async () => (await shop.packing.queue(packer))?.map(({ number }) => number);
    return { shop, coffee, tea, place, packer, other, queue };
  }

  test('shows what is paid or to be paid at the door, the oldest first, and nothing that is held', async () => {
    const { shop, place, packer, queue } = await open();
    const [unpaid, first, second, held] = [
      await place('transfer'),
      await place('on_delivery'),
      await place('transfer'),
      await place('on_delivery'),
    ];
    await shop.orders.markPaid(second, 'przelew');
    const orders = await addStaff(use(), 'Anna', 'orders');
    await shop.desk.hold(orders, { number: held }, { reason: 'adres' });
    expect(await queue()).toEqual([first, second]);
    await shop.orders.markPaid(unpaid, 'późno');
    expect(await queue()).toEqual([unpaid, first, second]);
    const [top] = (await shop.packing.queue(packer)) ?? [];
    expect(top).toMatchObject({ lines: 1, units: 2, isBegun: false, claim: null });
    const after = top && (await shop.packing.queue(packer, top));
    expect(after?.map(({ number }) => number)).toEqual([first, second]);
    await shop.desk.packAll(packer, { number: first });
    expect(await queue()).toEqual([unpaid, second]);
    expect(await shop.packing.queue({ ...packer, role: 'content' })).toBeUndefined();
  });

  test('shows nothing all of whose money goes back or went back, and neither does the list of what is to be packed', async () => {
    const { shop, place, queue } = await open();
    const [back, half] = [await place('transfer'), await place('transfer')];
    const orders = await addStaff(use(), 'Anna', 'manager');
    for (const number of [back, half]) await shop.orders.markPaid(number, 'przelew');
    const list = openOrderList(use(), () => shop.now, CALENDAR);
    const toPack = async () =>
      (await list.page(orders, { view: 'to_pack' })).rows.map(({ number }) => number).toSorted();
    expect([await queue(), await toPack()]).toEqual([[back, half], [back, half].toSorted()]);
    await shop.desk.askRefund(orders, { number: half }, { amount: 100 });
    await shop.desk.askRefund(orders, { number: back }, { whole: true });
    expect([await queue(), await toPack()]).toEqual([[half], [half]]);
    expect(await list.counts(orders, ['to_pack'])).toEqual({ to_pack: 1 });
    expect(await shop.desk.packAll(orders, { number: back })).toEqual({ ok: false, problem: 'refunded' });
    const [asked] = await use()
      .orm.select()
      .from(moneyEntry)
      .where(eq(moneyEntry.kind, 'refund_asked'))
      .orderBy(desc(moneyEntry.id));
    await shop.desk.confirmRefund(orders, { number: back }, { entryId: asked?.id ?? 0 });
    expect([await queue(), await toPack()]).toEqual([[half], [half]]);
  });

  test('keeps an order for whoever packs it ten minutes, unless somebody takes it over', async () => {
    const { shop, place, packer, other } = await open();
    const number = await place('on_delivery');
    expect(await shop.packing.claim(packer, number)).toMatchObject({ ok: true });
    expect(await shop.packing.claim(other, number)).toMatchObject({
      ok: false,
      problem: 'claimed',
      by: 'Piotr',
    });
    expect(await shop.packing.queue(other)).toMatchObject([{ claim: { staffName: 'Piotr' } }]);
    expect(await shop.packing.claim(other, number, true)).toMatchObject({ ok: true });
    expect(await shop.packing.claim(packer, number)).toMatchObject({ by: 'Ewa' });
    shop.now += 10 * MINUTE;
    expect(await shop.packing.queue(packer)).toMatchObject([{ claim: null }]);
    expect(await shop.packing.claim(packer, number)).toMatchObject({ ok: true });
    await shop.packing.leave(packer, number);
    expect(await shop.packing.claim(other, number)).toMatchObject({ ok: true });
    const both = await Promise.all([packer, other].map((one) => shop.packing.claim(one, number)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.packing.claim({ ...packer, role: 'content' }, number)).toEqual({
      ok: false,
      problem: 'forbidden',
    });
  });

  test('knows an order by its number, and goods by EAN, code or place', async () => {
    const { shop, place, packer, coffee, tea } = await open();
    const number = await place('on_delivery');
    expect(await shop.packing.read(packer, ` ${number} `)).toEqual({ kind: 'order', number });
    expect(await shop.packing.read(packer, '5901234123457')).toEqual({
      kind: 'sizes',
      sizeIds: [coffee.sizeId],
    });
    expect(await shop.packing.read(packer, 'HERB-1')).toEqual({ kind: 'sizes', sizeIds: [tea.sizeId] });
    const place2 = await shop.packing.read(packer, 'A-03-2');
    expect(place2.kind === 'sizes' && place2.sizeIds.toSorted()).toEqual([coffee.sizeId, tea.sizeId]);
    for (const odd of ['', '\u0000', 'x'.repeat(200), "' OR 1=1"])
      expect(await shop.packing.read(packer, odd)).toEqual({ kind: 'unknown' });
  });

  test('has the papers of many orders in three queries, in the order in which they are wanted', async () => {
    const { shop, place, packer } = await open();
    const [first, second] = [await place('on_delivery', '1'), await place('on_delivery', '3')];
    await shop.desk.packAll(packer, { number: first });
    const asked = vi.spyOn(use().pool, 'query');
    const papers = await shop.packing.papers(packer, [second, 'nie ma', first]);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
    asked.mockRestore();
    expect(papers).toMatchObject([
      { number: second, lines: [{ name: 'kawa', shelf: 'A-03-2', counts: { open: 3, packed: 0 } }] },
      { number: first, lines: [{ counts: { open: 0, packed: 1 } }] },
    ]);
    expect(JSON.stringify(papers)).not.toMatch(/@example\.org|4999/);
    expect(await shop.packing.papers({ ...packer, role: 'content' }, [first])).toEqual([]);
  });
});
