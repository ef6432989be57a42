import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { BulkAction } from '#domain/order/bulk.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { orderJob, outboxEmail, shopOrder, staffMember } from '#shop/db/schema/index.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { addStaff } from '#tests/support/shop/staff.ts';
import { openBulkJobs } from './bulk-jobs.ts';
import { openBulkWorker } from './bulk-worker.ts';

const CALENDAR = { timeZone: 'Europe/Warsaw', deadline: '14:00', days: [1, 2, 3, 4, 5], closedOn: [] };

describeWithDatabase('a job with many orders', (use) => {
  async function open() {
    const shop = openOrderDesk(use());
    await shop.addDelivery();
    const { productId } = await shop.addProduct('kawa', { stock: 1000 });
    const jobs = openBulkJobs({ database: use(), clock: () => shop.now, calendar: CALENDAR });
    const worker = () =>
      openBulkWorker({ database: use(), desk: shop.desk, clock: () => shop.now, log: () => {} });
    /** So many orders to be paid at the door. */
    const place = async (count: number) => {
      const made: { id: number; number: string }[] = [];
      for (let at = 0; at < count; at++) {
        const guest = await shop.guest();
        await shop.add(guest, productId, '1');
        const placed = await shop.order(guest, { payment: 'on_delivery', prepaid: false });
        if (!placed.ok) throw new Error(placed.problem);
        const [row] = await use().orm.select().from(shopOrder).where(eq(shopOrder.number, placed.number));
        made.push({ id: row?.id ?? 0, number: placed.number });
      }
      return made;
    };
    const idsOf = (orders: readonly { id: number }[]) => orders.map(({ id }) => id);
    /** Asks for a job, and lets it be tried. */
    const tried = async (actor: StaffActor, action: BulkAction, orders: readonly { id: number }[]) => {
      const id = (await jobs.begin(actor, action, { ids: idsOf(orders) })) ?? 0;
      await worker().look();
      return id;
    };
    const states = async (orders: readonly { id: number }[]) =>
      (
        await use()
          .orm.select()
          .from(shopOrder)
          .where(inArray(shopOrder.id, idsOf(orders)))
      ).map(({ stage, held, version }) => ({ stage, held, version }));
    const ewa = await addStaff(use(), 'Ewa', 'orders');
    return { shop, jobs, worker, place, tried, states, ewa };
  }

  test('says first what can be done and what cannot, and why, and changes nothing by that', async () => {
    const { shop, jobs, place, tried, states, ewa } = await open();
    const orders = await place(3);
    await shop.go(orders[0]?.number ?? '', 'packed');
    const before = [await states(orders), await use().orm.$count(outboxEmail)];
    const id = await tried(ewa, 'cancel', orders);
    expect([await states(orders), await use().orm.$count(outboxEmail)]).toEqual(before);
    expect(await jobs.show(ewa, id)).toMatchObject({
      ...{ state: 'tried', counts: { can: 2, cannot: 1, done: 0 } },
      ...{ reasons: [{ state: 'cannot', problem: 'packed', orders: 1 }] },
      problems: [{ number: orders[0]?.number, problem: 'packed' }],
    });
  });

  test('is done at once where nothing can be done, and may be tried again', async () => {
    const { shop, jobs, worker, place, tried, ewa } = await open();
    const [order] = await place(1);
    await shop.desk.hold(ewa, { number: order?.number ?? '' }, { reason: 'pytanie' });
    const id = await tried(ewa, 'hold', order ? [order] : []);
    expect(await jobs.show(ewa, id)).toMatchObject({ state: 'done', counts: { can: 0, cannot: 1, done: 0 } });
    await shop.desk.release(ewa, { number: order?.number ?? '' });
    const again = (await jobs.retry(ewa, id)) ?? 0;
    await worker().look();
    expect(await jobs.show(ewa, again)).toMatchObject({ state: 'tried', counts: { can: 1 } });
  });

  test('begins when its asker says so, does each order once, and reports what could not be done', async () => {
    const { jobs, worker, place, tried, states, ewa, shop } = await open();
    const orders = await place(3);
    const id = await tried(ewa, 'hold', orders);
    expect(await jobs.confirm(ewa, id, ' '), 'a hold has a reason').toBe('no_reason');
    await shop.desk.hold(ewa, { number: orders[1]?.number ?? '' }, { reason: 'inny powód' });
    expect(await jobs.confirm(ewa, id, 'spis z natury')).toBe('begun');
    await Promise.all([worker().look(), worker().look()]);
    expect(await jobs.show(ewa, id)).toMatchObject({
      ...{ state: 'done', counts: { can: 0, done: 2, refused: 1 } },
      reasons: [{ state: 'refused', problem: 'held' }],
    });
    const held = await states(orders);
    expect(held.map((one) => one.held).sort()).toEqual(['inny powód', 'spis z natury', 'spis z natury']);
    expect(held.map(({ version }) => version)).toEqual([
      held[0]?.version,
      held[0]?.version,
      held[0]?.version,
    ]);
    const rows = [];
    for await (const part of (await jobs.report(ewa, id)) ?? []) rows.push(...part);
    expect(rows.map(({ state }) => state).sort()).toEqual(['done', 'done', 'refused']);
    const again = (await jobs.retry(ewa, id)) ?? 0;
    await worker().look();
    expect(await jobs.show(ewa, again)).toMatchObject({ counts: { can: 0, cannot: 1 } });
  });

  test('sends every parcel that is packed, and tells each shopper once, also when it is taken up again', async () => {
    const { jobs, worker, place, tried, ewa, shop } = await open();
    const orders = await place(3);
    for (const { number } of orders.slice(0, 2)) await shop.go(number, 'packed');
    await use().pool.query("UPDATE parcel SET tracking_number = 'N' || id");
    const id = await tried(ewa, 'send', orders);
    expect((await jobs.show(ewa, id))?.counts).toMatchObject({ can: 2, cannot: 1 });
    await jobs.confirm(ewa, id, '');
    await worker().look();
    const told = await use().orm.$count(outboxEmail, eq(outboxEmail.kind, 'order_sent'));
    expect(told).toBe(2);
    // The process died after the orders were sent, before it had noted that.
    await use().pool.query(
      `UPDATE order_job_item SET state = 'can', problem = NULL WHERE job_id = ${id} AND state = 'done'`,
    );
    await use().orm.update(orderJob).set({ state: 'running', endedAt: null }).where(eq(orderJob.id, id));
    await worker().look();
    expect(await jobs.show(ewa, id)).toMatchObject({ state: 'done', counts: { done: 2, refused: 0 } });
    expect(await use().orm.$count(outboxEmail, eq(outboxEmail.kind, 'order_sent'))).toBe(told);
  });

  test('holds the orders that were found when it was asked for, and may be stopped', async () => {
    const { jobs, worker, place, ewa } = await open();
    const orders = await place(2);
    const id = (await jobs.begin(ewa, 'cancel', { query: { view: 'to_pack' } })) ?? 0;
    await place(1);
    await worker().look();
    expect((await jobs.show(ewa, id))?.counts.can).toBe(orders.length);
    expect(await jobs.open(ewa)).toMatchObject([{ id, state: 'tried' }]);
    expect(await jobs.stop(ewa, id)).toBe(true);
    await jobs.confirm(ewa, id, '');
    await worker().look();
    expect(await jobs.show(ewa, id)).toMatchObject({ state: 'stopped', counts: { done: 0 } });
    expect(await jobs.open(ewa)).toEqual([]);
    expect(
      await jobs.begin(ewa, 'cancel', { query: { view: 'all', words: 'nie ma takich' } }),
    ).toBeUndefined();
  });

  test('is for those who may do it with one order, as long as they may', async () => {
    const { jobs, worker, place, tried, states, ewa } = await open();
    const [packer, other] = [
      await addStaff(use(), 'Piotr', 'packer'),
      await addStaff(use(), 'Olga', 'orders'),
    ];
    const orders = await place(1);
    await expect(jobs.begin(packer, 'cancel', { ids: [] })).rejects.toThrow(NotAllowed);
    await expect(jobs.begin(packer, 'send', { query: { view: 'all' } })).rejects.toThrow(NotAllowed);
    const id = await tried(ewa, 'cancel', orders);
    expect(await jobs.show(other, id), 'another’s job').toBeUndefined();
    expect([await jobs.confirm(other, id, ''), await jobs.stop(other, id)]).toEqual([undefined, false]);
    await jobs.confirm(ewa, id, '');
    await use().orm.update(staffMember).set({ role: 'read_only' }).where(eq(staffMember.id, ewa.id));
    await worker().look();
    expect((await jobs.show(ewa, id))?.reasons).toMatchObject([{ state: 'refused', problem: 'forbidden' }]);
    expect((await states(orders))[0]?.stage).toBe('placed');
  });
});
