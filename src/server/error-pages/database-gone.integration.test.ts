import { expect, test, vi } from 'vitest';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { demoProduct, describeWithShop } from '#tests/support/shop/test-shop.ts';

const GONE = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

describeWithShop('a shop whose database is gone', (use) => {
  test('tells who queries so, in the page’s language, and when to come again', async () => {
    const { app, shop } = use();
    const { id } = await demoProduct(shop, 'brazylia-cerrado');
    app.log.level = 'silent';
    vi.spyOn(shop.catalogue.products, 'product').mockRejectedValue(GONE);
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url: GRAPHQL_PATH,
      headers: { 'content-type': 'application/json', referer: 'https://sklep.example/en/' },
      payload: { query: `{ product(productId: ${id}) { product { id } } }` },
    });
    vi.restoreAllMocks();
    expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
    expect(JSON.parse(body)).toMatchObject({
      errors: [
        {
          message: 'We have a technical break. Nothing is lost: please try again in a moment.',
          path: ['product'],
        },
      ],
    });
  });
});
