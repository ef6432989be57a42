import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { MoneyKind } from '#domain/order/money.ts';
import { ORDER_VIEWS } from '#domain/order/order-views.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { moneyEntry, shopOrder, shopOrderEvent, shopOrderLine } from '#shop/db/schema/index.ts';
import { owedOrders } from '#shop/panel/owed-orders.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { newClient, openAccountDesk } from '#tests/support/samples/sample-account.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { openOrderList } from './order-list.ts';
import type { OrderQuery } from './order-query.ts';

const NOW = Date.UTC(2026, 10, 19, 12);
const DAY = 86_400_000;
const OWNER: StaffActor = { kind: 'staff', id: 1, name: 'Anna', ip: '', role: 'owner', exceptions: [] };
const without = (...rights: ('money.read' | 'client.read')[]): StaffActor => ({
  ...{ ...OWNER, role: 'manager' },
  exceptions: rights.map((right) => ({ right, kind: 'taken', why: '' })),
});

describeWithDatabase('the list of orders', (use) => {
  let clientId = 0;
  beforeEach(async () => {
    const registered = await openAccountDesk(use()).accounts.register(newClient('anna'));
    clientId = registered.ok ? registered.clientId : 0;
  });
  /** Parcels leave on working days until two in the afternoon. */
  const calendar = { timeZone: 'Europe/Warsaw', deadline: '14:00', days: [1, 2, 3, 4, 5], closedOn: [] };
  const list = () => openOrderList(use(), () => NOW, calendar);
  const add = async (number: string, changes: Partial<typeof shopOrder.$inferInsert> = {}) => {
    const id = await addOrder(use(), { clientId, number, createdAt: new Date(NOW - 3_600_000) });
    if (Object.keys(changes).length > 0)
      await use().orm.update(shopOrder).set(changes).where(eq(shopOrder.id, id));
    return id;
  };
  const numbers = async (query: Partial<OrderQuery>, actor: StaffActor = OWNER) =>
    (await list().page(actor, { view: 'all', ...query })).rows.map(({ number }) => number);

  test('shows each order in the view of what is to be done with it', async () => {
    await add('A1');
    await add('A2', { stage: 'paid' });
    await add('A3', { stage: 'packed' });
    await add('A4', { stage: 'paid', held: 'pyta o kolor' });
    await add('A5', { stage: 'sent' });
    await add('A6', { stage: 'paid', createdAt: new Date(NOW - 4 * DAY) });
    await add('A8', { stage: 'awaiting_payment', createdAt: new Date(NOW - 40 * DAY) });
    await add('A9', { stage: 'paid', createdAt: new Date(NOW - 9 * DAY), paidAt: new Date(NOW - DAY) });
    await add('A7', { stage: 'cancelled', moneyState: 'refund_owed' });
    const views = await Promise.all(ORDER_VIEWS.map(async (view) => [view, await numbers({ view })]));
    expect(Object.fromEntries(views)).toEqual({
      all: ['A7', 'A9', 'A8', 'A6', 'A5', 'A4', 'A3', 'A2', 'A1'],
      ...{ to_pay: ['A8', 'A1'], to_pack: ['A9', 'A6', 'A2'], to_send: ['A3'], late: ['A6'], held: ['A4'] },
      ...{ sent: ['A5'], refunds: ['A7'] },
    });
    const counts = Object.fromEntries(views.map(([view, found]) => [view, found?.length]));
    expect(await list().counts(OWNER)).toEqual(counts);
    expect(await list().counts(OWNER, ['to_pay'])).toEqual({ to_pay: 2 });
  });

  test('has the whole of what the day begins to list: what lapses, what is owed, and whose payment was refused', async () => {
    await add('D1', { stage: 'awaiting_payment', payBy: new Date(NOW + DAY) });
    await add('D2', { stage: 'awaiting_payment', payBy: new Date(NOW + 3 * DAY) });
    const refused = await add('D3', { stage: 'awaiting_payment', moneyState: 'unpaid' });
    const paidSince = await add('D4', { stage: 'paid', moneyState: 'paid' });
    const [owed, asked, failed, reversed] = [
      await add('D5', { moneyState: 'refund_owed' }),
      await add('D6', { moneyState: 'refund_owed' }),
      await add('D7', { moneyState: 'refund_owed' }),
      await add('D8', { moneyState: 'overpaid' }),
    ];
    const happenedAt = new Date(NOW - DAY);
    await use()
      .orm.insert(shopOrderEvent)
      .values([refused, paidSince].map((orderId) => ({ orderId, kind: 'payment_refused', happenedAt })));
    const enter = async (orderId: number, kind: MoneyKind, amount: number, about: number | null = null) => {
      const [row] = await use()
        .orm.insert(moneyEntry)
        .values({
          orderId,
          kind,
          amount,
          about,
          currency: 'PLN',
          provider: kind === 'payment' ? 'manual' : null,
        })
        .returning({ id: moneyEntry.id });
      return row?.id ?? 0;
    };
    for (const orderId of [owed, asked, failed, reversed]) {
      const payment = await enter(orderId, 'payment', 7000);
      if (orderId === reversed) await enter(orderId, 'reversal', -7000, payment);
    }
    await enter(asked, 'refund_asked', 2000);
    await enter(failed, 'refund_failed', 2000, await enter(failed, 'refund_asked', 2000));
    expect(await numbers({ view: 'lapsing' })).toEqual(['D1']);
    expect(await numbers({ view: 'refused_payments' })).toEqual(['D3']);
    expect(await numbers({ view: 'owed' })).toEqual(['D7', 'D5']);
    const listed = await owedOrders(use());
    expect(listed.map(({ number }) => number).sort()).toEqual(['D5', 'D7']);
  });

  test('finds an order by its number, name, e-mail, phone, product and code, as one types them', async () => {
    const { sizeId } = await addOffer(use(), 'dripper');
    await use().pool.query("UPDATE size SET ean = '5901234123457', code = 'DR-02' WHERE id = $1", [sizeId]);
    const id = await add('B77/2026', { email: 'Zofia@Example.org', phone: '+48 600 700 800' });
    await add('B78/2026', { email: 'inny@example.org' });
    const line = { unit: 'piece', quantity: 1, vatBasisPoints: 2300, unitGross: 0, lineGross: 0, lineNet: 0 };
    await use()
      .orm.insert(shopOrderLine)
      .values({ orderId: id, position: 9, productName: 'Dripper Żółty', sizeName: '', sizeId, ...line });
    const words = [
      'b77',
      'zofia@example',
      '600 700 800',
      'zolty',
      'dripper żół',
      '5901234123457',
      'dr-02',
      'nowak b77',
    ];
    for (const typed of words) expect(await numbers({ words: typed }), typed).toEqual(['B77/2026']);
    expect(await numbers({ words: 'nowak' })).toEqual(['B78/2026', 'B77/2026']);
    for (const typed of ['100%', '_', 'b77 inny', 'x\u0000y'])
      expect(await numbers({ words: typed }), typed).toEqual([]);
  });

  test('keeps up with what is changed about an order', async () => {
    const id = await add('C1');
    await use().orm.update(shopOrder).set({ email: 'nowy@example.org' }).where(eq(shopOrder.id, id));
    expect([await numbers({ words: 'nowy@' }), await numbers({ words: 'anna@example' })]).toEqual([
      ['C1'],
      [],
    ]);
    await use().orm.delete(shopOrderLine).where(eq(shopOrderLine.orderId, id));
    expect(await numbers({ words: 'kawa' })).toEqual([]);
  });

  test('filters by stage, money, payment, day and amount', async () => {
    await add('D1', { createdAt: new Date(NOW - 5 * DAY) });
    await add('D2', { paymentMethod: 'gateway', stage: 'paid', moneyState: 'paid' });
    expect(await numbers({ stage: 'paid' })).toEqual(['D2']);
    expect(await numbers({ money: 'unpaid' })).toEqual(['D1']);
    expect(await numbers({ payment: 'gateway' })).toEqual(['D2']);
    expect(await numbers({ from: new Date(NOW - DAY) })).toEqual(['D2']);
    expect(await numbers({ until: new Date(NOW - DAY) })).toEqual(['D1']);
    expect([await numbers({ totalFrom: 5001 }), await numbers({ totalTo: 5000 })]).toEqual([
      [],
      ['D2', 'D1'],
    ]);
  });

  test('is read page by page, each order once, forth and back', async () => {
    for (let at = 0; at < 120; at++) await add(`E${at}`);
    const seen: string[] = [];
    let page = await list().page(OWNER, { view: 'all' });
    expect(page.before).toBeUndefined();
    for (;;) {
      seen.push(...page.rows.map(({ number }) => number));
      if (page.after === undefined) break;
      page = await list().page(OWNER, { view: 'all', after: page.after });
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => `E${119 - at}`));
    const back = await list().page(OWNER, { view: 'all', before: page.before });
    expect(back.rows.map(({ number }) => number)).toEqual(seen.slice(50, 100));
  });

  test('tells no amount to who may not see money, neither in a row nor by a filter', async () => {
    await add('F1', { moneyState: 'refund_owed' });
    const { rows } = await list().page(without('money.read'), { view: 'all' });
    expect(rows[0]).not.toHaveProperty('money');
    expect(JSON.stringify(rows)).not.toContain('5000');
    expect(await numbers({ totalFrom: 999_999 }, without('money.read'))).toEqual(['F1']);
    expect(await list().counts(without('money.read'))).not.toHaveProperty('refunds');
  });

  test('finds nobody by e-mail or phone for who may not see clients', async () => {
    await add('G1', { phone: '600700800' });
    for (const typed of ['anna@example.org', '600700800'])
      expect([
        await numbers({ words: typed }),
        await numbers({ words: typed }, without('client.read')),
      ]).toEqual([['G1'], []]);
    expect(await numbers({ words: 'nowak' }, without('client.read'))).toEqual(['G1']);
  });

  test('is for those alone who may read orders', async () => {
    const packer = { ...OWNER, role: 'packer' } as const;
    await expect(list().page(packer, { view: 'all' })).rejects.toThrow(NotAllowed);
    await expect(list().counts(packer)).rejects.toThrow(NotAllowed);
  });
});
