import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY } from '#domain/time/zone.ts';
import { auditEntry, outboxEmail } from '#shop/db/schema/index.ts';
import { newToken } from '#shop/session/token.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openedOrder, queuedEmails } from '#tests/support/shop/opened-order.ts';
import { expectFacts, expectUnits, fileOf } from '#tests/support/shop/order-checks.ts';
import { COURIER_COST, openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { addStaff } from '#tests/support/shop/staff.ts';

type Opened = Awaited<ReturnType<typeof openedOrder>>;

describeWithDatabase('the money of an order at the desk', (use) => {
  const money = async (number: string) => (await expectFacts(use(), number)).facts.money;
  const lastEmail = async (kind: string) =>
    (await queuedEmails(use())).findLast((one) => one.kind === kind)?.content;
  const sent = async ({ shop, number }: Opened) => {
    for (const step of ['packed', 'sent', 'delivered'] as const) await shop.go(number, step);
  };
  /** So much of a line comes back and is checked. */
  const back = async ({ desk, number, owner }: Opened, lineId: number, good: number) => {
    const lines = [{ lineId, quantity: good }];
    await desk.announceReturn(owner, { number }, { reason: 'withdrawal', lines });
    const returnId = (await fileOf(use(), number)).returns.at(-1)?.id ?? 0;
    await desk.receiveReturn(owner, { number }, { returnId });
    await desk.checkReturn(
      owner,
      { number },
      { returnId, lines: [{ lineId, good, damaged: 0, missing: 0 }] },
    );
    return returnId;
  };

  test('goes back once for goods that come after it', async () => {
    const opened = await openedOrder(use());
    const { shop, desk, number, owner, first, second } = opened;
    await shop.orders.markPaid(number, 'przelew');
    await sent(opened);
    await desk.askRefund(owner, { number }, { amount: 4999 });
    await back(opened, first, 1);
    expect(await money(number)).toMatchObject({ asked: 4999, balance: 4999 });
    expect(await lastEmail('return_checked')).not.toHaveProperty('amount');
    const lines = [{ lineId: first, quantity: 1 }];
    await desk.askRefund(owner, { number }, { lines });
    await back(opened, second, 1);
    expect(await money(number), 'the tea is not the coffee').toMatchObject({
      asked: 2 * 4999,
      balance: 11_998,
    });
    await desk.askRefund(owner, { number }, { amount: 2000 });
    await back(opened, first, 1);
    expect(await money(number)).toMatchObject({ balance: 11_998 });
    const last = await back(opened, first, 1);
    const all = 3 * 4999 + 2000 + COURIER_COST;
    expect(await money(number)).toMatchObject({ due: 0, balance: all });
    expect(await desk.askRefund(owner, { number }, { lines }), 'it is owed already').toMatchObject({
      problem: 'owed_first',
    });
    await desk.refuseReturn(owner, { number }, { returnId: last, reason: 'nie nasze' });
    expect(await money(number)).toMatchObject({ balance: 11_998 });
    await desk.askRefund(owner, { number }, { lines });
    expect(await money(number), 'delivery with the last of them').toMatchObject({ due: 0, balance: all });
  });

  test('is not promised for a parcel that was never paid for, and nothing of it stays due', async () => {
    const opened = await openedOrder(use(), 'on_delivery');
    const { shop, desk, number, owner, first, second } = opened;
    await shop.go(number, 'packed');
    await shop.go(number, 'sent');
    const parcelId = (await fileOf(use(), number)).parcels[0]?.id ?? 0;
    await desk.takeBack(owner, { number }, { parcelId });
    expect(await money(number)).toMatchObject({ expected: 0 });
    const returnId = (await fileOf(use(), number)).returns[0]?.id ?? 0;
    const lines = [
      { lineId: first, good: 2, damaged: 0, missing: 1 },
      { lineId: second, good: 1, damaged: 0, missing: 0 },
    ];
    await desk.checkReturn(owner, { number }, { returnId, lines });
    expect(await money(number)).toMatchObject({ due: 0, balance: 0, expected: 0, state: 'nothing_due' });
    expect(await lastEmail('return_checked')).not.toHaveProperty('amount');
    expect(await desk.refuseReturn(owner, { number }, { returnId, reason: 'x' })).toMatchObject({
      problem: 'came_back',
    });
    await desk.settleReturn(owner, { number }, { returnId });
    expect(await lastEmail('return_settled')).not.toHaveProperty('amount');
  });

  test('is asked of nobody for a parcel that was lost, and the rest is with the courier', async () => {
    const opened = await openedOrder(use(), 'on_delivery');
    const { desk, number, owner, first, filled } = opened;
    await desk.startParcel(owner, { number });
    const [one] = (await fileOf(use(), number)).parcels;
    await desk.scan(owner, { number }, { parcelId: one?.id ?? 0, lineId: first, by: 3 });
    await desk.pack(owner, { number }, { parcelId: one?.id ?? 0 });
    await desk.packAll(owner, { number });
    const parcels = (await fileOf(use(), number)).parcels.map(({ id }) => id);
    for (const parcelId of parcels)
      await desk.send(owner, { number }, { parcelId, trackingNumber: `6${parcelId}` });
    await desk.lose(owner, { number }, { parcelId: parcels[0] ?? 0 });
    const rest = 2000 + COURIER_COST + 500;
    expect(await money(number)).toMatchObject({ due: rest, expected: rest, balance: -rest });
    await desk.lose(owner, { number }, { parcelId: parcels[1] ?? 0 });
    expect(await money(number)).toMatchObject({ due: 0, expected: 0, balance: 0 });
    await expectUnits(use(), filled);
  });

  test('that was paid for a lost parcel goes back by its lines, and for nothing else', async () => {
    const opened = await openedOrder(use());
    const { shop, desk, number, owner, first, second } = opened;
    await shop.orders.markPaid(number, 'przelew');
    expect(
      await desk.askRefund(owner, { number }, { lines: [{ lineId: first, quantity: 1 }] }),
    ).toMatchObject({
      problem: 'nothing_sent',
    });
    await shop.go(number, 'packed');
    await shop.go(number, 'sent');
    const parcelId = (await fileOf(use(), number)).parcels[0]?.id ?? 0;
    await desk.lose(owner, { number }, { parcelId });
    expect(await money(number)).toMatchObject({ balance: 0 });
    const lines = [
      { lineId: first, quantity: 3 },
      { lineId: second, quantity: 1 },
    ];
    await desk.askRefund(owner, { number }, { lines });
    const all = 3 * 4999 + 2000 + COURIER_COST;
    expect(await money(number)).toMatchObject({ due: 0, asked: all });
  });

  test('that comes in two parts has two references, and one that was a mistake can be written down again', async () => {
    const { desk, number, owner } = await openedOrder(use());
    const pay = (reference: string, key?: string) =>
      desk.recordPayment(owner, { number, key }, { amount: 1000, provider: 'manual', reference });
    const key = newToken();
    expect(await pay('przelew', key)).toMatchObject({ ok: true, changed: true });
    expect(await pay('przelew', key)).toMatchObject({ ok: true, changed: false });
    expect(await pay('przelew')).toEqual({ ok: false, problem: 'known_reference' });
    const entryId = (await fileOf(use(), number)).money.at(-1)?.id ?? 0;
    await desk.reverse(owner, { number }, { entryId, reason: 'pomyłka' });
    expect(await pay('przelew')).toMatchObject({ ok: true, changed: true });
    expect(await money(number)).toMatchObject({ received: 1000 });
    const bank = { kind: 'gateway' as const, id: 'bank' };
    const told = () =>
      desk.recordPayment(bank, { number }, { amount: 500, provider: 'bank', reference: 'B1' });
    await told();
    const wrong = (await fileOf(use(), number)).money.at(-1)?.id ?? 0;
    await desk.reverse(owner, { number }, { entryId: wrong, reason: 'pomyłka' });
    expect(await told(), 'a gateway has told nothing new').toMatchObject({ ok: true, changed: false });
  });

  test('of another currency that was a mistake is taken back', async () => {
    const { desk, number, owner } = await openedOrder(use());
    const foreign = { amount: 5000, currency: 'EUR', provider: 'bank', reference: 'E1' };
    await desk.recordPayment(owner, { number }, foreign);
    const entryId = (await fileOf(use(), number)).money.at(-1)?.id ?? 0;
    const reason = 'nie to zamówienie';
    expect(await desk.reverse(owner, { number }, { entryId, reason })).toMatchObject({ ok: true });
  });

  test('goes out again with goods whose return is refused: they leave the shelf, and may come back', async () => {
    const opened = await openedOrder(use());
    const { shop, desk, number, owner, first, filled, coffee } = opened;
    await shop.orders.markPaid(number, 'przelew');
    await sent(opened);
    const returnId = await back(opened, first, 3);
    expect(await shop.stockOf(coffee.sizeId)).toEqual([100]);
    await desk.refuseReturn(owner, { number }, { returnId, reason: 'używane' });
    expect(await shop.stockOf(coffee.sizeId)).toEqual([97]);
    const { order, facts } = await expectFacts(use(), number);
    expect([order.stage, facts.money.balance]).toEqual(['delivered', 0]);
    await back(opened, first, 1);
    expect(await money(number)).toMatchObject({ balance: 4999 });
    await expectUnits(use(), filled);
  });

  test('is reckoned in net prices as it was agreed, also where the first change adds a line', async () => {
    const { desk, number, owner, first, tea } = await netOrder();
    const before = await fileOf(use(), number);
    await desk.editLines(owner, { number }, { add: [{ sizeId: tea.sizeId, quantity: 2 }] });
    const after = await expectFacts(use(), number);
    const added = after.lines.at(-1);
    expect(added?.lineNet).toBeGreaterThan(0);
    expect(after.order.totalNet).toBe(before.order.totalNet + (added?.lineNet ?? 0));
    await desk.editLines(owner, { number }, { lines: [{ lineId: added?.id ?? 0, quantity: 0 }] });
    const again = await expectFacts(use(), number);
    expect([again.order.totalNet, again.order.totalGross]).toEqual([
      before.order.totalNet,
      before.order.totalGross,
    ]);
    await use().pool.query('UPDATE shop_order_line SET unit_net = NULL');
    for (const quantity of [1, 3])
      await desk.editLines(owner, { number }, { lines: [{ lineId: first, quantity }] });
    expect((await expectFacts(use(), number)).order.totalNet).toBe(before.order.totalNet);
  });

  /** Three coffees at net prices, with a rebate. */
  async function netOrder() {
    const shop = openOrderDesk(use());
    shop.priceType = 'net';
    await shop.addDelivery();
    const coffee = await shop.addProduct('kawa', { stock: 100 });
    const tea = await shop.addProduct('herbata', { stock: 100, gross: 2000 });
    await shop.addCode('RABAT', { value: 700 });
    const guest = await shop.guest();
    await shop.add(guest, coffee.productId, '3');
    await shop.rebateCodes.activate(shop.shopper(guest), 'RABAT');
    const placed = await shop.order(guest);
    if (!placed.ok) throw new Error(placed.problem);
    const { number } = placed;
    const first = (await fileOf(use(), number)).lines[0]?.id ?? 0;
    return { desk: shop.desk, number, first, tea, owner: await addStaff(use(), 'Olga', 'owner') };
  }

  test('is not asked for while the shop holds the order, and then for as long as ever', async () => {
    const { shop, desk, number, owner } = await openedOrder(use());
    await desk.hold(owner, { number }, { reason: 'adres' });
    const doDue = () =>
      shop.orders.doDue((problem) => {
        throw new Error(problem);
      });
    shop.now += 60 * DAY;
    await doDue();
    expect((await fileOf(use(), number)).order.stage).toBe('awaiting_payment');
    await desk.release(owner, { number });
    await doDue();
    expect((await queuedEmails(use())).map(({ kind }) => kind)).toEqual(['order_placed']);
    expect((await fileOf(use(), number)).order.stage).toBe('awaiting_payment');
    shop.now += 9 * DAY;
    await doDue();
    expect((await fileOf(use(), number)).order.stage).toBe('cancelled');
  });

  test('and address stay as they are where a form is saved as it was, and nobody is written to', async () => {
    const { desk, number, owner } = await openedOrder(use());
    const { order } = await fileOf(use(), number);
    const turned = Object.fromEntries(Object.entries(order.delivery).reverse()) as typeof order.delivery;
    expect(await desk.editAddress(owner, { number }, { delivery: turned })).toMatchObject({ changed: false });
    expect(await use().orm.$count(outboxEmail, eq(outboxEmail.kind, 'order_changed'))).toBe(0);
    await desk.editAddress(owner, { number }, { delivery: { ...order.delivery, city: 'Skierniewice' } });
    await desk.editContact(owner, { number }, { email: 'inna@example.org' });
    const log = await use().orm.select().from(auditEntry).orderBy(auditEntry.id);
    expect(log.map(({ change }) => change)).toEqual([
      { contact: [null, ['delivery.city']] },
      { contact: [null, ['email']] },
    ]);
  });

  test('follows a change of delivery, and so does the parcel that is being packed', async () => {
    const { shop, desk, number, owner } = await openedOrder(use());
    await shop.addDelivery(0, { key: 'tani' });
    await shop.orders.markPaid(number, 'przelew');
    await desk.startParcel(owner, { number });
    await desk.editDelivery(owner, { number }, { method: 'tani' });
    const { order, parcels } = await expectFacts(use(), number);
    expect(parcels).toMatchObject([
      { deliveryMethodId: order.deliveryMethodId, methodName: order.deliveryMethodName },
    ]);
  });
});
