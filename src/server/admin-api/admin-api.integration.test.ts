import { desc } from 'drizzle-orm';
import { buildSchema, parse, printSchema, validate } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_API_PATH } from '#contract/wire.ts';
import { TOKEN_RIGHTS } from '#domain/admin-api/token-rights.ts';
import type { Right } from '#domain/staff/right.ts';
import { auditEntry, shopOrder } from '#shop/db/schema/index.ts';
import { hire } from '#tests/support/samples/sample-staff.ts';
import { guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { demoProduct, describeWithShop, ORIGIN } from '#tests/support/shop/test-shop.ts';
import { buildAdminSchema } from './admin-schema.ts';

describeWithShop('the admin API', (use) => {
  let all = '';
  let made = 0;
  async function tokenWith(rights: readonly Right[]): Promise<string> {
    const { staff, tokens } = use().shop.backOffice;
    const { actor } = await hire(staff, 'owner', `api ${++made}`);
    const outcome = await tokens.make(actor, { name: 'ERP', rights, days: 30 });
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.token;
  }
  beforeAll(async () => {
    all = await tokenWith(TOKEN_RIGHTS);
  });
  async function ask(query: string, token = all, variables = {}) {
    const answer = await use().app.inject({
      ...{ method: 'POST', url: ADMIN_API_PATH, payload: { query, variables } },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: answer.statusCode, ...answer.json() };
  }
  const ordered = async () =>
    new URL(await orderBy(await guestWith(use())), ORIGIN).searchParams.get('number') ?? '';
  let keys = 0;
  const of = (number: string, key = `key ${++keys} of it`) => `order: { number: "${number}", key: "${key}" }`;
  const WHAT = '{ problem changed stage version moneyState }';

  describe('opens', () => {
    test.each(['', 'x', `witryna_${'a'.repeat(43)}`])('to no token such as %j', async (token) => {
      const { status, errors } = await ask('{ orders { next } }', token);
      expect([status, errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    });

    test('to nobody by the cookie of the back office', async () => {
      const { session } = await hire(use().shop.backOffice.staff, 'owner', 'ciastko');
      const answer = await use().app.inject({
        ...{ method: 'POST', url: ADMIN_API_PATH, payload: { query: '{ orders { next } }' } },
        cookies: { witryna_staff: session, '__Host-witryna_staff': session },
      });
      expect(answer.statusCode).toBe(401);
    });

    test('for what the token has a right to, and says which one is missing', async () => {
      const number = await ordered();
      const packer = await tokenWith(['parcel.read']);
      const query = `{ order(number: "${number}") { number money { total } email lines { gross } } }`;
      const { data } = await ask(query, packer);
      expect(data.order).toEqual({ number, money: null, email: null, lines: [{ gross: null }] });
      const refused = await ask('{ orders { next } }', packer);
      expect(refused.errors[0]).toMatchObject({
        message: 'The token has not the right order.read.',
        extensions: { code: 'FORBIDDEN' },
      });
      const change = await ask(`mutation { orderHold(${of(number)}, reason: "x") ${WHAT} }`, packer);
      expect(change.errors[0].extensions.code).toBe('FORBIDDEN');
      expect((await ask(query)).data.order.money.total).toBeGreaterThan(0);
    });

    test('not for ever so many calls a minute, nor for a query that asks for too much', async () => {
      const many = Array.from({ length: 60 }, (_, at) => `a${at}: orders { nodes { number stage total } }`);
      expect((await ask(`{ ${many.join(' ')} }`)).status).toBe(400);
      const eager = await tokenWith(['order.read']);
      const most = use().shop.limits.bounds.perMinute.apiCalls;
      for (let count = 0; count < most; count++)
        await use().shop.limits.rateLimits.allow('apiCalls', `token ${made}`);
      expect((await ask('{ orders { next } }', eager)).status).toBe(429);
    });
  });

  test('lists orders page by page, each once', async () => {
    const { database } = use();
    const [last] = await database.orm.select().from(shopOrder).orderBy(desc(shopOrder.id)).limit(1);
    if (!last) throw new Error('there is no order');
    const { id: _, number, ...row } = last;
    await database.orm.insert(shopOrder).values(
      Array.from({ length: 60 }, (_one, at) => ({
        ...{
          ...row,
          number: `API-${at}`,
          idempotencyKey: `the key of api ${at}`,
          linkTokenHash: Buffer.alloc(32, at + 1),
        },
      })),
    );
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { data } = await ask(
        'query ($after: String) { orders(after: $after) { nodes { number } next } }',
        all,
        { after },
      );
      seen.push(...data.orders.nodes.map((one: { number: string }) => one.number));
      after = data.orders.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining([number, 'API-0', 'API-59']));
    expect((await ask('{ orders(after: "x") { next } }')).errors[0].extensions.code).toBe('BAD_CURSOR');
    expect((await ask('{ orders(view: "x") { next } }')).errors[0].extensions.code).toBe('BAD_ARGUMENT');
  });

  test('takes an order from the money to the parcel, as the back office does', async () => {
    const number = await ordered();
    const { data: before } = await ask(`{ order(number: "${number}") { money { due } version } }`);
    const paid = await ask(
      `mutation { orderRecordPayment(${of(number)}, amount: ${before.order.money.due}) ${WHAT} }`,
    );
    expect(paid.data.orderRecordPayment).toMatchObject({ problem: null, changed: true, moneyState: 'paid' });
    const packed = await ask(`mutation { orderPack(${of(number)}, box: "M") ${WHAT} }`);
    expect(packed.data.orderPack).toMatchObject({ problem: null, stage: 'packed' });
    const { data } = await ask(`{ order(number: "${number}") { parcels { id state } } }`);
    const [{ id }] = data.order.parcels;
    const tracking = 'trackingNumber: "620000000000000000000007"';
    const sent = await ask(`mutation { orderSend(${of(number)}, parcelId: ${id}, ${tracking}) ${WHAT} }`);
    expect(sent.data.orderSend).toMatchObject({ problem: null, stage: 'sent' });
    const refund = await ask(`mutation { orderRefund(${of(number)}, amount: 100, reason: "x") ${WHAT} }`);
    expect(refund.data.orderRefund.problem).toBeNull();
    const late = await ask(`mutation { orderCancel(${of(number)}) ${WHAT} }`);
    expect(late.data.orderCancel).toMatchObject({ changed: false, problem: expect.any(String) });
  });

  test('writes down more money than is missing only where that is said to be meant', async () => {
    const number = await ordered();
    const pay = (amount: number, more = '') =>
      ask(`mutation { orderRecordPayment(${of(number)}, amount: ${amount}${more}) ${WHAT} }`);
    expect((await pay(2_000_000_000)).data.orderRecordPayment).toMatchObject({
      ...{ problem: 'too_much', changed: false },
    });
    const { data } = await ask(`{ order(number: "${number}") { money { due } } }`);
    expect((await pay(data.order.money.due)).data.orderRecordPayment.moneyState).toBe('paid');
    expect((await pay(1)).data.orderRecordPayment.problem).toBe('too_much');
    expect((await pay(1, ', evenMore: true')).data.orderRecordPayment).toMatchObject({ problem: null });
  });

  test('does the same request once, and refuses its key for another', async () => {
    const number = await ordered();
    const hold = `mutation { orderHold(${of(number, 'erp-7 once')}, reason: "Brak") ${WHAT} }`;
    expect((await ask(hold)).data.orderHold).toMatchObject({ changed: true });
    expect((await ask(hold)).data.orderHold).toMatchObject({ problem: null, changed: false });
    const other = await ask(`mutation { orderNote(${of(number, 'erp-7 once')}, text: "x") ${WHAT} }`);
    expect(other.data.orderNote.problem).toBe('key_reused');
    const another = await tokenWith(['order.note']);
    const theirs = await ask(
      `mutation { orderNote(${of(number, 'erp-7 once')}, text: "x") ${WHAT} }`,
      another,
    );
    expect(theirs.data.orderNote).toMatchObject({ problem: null, changed: true });
    const short = await ask(`mutation { orderRelease(${of(number, 'erp')}) ${WHAT} }`);
    expect(short.errors[0].extensions.code).toBe('BAD_KEY');
    const stale = `order: { number: "${number}", key: "stale request", version: 1 }`;
    expect((await ask(`mutation { orderRelease(${stale}) ${WHAT} }`)).data.orderRelease.problem).toBe(
      'conflict',
    );
    const [entry] = await use().database.orm.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
    expect(entry).toMatchObject({
      actor: 'token',
      actorName: 'ERP',
      action: 'order.note',
      tokenId: expect.any(Number),
    });
  });

  test('sets stock and prices, each request once, and shows them with their product', async () => {
    const { sizeIds, id } = await demoProduct(use().shop, 'brazylia-cerrado');
    const [sizeId] = sizeIds;
    const { data: known } = await ask(`{ products { nodes { sizes { ean stock { warehouse } } } } }`);
    const place = known.products.nodes[0].sizes[0].stock[0].warehouse;
    const stock = (quantity: number, key: string, of = sizeId) =>
      ask(
        `mutation { stockSet(key: "${key}", sizeId: ${of}, warehouse: "${place}", quantity: ${quantity}) { problem changed } }`,
      );
    expect((await stock(7.5, 'wms first')).data.stockSet).toEqual({ problem: null, changed: true });
    expect((await stock(9, 'wms second')).data.stockSet).toEqual({ problem: null, changed: true });
    expect((await stock(7.5, 'wms first')).data.stockSet, 'late').toEqual({ problem: null, changed: false });
    expect((await stock(8, 'wms first')).data.stockSet.problem).toBe('key_reused');
    expect((await stock(-1, 'wms third')).data.stockSet.problem).toBe('bad_quantity');
    expect((await stock(1, 'wms fourth', 2_000_000_000)).data.stockSet.problem).toBe('no_size');
    const price = (gross: number, more = '') =>
      ask(
        `mutation { priceSet(key: "erp price ${gross}${more.length}", sizeId: ${sizeId}, currency: "PLN", gross: ${gross}${more}) { problem changed } }`,
      );
    expect((await price(3100)).data.priceSet).toEqual({ problem: null, changed: true });
    use().now += 1000;
    expect((await price(2900, ', regular: 3100')).data.priceSet).toEqual({ problem: null, changed: true });
    expect((await price(2900, ', regular: 100')).data.priceSet.problem).toBe('bad_amount');
    const pages = [];
    for (let after: string | null | undefined; after !== null; ) {
      const query =
        'query ($a: String) { products(after: $a) { nodes { id sizes { id prices { currency gross regular } stock { warehouse quantity } } } next } }';
      const { data } = await ask(query, all, { a: after });
      pages.push(...data.products.nodes);
      after = data.products.next;
    }
    const [shown] = pages
      .find((one) => one.id === id)
      .sizes.filter((one: { id: number }) => one.id === sizeId);
    expect(shown.stock).toContainEqual({ warehouse: place, quantity: 9 });
    expect(shown.prices).toContainEqual({ currency: 'PLN', gross: 2900, regular: 3100 });
    const reader = await tokenWith(['product.read']);
    const { data } = await ask('{ products { nodes { sizes { stock { quantity } } } } }', reader);
    expect(data.products.nodes[0].sizes[0].stock).toBeNull();
    expect((await ask('{ clients { next } webhooks { address } }')).errors).toBeUndefined();
  });

  test('answers with a status of its own where nothing could be answered', async () => {
    const reader = await tokenWith(['order.read']);
    const number = await ordered();
    const status = async (query: string, token = all) => (await ask(query, token)).status;
    expect(await status('{ orders { next } }')).toBe(200);
    expect(await status('{ clients { next } }', reader)).toBe(403);
    expect(await status('{ orders(after: "x") { next } }')).toBe(400);
    expect(await status(`mutation { orderRelease(${of(number, 'short')}) ${WHAT} }`)).toBe(400);
    const short = await ask(`mutation { orderRelease(${of(number, 'short')}) ${WHAT} }`);
    expect(short.errors[0].message).toBe('A key has 8 to 100 signs, this one has 5. Nothing was done.');
    expect(await status('{ a: orders { next } b: order(number: "x") { number } }')).toBe(200);
  });

  describe('manages webhooks', () => {
    const ADD = 'address: "https://erp.example.com/hook", events: ["order.paid", "stock.changed"]';
    const add = async (key: string, given = ADD) =>
      (
        await ask(
          `mutation { webhookAdd(key: "${key}", ${given}) { problem warning changed webhookId secret } }`,
        )
      ).data.webhookAdd;
    const does = async (call: string, fields = 'problem changed') => {
      const { data } = await ask(`mutation { done: ${call} { ${fields} } }`);
      return data.done;
    };
    const shown = async (id: number) => {
      const { data } = await ask('{ webhooks { id address events isOn version waiting } }');
      return data.webhooks.find((one: { id: number }) => one.id === id);
    };

    test('adds one once for its key, and tells its secret once', async () => {
      const added = await add('webhook added');
      expect(added).toEqual({
        ...{ problem: null, warning: null, changed: true, webhookId: expect.any(Number) },
        secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
      });
      expect(await add('webhook added')).toEqual({ ...added, changed: false, secret: null });
      expect((await add('webhook added', `${ADD.slice(0, -1)}, "price.changed"]`)).problem).toBe(
        'key_reused',
      );
      const { data } = await ask('{ webhooks { id secretOf: address } }');
      expect(JSON.stringify(data)).not.toContain('whsec_');
      expect(await shown(added.webhookId)).toMatchObject({
        events: ['order.paid', 'stock.changed'],
        isOn: true,
      });
    });

    test('refuses what the back office refuses, keeps no key of it, and tells of a name that nobody knows', async () => {
      const wrong = (address: string) => `address: "${address}", events: ["order.paid"]`;
      expect((await add('webhook wrong', wrong('http://erp.example.com'))).problem).toBe('no_https');
      expect((await add('webhook wrong', wrong('https://10.0.0.1'))).problem).toBe('own_network');
      expect(await add('webhook wrong', wrong('https://erp.exmaple.org/hook'))).toMatchObject({
        ...{ problem: null, warning: 'no_host', webhookId: expect.any(Number) },
      });
      const { errors } = await ask(
        'mutation { webhookAdd(key: "webhook event", address: "https://erp.example.com", events: ["x"]) { problem } }',
      );
      expect(errors[0]).toMatchObject({
        message: 'There is no event x.',
        extensions: { code: 'BAD_ARGUMENT' },
      });
    });

    test('switches off and on, renews the secret, tests, sends again, and removes', async () => {
      const { webhookId: id, secret } = await add('webhook walked');
      expect(await does(`webhookTest(key: "webhook test", id: ${id})`)).toEqual({
        problem: null,
        changed: true,
      });
      expect(await does(`webhookTest(key: "webhook test", id: ${id})`)).toEqual({
        problem: null,
        changed: false,
      });
      const off = `webhookChange(key: "webhook off", id: ${id}, isOn: false, version: 1)`;
      expect(await does(off)).toEqual({ problem: null, changed: true });
      expect(await shown(id)).toMatchObject({ isOn: false, version: 2, waiting: 1 });
      const stale = `webhookChange(key: "webhook stale", id: ${id}, isOn: true, version: 1)`;
      expect((await does(stale)).problem).toBe('conflict');
      expect((await does(`webhookTest(key: "webhook dark", id: ${id})`)).problem).toBe('is_off');
      const on = `webhookChange(key: "webhook on", id: ${id}, isOn: true, events: ["order.sent"])`;
      expect((await does(on)).problem).toBeNull();
      expect(await shown(id)).toMatchObject({ isOn: true, events: ['order.sent'] });
      const renewed = await does(`webhookRenewSecret(key: "webhook secret", id: ${id})`, 'problem secret');
      expect(renewed.secret).toMatch(/^whsec_/);
      expect(renewed.secret).not.toBe(secret);
      await use().database.pool.query(
        "UPDATE webhook_delivery SET state = 'dead', ended_at = now() WHERE webhook_id = $1",
        [id],
      );
      const listed = async () => {
        const query = `{ webhookDeliveries(webhookId: ${id}) { nodes { id type state messageId tried { status } } next } }`;
        return (await ask(query)).data.webhookDeliveries;
      };
      const { nodes, next } = await listed();
      expect([nodes, next]).toMatchObject([
        [
          {
            type: 'webhook.test',
            state: 'dead',
            messageId: expect.stringMatching(/^msg_[0-9a-f]{32}$/),
            tried: [],
          },
        ],
        null,
      ]);
      expect(
        (await does(`webhookSendAgain(key: "webhook again", deliveryId: ${nodes[0].id})`)).problem,
      ).toBeNull();
      expect((await listed()).nodes[0].state).toBe('waiting');
      expect((await does(`webhookRemove(key: "webhook gone", id: ${id})`)).problem).toBeNull();
      expect((await does(`webhookRemove(key: "webhook twice", id: ${id})`)).problem).toBe('missing');
      expect(await shown(id)).toBeUndefined();
    });

    test('not without the right to', async () => {
      const reader = await tokenWith(['settings.read']);
      const { errors } = await ask(
        'mutation { webhookRemove(key: "webhook right", id: 1) { problem } }',
        reader,
      );
      expect(errors[0].message).toBe('The token has not the right settings.webhooks.');
    });
  });

  test('tells nothing of what breaks inside', async () => {
    const { desk } = use().shop.ordering;
    const show = desk.show;
    desk.show = async () => {
      throw new Error('password of the database');
    };
    const { errors } = await ask('{ order(number: "1") { number } }');
    desk.show = show;
    expect(errors).toEqual([
      { message: 'The shop could not answer.', path: ['order'], extensions: { code: 'INTERNAL' } },
    ]);
  });
});

describe('the schema of the admin API', () => {
  const schema = buildAdminSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );

  test.each(fields.map((field) => [field.name, field] as const))(
    '%s says what it does, which right it needs, and shows an example that can be run',
    (name, { description }) => {
      expect(description).toMatch(/right [a-z]+\.[a-z]+/);
      const [, example = ''] = /Example: `(.+)`$/s.exec(description ?? '') ?? [];
      expect(example).toContain(name);
      expect(validate(schema, parse(example))).toEqual([]);
    },
  );

  test('lets nothing be changed without a key', () => {
    for (const { args, name } of Object.values(schema.getMutationType()?.getFields() ?? {}))
      expect(JSON.stringify(args.map((one) => [one.name, String(one.type)])), name).toMatch(
        /OrderToChange!|\["key","String!"\]/,
      );
    expect(buildSchema(printSchema(schema)).getType('OrderToChange')?.toString()).toBe('OrderToChange');
  });
});
