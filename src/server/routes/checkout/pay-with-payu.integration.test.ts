import { openPayUStandIn } from '@witryna/demo/gateway/payu';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { payu } from '#contract/payments/payments-config.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { BY_GATEWAY, guestWith, orderBy, sendPlain } from '#tests/support/shop/checkout-shopper.ts';
import { sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, openTestShop, PAGE, type TestShop } from '#tests/support/shop/test-shop.ts';

const MINUTE = 60_000;
const ACCOUNT = { posId: 300746, clientId: 300746, clientSecret: 'secret', secondKey: 'second' };
type Sent = { path: string; payload: string; headers: Record<string, string> };

describeWithShop('an order that is paid with PayU', (use) => {
  let shop: TestShop;
  let there: ReturnType<typeof openPayUStandIn>;
  const open = async (receivesBySelf = true) => {
    const payments = [payu({ posId: ACCOUNT.posId, sandbox: true, blikInShop: true })];
    there = openPayUStandIn({ account: { ...ACCOUNT, receivesBySelf }, clock: () => shop.now });
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => there.fetch(address, init));
    shop = await openTestShop(use().database, { payments });
  };
  beforeEach(() => open());
  afterEach(async () => {
    vi.restoreAllMocks();
    await shop.close();
  });

  async function beforePaying() {
    const shopper = await guestWith(shop);
    const page = await orderBy(shopper, { delivery: BY_GATEWAY });
    const { searchParams } = new URL(page, 'https://sklep.example');
    const link = { number: searchParams.get('number') ?? '', token: searchParams.get('token') ?? '' };
    const order = () => shop.shop.ordering.orders.findByLink(link.number, link.token);
    const session = async () => {
      const { rows } = await use().database.pool.query(
        'SELECT session FROM payment_attempt JOIN shop_order ON shop_order.id = order_id WHERE number = $1',
        [link.number],
      );
      return String(rows[0]?.session);
    };
    return { shopper, page, link, order, session };
  }
  async function onItsPage() {
    const hands = await beforePaying();
    const to = await sendPlain(hands.shopper, '/order-pay.php', { ...hands.link, pay_by: 'payu' });
    return { ...hands, to, session: await hands.session() };
  }
  const tell = async ({ path, payload, headers }: Sent) =>
    (await shop.app.inject({ method: 'POST', url: path, headers, payload })).statusCode;
  const deliver = async () => {
    const sent: Sent[] = [];
    await there.deliverDue(async (url, payload, signature) => {
      const headers = { 'content-type': 'application/json', ...signature };
      sent.push({ path: new URL(url).pathname, payload, headers });
      return (await tell(sent.at(-1) as Sent)) === 200;
    });
    return sent;
  };

  test('on its page is one payment, though it is told of twice', async () => {
    const { shopper, page, to, order, session } = await onItsPage();
    expect(to).toContain('https://merch-prod.snd.payu.com/pay/');
    const policy = String((await shopper.get(page)).headers['content-security-policy']);
    expect(policy).toMatch(/form-action [^;]*https:\/\/\*\.payu\.com/);
    there.pay(session);
    const notes = await deliver();
    const last = notes.at(-1) as Sent;
    expect(await order()).toMatchObject({ status: 'paid', owed: 0 });
    expect(await tell(last)).toBe(200);
    expect(await order()).toMatchObject({ status: 'paid', owed: 0 });
    expect((await order())?.events.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
  });

  test('is paid by nobody’s word but PayU’s', async () => {
    const { order, session } = await onItsPage();
    there.pay(session);
    const sent: Sent[] = [];
    await there.deliverDue(async (_, payload, headers) => {
      sent.push({ path: '/payments/payu/notify', payload, headers });
      return true;
    });
    const { path, payload, headers } = sent.at(-1) as Sent;
    const json = { 'content-type': 'application/json' };
    const changed = payload.replace(/"totalAmount":"\d+"/, '"totalAmount":"1"');
    expect(await tell({ path, payload: changed, headers: { ...json, ...headers } })).toBe(400);
    expect(await tell({ path, payload, headers: json })).toBe(400);
    expect((await order())?.status).toBe('placed');
  });

  test('is accepted by the shop where PayU keeps the money until then', async () => {
    await shop.close();
    await open(false);
    const { order, session } = await onItsPage();
    there.pay(session);
    await deliver();
    expect(there.order(session).status).toBe('COMPLETED');
    await deliver();
    expect(await order()).toMatchObject({ status: 'paid', owed: 0 });
  });

  test('by BLIK: the code is typed in the shop, and a wrong one is told of', async () => {
    const { shopper, page, link, order } = await beforePaying();
    const type = (blik_code: string) =>
      sendForm(shopper, '/order-pay.php', { ...link, pay_by: 'blik', blik_code }, PAGE);
    expect((await type('700701')).statusCode).toBe(303);
    await deliver();
    expect((await shopper.get(page)).body).toContain('Ten kod stracił ważność');
    expect((await type('777123')).statusCode).toBe(303);
    await deliver();
    expect((await order())?.status).toBe('paid');
  });

  test('is found paid though nothing was ever told, and is given back by PayU', async () => {
    const { order, session, link } = await onItsPage();
    there.pay(session);
    shop.now += MINUTE;
    const { onlinePayments, desk } = shop.shop.ordering;
    await onlinePayments.askDue((line) => expect.unreachable(line));
    expect((await order())?.status).toBe('paid');
    const asked = await desk.askRefund(COMMAND_LINE, link, { amount: 1000, reason: 'uszkodzone' });
    expect(asked).toMatchObject({ ok: true });
    await onlinePayments.sendRefunds((line) => expect.unreachable(line));
    expect(there.refunds()).toMatchObject([{ amount: '1000', status: 'PENDING' }]);
    const money = async () => {
      const shown = await desk.show(COMMAND_LINE, link.number);
      return shown.ok ? shown.order.money : undefined;
    };
    expect(await money()).toMatchObject({ asked: 1000, refunded: 0 });
    there.endRefunds('FINALIZED');
    await deliver();
    expect(await money()).toMatchObject({ asked: 0, refunded: 1000 });
  });
});
