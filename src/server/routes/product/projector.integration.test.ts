import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerFromWire, viewFromWire } from '#contract/product/projector-offer.ts';
import { unitPriceOf } from '#domain/price/price-view.ts';
import { basket, rebateCode, size } from '#shop/db/schema/index.ts';
import { type FoundOffer, findOffer } from '#tests/support/shop/demo-offers.ts';
import { describeWithShop, openTestShop, shopperIn, type TestShop } from '#tests/support/shop/test-shop.ts';
import { soon } from '#tests/support/soon.ts';

const ALL = 'sizeavailability,sizedelivery,sizeprices';
const HEAVIEST_PARCEL = 30_000;
const JSON_ONLY = { accept: 'application/json' };
type Query = Record<string, string | number>;

const addressOf = (query: Query) =>
  `/ajax/projector.php?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`;
const minor = (amount: string) => Math.round(Number(amount) * 100);
const isBought = ({ offer, record }: FoundOffer) => offer.purchase === 'buy' && record.type === 'goods';

describeWithShop('the product data call', (use) => {
  const ask = async (query: Query, cookies: Record<string, string> = {}, referer?: string) => {
    const shopper = shopperIn(use(), new Map(Object.entries(cookies)));
    const answer = await shopper.get(addressOf(query), { ...JSON_ONLY, ...(referer && { referer }) });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'private, no-store',
    ]);
    return answer.json();
  };
  const askFor = ({ record, offer }: FoundOffer, more: Query = {}, cookies = {}, referer?: string) =>
    ask({ action: 'get', product: record.id, size: offer.type, get: ALL, ...more }, cookies, referer);

  test.each([
    ['sizeprices'],
    [ALL],
    ['sizeprices,sizeavailability'],
    ['sizedelivery'],
    ['sizes,sizeprices'],
    ['sizes'],
    ['sizeprices,nonsense,sizeprices'],
  ])('answers the parts that were asked for, in any order: %s', async (get) => {
    const answer = await askFor(await findOffer(use(), isBought), { get });
    const wanted = new Set(get.split(',').filter((part) => part !== 'nonsense'));
    expect(Object.keys(answer).sort()).toEqual([...wanted].sort());
  });

  test.each([
    ['that can be bought', (found: FoundOffer) => isBought(found)],
    ['at a reduced price', ({ offer }: FoundOffer) => offer.regular !== undefined],
    ['sold out', ({ offer }: FoundOffer) => offer.purchase === 'unavailable'],
    ['ordered in', ({ offer }: FoundOffer) => offer.availability.status === 'order'],
    ['on the phone', ({ offer }: FoundOffer) => offer.purchase === 'phone_only'],
    ['for points only', ({ offer }: FoundOffer) => offer.purchase === 'points_only'],
    ['given with others', ({ offer }: FoundOffer) => offer.purchase === 'hidden'],
    ['in a set', ({ record }: FoundOffer) => record.type === 'bundle'],
    ['sent by e-mail', ({ record }: FoundOffer) => record.type === 'virtual'],
    ['by weight', ({ record }: FoundOffer) => record.sellBy === 0.25],
    ['with a picture of its own', ({ offer }: FoundOffer) => offer.picture !== undefined],
  ])('tells the browser all that the page knows of a size %s', async (_, wanted) => {
    const found = await findOffer(use(), wanted);
    const answer = await askFor(found);
    expect(offerFromWire(answer, found.offer)).toStrictEqual(found.offer);
    const isParcel = found.record.type === 'goods' || found.record.type === 'bundle';
    const canBeSent = isParcel && found.offer.weightGrams <= HEAVIEST_PARCEL;
    expect(viewFromWire(answer, found.offer).delivery !== undefined).toBe(canBeSent);
  });

  test('says in words whether it can be had, with a picture that is there', async () => {
    const words = async (wanted: (found: FoundOffer) => boolean, referer?: string) =>
      (await askFor(await findOffer(use(), wanted), {}, {}, referer)).sizeavailability;
    const gone = ({ offer }: FoundOffer) => offer.availability.status === 'disable';
    const unknown = ({ offer }: FoundOffer) => 'unknownTime' in offer.availability;
    expect(await words(isBought)).toMatchObject({ status: 'enable', status_description: 'W magazynie' });
    expect((await words(isBought, 'https://sklep.example/en/')).status_description).toBe('In stock');
    expect((await words(gone)).status_description).toBe('Produkt niedostępny');
    expect(await words(unknown)).toMatchObject({
      status: 'order',
      delay_time: { unknown_delivery_time: 'true' },
    });
    for (const { status_gfx } of [await words(isBought), await words(gone), await words(unknown)]) {
      const picture = await use().app.inject({ url: status_gfx });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(picture.body).toContain('<circle');
    }
  });

  test('lists all sizes of a product in the order of its page', async () => {
    const { record } = await findOffer(use(), ({ record }) => record.sizes.length > 2);
    const { sizes } = await ask({ action: 'get', product: record.id, get: 'sizes' });
    expect(sizes).toMatchObject({ product_id: record.id, currency: 'PLN', product_type: 'product_item' });
    expect(sizes.items.map(({ type }: { type: string }) => type)).toEqual(
      record.sizes.map(({ type }) => type),
    );
    expect(sizes.items[0]).toMatchObject({
      name: record.sizes[0]?.name,
      availability: { visible: 'y' },
      price: { value: expect.stringMatching(/^\d+\.\d\d$/) },
      shipping_time: { unknown_time: expect.any(String) },
    });
  });

  test('gives the prices of a subscription: of its shortest period, or of the one that is named', async () => {
    const found = await findOffer(
      use(),
      ({ record, offer }) => offer.purchase === 'buy' && record.subscriptions.length > 1,
    );
    const { record, offer } = found;
    const prices = async (subscription: Query) => (await askFor(found, subscription)).sizeprices;
    for (const period of record.subscriptions) {
      const expected = unitPriceOf(offer, { ...record, priceType: 'gross', tiers: [], quantity: 1, period });
      const answer = await prices({ subscription: period.everyDays });
      expect([minor(answer.value), minor(answer.price_net)]).toEqual([expected.gross, expected.net]);
      expect(answer.price_normal).toMatchObject({ value: (offer.price.gross / 100).toFixed(2) });
    }
    const shortest = Math.min(...record.subscriptions.map(({ everyDays }) => everyDays));
    expect(await prices({ subscription: 1 })).toEqual(await prices({ subscription: shortest }));
    for (const none of ['0', '', 'x', '-1', '99999']) {
      expect(await prices({ subscription: none })).toEqual(await prices({}));
    }
    const answer = await askFor(found, { subscription: 1 });
    expect(offerFromWire(answer, offer)).toStrictEqual(offer);
    const { sizes } = await askFor(found, { get: 'sizes' });
    expect(sizes.items[record.sizes.indexOf(found.size)].price_subscription).toEqual(
      await prices({ subscription: 1 }),
    );
  });

  test('gives the normal prices where a product has no subscription', async () => {
    const found = await findOffer(use(), (one) => isBought(one) && one.record.subscriptions.length === 0);
    expect(await askFor(found, { subscription: 1 })).toEqual(await askFor(found));
  });

  test('counts in the shopper’s currency', async () => {
    const found = await findOffer(use(), isBought);
    const [zloty, euro] = [await askFor(found), await askFor(found, {}, { currency: 'EUR' })];
    expect(minor(euro.sizeprices.value)).toBe(Math.round(minor(zloty.sizeprices.value) * 0.234));
    expect(euro.sizeprices.price_formatted).toContain('€');
    expect(minor(euro.sizedelivery.shipping)).toBe(Math.round(minor(zloty.sizedelivery.shipping) * 0.234));
  });

  test('knows what delivery costs to the shopper’s country', async () => {
    const found = await findOffer(use(), (one) => isBought(one) && one.offer.price.gross < 5_000);
    const shipping = async (region: string) => (await askFor(found, {}, { region })).sizedelivery.shipping;
    expect(await shipping('1143020143')).toBe('39.00');
    expect(Number(await shipping('1143020003'))).toBeLessThan(39);
  });

  test('speaks the language of the page that asks', async () => {
    const found = await findOffer(use(), ({ record }) => record.sizes.length > 1);
    const english = await findOffer(use(), ({ record }) => record.id === found.record.id, 'en');
    const { sizes } = await askFor(found, { get: 'sizes' }, {}, 'https://sklep.example/en/product/1/x');
    expect(sizes.items[0].name).toBe(english.record.sizes[0]?.name);
    expect(sizes.unit).not.toBe((await askFor(found, { get: 'sizes' })).sizes.unit);
  });

  test('takes onesize and uniw for one thing', async () => {
    for (const [type, other] of [
      ['onesize', 'uniw'],
      ['uniw', 'onesize'],
    ] as const) {
      const found = await findOffer(use(), ({ size }) => size.type === type);
      expect(await askFor(found, { size: other })).toEqual(await askFor(found));
    }
  });

  test('needs no size where a product has one only', async () => {
    const found = await findOffer(use(), ({ record }) => record.sizes.length === 1);
    expect(await askFor(found, { size: '' })).toEqual(await askFor(found));
    const several = await findOffer(use(), ({ record }) => record.sizes.length > 1);
    expect(await askFor(several, { size: '' })).toBeNull();
  });

  test('has both net and gross also in a shop that shows net prices', async () => {
    const shop = await openTestShop(use().database, { priceType: 'net' });
    try {
      const { record, offer } = await findOffer(shop, isBought);
      const query = { action: 'get', product: record.id, size: offer.type, get: 'sizeprices' };
      const { sizeprices } = (await shopperIn(shop).get(addressOf(query), JSON_ONLY)).json();
      expect([minor(sizeprices.value), minor(sizeprices.price_net)]).toEqual([
        offer.price.gross,
        offer.price.net,
      ]);
    } finally {
      await shop.close();
    }
  });

  test('is null for what the shop does not have', async () => {
    const { record, offer } = await findOffer(use(), isBought);
    const good = { action: 'get', product: record.id, size: offer.type, get: ALL };
    for (const wrong of [
      { product: 999_999 },
      { product: 0 },
      { product: -1 },
      { product: 'abc' },
      { product: '12345678901234567890' },
      { product: `${record.id}.0` },
      { product: '' },
      { size: 'XXXXL' },
      { size: 'x'.repeat(10_000) },
      { size: '__proto__' },
      { size: '\u0000' },
      { action: 'nothing' },
      { action: '' },
      { get: 'nothing' },
      { get: '' },
    ]) {
      expect(await ask({ ...good, ...wrong } as Query), JSON.stringify(wrong).slice(0, 80)).toBeNull();
    }
    expect(await ask({ action: 'get', product: record.id, size: 'XXXXL', get: 'sizes' })).toBeNull();
  });

  test('takes the first where something is said twice', async () => {
    const found = await findOffer(use(), isBought);
    const path = addressOf({ action: 'get', product: found.record.id, size: found.offer.type, get: ALL });
    const twice = await shopperIn(use()).get(`${path}&product=2&size=x&get=sizes`, JSON_ONLY);
    expect(Object.keys(twice.json())).toHaveLength(3);
  });

  test('never fails, whatever is sent', async () => {
    const word = fc.constantFrom(
      'get',
      'set_product_observed',
      '1',
      '-1',
      '1e9',
      ALL,
      'sizes',
      'uniw',
      '250g',
    );
    const value = fc.oneof(word, fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 20 }));
    const name = fc.oneof(
      fc.constantFrom('action', 'product', 'size', 'get', 'subscription', 'email', 'mode', '__proto__'),
      fc.string({ maxLength: 5 }),
    );
    const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 7 });
    const raw = fc.array(fc.constantFrom('%', '&', '=', '%00', 'action=get', 'product', '[]', '+', '%ff'));
    await fc.assert(
      fc.asyncProperty(pairs, raw, async (sent, rubbish) => {
        const query = sent.map(([key, text]) => `${encoded(key)}=${encoded(text)}`).join('&');
        for (const url of [`?${query}`, `?action=get&get=${ALL}&${query}`, `?${rubbish.join('')}`]) {
          const { statusCode } = await shopperIn(use()).get(`/ajax/projector.php${url}`, JSON_ONLY);
          expect([200, 422, 429]).toContain(statusCode);
          const posted = await shopperIn(use()).post('/ajax/projector.php', url.slice(1));
          expect([200, 422, 429]).toContain(posted.statusCode);
        }
      }),
      { numRuns: 60 },
    );
  });

  describe('a discount code in the basket', () => {
    const HOUR = 3_600_000;

    async function shopperWithCode(shop: TestShop, code: Partial<typeof rebateCode.$inferInsert>) {
      const shopper = shopperIn(shop);
      const { record, offer } = await findOffer(shop, isBought);
      await shopper.change({ product: String(record.id), size: offer.type, number: '1' });
      const [row] = await shop.database.orm
        .insert(rebateCode)
        .values({
          code: randomBytes(8).toString('hex').toUpperCase(),
          kind: 'percentage',
          value: 2000,
          startsAt: new Date(shop.now - HOUR),
          ...code,
        })
        .returning();
      // In every basket, this shopper's among them.
      await shop.database.orm.update(basket).set({ rebateCodeId: row?.id ?? null });
      const query = { action: 'get', product: record.id, size: offer.type, get: 'sizeprices' };
      const { sizeprices } = (await shopper.get(addressOf(query), JSON_ONLY)).json();
      return { sizeprices, gross: offer.price.gross };
    }

    test('lowers the price, and the price before it stands beside', async () => {
      const { sizeprices, gross } = await shopperWithCode(use(), {});
      expect(minor(sizeprices.value)).toBe(Math.round(gross * 0.8));
      expect(minor(sizeprices.beforerebate)).toBe(gross);
      expect(sizeprices.omnibus_price).toBeDefined();
    });

    test.each([
      ['that has ended', { startsAt: new Date(0), endsAt: new Date(1) }],
      ['that has not begun', { startsAt: new Date(Date.now() + 1000 * HOUR) }],
      ['that was switched off', { active: false }],
      ['that takes an amount off the whole basket', { kind: 'quota' as const }],
    ])('%s changes no price', async (_, code) => {
      const { sizeprices, gross } = await shopperWithCode(use(), code);
      expect(minor(sizeprices.value)).toBe(gross);
      expect(sizeprices.beforerebate).toBeUndefined();
    });
  });

  describe('a size that changes', () => {
    test('is answered as it is now: on the phone at first, then free', async () => {
      const found = await findOffer(use(), ({ offer }) => offer.purchase === 'phone_only');
      const query = { action: 'get', product: found.record.id, size: found.offer.type, get: ALL };
      const ask = async () => (await shopperIn(use()).get(addressOf(query), JSON_ONLY)).json();
      expect((await ask()).sizeprices).toMatchObject({ phone_price: 'true', basket_enable: 'n', points: 0 });
      await use().database.orm.update(size).set({ basketEnabled: true }).where(eq(size.id, found.size.id));
      await soon(async () => expect((await ask()).sizeprices.basket_enable).toBe('y'));
      expect(offerFromWire(await ask(), found.offer).purchase).toBe('buy_free');
    });
  });
});
