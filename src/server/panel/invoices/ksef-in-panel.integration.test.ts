import { readFileSync } from 'node:fs';
import { openKsefStandIn } from '@witryna/demo/ksef';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { sendOrder } from '#tests/support/shop/send-order.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, ORIGIN, openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';

const NIP = '5260250274';
const SELLER = { name: 'Palarnia sp. z o.o.', taxNumber: NIP, address: ['Leśna 1', '00-950 Warszawa'] };
const MINUTE = 60_000;
const pem = (name: string) => readFileSync(`demo/gateway/ksef/stand-in-${name}.pem`, 'utf8');

describeWithShop('invoices that go to KSeF, in the back office', (use) => {
  let opened: TestShop | undefined;
  const shop = () => opened ?? use();
  const there = openKsefStandIn({ nip: NIP, token: 'token', clock: () => shop().now });
  beforeAll(async () => {
    opened = await openTestShop(
      use().database,
      { invoices: { seller: SELLER, issueFor: 'companies', ksef: { environment: 'test' } } },
      {
        ksef: {
          ...{ token: 'token', fetch: there.fetch },
          certificates: { offline: { certificate: pem('certificate'), key: pem('key') } },
        },
      },
    );
  });
  afterAll(() => opened?.close());

  const plain = ({ body }: { body: string }) => body.replaceAll('<!-- -->', '');
  const look = async (minutes: number) => {
    shop().now += minutes * MINUTE;
    await shop().shop.ordering.invoices.doDue(() => {});
  };
  async function soldToCompany(): Promise<string> {
    const page = await orderBy(await guestWith(shop()));
    const number = new URL(page, ORIGIN).searchParams.get('number') ?? '';
    const { database, shop: open } = shop();
    const buyer = JSON.stringify({ company: 'Kawka sp. z o.o.', taxNumber: NIP });
    await database.orm
      .update(shopOrder)
      .set({ billing: sql`${shopOrder.billing} || ${buyer}::jsonb` })
      .where(eq(shopOrder.number, number));
    await open.ordering.orders.markPaid(number, `przelew ${number}`);
    for (const step of ['packed', 'sent'] as const)
      await sendOrder(database, open.ordering.desk, number, step);
    return number;
  }

  test('are handed over offline while it cannot be reached, and have their number and receipt once it can', async () => {
    const books = await atWork(shop(), 'orders');
    const number = await soldToCompany();
    there.mood.isDown = true;
    for (const minutes of [0, 2, 3]) await look(minutes);
    const [document] = await shop().shop.ordering.invoices.ofOrder(number);
    const id = document?.id ?? 0;
    const waiting = plain(await books.get(panelLinks.invoices));
    expect(waiting).toMatch(/czeka na wysłanie[\s\S]*fetch failed/);
    const paper = (await books.get(panelLinks.invoiceFile(id))).rawPayload.toString('latin1');
    expect(paper).toContain('https://qr-test.ksef.mf.gov.pl/invoice/');
    expect(paper, 'signed by the seller').toContain('https://qr-test.ksef.mf.gov.pl/certificate/');
    expect((await books.get(panelLinks.invoiceReceipt(id))).statusCode).toBe(404);
    there.mood.isDown = false;
    for (const minutes of [10, 10, 10]) await look(minutes);
    const [taken] = there.taken;
    const done = plain(await books.get(panelLinks.invoices));
    expect(done).toContain('przyjęta');
    expect(done).toContain(taken?.number);
    expect(done).toContain(`aria-label="UPO dokumentu ${document?.number}"`);
    const receipt = await books.get(panelLinks.invoiceReceipt(id));
    expect(receipt.headers['content-type']).toContain('application/xml');
    expect(receipt.headers['content-disposition']).toContain('-UPO.xml');
    expect(receipt.body).toContain(`<NumerKSeFDokumentu>${taken?.number}</NumerKSeFDokumentu>`);
    const packer = await atWork(shop(), 'packer');
    expect((await packer.get(panelLinks.invoiceReceipt(id))).statusCode).toBe(403);
    expect((await books.get(panelLinks.invoiceFile(id))).rawPayload.toString('latin1')).toBe(paper);
  });

  test('that it refuses say why, and are sent once more by a press', async () => {
    const books = await atWork(shop(), 'orders');
    there.mood.verdict = { code: 450, description: 'Błąd weryfikacji semantyki', details: ['P_6'] };
    const number = await soldToCompany();
    for (const minutes of [0, 1]) await look(minutes);
    const [document] = await shop().shop.ordering.invoices.ofOrder(number);
    expect(plain(await books.get(panelLinks.invoices))).toContain('450 Błąd weryfikacji semantyki; P_6');
    there.mood.verdict = undefined;
    const reader = await atWork(shop(), 'read_only');
    expect((await reader.send(panelLinks.invoiceKsef(document?.id ?? 0))).statusCode).toBe(403);
    await books.send(panelLinks.invoiceKsef(document?.id ?? 0));
    expect(plain(await books.get(panelLinks.invoices))).toContain('czeka na ponowne wysłanie do KSeF');
    for (const minutes of [0, 1]) await look(minutes);
    expect((await shop().shop.ordering.invoices.ofOrder(number))[0]?.ksef?.state).toBe('accepted');
  });
});
