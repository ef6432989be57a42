import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { basket, rebateCode } from '#shop/db/schema/index.ts';
import { type FoundOffer, findOffer } from '#tests/support/shop/demo-offers.ts';
import { describeWithShop, shopperIn } from '#tests/support/shop/test-shop.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const MONEY = '{ gross { value formatted } net { value formatted } }';
const PRICE = `price {
  price ${MONEY} unit ${MONEY} max ${MONEY} omnibusPrice ${MONEY} beforeRebate ${MONEY}
  youSavePercent rebateCodeActive
  omnibusPriceDetails {
    unit ${MONEY} youSavePercent omnibusPriceIsHigherThanSellingPrice newPriceEffectiveUntil { formatted }
  }
  beforeRebateDetails { unit ${MONEY} youSavePercent }
}`;
const PRODUCT = `product { id name link unit { name sellBy precision } ${PRICE} sizes { id name amount ${PRICE} } }`;

const isReduced = ({ record, offer }: FoundOffer) =>
  offer.regular !== undefined && offer.purchase === 'buy' && record.type === 'goods';

describeWithShop('the product query', (use) => {
  async function ask(query: string, cookies: Record<string, string> = {}, headers = {}) {
    const shopper = shopperIn(use(), new Map(Object.entries(cookies)));
    const answer = await shopper.post('/graphql/v1/', JSON.stringify({ query }), {
      ...JSON_TYPE,
      ...headers,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }
  const productOf = async (id: number, cookies = {}, headers = {}) =>
    (await ask(`{ product(productId: ${id}) { ${PRODUCT} } }`, cookies, headers)).data.product.product;

  test('has what the display of the lowest price needs, for the product and each size', async () => {
    const { record, offer } = await findOffer(use(), isReduced);
    const made = await productOf(record.id);
    expect(made).toMatchObject({
      id: record.id,
      name: record.name,
      link: `/produkt/${record.id}/${record.slug}`,
      unit: { sellBy: record.sellBy, precision: record.precision },
    });
    expect(made.sizes.map(({ id }: { id: string }) => id)).toEqual(record.sizes.map(({ type }) => type));
    const { price } = made.sizes[record.sizes.findIndex(({ type }) => type === offer.type)];
    expect(price).toMatchObject({
      price: { gross: { value: offer.price.gross / 100 }, net: { value: offer.price.net / 100 } },
      max: { gross: { value: (offer.regular?.gross ?? 0) / 100 } },
      omnibusPrice: { net: { value: (offer.lowest?.net ?? 0) / 100 } },
      omnibusPriceDetails: {
        unit: { gross: { value: (offer.lowest?.gross ?? 0) / 100 } },
        omnibusPriceIsHigherThanSellingPrice: (offer.lowest?.gross ?? 0) > offer.price.gross,
        youSavePercent: expect.any(Number),
      },
      rebateCodeActive: false,
      beforeRebate: null,
      beforeRebateDetails: null,
    });
    expect(price.price.gross.formatted).toMatch(/^[\d\u00a0]+,\d\d\u00a0zł$/);
  });

  test('has the date of a price that ends', async () => {
    const found = await findOffer(use(), ({ offer }) => offer.until !== undefined);
    const { sizes } = await productOf(found.record.id);
    const { price } = sizes[found.record.sizes.indexOf(found.size)];
    const [year, month, day] = found.offer.until?.split('-') ?? [];
    expect(price.omnibusPriceDetails.newPriceEffectiveUntil.formatted).toBe(`${day}.${month}.${year}`);
  });

  test('shows prices with the shopper’s code, and those before it', async () => {
    const shopper = shopperIn(use());
    const { record, offer } = await findOffer(use(), isReduced);
    await shopper.change({ product: String(record.id), size: offer.type, number: '1' });
    const code = randomBytes(8).toString('hex').toUpperCase();
    const startsAt = new Date(use().now - 1000);
    const { orm } = use().database;
    const [row] = await orm
      .insert(rebateCode)
      .values({ code, kind: 'percentage', value: 1000, startsAt })
      .returning();
    await orm.update(basket).set({ rebateCodeId: row?.id ?? null });
    const { sizes } = await productOf(record.id, Object.fromEntries(shopper.jar));
    expect(sizes[record.sizes.findIndex(({ type }) => type === offer.type)].price).toMatchObject({
      rebateCodeActive: true,
      price: { gross: { value: Math.round(offer.price.gross * 0.9) / 100 } },
      beforeRebate: { gross: { value: offer.price.gross / 100 } },
      beforeRebateDetails: { youSavePercent: 10 },
    });
    expect((await productOf(record.id)).price.rebateCodeActive).toBe(false);
  });

  test('speaks the shopper’s language and counts in the shopper’s currency', async () => {
    const { record, offer } = await findOffer(use(), isReduced);
    const english = await findOffer(use(), (found) => found.record.id === record.id, 'en');
    const made = await productOf(record.id, { currency: 'EUR' }, { referer: 'https://sklep.example/en/' });
    expect(made).toMatchObject({
      name: english.record.name,
      link: `/en/product/${record.id}/${english.record.slug}`,
    });
    const { price } = made.sizes.find(({ id }: { id: string }) => id === offer.type);
    expect(price.price.gross.value).toBe(Math.round(offer.price.gross * 0.234) / 100);
    expect(price.price.gross.formatted).toContain('€');
  });

  test('says how much there is of a size: -1 is unlimited', async () => {
    const counted = await findOffer(use(), ({ offer }) => (offer.stock ?? 0) > 0);
    const endless = await findOffer(use(), ({ offer }) => offer.stock === null);
    const amounts = async ({ record }: FoundOffer) =>
      (await productOf(record.id)).sizes.map(({ amount }: { amount: number }) => amount);
    expect(await amounts(counted)).toContain(counted.offer.stock);
    expect(await amounts(endless)).toContain(-1);
  });

  test('understands the fields that other clients of the contract ask for', async () => {
    const { record } = await findOffer(use(), ({ record }) => record.tiers.length > 0);
    const { data, errors } = await ask(`query {
      id${record.id}: product(productId: ${record.id}, displaySizesByConfig: false) { ...info },
      none: product(productId: 999999) { ...info }
    }
    fragment info on ProductResponse {
      product {
        id type versionName points pointsReceive description
        unit { name singular plural sellBy precision }
        producer { name link }
        awardedParameters { name values { name } }
        sizes {
          id name code amount amount_mo amount_mw amount_mp
          availability { visible description status icon }
          price {
            suggested { net { value } } crossedPrice { gross { formatted } }
            rebateNumber { number net { value formatted } }
            depositPrice { net { value } } totalDepositPrice { net { value } }
          }
        }
      }
    }`);
    expect(errors).toBeUndefined();
    expect(data.none).toEqual({ product: null });
    const { sizes } = data[`id${record.id}`].product;
    expect(sizes[0]).toMatchObject({ availability: { visible: true } });
    expect(sizes[0].price.rebateNumber.map(({ number }: { number: number }) => number)).toEqual(
      record.tiers.map(({ from }) => from),
    );
  });

  test('gives several products in the order asked for, without those that are not there', async () => {
    const [first, second] = [
      await findOffer(use(), isReduced),
      await findOffer(use(), ({ record }) => record.type === 'bundle'),
    ];
    const ids = [second.record.id, 999_999, -1, first.record.id, second.record.id];
    const list = `products { id }`;
    const { data } = await ask(`{
      a: products(productIds: [${ids}]) { ${list} }
      b: products(searchInput: {productsId: [${ids}]}) { ${list} }
    }`);
    const expected = { products: [{ id: second.record.id }, { id: first.record.id }] };
    expect(data).toEqual({ a: expected, b: expected });
  });

  test('bounds the work of one call, however it is asked', async () => {
    const tooMany = 'A call may ask for at most 100 products.';
    const list = await ask(
      `{ products(productIds: [${Array.from({ length: 101 }, (_, n) => n)}]) { products { id } } }`,
    );
    expect(list).toMatchObject({ data: null, errors: [{ message: tooMany }] });
    const some = Array.from({ length: 51 }, (_, n) => n);
    const twice = ['a', 'b'].map((name) => `${name}: products(productIds: [${some}]) { products { id } }`);
    expect(await ask(`{ ${twice.join(' ')} }`)).toMatchObject({ data: null, errors: [{ message: tooMany }] });
    const oneByOne = Array.from({ length: 99 }, (_, n) => `a${n}: product(productId: 1) { product { id } }`);
    expect(
      await ask(`{ ${oneByOne.join(' ')} b: products(productIds: [1, 2]) { products { id } } }`),
    ).toMatchObject({
      data: null,
      errors: [{ message: tooMany }],
    });
    expect(await ask('{ products { products { id } } }')).toMatchObject({
      data: null,
      errors: [{ message: 'products: productIds are expected.' }],
    });
  });

  test('tells nothing of what broke inside', async () => {
    const { shop, app } = use();
    const error = new Error('password in a SQL error');
    const logged = vi.spyOn(app.log, 'error').mockImplementation(() => {});
    vi.spyOn(shop.catalogue.products, 'product').mockRejectedValueOnce(error);
    const answer = await ask('{ product(productId: 1) { product { id } } }');
    expect(logged).toHaveBeenCalledWith(error);
    vi.restoreAllMocks();
    expect(answer).toMatchObject({ data: null, errors: [{ message: 'The shop could not answer.' }] });
    expect(JSON.stringify(answer)).not.toContain('password');
  });
});
