import { expect, test } from 'vitest';
import { BY_GATEWAY, guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { describeWithShop, ORIGIN } from '#tests/support/shop/test-shop.ts';

describeWithShop('what a provider tells', (use) => {
  const send = (body: Buffer | string, type = 'application/json', provider = 'test') => {
    const headers = { 'content-type': type };
    return use().app.inject({ method: 'POST', url: `/payments/${provider}/notify`, headers, payload: body });
  };
  async function atGateway() {
    const { testGateway } = use().shop.ordering.payments;
    const page = new URL(await orderBy(await guestWith(use()), { delivery: BY_GATEWAY }), ORIGIN);
    const payment = testGateway?.readPayment(Object.fromEntries(page.searchParams));
    if (!testGateway || !payment) throw new Error('the demo shop has no gateway');
    const { searchParams } = new URL(payment.returnAddress);
    const [number, token] = [searchParams.get('number') ?? '', searchParams.get('token') ?? ''];
    const status = async () => (await use().shop.ordering.orders.findByLink(number, token))?.status;
    return { told: testGateway.notificationOf(payment, 'paid').body, status };
  }

  test('is read byte by byte, whatever kind of body it says it is, and answered again when it comes again', async () => {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain; charset=x']) {
      const { told, status } = await atGateway();
      const answers = [await send(told, type), await send(told, type)];
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
        [200, '{"status":"OK"}'],
        [200, '{"status":"OK"}'],
      ]);
      expect(await status()).toBe('paid');
    }
  });

  test('is refused where somebody else wrote it, where half of it came, and for a provider that is not there', async () => {
    const { told, status } = await atGateway();
    const text = told.toString();
    const forged = text.replace('reference=', 'reference=x');
    for (const body of [forged, text.slice(0, 40), '', '{}', '{"amount":1}', '\u0000', '[]'])
      expect((await send(body)).statusCode, body).toBe(400);
    expect((await send(told, 'application/json', 'kasa')).statusCode).toBe(404);
    expect(await status()).toBe('placed');
  });
});
