import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { outboxEmail, parcel, shipment } from '#shop/db/schema/index.ts';
import { openDesk } from '#shop/order/desk/desk.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { COURIER, openOrderDesk } from '#tests/support/shop/order-desk.ts';
import type { Carried, Carrier, NewShipment, ShipmentAnswer } from './carrier.ts';
import { openShipments } from './shipments.ts';

const MINUTE = 60_000;
const NUMBER = '620000000000000000000001';

describeWithDatabase('labels of carriers', (use) => {
  let shop: ReturnType<typeof openOrderDesk>;
  let parts: OrdersParts;
  let desk: ReturnType<typeof openDesk>;
  let shipments: ReturnType<typeof openShipments>;
  let asked: NewShipment[];
  let create: () => Promise<ShipmentAnswer>;
  let where: Carried | undefined;
  let cancelled: string[];
  let said: string[];
  const carrier: Carrier = {
    ...{ name: 'przewoznik', title: 'Przewoźnik' },
    carries: (method) => method === COURIER,
    createShipment(wanted) {
      asked.push(wanted);
      return create();
    },
    findShipment: async (id) => ({ state: 'ready', id, trackingNumber: NUMBER }),
    label: async (ids) => Buffer.from(`%PDF ${ids.join(' ')}`),
    track: async () => where,
    async cancel(id) {
      cancelled.push(id);
      return true;
    },
    trackingLink: (number) => `https://inpost.example/${number}`,
  };

  beforeEach(() => {
    shop = openOrderDesk(use());
    parts = { ...shop.parts, carriers: [carrier] };
    [desk, shipments] = [openDesk(parts), openShipments(parts)];
    [asked, cancelled, said, where] = [[], [], [], undefined];
    create = async () => ({ state: 'known', id: '77' });
  });

  const pass = async (time: number) => {
    shop.now += time;
    await shipments.doDue((line) => said.push(line));
  };
  /** An order to be paid at the door, packed in one parcel. */
  async function packed() {
    await shop.addDelivery();
    const { productId } = await shop.addProduct('kawa');
    const guest = await shop.guest();
    await shop.add(guest, productId, '2');
    const placed = await shop.order(guest, { payment: 'on_delivery', prepaid: false });
    if (!placed.ok) throw new Error(placed.problem);
    const { number } = placed;
    await desk.packAll(COMMAND_LINE, { number }, { box: 'B', weightGrams: 900 });
    return { number, parcelId: (await parcelOf(number)).id };
  }
  async function orderOf(number: string) {
    const shown = await desk.show(COMMAND_LINE, number);
    if (!shown.ok) throw new Error(shown.problem);
    return shown.order;
  }
  async function parcelOf(number: string) {
    const [first] = (await orderOf(number)).parcels;
    if (!first) throw new Error('no parcel');
    return first;
  }
  const order = ({ number, parcelId }: { number: string; parcelId: number }) =>
    desk.orderLabel(COMMAND_LINE, { number }, { parcelId });
  async function labelled() {
    const one = await packed();
    await order(one);
    for (const time of [0, 2000, 0]) await pass(time);
    return one;
  }

  test('are bought, kept and printed, and their number is with the parcel by itself', async () => {
    const one = await labelled();
    expect(asked).toMatchObject([
      {
        ...{ isFirst: true, reference: `${one.number}-1`, method: COURIER, box: 'B', weightGrams: 900 },
        ...{ cashOnDelivery: 11998, currency: 'PLN', receiver: { email: 'anna@example.org' } },
      },
    ]);
    expect(await parcelOf(one.number)).toMatchObject({
      ...{ trackingNumber: NUMBER, trackingLink: `https://inpost.example/${NUMBER}` },
      shipment: { state: 'ready', hasLabel: true },
    });
    expect(await shipments.print(COMMAND_LINE, [one.number])).toMatchObject({
      ...{ ok: true, document: Buffer.from('%PDF 77') },
    });
    expect((await desk.send(COMMAND_LINE, { number: one.number }, { parcelId: one.parcelId })).ok).toBe(true);
  });

  test('are asked for once, however often somebody presses', async () => {
    const one = await packed();
    const outcomes = await Promise.all([order(one), order(one)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await order(one)).toEqual({ ok: false, problem: 'has_label' });
    await pass(0);
    expect(asked).toHaveLength(1);
  });

  test('are looked up before they are asked for again, a minute after an answer was lost', async () => {
    const one = await packed();
    await order(one);
    create = () => Promise.reject(new Error('lost'));
    await pass(0);
    await pass(MINUTE - 1);
    expect(asked).toHaveLength(1);
    create = async () => ({ state: 'ready', id: '77', trackingNumber: NUMBER });
    await pass(1);
    expect(asked.map(({ isFirst, reference }) => [isFirst, reference])).toEqual([
      [true, `${one.number}-1`],
      [false, `${one.number}-1`],
    ]);
    expect(said).toEqual([expect.stringContaining('did not answer')]);
    expect((await parcelOf(one.number)).trackingNumber).toBe(NUMBER);
  });

  test('that are refused say why, and can be asked for anew under another name', async () => {
    const one = await packed();
    await order(one);
    create = async () => ({ state: 'refused', problem: 'account', why: 'debt_collection' });
    await pass(0);
    expect((await parcelOf(one.number)).shipment).toMatchObject({
      ...{ state: 'failed', problem: 'account', why: 'debt_collection' },
    });
    expect((await order(one)).ok).toBe(true);
    await pass(0);
    expect(asked.at(-1)).toMatchObject({ reference: `${one.number}-2`, isFirst: true });
  });

  test('of a parcel that was given up are cancelled', async () => {
    const { number, parcelId } = await packed();
    await order({ number, parcelId });
    await pass(0);
    await desk.unpack(COMMAND_LINE, { number }, { parcelId });
    await desk.dropParcel(COMMAND_LINE, { number }, { parcelId });
    await pass(2000);
    expect(cancelled).toEqual(['77']);
    expect(await use().orm.select({ state: shipment.state }).from(shipment)).toEqual([
      { state: 'cancelled' },
    ]);
  });

  test('are there only for parcels that are packed, and where somebody carries them', async () => {
    const { number, parcelId } = await packed();
    const offered = async () => (await parcelOf(number)).actions.map(({ action }) => action);
    expect(await offered()).toContain('order_label');
    const nobody = openDesk({ ...parts, carriers: [] });
    expect(await nobody.orderLabel(COMMAND_LINE, { number }, { parcelId })).toEqual({
      ...{ ok: false, problem: 'no_carrier' },
    });
    await desk.send(COMMAND_LINE, { number }, { parcelId, trackingNumber: '1' });
    expect(await order({ number, parcelId })).toEqual({ ok: false, problem: 'sent_already' });
  });

  test('of two parcels of one order take the money at the door once', async () => {
    const { number, parcelId } = await packed();
    await order({ number, parcelId });
    const [first] = await use().orm.select().from(parcel).where(eq(parcel.id, parcelId));
    const [second] = await use()
      .orm.insert(parcel)
      .values({ ...first, id: undefined, number: 2, trackingNumber: null } as typeof parcel.$inferInsert)
      .returning();
    await order({ number, parcelId: second?.id ?? 0 });
    await pass(0);
    expect(asked.map(({ cashOnDelivery }) => cashOnDelivery)).toEqual([11998, 0]);
  });

  test.each([
    ['delivered', 'delivered', 'order_delivered'],
    ['back', 'back', 'parcel_back'],
    ['lost', 'lost', 'parcel_lost'],
  ] as const)(
    'followed: a parcel that is %s is so for the shop and its shopper',
    async (state, became, kind) => {
      const { number, parcelId } = await labelled();
      await desk.send(COMMAND_LINE, { number }, { parcelId });
      where = { state };
      await pass(30 * MINUTE);
      expect((await parcelOf(number)).state).toBe(became);
      const emails = await use().orm.select({ kind: outboxEmail.kind }).from(outboxEmail);
      expect(emails.filter((one) => one.kind === kind)).toHaveLength(1);
      await pass(MINUTE * 60);
      expect(await use().orm.select({ state: shipment.state }).from(shipment)).toEqual([{ state: 'ended' }]);
    },
  );

  test('are printed by whoever packs, and not where there are none', async () => {
    const { number } = await packed();
    expect(await shipments.print(COMMAND_LINE, [number])).toEqual({ ok: false, problem: 'no_labels' });
    const reader = { kind: 'token', id: 1, name: 'x', rights: ['order.read'], ip: '' } as const;
    expect(await shipments.print(reader, [number])).toEqual({ ok: false, problem: 'forbidden' });
  });
});
