import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTIFY_ACTION } from '#contract/wire.ts';
import { backInStockSubscription } from '#shop/db/schema/index.ts';
import { type FoundOffer, findOffer } from '#tests/support/shop/demo-offers.ts';
import { describeWithShop, ORIGIN, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const DATA = { accept: 'application/json' };
const ENGLISH = { referer: `${ORIGIN}/en/product/1/x` };

describeWithShop('a wish to hear when a product is back', (use) => {
  let gone: FoundOffer;
  beforeEach(async () => {
    gone = await findOffer(use(), ({ offer }) => offer.purchase === 'unavailable');
    // Whoever asked before has asked in another minute.
    use().now += 60_000;
  });
  afterEach(() => use().database.orm.delete(backInStockSubscription));

  const wish = (more: Record<string, string> = {}) =>
    new URLSearchParams({
      product: String(gone.record.id),
      size: gone.offer.type,
      email: 'halina@example.org',
      ...more,
    }).toString();
  const send = (more: Record<string, string> = {}, headers: Record<string, string> = DATA) =>
    shopperIn(use()).post(NOTIFY_ACTION, wish(more), headers);
  const rows = () => use().database.orm.select().from(backInStockSubscription);

  test('is noted, with the language to write in', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'success', message: 'Zapisane. Napiszemy, gdy produkt będzie znów dostępny.' },
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    await send({ email: 'ewa@example.org' }, { ...DATA, ...ENGLISH });
    expect(await rows()).toMatchObject([
      { sizeId: gone.size.id, email: 'halina@example.org', language: 'pl', notifiedAt: null },
      { sizeId: gone.size.id, email: 'ewa@example.org', language: 'en' },
    ]);
  });

  test('may also come as a plain address, as old clients send it, or as JSON', async () => {
    const asked = await shopperIn(use()).get(`${NOTIFY_ACTION}&${wish()}`, DATA);
    expect(asked.json()).toMatchObject({ status: 'success' });
    const fields = Object.fromEntries(new URLSearchParams(wish({ email: 'ewa@example.org' })));
    const json = await shopperIn(use()).post(NOTIFY_ACTION, JSON.stringify(fields), {
      ...DATA,
      'content-type': 'application/json',
    });
    expect(json.json()).toMatchObject({ status: 'success' });
    expect(await rows()).toHaveLength(2);
  });

  test('is noted once for an address, and the answer does not tell whether it was there', async () => {
    const [first, again] = [await send(), await send({ email: ' HALINA@Example.org ' })];
    expect(again.json()).toEqual(first.json());
    expect(await rows()).toHaveLength(1);
  });

  test('may be made again by one who has been told', async () => {
    await send();
    await use()
      .database.orm.update(backInStockSubscription)
      .set({ notifiedAt: new Date() })
      .where(eq(backInStockSubscription.email, 'halina@example.org'));
    await send();
    expect(await rows()).toHaveLength(2);
  });

  test.each(['', 'halina', 'halina@example', 'halina nowak@example.org', `${'a'.repeat(300)}@example.org`])(
    'needs a whole e-mail address: %s',
    async (email) => {
      const answer = await send({ email });
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        {
          status: 'error',
          code: 'incorect_email',
          message: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. anna.nowak@example.org',
          problems: {
            email: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. anna.nowak@example.org',
          },
        },
      ]);
      expect((await send({ email }, { ...DATA, ...ENGLISH })).json().message).toBe(
        'Incorrectly typed e-mail address. Enter the full e-mail address, e.g. anna.nowak@example.org.',
      );
      expect(await rows()).toEqual([]);
    },
  );

  test('needs a product and a size that the shop has', async () => {
    for (const product of ['999999', 'abc', '', '-1', '12345678901234567890']) {
      expect((await send({ product })).json()).toMatchObject({ status: 'error', code: 'no_product' });
    }
    for (const size of ['XXXXL', 'x'.repeat(10_000)]) {
      expect((await send({ size })).json()).toMatchObject({ status: 'error', code: 'no_size' });
    }
    expect(await rows()).toEqual([]);
  });

  test('is answered with good news where the size can be had', async () => {
    const { record, offer } = await findOffer(use(), (found) => found.offer.purchase === 'buy');
    const answer = await send({ product: String(record.id), size: offer.type });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        status: 'error',
        code: 'available',
        message: 'Ten produkt jest już dostępny. Możesz go kupić.',
      },
    ]);
    expect(await rows()).toEqual([]);
  });

  test('is refused to one who asks too often, until the next minute', async () => {
    for (let each = 0; each < 10; each++)
      expect((await send({ email: `a${each}@example.org` })).statusCode).toBe(200);
    const answer = await send({ email: 'b@example.org' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      429,
      {
        status: 'error',
        code: 'too_many',
        message: 'Za dużo żądań naraz. Spróbuj ponownie za chwilę.',
      },
    ]);
    expect(await rows()).toHaveLength(10);
    use().now += 60_000;
    expect((await send({ email: 'b@example.org' })).statusCode).toBe(200);
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    'is refused when another site’s page sends it: %o',
    async (headers) => {
      expect((await send({}, { ...DATA, ...headers })).statusCode).toBe(403);
      const link = await shopperIn(use()).get(`${NOTIFY_ACTION}&${wish()}`, { ...PAGE, ...headers });
      expect(link.statusCode).toBe(403);
      expect((await send({}, { ...DATA, origin: 'https://other.example' })).statusCode).toBe(403);
      expect(await rows()).toEqual([]);
    },
  );

  test('without a script is answered by a page with a way back', async () => {
    const answer = await send({}, PAGE);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('Zapisane. Napiszemy, gdy produkt będzie znów dostępny.');
    expect(answer.body).toContain(`/produkt/${gone.record.id}/${gone.record.slug}?size=${gone.offer.type}`);
    expect(answer.body).toContain('noindex');
    expect(answer.body).not.toContain('class="notify"');
  });

  test('without a script keeps what was typed, and the language, for another try', async () => {
    const answer = await send({ email: 'halina@"><b>' }, { ...PAGE, ...ENGLISH });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Incorrectly typed e-mail address.');
    expect(answer.body).toContain('value="halina@&quot;&gt;&lt;b&gt;"');
    expect(answer.body).toContain('name="lang" value="en"');
    const again = await send({ lang: 'en' }, { ...PAGE, referer: `${ORIGIN}${NOTIFY_ACTION}` });
    expect(again.body).toContain('Saved. We will write when the product can be had again.');
  });

  test('without a script says what is wrong also where there is no product to come back to', async () => {
    const answer = await send({ product: '999999', email: 'x' }, PAGE);
    expect(answer.body).toContain('Błędnie wpisany e-mail.');
  });

  test('without a script for a product that is not there leads home', async () => {
    const answer = await send({ product: '999999' }, PAGE);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Tego produktu już nie ma w sklepie.');
    expect(answer.body).toContain('Na stronę główną');
  });
});
