import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPING_QUERY, shippingTimeFromWire, type WireShipping } from '#contract/delivery/shipping.ts';
import { DAY, dayOf, instantAt } from '#domain/time/zone.ts';
import { type FoundOffer, findOffer } from '#tests/support/shop/demo-offers.ts';
import { describeWithShop, openTestShop, shopperIn, type TestShop } from '#tests/support/shop/test-shop.ts';

const ZONE = 'Europe/Warsaw';
const EVERY_DAY = { deadline: '14:00', days: [1, 2, 3, 4, 5, 6, 7], closedOn: [] };
const JSON_TYPE = { 'content-type': 'application/json' };
const TIMES = `shippingTime {
  shippingTime { time { days hours minutes } weekDay weekAmount today }
  time unknownTime todayShipmentDeadline
}`;
const WAYS = 'shipping { courier { icon name } prepaid cost { value formatted } deliveryTime }';

const isGoods = ({ record, offer }: FoundOffer) => offer.purchase === 'buy' && record.type === 'goods';
const leavesIn = (days: number) => (found: FoundOffer) =>
  isGoods(found) && found.offer.leads.length === 1 && found.offer.leads[0]?.days === days;

describeWithShop('the shipping query', (use) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(use().database, { dispatch: EVERY_DAY });
  });
  afterAll(() => shop.close());

  /** Today, at this time of the shop's clock. */
  const atTime = (hours: number, minutes = 0) => {
    shop.now = instantAt(dayOf(Date.now(), ZONE), hours * 60 + minutes, ZONE);
  };
  async function ask(query: string, variables?: object, cookies: Record<string, string> = {}, headers = {}) {
    const shopper = shopperIn(shop, new Map(Object.entries(cookies)));
    const answer = await shopper.post('/graphql/v1/', JSON.stringify({ query, variables }), {
      ...JSON_TYPE,
      ...headers,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }
  const shippingOf = async (input: string, cookies = {}, headers = {}): Promise<WireShipping> => {
    const { data, errors } = await ask(
      `{ shipping(ShippingInput: ${input}) { ${TIMES} ${WAYS} } }`,
      undefined,
      cookies,
      headers,
    );
    expect(errors).toBeUndefined();
    return data.shipping;
  };
  const product = ({ record, offer }: FoundOffer, quantity: number | string = 1) =>
    `{id: ${record.id}, size: "${offer.type}", quantity: ${quantity}}`;
  const wayCosts = ({ shipping }: WireShipping) => shipping.map(({ cost }) => cost.value);

  test('says when a parcel leaves today, and until when to order', async () => {
    atTime(11, 15);
    const found = await findOffer(shop, leavesIn(0));
    const { shippingTime } = await shippingOf(`{mode: product, products: [${product(found)}]}`);
    expect(shippingTime).toEqual({
      shippingTime: {
        time: { days: 0, hours: 2, minutes: 45 },
        weekDay: 0,
        weekAmount: 0,
        today: true,
      },
      time: expect.stringMatching(/^\d{4}-\d\d-\d\d 14:00:00$/),
      unknownTime: false,
      todayShipmentDeadline: '14:00:00',
    });
  });

  test('names no deadline once it has passed', async () => {
    atTime(14, 0);
    const found = await findOffer(shop, leavesIn(0));
    const { shippingTime } = await shippingOf(`{mode: product, products: [${product(found)}]}`);
    expect(shippingTime).toMatchObject({
      todayShipmentDeadline: null,
      shippingTime: { today: false },
    });
  });

  test('answers the browser’s own query, which becomes the shop’s own rule again', async () => {
    atTime(9);
    const { record, offer } = await findOffer(shop, leavesIn(0));
    const variables = { id: record.id, size: offer.type, quantity: 1 };
    const { data } = await ask(SHIPPING_QUERY, variables);
    const deadline = shop.now + 5 * 3_600_000;
    expect(shippingTimeFromWire(data.shipping)).toMatchObject({
      unknownTime: false,
      today: true,
      at: deadline,
      deadlineAt: deadline,
      hours: 5,
      weekDay: 0,
    });
  });

  test('lists every shipping method, the cheapest first, with its picture, cost and time', async () => {
    const found = await findOffer(
      shop,
      (one) => isGoods(one) && one.offer.price.gross < 5_000 && one.offer.weightGrams < 3_000,
    );
    const input = `{mode: product, products: [${product(found)}]}`;
    const { shipping } = await shippingOf(input);
    expect(shipping).toContainEqual({
      courier: { icon: '/gfx/icons.svg#truck', name: 'Kurier' },
      prepaid: true,
      cost: { value: 15.9, formatted: '15,90\u00a0zł' },
      deliveryTime: '1–2 dni',
    });
    expect(shipping).toContainEqual(expect.objectContaining({ prepaid: false, cost: expect.anything() }));
    const costs = shipping.map(({ cost }) => cost.value);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    const english = await shippingOf(input, {}, { referer: 'https://sklep.example/en/' });
    expect(english.shipping).toContainEqual(
      expect.objectContaining({
        courier: expect.objectContaining({ name: 'Courier' }),
        deliveryTime: '1–2 days',
      }),
    );
  });

  test('counts in the shopper’s currency and for the shopper’s country', async () => {
    const found = await findOffer(shop, (one) => isGoods(one) && one.offer.price.gross < 5_000);
    const input = `{mode: product, products: [${product(found)}]}`;
    expect(wayCosts(await shippingOf(input, { region: '1143020143' }))).toEqual([39]);
    const euro = await shippingOf(input, { region: '1143020143', currency: 'EUR' });
    expect(euro.shipping[0]?.cost).toEqual({ value: 9.13, formatted: '9,13\u00a0€' });
  });

  test('adds up worth: enough of it is delivered free', async () => {
    const found = await findOffer(shop, (one) => isGoods(one) && one.offer.price.gross < 5_000);
    const [few, many] = [
      await shippingOf(`{products: [${product(found)}]}`),
      await shippingOf(`{products: [${product(found, 10)}, ${product(found, 10)}]}`),
    ];
    const courier = (answer: WireShipping) =>
      answer.shipping.find(({ courier, prepaid }) => courier.name === 'Kurier' && prepaid)?.cost.value;
    expect([courier(few), courier(many)]).toEqual([15.9, 0]);
  });

  test('adds up weight: what is too heavy for every way can only be collected', async () => {
    const found = await findOffer(shop, (one) => isGoods(one) && one.offer.weightGrams > 200);
    const { shipping } = await shippingOf(`{products: [${product(found, 500)}]}`);
    expect(shipping.map(({ courier }) => courier.name)).toEqual([
      expect.stringMatching(/^Odbiór w\spalarni$/),
    ]);
  });

  test('takes a fraction of a unit', async () => {
    const found = await findOffer(shop, ({ record }) => record.sellBy === 0.25);
    expect((await shippingOf(`{products: [${product(found, 0.25)}]}`)).shipping.length).toBeGreaterThan(0);
  });

  test('waits for the slowest product', async () => {
    atTime(9);
    const quick = await findOffer(shop, leavesIn(0));
    const ordered = await findOffer(
      shop,
      ({ offer }) => offer.availability.status === 'order' && (offer.leads[0]?.days ?? 0) > 1,
    );
    const days = ordered.offer.leads[0]?.days ?? 0;
    const { shippingTime } = await shippingOf(`{products: [${product(quick)}, ${product(ordered)}]}`);
    expect(shippingTime.shippingTime?.today).toBe(false);
    expect(Date.parse(`${shippingTime.time?.slice(0, 10)}T00:00:00Z`) / DAY).toBe(
      dayOf(shop.now, ZONE) + days,
    );
  });

  test('does not know the time where one product’s is unknown', async () => {
    const quick = await findOffer(shop, leavesIn(0));
    const unknown = await findOffer(shop, ({ offer }) => 'unknownTime' in offer.availability);
    const { shippingTime } = await shippingOf(`{products: [${product(quick)}, ${product(unknown)}]}`);
    expect(shippingTime).toEqual({
      shippingTime: null,
      time: null,
      unknownTime: true,
      todayShipmentDeadline: null,
    });
  });

  test('takes the chosen parts of a set, which may make it slower', async () => {
    atTime(9);
    const set = await findOffer(
      shop,
      ({ record, offer }) => record.type === 'bundle' && offer.purchase === 'buy',
    );
    const unknown = await findOffer(shop, ({ offer }) => 'unknownTime' in offer.availability);
    const part = `{id: ${unknown.record.id}, size: "${unknown.offer.type}"}`;
    const asked = (parts: string) =>
      `{products: [{id: ${set.record.id}, size: "${set.offer.type}", quantity: 1, bundleParts: [${parts}]}]}`;
    expect((await shippingOf(asked(''))).shippingTime.unknownTime).toBe(false);
    expect((await shippingOf(asked(part))).shippingTime.unknownTime).toBe(true);
  });

  test('sends a gift card by e-mail', async () => {
    const found = await findOffer(shop, ({ record }) => record.type === 'virtual');
    const { shipping } = await shippingOf(`{products: [${product(found)}]}`);
    expect(shipping).toEqual([
      {
        courier: { icon: '', name: 'Wiadomość e-mail' },
        prepaid: true,
        cost: { value: 0, formatted: '0,00\u00a0zł' },
        deliveryTime: 'od razu',
      },
    ]);
  });

  test('answers for the shopper’s basket', async () => {
    const shopper = shopperIn(shop);
    const query = `{ shipping(ShippingInput: {mode: basket}) { ${TIMES} ${WAYS} } }`;
    const ofBasket = async () =>
      (await shopper.post('/graphql/v1/', JSON.stringify({ query }), JSON_TYPE)).json().data.shipping;
    expect(await ofBasket()).toMatchObject({ shippingTime: { unknownTime: true }, shipping: [] });
    const { record, offer } = await findOffer(shop, leavesIn(0));
    await shopper.change({ product: String(record.id), size: offer.type, number: '1' });
    const asked = await shippingOf(`{products: [${product({ record, offer } as FoundOffer)}]}`);
    expect(await ofBasket()).toEqual(asked);
  });

  test('says what is wrong with a question, with no data', async () => {
    const { record, offer } = await findOffer(shop, isGoods);
    const several = await findOffer(shop, ({ record }) => record.sizes.length > 1);
    const single = await findOffer(shop, ({ record }) => record.sizes.length === 1);
    for (const [input, message] of [
      ['{mode: product, products: [{id: 999999}]}', 'The shop has no product "999999".'],
      ['{products: [{id: "abc"}]}', 'The shop has no product "abc".'],
      [`{products: [{id: ${record.id}, size: "XXXXL"}]}`, `Product ${record.id} has no size "XXXXL".`],
      [`{products: [{id: ${several.record.id}}]}`, `Product ${several.record.id} has no size "".`],
      [`{products: [{id: ${record.id}, size: "${offer.type}", quantity: 0}]}`, '0 is no quantity.'],
      [`{products: [{id: ${record.id}, size: "${offer.type}", quantity: -1}]}`, '-1 is no quantity.'],
      ['{mode: product}', 'shipping: products are expected in the mode product.'],
      [
        `{products: [${`{id: ${single.record.id}},`.repeat(101)}]}`,
        'A call may ask for at most 100 products.',
      ],
    ] as const) {
      const { data, errors } = await ask(`{ shipping(ShippingInput: ${input}) { ${TIMES} } }`);
      expect(data).toBeNull();
      expect(errors[0].message).toBe(message);
    }
  });
});
