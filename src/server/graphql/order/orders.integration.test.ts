import { describe, expect, test } from 'vitest';
import { pickupPoint, shopOrder } from '#shop/db/schema/index.ts';
import { newToken } from '#shop/session/token.ts';
import { POLAND } from '#tests/support/samples/sample-account.ts';
import { guestWith, putIn } from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, emailsTo, type Shopper } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, shopperIn } from '#tests/support/shop/test-shop.ts';

const BILLING = {
  firstname: 'Anna',
  lastname: 'Nowak',
  street: 'Długa',
  streetNumber: '5',
  zipcode: '00-950',
  city: 'Warszawa',
  country: String(POLAND),
};
const WAY = { deliveryMethod: 'courier', payment: 'transfer' };
const QUOTE = `query ($input: OrderQuoteInput!) { orderQuote(OrderInput: $input) {
  total { gross { value } } goods { gross { value } } delivery { gross { value } } payments problems seen } }`;
const CREATE = `mutation ($input: OrderInput!) { orderCreate(OrderInput: $input) {
  status number link errors { code message } } }`;

type Placed = {
  status: string;
  number: string | null;
  link: string | null;
  errors: { code: string; message: string }[];
};

describeWithShop('ordering by GraphQL', (use) => {
  const orders = () => use().database.orm.$count(shopOrder);

  async function ask(shopper: Shopper, query: string, input: object, headers: Record<string, string> = {}) {
    const answer = await shopper.post('/graphql/v1/', JSON.stringify({ query, variables: { input } }), {
      'content-type': 'application/json',
      ...headers,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }
  const quote = async (shopper: Shopper, input: object = {}) =>
    (await ask(shopper, QUOTE, { country: String(POLAND), ...WAY, ...input })).data.orderQuote;
  async function create(shopper: Shopper, input: object = {}, headers = {}): Promise<Placed> {
    const { seen } = await quote(shopper);
    const order = { key: newToken(), seen, email: 'anna@example.org', billing: BILLING, ...WAY, ...input };
    const { data, errors } = await ask(shopper, CREATE, order, headers);
    expect(errors).toBeUndefined();
    return data.orderCreate;
  }
  const codesOf = ({ errors }: Placed) => errors.map(({ code }) => code);

  test('tells before what it will cost, delivered so', async () => {
    expect(await quote(await guestWith(use()))).toMatchObject({
      goods: { gross: { value: 49.8 } },
      delivery: { gross: { value: 15.9 } },
      total: { gross: { value: 65.7 } },
      payments: expect.arrayContaining(['transfer', 'gateway']),
      problems: [],
    });
  });

  test('answers with the number and the link of an order that everybody finds', async () => {
    const shopper = await guestWith(use());
    const placed = await create(shopper, { email: 'graf@example.org' });
    expect(placed).toMatchObject({ status: 'success', errors: [] });
    const page = placed.link?.replace('https://sklep.example', '') ?? '';
    expect(page).toMatch(/^\/order-status\.php/);
    const { body } = await shopperIn(use()).get(page);
    expect(body).toContain(`Zamówienie ${placed.number}`);
    expect((await emailsTo(use(), 'graf@example.org')).map(({ kind }) => kind)).toEqual(['order_placed']);
  });

  test('goes to a pickup point that exists, and is paid at the door where it is wanted so', async () => {
    const [point] = await use().database.orm.select().from(pickupPoint).limit(1);
    const toPoint = { deliveryMethod: 'point', payment: 'transfer' };
    const first = await guestWith(use());
    const { seen } = await quote(first, toPoint);
    expect(codesOf(await create(first, { ...toPoint, seen, pickupPoint: 'XXX99M' }))).toEqual(['no_point']);
    const sent = await create(first, { ...toPoint, seen, pickupPoint: point?.code });
    expect(sent.status).toBe('success');
    const second = await guestWith(use());
    const atDoor = { prepaid: false, payment: 'on_delivery' };
    const placed = await create(second, { ...atDoor, seen: (await quote(second, atDoor)).seen });
    expect(placed).toMatchObject({ status: 'success', errors: [] });
  });

  test('makes one order of one key, however often it is sent at once', async () => {
    const shopper = await guestWith(use());
    const { seen } = await quote(shopper);
    const before = await orders();
    const order = { key: newToken(), seen };
    const placed = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const input = { ...order, email: 'anna@example.org', billing: BILLING, ...WAY };
        return (await ask(shopper, CREATE, input)).data.orderCreate;
      }),
    );
    expect(new Set(placed.map(({ link }) => link)).size).toBe(1);
    expect(placed[0]).toMatchObject({ status: 'success' });
    expect(await orders()).toBe(before + 1);
  });

  test('belongs to the client who is logged in', async () => {
    const client = await clientIn(use(), 'graf.klientka');
    await putIn(use(), client, 'brazylia-cerrado', '1', '250g');
    const { number } = await create(client);
    expect((await client.get(`/order-status.php?number=${number}`)).statusCode).toBe(200);
  });

  describe('sells nothing and says why:', () => {
    async function refused(shopper: Shopper, input: object): Promise<Placed> {
      const before = await orders();
      const placed = await create(shopper, input);
      expect(placed).toMatchObject({ status: 'error', number: null, link: null });
      expect(await orders()).toBe(before);
      for (const { message } of placed.errors) expect(message).toMatch(/\p{L}/u);
      return placed;
    }

    test('an empty basket', async () => {
      expect(codesOf(await refused(shopperIn(use()), {}))).toEqual(['empty']);
    });

    test('another price than was seen', async () => {
      const shopper = await guestWith(use());
      const { seen } = await quote(shopper);
      await putIn(use(), shopper, 'filtry-stozkowe-02');
      expect(codesOf(await refused(shopper, { seen }))).toEqual(['changed']);
    });

    test.each(['', 'x', 'A'.repeat(44)])('a key that is none: %s', async (key) => {
      expect(codesOf(await refused(await guestWith(use()), { key }))).toEqual(['no_key']);
    });

    test('a key that has ordered something else', async () => {
      const shopper = await guestWith(use());
      const key = newToken();
      await create(shopper, { key });
      await putIn(use(), shopper, 'filtry-stozkowe-02');
      expect(codesOf(await refused(shopper, { key }))).toEqual(['key_reused']);
    });

    test.each([
      ['a way that is not there', { deliveryMethod: 'balloon' }, 'no_delivery'],
      ['a way that is no way', { deliveryMethod: '\u0000' }, 'no_delivery'],
    ])('%s', async (_, input, code) => {
      expect(codesOf(await refused(await guestWith(use()), input))).toEqual([code]);
    });

    test.each(['gold', 'points', 'on_delivery', ''])('a payment that is not offered: %s', async (payment) => {
      expect(codesOf(await refused(await guestWith(use()), { payment }))).toEqual(['no_payment']);
    });

    test('an address and a phone with mistakes, each by its code', async () => {
      const input = {
        email: 'anna@',
        phone: '1',
        billing: { ...BILLING, zipcode: '1', city: '', firstname: '<b>' },
      };
      const { errors } = await refused(await guestWith(use()), input);
      expect(errors.length).toBeGreaterThanOrEqual(4);
    });

    test.each(['1143020000', 'x', '-1', '1e309', '99999999999999999999'])(
      'a country that the shop does not serve: %s',
      async (country) => {
        const input = { billing: { ...BILLING, country } };
        expect((await refused(await guestWith(use()), input)).errors).not.toEqual([]);
      },
    );
  });
});
