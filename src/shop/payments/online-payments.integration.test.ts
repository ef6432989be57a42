import { beforeEach, expect, test } from 'vitest';
import { paymentAttempt, paymentNotice } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { type OnlinePayments, openOnlinePayments } from './online-payments.ts';
import type { Begun, PaymentProvider, ToldPayment } from './provider.ts';

const MINUTE = 60_000;
const CHOICE = { choice: { method: 'page' }, browser: { ip: '192.0.2.1', userAgent: 'Firefox' } };

describeWithDatabase('money that comes online', (use) => {
  let desk: ReturnType<typeof openOrderDesk>;
  let online: OnlinePayments;
  let sessions: string[];
  let answers: {
    begin: () => Promise<Begun>;
    status: () => Promise<ToldPayment | undefined>;
    isConfirmed: boolean;
  };
  const said: string[] = [];
  const provider: PaymentProvider = {
    name: 'kasa',
    title: () => 'Kasa',
    origins: [],
    methods: async () => [{ id: 'page', kind: 'page' }],
    begin: ({ session }) => {
      sessions.push(session);
      return answers.begin();
    },
    status: () => answers.status(),
    readNotification: async ({ body }) => (body.length > 0 ? JSON.parse(body.toString()) : undefined),
    confirm: async () => answers.isConfirmed,
  };
  const redirect = async (): Promise<Begun> => ({ state: 'redirect', to: 'https://kasa.example/1' });

  beforeEach(() => {
    desk = openOrderDesk(use());
    online = openOnlinePayments(desk.parts, [provider]);
    sessions = [];
    answers = { begin: redirect, status: async () => undefined, isConfirmed: true };
    said.length = 0;
  });

  async function placed() {
    await desk.addDelivery();
    const coffee = await desk.addProduct('kawa');
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId);
    const order = await desk.order(guest, { payment: 'gateway' });
    if (!order.ok) throw new Error(order.problem);
    const find = async () => {
      const found = await desk.orders.findByLink(order.number, order.linkToken);
      if (!found) throw new Error('no order');
      return found;
    };
    const begin = async () => {
      const request = { ...CHOICE, returnAddress: 'https://sklep.example/back' };
      return online.begin(provider, { ...request, order: await find(), log: (line) => said.push(line) });
    };
    return { number: order.number, find, begin };
  }

  const tell = (told: object) =>
    online.takeNotification(provider, { headers: {}, body: Buffer.from(JSON.stringify(told)) });
  const paid = (amount = 6499, transaction = 'T1', session = sessions[0] ?? '') => ({
    ...{ session, state: 'paid', transaction, amount, currency: 'PLN' },
  });
  const attempts = async () => {
    const rows = await use().orm.select().from(paymentAttempt).orderBy(paymentAttempt.id);
    return rows.map(({ state, reference }) => [state, reference]);
  };
  const ask = () => online.askDue((line) => said.push(line));

  test('counts once, however often it is told, and in whatever order', async () => {
    const { find, begin } = await placed();
    await begin();
    expect(await attempts()).toEqual([['pending', null]]);
    expect(await tell({ session: sessions[0], state: 'refused' })).toMatchObject({ ok: true });
    expect(await attempts()).toEqual([['failed', null]]);
    const all = await Promise.all([tell(paid()), tell(paid()), tell({ ...paid(), again: 1 })]);
    expect(all.filter((one) => one.ok && one.changed)).toHaveLength(1);
    expect(all.every(({ ok }) => ok)).toBe(true);
    await tell({ session: sessions[0], state: 'refused', late: true });
    expect(await find()).toMatchObject({ status: 'paid', owed: 0 });
    expect(await attempts()).toEqual([['paid', 'T1']]);
    expect((await find()).events.map(({ kind }) => kind)).toEqual(['placed', 'payment_refused', 'paid']);
    const notices = await use().orm.select().from(paymentNotice).orderBy(paymentNotice.id);
    expect(notices.map(({ times }) => times)).toEqual([1, 2, 1, 1]);
  });

  test('counts for nothing where it is not the provider’s word, or of no try of this shop', async () => {
    const { find, begin } = await placed();
    await begin();
    const empty = { headers: {}, body: Buffer.alloc(0) };
    expect(await online.takeNotification(provider, empty)).toEqual({ ok: false, problem: 'not_authentic' });
    expect(await use().orm.$count(paymentNotice), 'strangers fill no table').toBe(0);
    for (const session of ['inna', '\u0000', 'x'.repeat(43)])
      expect(await tell(paid(6499, 'T1', session))).toEqual({ ok: false, problem: 'no_attempt' });
    expect((await find()).status).toBe('placed');
  });

  test('is kept where it is too little or too much, and the rest is asked for or owed', async () => {
    const { find, begin } = await placed();
    await begin();
    expect(await tell(paid(1000))).toEqual({ ok: false, problem: 'wrong_amount' });
    expect(await find()).toMatchObject({ status: 'placed', toPay: 5499 });
    await begin();
    expect(await tell(paid(5499 + 7, 'T2', sessions[1]))).toEqual({ ok: true, changed: true });
    expect(await find()).toMatchObject({ status: 'paid', toPay: 0, owed: 7 });
  });

  test('of two tries that were both paid is owed back once', async () => {
    const { find, begin } = await placed();
    await begin();
    await begin();
    await tell(paid());
    expect(await tell(paid(6499, 'T2', sessions[1]))).toEqual({ ok: true, changed: true });
    expect(await find()).toMatchObject({ status: 'paid', owed: 6499 });
  });

  test('is not the shop’s before the provider has let it go, and is told again until then', async () => {
    const { find, begin } = await placed();
    await begin();
    answers.isConfirmed = false;
    expect(await tell(paid())).toEqual({ ok: false, problem: 'not_confirmed' });
    expect((await find()).status).toBe('placed');
    answers.isConfirmed = true;
    expect(await tell(paid())).toEqual({ ok: true, changed: true });
    expect((await find()).status).toBe('paid');
  });

  test('is asked about where nobody tells of it: soon, then more rarely, and given up after three days', async () => {
    const { find, begin } = await placed();
    await begin();
    expect(await ask()).toBe(0);
    desk.now += MINUTE;
    expect([await ask(), await ask()]).toEqual([1, 0]);
    answers.status = async () => Promise.reject(new Error('no line'));
    desk.now += 4 * MINUTE;
    expect([await ask(), await ask(), said]).toEqual([1, 0, [expect.stringContaining('no line')]]);
    answers.status = async () => undefined;
    desk.now += 70 * 60 * MINUTE;
    expect([await ask(), await attempts()]).toEqual([1, [['pending', null]]]);
    desk.now += 3 * 60 * MINUTE;
    expect([await ask(), await ask(), await attempts()]).toEqual([1, 0, [['expired', null]]]);
    await tell(paid());
    expect([await attempts(), (await find()).status]).toEqual([[['paid', 'T1']], 'paid']);
  });

  test('is found by asking, though the answer to its beginning was lost', async () => {
    const { find, begin } = await placed();
    answers.begin = () => Promise.reject(new Error('cut off'));
    expect(await begin()).toEqual({ state: 'refused', problem: 'unavailable' });
    expect([await attempts(), said]).toEqual([[['begun', null]], [expect.stringContaining('cut off')]]);
    answers.status = async () => paid() as ToldPayment;
    desk.now += MINUTE;
    expect([await ask(), (await find()).status]).toEqual([1, 'paid']);
    expect(await tell(paid())).toEqual({ ok: true, changed: false });
  });
});
