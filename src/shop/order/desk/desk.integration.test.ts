import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { Role } from '#domain/staff/role.ts';
import { DAY } from '#domain/time/zone.ts';
import {
  auditEntry,
  bundlePart,
  outboxEmail,
  priceStep,
  product,
  shopOrder,
  shopOrderEvent,
} from '#shop/db/schema/index.ts';
import { newToken } from '#shop/session/token.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openedOrder, queuedEmails } from '#tests/support/shop/opened-order.ts';
import { expectFacts, expectUnits, fileOf, shelvesOf } from '#tests/support/shop/order-checks.ts';
import { COURIER_COST, openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { addStaff } from '#tests/support/shop/staff.ts';

const NUMBER = { trackingNumber: '620012345678' };

describeWithDatabase('the order desk', (use) => {
  const open = (payment?: 'transfer' | 'on_delivery') => openedOrder(use(), payment);
  const emails = async () => (await queuedEmails(use())).map(({ kind }) => kind);
  const lastEmail = async (kind: string) =>
    (await queuedEmails(use())).findLast((one) => one.kind === kind)?.content;

  test('asks for the right before it looks at anything, and tells whoever has it why not', async () => {
    const { desk, number, packer, orders, reader, manager } = await open();
    const request = { number };
    expect(await desk.cancel(packer, request)).toEqual({ ok: false, problem: 'forbidden' });
    expect(await desk.hold(reader, request, { reason: 'x' })).toEqual({ ok: false, problem: 'forbidden' });
    expect(await desk.askRefund(orders, request, { whole: true })).toEqual({
      ok: false,
      problem: 'forbidden',
    });
    expect(await desk.askRefund(manager, request, { whole: true })).toEqual({
      ok: false,
      problem: 'nothing_received',
    });
    expect(await desk.reverse(manager, request, { entryId: 1, reason: 'x' })).toEqual({
      ok: false,
      problem: 'forbidden',
    });
    expect(await desk.packAll(packer, request, { evenUnpaid: true })).toEqual({
      ok: false,
      problem: 'unpaid',
    });
    expect(await desk.packAll(manager, request, { evenUnpaid: true })).toMatchObject({ stage: 'packed' });
    expect(await desk.hold(packer, { number: 'nie ma' }, { reason: 'x' })).toMatchObject({
      problem: 'forbidden',
    });
    expect(await desk.hold(orders, { number: 'nie ma' }, { reason: 'x' })).toEqual({
      ok: false,
      problem: 'no_order',
    });
  });

  test('says who did what since, and takes the same form once', async () => {
    const { desk, number, orders, manager } = await open();
    const { order } = await fileOf(use(), number);
    const seen = { number, version: order.version };
    await desk.hold(orders, seen, { reason: 'adres' });
    expect(await desk.cancel(manager, seen)).toMatchObject({
      problem: 'conflict',
      version: 2,
      since: [{ kind: 'held', actorName: 'Anna', version: 2 }],
    });
    expect(await desk.note(orders, seen, { text: 'moje' }), 'one’s own is no conflict').toMatchObject({
      ok: true,
    });
    const keyed = { number, key: newToken() };
    expect(await desk.note(orders, keyed, { text: 'raz' })).toMatchObject({ ok: true, changed: true });
    expect(await desk.note(orders, keyed, { text: 'raz' })).toMatchObject({ ok: true, changed: false });
    expect(await desk.note(orders, keyed, { text: 'dwa' })).toEqual({ ok: false, problem: 'key_reused' });
    expect(await desk.note(manager, keyed, { text: 'raz' })).toEqual({ ok: false, problem: 'key_reused' });
    const record = await use().orm.select().from(auditEntry).orderBy(auditEntry.id);
    expect(record.map(({ action, actorName }) => `${actorName} ${action}`)).toEqual([
      'Anna order.hold',
      'Anna order.note',
      'Anna order.note',
    ]);
    expect(record[0]).toMatchObject({ objectId: number, change: { held: [null, 'adres'] } });
  });

  test('changes lines at the prices they were sold at, and adds at the price of this moment', async () => {
    const { shop, desk, number, orders, coffee, tea, filled, first, second } = await open();
    const startsAt = new Date(shop.now - 1000);
    for (const { sizeId } of [coffee, tea])
      await use()
        .orm.insert(priceStep)
        .values({ sizeId, currency: 'PLN', startsAt, gross: 100, regular: 100 });
    const lines = [
      { lineId: first, quantity: 1 },
      { lineId: second, quantity: 0 },
    ];
    expect(await desk.editLines(orders, { number }, { lines })).toMatchObject({ ok: true });
    expect((await fileOf(use(), number)).facts.money.due).toBe(4999 + COURIER_COST);
    expect(await lastEmail('order_changed')).toMatchObject({
      ...{ what: 'lines', toPay: '64,99\u00a0zł', before: expect.stringContaining('zł') },
      changes: [
        { of: 'line', from: 3, to: 1 },
        { of: 'line', to: 0 },
      ],
    });
    const add = [{ sizeId: tea.sizeId, quantity: 2 }];
    expect(await desk.editLines(orders, { number }, { add })).toMatchObject({ ok: true });
    const { facts, order } = await expectFacts(use(), number);
    expect([facts.money.due, order.totalGross]).toEqual([
      4999 + 200 + COURIER_COST,
      4999 + 200 + COURIER_COST,
    ]);
    await expectUnits(use(), filled);
    const refused = async (edit: Parameters<typeof desk.editLines>[2]) =>
      desk.editLines(orders, { number }, edit);
    expect(await refused({ add: [{ sizeId: tea.sizeId, quantity: 500 }] })).toMatchObject({
      problem: 'no_stock',
    });
    expect(await refused({ add: [{ sizeId: 999, quantity: 1 }] })).toMatchObject({ problem: 'not_for_sale' });
    expect(await refused({ lines: [{ lineId: first, quantity: -1 }] })).toMatchObject({
      problem: 'bad_quantity',
    });
    expect(await refused({ lines: [{ lineId: 999, quantity: 1 }] })).toMatchObject({ problem: 'no_line' });
    const none = facts.lines.map(({ id: lineId }) => ({ lineId, quantity: 0 }));
    expect(await refused({ lines: none })).toMatchObject({ problem: 'last_line' });
    await expectUnits(use(), filled);
  });

  test('sends it elsewhere or another way, and what that costs is due', async () => {
    const { shop, desk, number, orders } = await open();
    await shop.addDelivery(0, { key: 'tani' });
    const { order } = await fileOf(use(), number);
    const delivery = { ...order.delivery, street: 'Inna 9' };
    await desk.editContact(orders, { number }, { email: 'nowa@example.org' });
    await desk.editAddress(orders, { number }, { delivery });
    expect(await desk.editAddress(orders, { number }, { delivery })).toMatchObject({
      ok: true,
      changed: false,
    });
    await desk.editDelivery(orders, { number }, { method: 'tani' });
    expect(await desk.editDelivery(orders, { number }, { method: 'gołąb' })).toMatchObject({
      problem: 'no_method',
    });
    const after = await expectFacts(use(), number);
    expect(after.order).toMatchObject({
      delivery: { street: 'Inna 9' },
      email: 'nowa@example.org',
      deliveryGross: 0,
    });
    expect(after.facts.money.due).toBe(order.totalGross - COURIER_COST);
    const told = await use().orm.select().from(outboxEmail).where(eq(outboxEmail.kind, 'order_changed'));
    expect(new Set(told.map(({ recipient }) => recipient))).toEqual(new Set(['nowa@example.org']));
    expect(told.map(({ content }) => (content as { changes?: unknown }).changes)).toMatchObject([
      [{ of: 'email', from: 'anna@example.org', to: 'nowa@example.org' }],
      [{ of: 'address', to: expect.stringContaining('Inna 9') }],
      [{ of: 'delivery', to: expect.stringMatching(/0,00.zł$/) }],
    ]);
  });

  test('sends an order in parcels, each with its number, and is where its parcels are', async () => {
    const { shop, desk, number, packer, first, second, filled } = await open();
    await shop.orders.markPaid(number, 'przelew');
    const request = { number };
    await desk.startParcel(packer, request);
    const [one] = (await fileOf(use(), number)).parcels;
    const parcelId = one?.id ?? 0;
    expect(await desk.scan(packer, request, { parcelId, lineId: first, by: 4 })).toMatchObject({
      problem: 'too_much',
    });
    await desk.scan(packer, request, { parcelId, lineId: first, by: 2 });
    expect(await desk.pack(packer, request, { parcelId, weightGrams: 700 })).toMatchObject({
      stage: 'packing',
    });
    expect(await desk.send(packer, request, { parcelId })).toMatchObject({ problem: 'no_tracking_number' });
    expect(await desk.send(packer, request, { parcelId, ...NUMBER })).toMatchObject({ stage: 'sent_part' });
    expect(await lastEmail('order_sent')).toMatchObject({ tracking: { number: NUMBER.trackingNumber } });
    expect(await desk.cancel(packer, request)).toMatchObject({ problem: 'forbidden' });
    expect(await shop.orders.cancel(number)).toEqual({ ok: false, problem: 'not_possible' });
    expect(await desk.packAll(packer, request)).toMatchObject({ stage: 'sent_part' });
    const two = (await fileOf(use(), number)).parcels[1];
    expect(two).toMatchObject({ number: 2, state: 'packed', lines: [{ lineId: first }, { lineId: second }] });
    await desk.send(packer, request, { parcelId: two?.id ?? 0, ...NUMBER });
    await desk.deliver(packer, request, { parcelId });
    expect(await desk.deliver(packer, request, { parcelId: two?.id ?? 0 })).toMatchObject({
      stage: 'delivered',
    });
    expect((await emails()).filter((kind) => kind === 'order_sent')).toHaveLength(2);
    await expectFacts(use(), number);
    await expectUnits(use(), filled);
  });

  test('packs a set with all that belongs to it, and takes the same back', async () => {
    const shop = openOrderDesk(use());
    await shop.addDelivery();
    const set = await shop.addProduct('zestaw', { stock: 20 });
    const cup = await shop.addProduct('kubek', { stock: 100 });
    await use().orm.update(product).set({ type: 'bundle' }).where(eq(product.id, set.productId));
    await use().orm.insert(bundlePart).values({ bundleId: set.productId, sizeId: cup.sizeId, quantity: 2 });
    const filled = await shelvesOf(use());
    const guest = await shop.guest();
    await shop.add(guest, set.productId, '3');
    const placed = await shop.order(guest, { payment: 'on_delivery', prepaid: false });
    if (!placed.ok) throw new Error(placed.problem);
    const request = { number: placed.number };
    expect([await shop.stockOf(set.sizeId), await shop.stockOf(cup.sizeId)]).toEqual([[17], [94]]);
    const [line] = (await fileOf(use(), placed.number)).lines;
    const lineId = line?.id ?? 0;
    const owner = await addStaff(use(), 'Olga', 'owner');
    await shop.desk.editLines(owner, request, { lines: [{ lineId, quantity: 2 }] });
    expect(await shop.stockOf(cup.sizeId)).toEqual([96]);
    await shop.desk.startParcel(owner, request);
    const parcelId = (await fileOf(use(), placed.number)).parcels[0]?.id ?? 0;
    await shop.desk.scan(owner, request, { parcelId, lineId, by: 1 });
    await shop.desk.pack(owner, request, { parcelId });
    await shop.desk.send(owner, request, { parcelId, ...NUMBER });
    await shop.desk.takeBack(owner, request, { parcelId });
    const returnId = (await fileOf(use(), placed.number)).returns[0]?.id ?? 0;
    await shop.desk.checkReturn(owner, request, {
      returnId,
      lines: [{ lineId, good: 1, damaged: 0, missing: 0 }],
    });
    expect([await shop.stockOf(set.sizeId), await shop.stockOf(cup.sizeId)]).toEqual([[19], [98]]);
    await expectFacts(use(), placed.number);
    await expectUnits(use(), filled);
  });

  test('awaits money anew whose row was a mistake, and gives the order up no sooner', async () => {
    const { shop, desk, number, owner } = await open();
    await shop.orders.markPaid(number, 'nie to zamówienie');
    shop.now += 60 * DAY;
    const payment = (await fileOf(use(), number)).money.find(({ kind }) => kind === 'payment')?.id ?? 0;
    await desk.reverse(owner, { number }, { entryId: payment, reason: 'nie to zamówienie' });
    await shop.orders.doDue((problem) => {
      throw new Error(problem);
    });
    expect((await expectFacts(use(), number)).order).toMatchObject({
      stage: 'awaiting_payment',
      paidAt: null,
    });
    shop.now += 9 * DAY;
    await shop.orders.doDue(() => {});
    expect((await expectFacts(use(), number)).order.stage).toBe('cancelled');
  });

  test('has the courier’s money when it comes, and not before', async () => {
    const { shop, desk, number, packer, orders } = await open('on_delivery');
    for (const step of ['packed', 'sent', 'delivered'] as const) await shop.go(number, step);
    const sum = 3 * 4999 + 2000 + COURIER_COST + 500;
    const { facts, order } = await fileOf(use(), number);
    expect(facts.money).toMatchObject({ state: 'on_delivery', expected: sum, received: 0 });
    expect(order.paidAt).toBeNull();
    const payment = { amount: sum, provider: 'kurier', reference: 'zbiorczo 1' };
    expect(await desk.recordPayment(packer, { number }, payment)).toMatchObject({ problem: 'forbidden' });
    expect(await desk.recordPayment(orders, { number }, payment)).toMatchObject({ moneyState: 'paid' });
    expect(await desk.recordPayment(orders, { number }, payment)).toMatchObject({
      problem: 'known_reference',
    });
    expect(await emails()).toContain('order_paid');
  });

  test('gives money back once it is confirmed: what failed is owed as before, and a mistake has its mirror', async () => {
    const { shop, desk, number, owner, manager } = await open();
    await shop.orders.markPaid(number, 'przelew');
    const request = { number };
    const money = async () => (await expectFacts(use(), number)).facts.money;
    const lastRow = async () =>
      (await fileOf(use(), number)).money.findLast(({ kind }) => kind !== 'due')?.id ?? 0;
    expect(await desk.askRefund(manager, request, { amount: 99_999 })).toMatchObject({ problem: 'too_much' });
    await desk.askRefund(manager, request, { amount: 500, reason: 'rysa' });
    const asked = await lastRow();
    expect(await money()).toMatchObject({ asked: 500, refunded: 0, balance: 500, state: 'refund_owed' });
    await desk.failRefund(manager, request, { entryId: asked, reason: 'konto zamknięte' });
    expect(await desk.confirmRefund(manager, request, { entryId: asked })).toMatchObject({
      problem: 'not_asked',
    });
    expect(await money()).toMatchObject({ asked: 0, refunded: 0, balance: 500 });
    await desk.askRefund(manager, request, { amount: 500 });
    const again = await lastRow();
    await desk.confirmRefund(manager, request, { entryId: again });
    expect(await money()).toMatchObject({ refunded: 500, balance: 0, state: 'part_refunded' });
    expect(await lastEmail('order_refunded')).toMatchObject({ amount: '5,00\u00a0zł' });
    const reason = 'pomyłka';
    const payment = (await fileOf(use(), number)).money.find(({ kind }) => kind === 'payment')?.id ?? 0;
    expect(await desk.reverse(owner, request, { entryId: payment, reason })).toMatchObject({
      problem: 'refunded_already',
    });
    expect(await desk.reverse(owner, request, { entryId: again, reason: ' ' })).toMatchObject({
      problem: 'not_reversible',
    });
    expect(await desk.reverse(owner, request, { entryId: await lastRow(), reason })).toMatchObject({
      moneyState: 'refund_owed',
    });
    expect((await emails()).filter((kind) => kind === 'order_refunded')).toHaveLength(1);
  });

  test('takes goods back apart from money: good ones to the shelf, and the delivery with the last of them', async () => {
    const { shop, desk, number, orders, packer, manager, first, second, filled, coffee } = await open();
    await shop.orders.markPaid(number, 'przelew');
    for (const step of ['packed', 'sent', 'delivered'] as const) await shop.go(number, step);
    const request = { number };
    const back = async (lineId: number, good: number, damaged: number) => {
      const lines = [{ lineId, quantity: good + damaged }];
      await desk.announceReturn(orders, request, { reason: 'withdrawal', lines });
      const returnId = (await fileOf(use(), number)).returns.at(-1)?.id ?? 0;
      await desk.receiveReturn(packer, request, { returnId });
      const counted = (good: number) =>
        desk.checkReturn(packer, request, { returnId, lines: [{ lineId, good, damaged: 0, missing: 0 }] });
      const n = good + damaged;
      expect(await counted(n + 1)).toMatchObject({ problem: 'too_many_back', about: { n } });
      expect(await counted(n - 1)).toMatchObject({ problem: 'too_few_back', about: { n } });
      await desk.checkReturn(packer, request, { returnId, lines: [{ lineId, good, damaged, missing: 0 }] });
      return returnId;
    };
    const one = await back(first, 1, 1);
    expect((await fileOf(use(), number)).facts.money).toMatchObject({
      balance: 2 * 4999,
      state: 'refund_owed',
    });
    expect(await shop.stockOf(coffee.sizeId)).toEqual([98]);
    expect(await desk.settleReturn(orders, request, { returnId: one })).toMatchObject({
      problem: 'forbidden',
    });
    expect(await desk.settleReturn(manager, request, { returnId: one, amount: 9000 })).toMatchObject({
      problem: 'no_reason',
    });
    await desk.settleReturn(manager, request, { returnId: one, amount: 9000, reason: 'ślady używania' });
    expect((await fileOf(use(), number)).facts.money.balance).toBe(9000);
    const lines = [{ lineId: first, quantity: 2 }];
    expect(await desk.announceReturn(orders, request, { reason: 'withdrawal', lines })).toMatchObject({
      problem: 'too_much',
    });
    await back(first, 1, 0);
    expect((await fileOf(use(), number)).facts.money.balance).toBe(9000 + 4999);
    const last = await back(second, 1, 0);
    expect((await fileOf(use(), number)).facts.money.balance).toBe(9000 + 4999 + 2000 + COURIER_COST);
    expect((await fileOf(use(), number)).order.stage).toBe('returned');
    await desk.refuseReturn(manager, request, { returnId: last, reason: 'nie nasze' });
    expect((await expectFacts(use(), number)).facts.money.balance).toBe(9000 + 4999);
    await expectUnits(use(), filled);
    expect((await emails()).slice(4)).toEqual([
      ...['return_announced', 'return_checked', 'return_settled', 'return_announced', 'return_checked'],
      ...['return_announced', 'return_checked', 'return_refused'],
    ]);
    expect(await lastEmail('return_announced')).toMatchObject({ lines: ['herbata: 1'] });
  });

  test('refuses what the database could not keep, and changes nothing by it', async () => {
    const { desk, number, owner } = await open();
    const request = { number };
    const long = 'x'.repeat(3000);
    const before = await use().orm.$count(auditEntry);
    const tries = [
      desk.hold(owner, request, { reason: 'a\u0000b' }),
      desk.hold(owner, request, { reason: '\ud800' }),
      desk.hold(owner, request, { reason: long }),
      desk.note(owner, request, { text: long }),
      desk.note(owner, { number, key: 'krótki' }, { text: 'x' }),
      desk.note(owner, { number: '\u0000' }, { text: 'x' }),
      desk.recordPayment(owner, request, { amount: 100, provider: 'bank', reference: long }),
      desk.recordPayment(owner, request, { amount: 2 ** 31, provider: 'bank', reference: null }),
      desk.recordPayment(owner, request, { amount: 1.5, provider: 'bank', reference: null }),
      desk.recordPayment(owner, request, { amount: 100, currency: 'zł', provider: 'bank', reference: null }),
      desk.editLines(owner, request, { add: [{ sizeId: 2 ** 40, quantity: 1 }] }),
      desk.editLines(owner, request, { lines: [{ lineId: 1, quantity: Number.NaN }] }),
      desk.packAll(owner, request, { evenUnpaid: true, box: long }),
      desk.packAll(owner, request, { evenUnpaid: true, weightGrams: -1 }),
      desk.editDelivery(owner, request, { method: 'kurier', cost: -1 }),
    ];
    for (const outcome of await Promise.all(tries)) expect(outcome).toMatchObject({ ok: false });
    expect(await use().orm.$count(auditEntry)).toBe(before);
    await desk.packAll(owner, request, { evenUnpaid: true });
    const parcelId = (await fileOf(use(), number)).parcels[0]?.id ?? 0;
    const sent = { parcelId, ...NUMBER, trackingLink: 'javascript:alert(1)' };
    expect(await desk.send(owner, request, sent)).toEqual({ ok: false, problem: 'bad_link' });
  });

  test('says of a parcel which other has its number to follow it by', async () => {
    const { shop, desk, number, owner } = await open();
    const coffee = await shop.addProduct('espresso');
    const guest = await shop.guest();
    await shop.add(guest, coffee.productId);
    const other = await shop.order(guest);
    if (!other.ok) throw new Error(other.problem);
    for (const one of [number, other.number]) {
      await desk.packAll(owner, { number: one }, { evenUnpaid: true });
      const parcelId = (await fileOf(use(), one)).parcels[0]?.id ?? 0;
      expect(await desk.send(owner, { number: one }, { parcelId, ...NUMBER })).toMatchObject({ ok: true });
    }
    const shown = await desk.show(owner, other.number);
    expect(shown).toMatchObject({ ok: true, order: { parcels: [{ sameNumberAs: [number] }] } });
  });

  test('shows an order in eight queries at most, and leaves out what somebody may not read', async () => {
    const { shop, desk, number, manager, packer, reader } = await open();
    await shop.orders.markPaid(number, 'przelew');
    await shop.go(number, 'packed');
    const asked = vi.spyOn(use().pool, 'query');
    const shown = await desk.show(manager, number);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(8);
    asked.mockRestore();
    if (!shown.ok) throw new Error(shown.problem);
    const { order } = shown;
    expect(order).toMatchObject({
      stage: 'packed',
      client: { email: 'anna@example.org' },
      lines: [{ name: 'kawa', counts: { packed: 3 }, price: { unitGross: 4999 } }, { name: 'herbata' }],
      money: { state: 'paid', balance: 0 },
      emails: [{ kind: 'order_placed' }, { kind: 'order_paid' }],
    });
    expect(order.actions).toContainEqual({ action: 'cancel', why: 'packed' });
    expect(order.parcels[0]?.actions).toContainEqual({ action: 'unpack' });
    expect(order.parcels[0]?.actions).toContainEqual({ action: 'send', why: 'no_tracking_number' });
    const forPacker = await desk.show(packer, number);
    if (!forPacker.ok) throw new Error(forPacker.problem);
    expect(forPacker.order.recipient.address.city).toBeTruthy();
    expect(JSON.stringify(forPacker.order)).not.toMatch(/anna@example\.org|4999|amount/);
    expect(forPacker.order.actions.map(({ action }) => action)).toEqual(['start_parcel', 'note']);
    const forReader = await desk.show(reader, number);
    expect(forReader).toMatchObject({
      ok: true,
      order: { actions: [], money: { rows: [{ actions: [] }, {}] } },
    });
    const content = { ...reader, role: 'content' as Role };
    expect(await desk.show(content, number)).toEqual({ ok: false, problem: 'forbidden' });
  });

  test(
    'loses nothing where five work on the same orders at once, and tells each conflict',
    async () => {
      const shop = openOrderDesk(use());
      await shop.addDelivery();
      const coffee = await shop.addProduct('kawa', { stock: 1000 });
      const filled = await shelvesOf(use());
      const guests = await shop.guestsWith(ORDERS, coffee);
      const { fingerprint } = await shop.quote(guests[0] ?? (await shop.guest()));
      const placed = await Promise.all(guests.map((guest) => shop.order(guest, { fingerprint })));
      const numbers = placed.flatMap((one) => (one.ok ? one.number : []));
      expect(numbers).toHaveLength(ORDERS);
      const five: StaffActor[] = [];
      for (const name of ['Ada', 'Bea', 'Cyr', 'Dan', 'Ela']) five.push(await addStaff(use(), name, 'owner'));
      /** Each pays, packs and sends every order, as it was when they looked at it. */
      const work = async (actor: StaffActor) => {
        const told = { done: 0, conflicts: 0 };
        for (const number of numbers) {
          const { order, parcels } = await fileOf(use(), number);
          const request = { number, version: order.version };
          const [parcel] = parcels;
          const outcome = await (order.stage === 'awaiting_payment'
            ? shop.desk.recordWhole(actor, request, { provider: 'bank', reference: number })
            : parcel
              ? shop.desk.send(actor, request, { parcelId: parcel.id, ...NUMBER })
              : shop.desk.packAll(actor, request));
          if (outcome.ok && outcome.changed) told.done++;
          if (!outcome.ok && outcome.problem === 'conflict') told.conflicts++;
        }
        return told;
      };
      const all = [];
      for (let round = 0; round < 3; round++) all.push(...(await Promise.all(five.map(work))));
      const done = all.reduce((sum, told) => sum + told.done, 0);
      const events = await use().orm.$count(shopOrderEvent, eq(shopOrderEvent.kind, 'sent'));
      expect(done).toBe(3 * ORDERS);
      expect(events).toBe(ORDERS);
      expect(await use().orm.$count(outboxEmail, eq(outboxEmail.kind, 'order_sent'))).toBe(ORDERS);
      expect(await use().orm.$count(shopOrder, eq(shopOrder.stage, 'sent'))).toBe(ORDERS);
      await expectUnits(use(), filled);
      for (const number of numbers.slice(0, 10)) await expectFacts(use(), number);
    },
    WHILE_BUSY_MS,
  );
});

/** A machine with much else to do is slow, and that is no mistake of the shop's. */
const WHILE_BUSY_MS = 1_200_000;
/** All of them where there is time for it. */
const ORDERS = process.env.TEST_ENGINES === 'both' ? 200 : 40;
