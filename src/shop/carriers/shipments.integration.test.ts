import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { outboxEmail, parcel, shipment, shopOrder } from '#shop/db/schema/index.ts';
import { openDesk } from '#shop/order/desk/desk.ts';
import { forgetBuyer } from '#shop/order/forget-buyer.ts';
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
  let takesBack: boolean;
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
      return takesBack;
    },
    trackingLink: (number) => `https://inpost.example/${number}`,
  };

  beforeEach(() => {
    shop = openOrderDesk(use());
    parts = { ...shop.parts, carriers: [carrier] };
    [desk, shipments] = [openDesk(parts), openShipments(parts)];
    [asked, cancelled, said, where] = [[], [], [], undefined];
    takesBack = true;
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
  async function told() {
    const rows = await use()
      .orm.select({ kind: outboxEmail.kind, content: outboxEmail.content })
      .from(outboxEmail);
    return rows.filter(({ kind }) => kind === 'parcel_to_collect').map(({ content }) => content);
  }
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

  describe('that nobody wants any more', () => {
    const cancel = ({ number, parcelId }: { number: string; parcelId: number }) =>
      desk.cancelLabel(COMMAND_LINE, { number }, { parcelId });
    const shipmentOf = async (number: string) => (await parcelOf(number)).shipment;

    test('are given back, their number leaves the parcel, and another one can be asked for', async () => {
      const one = await labelled();
      expect((await cancel(one)).ok).toBe(true);
      expect(await shipmentOf(one.number)).toMatchObject({ state: 'ready', cancel: 'asked' });
      expect(await cancel(one), 'once').toEqual({ ok: false, problem: 'label_leaving' });
      await pass(0);
      expect(cancelled).toEqual(['77']);
      expect(await parcelOf(one.number)).toMatchObject({
        ...{ trackingNumber: null, trackingLink: null, shipment: { state: 'cancelled', hasLabel: false } },
      });
      expect(await cancel(one)).toEqual({ ok: false, problem: 'no_label' });
      expect((await order(one)).ok).toBe(true);
      expect(await use().orm.select({ sum: shipment.cashOnDelivery }).from(shipment)).toEqual([
        { sum: 11998 },
        { sum: 11998 },
      ]);
    });

    test('are not asked for at all where their carrier has not heard of them yet', async () => {
      const one = await packed();
      await order(one);
      await cancel(one);
      await pass(0);
      expect([asked, cancelled]).toEqual([[], []]);
      expect(await shipmentOf(one.number)).toMatchObject({ state: 'cancelled' });
    });

    test('stay where their carrier says no, and that is said', async () => {
      takesBack = false;
      const one = await labelled();
      await cancel(one);
      await pass(0);
      expect(await parcelOf(one.number)).toMatchObject({
        ...{ trackingNumber: NUMBER, shipment: { state: 'ready', cancel: 'refused', hasLabel: true } },
      });
      expect(await cancel(one)).toEqual({ ok: false, problem: 'label_kept' });
    });

    test('are not even asked back from a carrier that never takes them back', async () => {
      parts = { ...shop.parts, carriers: [{ ...carrier, keepsLabels: true }] };
      [desk, shipments] = [openDesk(parts), openShipments(parts)];
      const one = await packed();
      await order(one);
      await pass(0);
      expect((await parcelOf(one.number)).actions).toContainEqual({ action: 'cancel_label' });
      await pass(2000);
      expect(await cancel(one)).toEqual({ ok: false, problem: 'label_kept' });
    });

    test('do not wait where that is said while their carrier is being asked', async () => {
      const one = await packed();
      await order(one);
      create = async () => {
        await cancel(one);
        return { state: 'known', id: '77' };
      };
      await pass(0);
      expect(cancelled).toEqual(['77']);
    });

    test('stay with a parcel that has left meanwhile', async () => {
      const one = await labelled();
      await cancel(one);
      await desk.send(COMMAND_LINE, { number: one.number }, { parcelId: one.parcelId });
      await pass(0);
      expect(cancelled).toEqual([]);
      expect(await shipmentOf(one.number)).toMatchObject({ state: 'ready', cancel: null });
    });
  });

  test('have a price before they are asked for, for whoever may see money', async () => {
    const one = await packed();
    expect(await shipments.quote(COMMAND_LINE, one)).toEqual({ ok: false, problem: 'not_told' });
    const priced = {
      ...carrier,
      quote: async ({ cashOnDelivery }: NewShipment) => ({ amount: cashOnDelivery, currency: 'PLN' }),
    };
    const there = openShipments({ ...parts, carriers: [priced] });
    expect(await there.quote(COMMAND_LINE, one)).toEqual({
      ...{ ok: true, carrier: 'Przewoźnik', amount: 11998, currency: 'PLN' },
    });
    const packer = { kind: 'token', id: 1, name: 'x', rights: ['parcel.pack'], ip: '' } as const;
    expect(await there.quote(packer, one)).toEqual({ ok: false, problem: 'forbidden' });
    await order(one);
    expect(await there.quote(COMMAND_LINE, one)).toEqual({ ok: false, problem: 'no_label' });
    expect(asked, 'nothing is bought by asking').toEqual([]);
  });

  test('followed: somebody who asks where a parcel is does not wait half an hour', async () => {
    const one = await labelled();
    expect(await shipments.followNow(COMMAND_LINE, one), 'it is here').toBe(false);
    await desk.send(COMMAND_LINE, { number: one.number }, { parcelId: one.parcelId });
    where = { state: 'under_way' };
    await pass(2000);
    expect((await parcelOf(one.number)).shipment).toMatchObject({ carried: null });
    expect(await shipments.followNow(COMMAND_LINE, one)).toBe(true);
    await pass(0);
    expect((await parcelOf(one.number)).shipment).toMatchObject({ carried: 'under_way' });
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

  test('followed: that a parcel can be collected is told once, with its place and code, and kept as long as it waits', async () => {
    const { number, parcelId } = await labelled();
    const code = '123456';
    where = { state: 'to_collect', code, until: new Date(shop.now + 48 * 60 * MINUTE) };
    await pass(30 * MINUTE);
    expect(await told(), 'nobody is told of a parcel that the shop has not sent').toEqual([]);
    await desk.send(COMMAND_LINE, { number }, { parcelId });
    for (let round = 0; round < 3; round++) await pass(30 * MINUTE);
    expect(await told()).toMatchObject([{ code, until: expect.stringMatching(/^\d\d\.\d\d\.\d{4}, /) }]);
    const { events, parcels } = await orderOf(number);
    expect(events.filter(({ kind }) => kind === 'parcel_to_collect')).toMatchObject([
      { detail: { parcel: 1 } },
    ]);
    expect(parcels[0]?.shipment).toMatchObject({ carried: 'to_collect', collectCode: code });
    const packer = { kind: 'token', id: 1, name: 'x', rights: ['parcel.read'], ip: '' } as const;
    const seen = await desk.show(packer, number);
    expect(seen.ok && seen.order.parcels[0]?.shipment).toMatchObject({ collectCode: null });

    where = { state: 'delivered' };
    await pass(30 * MINUTE);
    expect((await parcelOf(number)).shipment).toMatchObject({ state: 'ended', collectCode: null });
  });

  test('followed: whoever forgets the buyer forgets the code and the label', async () => {
    const { number, parcelId } = await labelled();
    await desk.send(COMMAND_LINE, { number }, { parcelId });
    where = { state: 'to_collect', code: '123456' };
    await pass(30 * MINUTE);
    await forgetBuyer(use().orm, eq(shopOrder.number, number), new Date(shop.now));
    expect(
      await use().orm.select({ code: shipment.collectCode, label: shipment.label }).from(shipment),
    ).toEqual([{ code: null, label: null }]);
  });

  test('are printed by whoever packs, and not where there are none', async () => {
    const { number } = await packed();
    expect(await shipments.print(COMMAND_LINE, [number])).toEqual({ ok: false, problem: 'no_labels' });
    const reader = { kind: 'token', id: 1, name: 'x', rights: ['order.read'], ip: '' } as const;
    expect(await shipments.print(reader, [number])).toEqual({ ok: false, problem: 'forbidden' });
  });
});
