import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import {
  deliveryRate,
  loyaltyPointsEntry,
  priceStep,
  product,
  shopOrder,
  stock,
} from '#shop/db/schema/index.ts';
import { POLAND } from '#tests/support/samples/sample-account.ts';
import {
  COFFEE,
  FILTERS,
  guestWith,
  ON_DELIVERY,
  orderBy,
  putIn,
  sendPlain,
  summaryForm,
  toSummary,
} from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, emailsTo, type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import {
  type DemoProduct,
  demoProduct,
  describeWithShop,
  PAGE,
  shopperIn,
} from '#tests/support/shop/test-shop.ts';

const SUMMARY = '/order-summary.php';

describeWithShop('the summary', (use) => {
  const orders = () => use().database.orm.$count(shopOrder);
  const productOf = (key: string) => demoProduct(use().shop, key);

  describe('sells', () => {
    test('to a guest, who is thanked, sees the order and is written to', async () => {
      const shopper = await guestWith(use());
      const page = await orderBy(shopper, { contact: { email: 'gosc@example.org' } });
      expect(page).toMatch(/^\/order-status\.php\?number=[^&]+&token=[\w-]{43}$/);
      const { body } = await shopper.get(page);
      expect(body).toContain(
        'Dziękujemy. Zamówienie jest u nas, potwierdzenie wysłaliśmy na gosc@example.org.',
      );
      expect((await shopper.get(page)).body).not.toContain('Dziękujemy. Zamówienie jest u nas');
      const emails = await emailsTo(use(), 'gosc@example.org');
      expect(emails).toMatchObject([{ kind: 'order_placed', total: '65,70\u00a0zł', payment: 'transfer' }]);
      expect(JSON.stringify(emails)).toContain(page);
      expect((await shopper.get('/basketedit.php')).body).toContain('Koszyk jest pusty.');
    });

    test('in English and euros, and writes in that language', async () => {
      const shopper = shopperIn(use(), new Map([['currency', 'EUR']]));
      await putIn(use(), shopper, FILTERS);
      const page = await orderBy(shopper, { contact: { email: 'guest@example.org' }, language: 'en' });
      expect(page).toMatch(/^\/en\/order-status\.php/);
      expect((await shopper.get(page)).body).toContain('Thank you.');
      const [message] = await emailsTo(use(), 'guest@example.org');
      expect(message).toMatchObject({
        lines: [{ name: (await demoProduct(use().shop, FILTERS, 'en')).name }],
      });
      expect(message).toMatchObject({
        total: expect.stringContaining('€'),
        link: expect.stringContaining('/en/order-status.php'),
      });
      shopper.jar.set('currency', 'PLN');
      expect((await shopper.get(page)).body).toContain('€');
    });

    test('digital content only to who agrees to lose the right of withdrawal, and keeps the words', async () => {
      const shopper = await guestWith(use());
      const { id } = await productOf(FILTERS);
      const except = (withdrawalException: 'digital' | null) =>
        use().database.orm.update(product).set({ withdrawalException }).where(eq(product.id, id));
      await except('digital');
      try {
        const form = await toSummary(shopper);
        const [box = ''] =
          /<input[^>]*consent_digital_content[^>]*>/.exec((await shopper.get(SUMMARY)).body) ?? [];
        expect(box).toContain('required');
        expect(box).not.toContain('checked');
        const before = await orders();
        const refused = await sendForm(shopper, SUMMARY, form, PAGE);
        expect(refused.body).toContain('Bez tej zgody nie możemy sprzedać treści cyfrowych.');
        expect(await orders()).toBe(before);
        const page = await sendPlain(shopper, SUMMARY, { ...form, consent_digital_content: 'y' });
        const number = new URLSearchParams(page.split('?')[1]).get('number') ?? '';
        const shown = await use().shop.ordering.desk.show(COMMAND_LINE, number);
        const wording = expect.stringContaining('Zgadzam się na dostarczenie treści cyfrowych');
        expect(shown).toMatchObject({
          order: { events: [{ detail: { consents: [{}, { wording, given: true }] } }] },
        });
      } finally {
        await except(null);
      }
    });

    test('only with the consent', async () => {
      const shopper = await guestWith(use());
      const { terms: _, ...form } = await toSummary(shopper);
      const before = await orders();
      const answer = await sendForm(shopper, SUMMARY, form);
      expect([answer.statusCode, Object.keys(answer.json().problems)]).toEqual([422, ['terms']]);
      expect(await orders()).toBe(before);
    });

    test('what is ordered now, and leaves the rest in the basket', async () => {
      const shopper = await guestWith(use());
      await putIn(use(), shopper, COFFEE, '1', '250g');
      const { lines } = await linesOf(shopper);
      await shopper.change({ mode: 'select', lines: String(lines[0]?.id) });
      const page = (await shopper.get(await orderBy(shopper))).body;
      const [filters, coffee] = [await productOf(FILTERS), await productOf(COFFEE)];
      expect(page).toContain(filters.name);
      expect(page).not.toContain(coffee.name);
      expect((await linesOf(shopper)).lines.map(({ name }) => name)).toEqual([coffee.name]);
    });
  });

  describe('makes one order', () => {
    test('of the same form sent ten times at once, under the same link', async () => {
      const shopper = await guestWith(use());
      const form = await toSummary(shopper);
      const before = await orders();
      const answers = await Promise.all(Array.from({ length: 10 }, () => sendForm(shopper, SUMMARY, form)));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers[0]?.json()).toMatchObject({ status: 'success' });
      expect(await orders()).toBe(before + 1);
    });

    test('of a form that is sent again later, from the page before', async () => {
      const shopper = await guestWith(use());
      const form = await toSummary(shopper);
      const page = await sendPlain(shopper, SUMMARY, form);
      const before = await orders();
      await putIn(use(), shopper, COFFEE, '1', '250g');
      expect(await sendPlain(shopper, SUMMARY, form)).toBe(page);
      expect(await orders()).toBe(before);
      expect((await linesOf(shopper)).lines).toHaveLength(1);
    });

    test('and another one of the next basket', async () => {
      const shopper = await guestWith(use());
      const first = await orderBy(shopper);
      await putIn(use(), shopper, FILTERS);
      const next = await sendPlain(shopper, SUMMARY, await summaryForm(shopper));
      expect(next).toContain('/order-status.php');
      expect(next).not.toBe(first);
    });

    test.each(['', 'x', 'A'.repeat(42), `${'A'.repeat(42)}!`])(
      'of no key that the shop has not made: %s',
      async (key) => {
        const shopper = await guestWith(use());
        const form = await toSummary(shopper);
        const before = await orders();
        expect(await sendPlain(shopper, SUMMARY, { ...form, key })).toBe(SUMMARY);
        expect(await orders()).toBe(before);
      },
    );
  });

  describe('comes again with what has changed, and sells nothing,', () => {
    /** What the next page says; ordering from there works. */
    async function changedSince(shopper: Shopper, form: Record<string, string>): Promise<string> {
      const before = await orders();
      expect(await sendPlain(shopper, SUMMARY, form)).toBe(SUMMARY);
      expect(await orders()).toBe(before);
      const { body } = await shopper.get(SUMMARY);
      expect(body).toContain('Od kiedy widać było podsumowanie, coś się zmieniło.');
      return body;
    }

    async function nextOrderWorks(shopper: Shopper): Promise<void> {
      expect(await sendPlain(shopper, SUMMARY, await summaryForm(shopper))).toContain('/order-status.php');
    }

    const setStock = ({ sizeIds }: DemoProduct, quantity: number) =>
      use().database.orm.update(stock).set({ quantity }).where(inArray(stock.sizeId, sizeIds));

    test('where a price is another one', async () => {
      const shopper = await guestWith(use(), '1', 'dripper-kiri-szklany');
      const form = await toSummary(shopper);
      const { name, sizeIds } = await productOf('dripper-kiri-szklany');
      const startsAt = new Date(use().now - 1000);
      const price = { currency: 'PLN', startsAt, gross: 12_345, regular: 12_345 };
      await use()
        .database.orm.insert(priceStep)
        .values(sizeIds.map((sizeId) => ({ sizeId, ...price })));
      const body = await changedSince(shopper, form);
      expect(body).toMatch(new RegExp(`${name}: cena zmieniła się z [\\d,]+\u00a0zł na 123,45\u00a0zł`));
      await nextOrderWorks(shopper);
    });

    test('where somebody else has bought the last of it', async () => {
      const shopper = await guestWith(use(), '3', 'dzbanek-kiri-600');
      const form = await toSummary(shopper);
      const server = await productOf('dzbanek-kiri-600');
      await setStock(server, 1);
      const body = await changedSince(shopper, form);
      expect(body).toContain('Czegoś w koszyku nie da się teraz zamówić. Zajrzyj do koszyka.');
      const { lines } = await linesOf(shopper);
      expect((await shopper.get('/basketedit.php')).body).toContain('Zostało tylko');
      await shopper.change({ mode: 'change', line: String(lines[0]?.id), number: '1' });
      await setStock(server, 9);
      await nextOrderWorks(shopper);
    });

    test('where delivery costs more', async () => {
      const shopper = await guestWith(use());
      const form = await toSummary(shopper, { delivery: ON_DELIVERY });
      const ofPoland = eq(deliveryRate.regionId, POLAND);
      const rateLimits = await use().database.orm.select().from(deliveryRate).where(ofPoland);
      await use().database.orm.update(deliveryRate).set({ gross: 9900 }).where(eq(deliveryRate.gross, 2190));
      const body = await changedSince(shopper, form);
      expect(body).toContain('Koszt dostawy zmienił się z 21,90\u00a0zł na 99,00\u00a0zł.');
      await nextOrderWorks(shopper);
      await use().database.orm.update(deliveryRate).set({ gross: 2190 }).where(eq(deliveryRate.gross, 9900));
      expect(await use().database.orm.select().from(deliveryRate).where(ofPoland)).toHaveLength(
        rateLimits.length,
      );
    });

    test('where the basket was changed in another tab', async () => {
      const shopper = await guestWith(use());
      const form = await toSummary(shopper);
      await putIn(use(), shopper, COFFEE, '1', '250g');
      await putIn(use(), shopper, FILTERS, '1');
      const body = await changedSince(shopper, form);
      expect(body).toContain(`${(await productOf(COFFEE)).name}: dodano do koszyka.`);
      expect(body).toContain(`${(await productOf(FILTERS)).name}: ilość zmieniła się z 2 na 3.`);
      await nextOrderWorks(shopper);
    });

    test.each(['', '{}', 'null', '[[[', '{"lines":[[1]]}'])(
      'where what was seen is nothing the shop has said: %s',
      async (seen) => {
        const shopper = await guestWith(use());
        await changedSince(shopper, { ...(await toSummary(shopper)), seen });
        await nextOrderWorks(shopper);
      },
    );
  });

  describe('takes points', () => {
    async function clientWith(login: string, points: number): Promise<Shopper & { clientId: number }> {
      const client = await clientIn(use(), login);
      const { clientId } = client;
      await use().database.orm.insert(loyaltyPointsEntry).values({ clientId, points, reason: 'granted' });
      return client;
    }

    test('alone, where nothing else is to be paid: no payment is asked for, and it is paid at once', async () => {
      const client = await clientWith('punkty.same', 150);
      await putIn(use(), client, 'kubek-za-punkty');
      await toSummary(client, { delivery: { way: 'collection:prepaid' } });
      expect((await client.get('/order-delivery.php')).body).toContain('collection:prepaid');
      const summary = await client.get(SUMMARY);
      expect(summary.body).toContain('>Zamawiam</button>');
      const page = await sendPlain(client, SUMMARY, await summaryForm(client));
      const { body } = await client.get(page);
      expect(body).toContain('<strong>Opłacone</strong>');
      expect(body).not.toContain('Zapłać teraz');
    });

    test('only while there are enough of them', async () => {
      const client = await clientWith('punkty.bez', 120);
      await putIn(use(), client, 'kubek-za-punkty');
      const form = await toSummary(client);
      const { clientId } = client;
      await use().database.orm.insert(loyaltyPointsEntry).values({ clientId, points: -1, reason: 'granted' });
      const before = await orders();
      expect(await sendPlain(client, SUMMARY, form)).toBe(SUMMARY);
      expect((await client.get(SUMMARY)).body).toContain('Masz za mało punktów na to zamówienie.');
      expect(await orders()).toBe(before);
    });
  });

  describe('counts a discount code', () => {
    let shopper: Shopper;
    beforeAll(async () => {
      shopper = await guestWith(use(), '4');
    });
    const withCode = async (code: string) => {
      const { message } = (await shopper.change({ mode: 'code', code })).json();
      await toSummary(shopper);
      return { message, body: (await shopper.get(SUMMARY)).body };
    };

    test('of a percentage, in the prices', async () => {
      const { message, body } = await withCode(' mgla10 ');
      expect(message).toBe('Kod MGLA10 działa.');
      expect(body).toContain('89,64\u00a0zł');
      expect(body).toContain('Kod MGLA10');
    });

    test('of free delivery', async () => {
      const { body } = await withCode('DOSTAWA0');
      expect(body).toMatch(/<dt>Dostawa: Kurier<\/dt><dd>gratis<\/dd>/);
      expect(body).toContain('99,60\u00a0zł');
    });

    test('of an amount, from the sum on that it asks for, and says what is missing until then', async () => {
      const below = await withCode('KAWA20');
      expect(below.message).toBe('Kod zadziała od 100,00\u00a0zł. Brakuje 0,40\u00a0zł.');
      expect(below.body).not.toContain('Kod KAWA20');
      await putIn(use(), shopper, FILTERS);
      const { body } = await withCode('KAWA20');
      expect(body).toContain('<dt>Kod KAWA20</dt>');
      expect(body).toContain('−20,00\u00a0zł');
    });

    test('and keeps it with the order', async () => {
      const page = await sendPlain(shopper, SUMMARY, await summaryForm(shopper));
      expect((await shopper.get(page)).body).toContain('Kod KAWA20');
      await putIn(use(), shopper, FILTERS);
      expect((await shopper.get('/basketedit.php')).body).not.toContain('Kod KAWA20');
    });
  });
});

async function linesOf(shopper: Shopper): Promise<{ lines: { id: number; name: string }[] }> {
  const { lines } = (await shopper.change({ mode: 'remove', line: '0' })).json();
  return lines;
}
