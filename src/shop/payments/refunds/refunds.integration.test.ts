import { beforeEach, expect, test } from 'vitest';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { outboxEmail, paymentRefund } from '#shop/db/schema/index.ts';
import { openDesk } from '#shop/order/desk/desk.ts';
import { openOnlinePayments } from '#shop/payments/online-payments.ts';
import type { NewRefund, PaymentProvider, RefundAnswer } from '#shop/payments/provider.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeWithDatabase('money that goes back by who it came by', (use) => {
  let shop: ReturnType<typeof openOrderDesk>;
  let desk: ReturnType<typeof openDesk>;
  let online: ReturnType<typeof openOnlinePayments>;
  let session = '';
  let asked: NewRefund[];
  let answer: () => Promise<RefundAnswer>;
  const said: string[] = [];
  const provider: PaymentProvider = {
    name: 'kasa',
    title: () => 'Kasa',
    origins: [],
    methods: async () => [{ id: 'page', kind: 'page' }],
    async begin(payment) {
      session = payment.session;
      return { state: 'redirect', to: 'https://kasa.example/1' };
    },
    status: async () => undefined,
    readNotification: async ({ body }) => JSON.parse(body.toString()),
    refund(wanted) {
      asked.push(wanted);
      return answer();
    },
  };

  beforeEach(() => {
    shop = openOrderDesk(use());
    const parts = { ...shop.parts, refundsBy: new Set(['kasa']) };
    desk = openDesk(parts);
    online = openOnlinePayments(parts, [provider]);
    asked = [];
    said.length = 0;
    answer = async () => ({ state: 'sent' });
  });

  const tell = (told: object) =>
    online.takeNotification(provider, { headers: {}, body: Buffer.from(JSON.stringify(told)) });
  async function paidOrder(amount = 6499) {
    await shop.addDelivery();
    const coffee = await shop.addProduct('kawa');
    const guest = await shop.guest();
    await shop.add(guest, coffee.productId);
    const placed = await shop.order(guest, { payment: 'gateway' });
    if (!placed.ok) throw new Error(placed.problem);
    const order = await shop.orders.findByLink(placed.number, placed.linkToken);
    if (!order) throw new Error('no order');
    await online.begin(provider, {
      ...{ order, choice: { method: 'page' }, browser: { ip: '', userAgent: '' } },
      ...{ returnAddress: 'https://sklep.example/', log: (line: string) => said.push(line) },
    });
    await tell({ session, state: 'paid', transaction: `T-${session}`, amount, currency: 'PLN' });
    return placed.number;
  }
  const shown = async (number: string) => {
    const found = await desk.show(COMMAND_LINE, number);
    if (!found.ok || !found.order.money) throw new Error('no order');
    return found.order.money;
  };
  const rowsOf = async (number: string) =>
    (await shown(number)).rows.filter(({ kind }) => kind.startsWith('refund'));
  const send = () => online.sendRefunds((line) => said.push(line));
  const ask = (number: string, wish: object) =>
    desk.askRefund(COMMAND_LINE, { number }, { amount: 1000, ...wish });
  /** E-mails to the owner, without the spaces that do not break. */
  const toldOwner = async () => {
    const emails = await use().orm.select({ content: outboxEmail.content }).from(outboxEmail);
    return emails.flatMap(({ content }) => {
      if (content.kind !== 'owner_refund') return [];
      const { what, amount, why } = content;
      return [{ what, amount: amount.replaceAll('\u00a0', ' '), ...(why && { why }) }];
    });
  };
  const states = async () => (await use().orm.select().from(paymentRefund)).map(({ state }) => state);

  test('is asked for once, and counts when its provider has said that it went back', async () => {
    const number = await paidOrder();
    expect(await ask(number, {})).toMatchObject({ ok: true });
    const [row] = await rowsOf(number);
    expect(row).toMatchObject({ provider: 'kasa', isAtProvider: true });
    const answered = { entryId: row?.id ?? 0, reason: 'x' };
    const byHand = [
      await desk.confirmRefund(COMMAND_LINE, { number }, answered),
      await desk.failRefund(COMMAND_LINE, { number }, answered),
    ];
    expect(byHand).toMatchObject([{ problem: 'at_provider' }, { problem: 'at_provider' }]);
    expect([await send(), await send()]).toEqual([1, 0]);
    expect(asked).toMatchObject([{ amount: 1000, transaction: `T-${session}`, session, isFirst: true }]);
    const refund = asked[0]?.name ?? '';
    expect(refund).toMatch(/^[0-9a-f]{32}$/);
    expect(await shown(number)).toMatchObject({
      ...{ asked: 1000, refunded: 0 },
      attempts: [{ provider: 'kasa', state: 'paid', reference: `T-${session}`, amount: 6499 }],
    });
    const done = { refund, state: 'done' };
    const all = await Promise.all([tell(done), tell(done)]);
    expect(all.filter((one) => one.ok && one.changed)).toHaveLength(1);
    expect(await shown(number)).toMatchObject({ asked: 0, refunded: 1000 });
    expect(await states()).toEqual(['done']);
    expect(await send()).toBe(0);
  });

  test('that a bank has returned is owed once more, and told of once; then it can be asked for again', async () => {
    const number = await paidOrder(7499);
    answer = async () => ({ state: 'done' });
    await ask(number, {});
    await send();
    expect(await shown(number)).toMatchObject({ refunded: 1000, owed: 0 });
    const returned = { refund: asked[0]?.name, state: 'refused', why: 'rachunek zamknięty' };
    const all = [await tell(returned), await tell(returned), await tell({ ...returned, state: 'done' })];
    expect(all.map((one) => one.ok && one.changed)).toEqual([true, false, false]);
    expect(await shown(number)).toMatchObject({
      ...{ refunded: 0, owed: 1000, trouble: { what: 'came_back', why: 'rachunek zamknięty' } },
    });
    expect(await states()).toEqual(['failed']);
    expect(await toldOwner()).toEqual([{ what: 'came_back', amount: '10,00 zł', why: 'rachunek zamknięty' }]);
    await ask(number, {});
    await send();
    expect(asked.map(({ amount }) => amount)).toEqual([1000, 1000]);
    expect(await shown(number)).toMatchObject({ refunded: 1000, owed: 0, trouble: undefined });
  });

  test('is asked about until it is known, and somebody looks where it never is', async () => {
    const number = await paidOrder();
    await ask(number, {});
    answer = () => Promise.reject(new Error('cut off'));
    expect(await send()).toBe(1);
    expect([await send(), said]).toEqual([0, [expect.stringContaining('cut off')]]);
    shop.now += MINUTE;
    answer = async () => ({ state: 'sent' });
    await send();
    shop.now += 5 * MINUTE;
    await send();
    const known = asked.map(({ name, isFirst, isKnown }) => [name === asked[0]?.name, isFirst, isKnown]);
    expect(known).toEqual([
      [true, true, false],
      [true, false, false],
      [true, false, true],
    ]);
    shop.now += 31 * DAY;
    await send();
    expect(await states()).toEqual(['unclear']);
    expect(await toldOwner()).toEqual([{ what: 'unclear', amount: '10,00 zł' }]);
    expect(await shown(number)).toMatchObject({ trouble: { what: 'unclear', amount: 1000 } });
    const [row] = await rowsOf(number);
    expect(await desk.confirmRefund(COMMAND_LINE, { number }, { entryId: row?.id ?? 0 })).toMatchObject({
      ok: true,
    });
    expect(await tell({ refund: asked[0]?.name, state: 'done' })).toEqual({ ok: true, changed: false });
    expect(await shown(number)).toMatchObject({ refunded: 1000 });
  });

  test('is owed as before where it was refused, and can be asked for again or sent by hand', async () => {
    const number = await paidOrder(7499);
    await ask(number, {});
    answer = async () => ({ state: 'refused', why: 'brak środków' });
    await send();
    expect(await shown(number)).toMatchObject({ asked: 0, refunded: 0, owed: 1000 });
    expect(await toldOwner()).toEqual([{ what: 'refused', amount: '10,00 zł', why: 'brak środków' }]);
    expect(await shown(number)).toMatchObject({ trouble: { what: 'refused', why: 'brak środków' } });
    expect((await rowsOf(number)).at(-1)).toMatchObject({ kind: 'refund_failed', reason: 'brak środków' });
    answer = async () => ({ state: 'done' });
    await ask(number, { amount: 400 });
    await send();
    await ask(number, { amount: 600, byHand: true });
    expect(await send()).toBe(0);
    const [last] = (await rowsOf(number)).slice(-1);
    expect(last).toMatchObject({ kind: 'refund_asked', provider: null, isAtProvider: false });
    await desk.confirmRefund(COMMAND_LINE, { number }, { entryId: last?.id ?? 0 });
    expect(await shown(number)).toMatchObject({ owed: 0, refunded: 1000 });
  });

  test('goes back along each payment, and by hand where it came otherwise', async () => {
    const number = await paidOrder(6000);
    const cash = { amount: 499, provider: 'manual', reference: 'gotówka' };
    await desk.recordPayment(COMMAND_LINE, { number }, cash);
    answer = async () => ({ state: 'done' });
    await desk.askRefund(COMMAND_LINE, { number }, { whole: true });
    await send();
    expect(asked.map(({ amount }) => amount)).toEqual([6000]);
    expect(await shown(number)).toMatchObject({ refunded: 6000, asked: 499 });
  });
});
