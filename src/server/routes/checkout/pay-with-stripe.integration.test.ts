import { openStripeStandIn } from '@witryna/demo/gateway/stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stripe } from '#contract/payments/payments-config.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { BY_GATEWAY, guestWith, orderBy, sendPlain } from '#tests/support/shop/checkout-shopper.ts';
import { sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, openTestShop, PAGE, type TestShop } from '#tests/support/shop/test-shop.ts';

const MINUTE = 60_000;
const ACCOUNT = {
  secretKey: 'sk_test_secret',
  webhookSecrets: ['whsec_shop'],
  webhookAddress: '/payments/stripe/notify',
};
type Sent = { payload: string; headers: Record<string, string> };

describeWithShop('an order that is paid with Stripe', (use) => {
  let shop: TestShop;
  let there: ReturnType<typeof openStripeStandIn>;
  beforeEach(async () => {
    there = openStripeStandIn({ account: ACCOUNT, clock: () => shop.now });
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => there.fetch(address, init));
    shop = await openTestShop(use().database, { payments: [stripe({ blikInShop: true })] });
  });
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
    return { shopper, page, link, order };
  }
  async function onItsPage() {
    const hands = await beforePaying();
    const to = await sendPlain(hands.shopper, '/order-pay.php', { ...hands.link, pay_by: 'stripe' });
    const { rows } = await use().database.pool.query(
      'SELECT session FROM payment_attempt JOIN shop_order ON shop_order.id = order_id WHERE number = $1',
      [hands.link.number],
    );
    return { ...hands, to, session: String(rows[0]?.session) };
  }
  const tell = async ({ payload, headers }: Sent) =>
    (await shop.app.inject({ method: 'POST', url: ACCOUNT.webhookAddress, headers, payload })).statusCode;
  const deliver = async () => {
    const sent: Sent[] = [];
    await there.deliverDue(async (_, payload, signature) => {
      sent.push({ payload, headers: { 'content-type': 'application/json', ...signature } });
      return (await tell(sent.at(-1) as Sent)) === 200;
    });
    return sent;
  };

  test('on its page is one payment, though page and payment are both told of, and that twice', async () => {
    const { shopper, page, to, order, session } = await onItsPage();
    expect(to).toContain('https://checkout.stripe.com/');
    const policy = String((await shopper.get(page)).headers['content-security-policy']);
    expect(policy).toMatch(/form-action [^;]*https:\/\/checkout\.stripe\.com/);
    there.pay(session);
    const events = await deliver();
    expect(events).toHaveLength(2);
    for (const one of events) expect(await tell(one)).toBe(200);
    expect(await order()).toMatchObject({ status: 'paid', owed: 0 });
    expect((await order())?.events.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
  });

  test('is paid by nobody’s word but Stripe’s', async () => {
    const { order, session } = await onItsPage();
    there.pay(session);
    const sent: Sent[] = [];
    await there.deliverDue(async (_, payload, headers) => {
      sent.push({ payload, headers: { 'content-type': 'application/json', ...headers } });
      return true;
    });
    const { payload, headers } = sent[0] as Sent;
    expect(
      await tell({ payload: payload.replace(/"amount_received":\d+/, '"amount_received":1'), headers }),
    ).toBe(400);
    expect(await tell({ payload, headers: { 'content-type': 'application/json' } })).toBe(400);
    shop.now += 6 * MINUTE;
    expect(await tell({ payload, headers }), 'too late').toBe(400);
    expect((await order())?.status).toBe('placed');
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

  test('is found paid though nothing was ever told, and is given back by Stripe', async () => {
    const { order, session, link } = await onItsPage();
    there.pay(session);
    shop.now += MINUTE;
    const { onlinePayments, desk } = shop.shop.ordering;
    await onlinePayments.askDue((line) => expect.unreachable(line));
    expect((await order())?.status).toBe('paid');
    const asked = await desk.askRefund(COMMAND_LINE, link, { amount: 1000, reason: 'uszkodzone' });
    expect(asked).toMatchObject({ ok: true });
    await onlinePayments.sendRefunds((line) => expect.unreachable(line));
    expect(there.refunds()).toMatchObject([{ amount: 1000, status: 'pending' }]);
    const money = async () => {
      const shown = await desk.show(COMMAND_LINE, link.number);
      return shown.ok ? shown.order.money : undefined;
    };
    expect(await money()).toMatchObject({ asked: 1000, refunded: 0 });
    shop.now += MINUTE;
    await deliver();
    expect(await money()).toMatchObject({ asked: 0, refunded: 1000 });
  });
});
