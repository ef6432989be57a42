import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { newToken } from '#shop/session/token.ts';
import { POLAND } from '#tests/support/samples/sample-account.ts';
import {
  BY_GATEWAY,
  BY_TRANSFER,
  CONTACT,
  guestWith,
  ON_DELIVERY,
  orderBy,
} from '#tests/support/shop/checkout-shopper.ts';
import { type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import {
  describeWithShop,
  openTestShop,
  PAGE,
  shopperIn,
  type TestShop,
} from '#tests/support/shop/test-shop.ts';

const PAYMENTS = `query ($input: OrderQuoteInput!) { orderQuote(OrderInput: $input) { payments problems } }`;

describeWithShop('a shop of its own', (use) => {
  let opened: TestShop | undefined;
  afterEach(() => opened?.close());
  const open = async (changes: Partial<ShopConfig> = {}) => {
    opened = await openTestShop(use().database, changes, { demo: false });
    return opened;
  };
  const partsOf = (page: string) => {
    const { searchParams } = new URL(page, 'https://sklep.example');
    return { number: searchParams.get('number') ?? '', token: searchParams.get('token') ?? '' };
  };
  const statusOf = async (number: string) => {
    const [order] = await use().database.orm.select().from(shopOrder).where(eq(shopOrder.number, number));
    return order?.status;
  };
  const deliveryStep = async (shopper: Shopper) => {
    await sendForm(shopper, linksIn('pl').checkout, CONTACT);
    return (await shopper.get(linksIn('pl').checkoutDelivery)).body;
  };
  const quote = async (shopper: Shopper, payment: string) => {
    const variables = { input: { country: String(POLAND), deliveryMethod: 'courier', payment } };
    const body = JSON.stringify({ query: PAYMENTS, variables });
    const answer = await shopper.post('/graphql/v1/', body, { 'content-type': 'application/json' });
    return answer.json().data.orderQuote;
  };

  test('offers nobody to pay online: not in the checkout, not by GraphQL, not by a form made by hand', async () => {
    const shopper = await guestWith(await open());
    const step = await deliveryStep(shopper);
    expect(step).toContain('value="transfer"');
    expect(step).not.toContain('value="gateway"');
    expect(step).not.toContain('Płatność online');
    expect(await quote(shopper, 'gateway')).toEqual({ payments: ['transfer'], problems: ['no_payment'] });
    const sent = await sendForm(shopper, linksIn('pl').checkoutDelivery, BY_GATEWAY);
    expect(sent.json()).not.toMatchObject({ status: 'success' });
    expect(await orderBy(shopper, { delivery: BY_TRANSFER })).toMatch(/^\/order-status\.php/);
  });

  test.each(['pl', 'en'] as const)(
    'has no page of the test gateway, in the language %s',
    async (language) => {
      const demo = await guestWith(use());
      const gateway = await orderBy(demo, { delivery: BY_GATEWAY, language });
      expect((await demo.get(gateway)).statusCode).toBe(200);
      const { number } = partsOf(new URL(gateway, 'https://sklep.example').searchParams.get('return') ?? '');
      const stranger = shopperIn(await open());
      expect((await stranger.get(gateway)).statusCode).toBe(404);
      const fields = Object.fromEntries(new URL(gateway, 'https://sklep.example').searchParams);
      const { testPayment, orderPay } = linksIn(language);
      const paid = await sendForm(stranger, testPayment, { ...fields, do: 'pay' }, PAGE);
      expect(paid.statusCode).toBe(404);
      expect((await sendForm(stranger, orderPay, { number }, PAGE)).statusCode).toBe(404);
      expect(await statusOf(number)).toBe('placed');
    },
  );

  test('tells whoever was to pay online before, and cannot now, to write', async () => {
    const page = new URL(
      await orderBy(await guestWith(use()), { delivery: BY_GATEWAY }),
      'https://sklep.example',
    );
    const order = (page.searchParams.get('return') ?? '').replace('https://sklep.example', '');
    const { body } = await shopperIn(await open()).get(order);
    expect(body).toContain('Płatności online nie są teraz dostępne.');
    expect(body).not.toContain('Zapłać teraz');
  });

  test('that names the test gateway has it, as the demo shop does', async () => {
    const shopper = await guestWith(await open({ payments: ['test'] }));
    expect(await orderBy(shopper, { delivery: BY_GATEWAY })).toMatch(/^\/payment-test\.php\?/);
  });

  test('without account and gateway is paid at the door, and offers no delivery that is paid before', async () => {
    const shopper = await guestWith(await open({ bankAccount: undefined }));
    const step = await deliveryStep(shopper);
    expect(step).toContain('courier:on_delivery');
    expect(step).not.toContain(':prepaid');
    expect(await orderBy(shopper, { delivery: ON_DELIVERY })).toMatch(/^\/order-status\.php/);
  });
});

describeWithShop('the test gateway', (use) => {
  test.each([
    ['pl', 'żadne pieniądze nie zostaną pobrane'],
    ['en', 'no money moves'],
  ] as const)('says on its page in the language %s that no money moves', async (language, words) => {
    const shopper = await guestWith(use());
    const page = await orderBy(shopper, { delivery: BY_GATEWAY, language });
    expect((await shopper.get(page)).body).toContain(words);
  });

  describe('never takes an order that is', () => {
    test.each([
      ['transferred', BY_TRANSFER],
      ['paid at the door', ON_DELIVERY],
    ])('%s', async (_, delivery) => {
      const { shop } = use();
      const { testGateway } = shop.ordering.payments;
      if (!testGateway) throw new Error('the demo shop has no gateway');
      const shopper = await guestWith(use());
      const page = await orderBy(shopper, { delivery });
      const { searchParams } = new URL(page, shop.settings.origin);
      const link = { number: searchParams.get('number') ?? '', token: searchParams.get('token') ?? '' };
      const answer = await sendForm(shopper, linksIn('pl').orderPay, link, PAGE);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
      const order = await shop.ordering.orders.findByLink(link.number, link.token);
      if (!order) throw new Error('no order');
      const { number: orderNumber, language, email, currency } = order;
      const payment = { orderNumber, language, email, currency, amount: 100, session: newToken() };
      const addresses = { returnAddress: shop.settings.origin + page, notifyAddress: '' };
      const browser = { ip: '192.0.2.1', userAgent: '' };
      const begun = await testGateway.begin({ ...payment, ...addresses }, { method: 'page' }, browser);
      const fields = Object.fromEntries(new URL('to' in begun ? begun.to : '').searchParams);
      await sendForm(shopper, linksIn('pl').testPayment, { ...fields, do: 'pay' }, PAGE);
      expect((await shop.ordering.orders.findByLink(link.number, link.token))?.status).toBe('placed');
    });
  });
});
