import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invoiceRulesOf } from '#contract/invoices/invoices-config.ts';
import type { IssuedFor } from '#domain/invoices/issue-rules.ts';
import { invoice, invoiceSeries, shopOrder } from '#shop/db/schema/index.ts';
import type { ComposedEmail } from '#shop/email/compose.ts';
import { openMailer } from '#shop/email/mailer.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openedOrder, queuedEmails } from '#tests/support/shop/opened-order.ts';
import { fileOf } from '#tests/support/shop/order-checks.ts';
import { openOrderDesk, SHOP } from '#tests/support/shop/order-desk.ts';
import { attachmentsOf } from './attachments.ts';
import { openInvoices } from './invoices.ts';

type Opened = Awaited<ReturnType<typeof openedOrder>>;

const SELLER = {
  name: 'Palarnia sp. z o.o.',
  taxNumber: '5260250274',
  address: ['Leśna 1', '00-950 Warszawa'],
};
const DAY = 86_400_000;
const silent = () => {};

describeWithDatabase('invoices', (use) => {
  const invoicesOf = ({ shop }: Pick<Opened, 'shop'>, issueFor: IssuedFor = 'all') =>
    openInvoices(shop.parts, invoiceRulesOf({ invoices: { seller: SELLER, issueFor } }));
  const sentOrder = async () => {
    const opened = await openedOrder(use());
    await opened.shop.orders.markPaid(opened.number, 'przelew');
    for (const step of ['packed', 'sent'] as const) await opened.shop.go(opened.number, step);
    return opened;
  };
  const documents = async (number: string) =>
    (await openInvoices(openOrderDesk(use()).parts, undefined).ofOrder(number)).map(
      ({ document }) => document,
    );

  test('are issued once for an order that is paid, with its lines, its buyer and its number', async () => {
    const opened = await openedOrder(use());
    const { number, owner, shop } = opened;
    const invoices = invoicesOf(opened);
    expect(await invoices.issue(owner, number, 'invoice')).toEqual({ ok: false, problem: 'not_paid' });
    await shop.orders.markPaid(number, 'przelew');
    expect(await invoices.issue(owner, number, 'invoice')).toMatchObject({ ok: true });
    expect(await invoices.issue(owner, number, 'invoice')).toEqual({ ok: false, problem: 'exists' });
    expect(await invoices.issueForBuyer(number)).toEqual({ ok: false, problem: 'exists' });
    const [document] = await documents(number);
    const { money, order } = await fileOf(use(), number);
    expect(document).toMatchObject({
      ...{ kind: 'invoice', orderNumber: number, currency: 'PLN', corrected: null },
      ...{ seller: { name: SELLER.name, taxNumber: SELLER.taxNumber }, total: { gross: order.totalGross } },
      buyer: { name: `${order.billing.firstname} ${order.billing.lastname}`, country: 'PL' },
    });
    expect(document?.number).toMatch(/^FV\/\d{4}\/\d\d\/0001$/);
    expect(document?.lines.map(({ quantity }) => quantity)).toEqual([3, 1, 1]);
    expect(money[0]?.amount).toBe(order.totalGross);
    const emails = await queuedEmails(use());
    expect(emails.at(-1)?.content).toMatchObject({ kind: 'order_invoiced', invoice: document?.number });
  });

  test('that are issued at once are one, and numbers have no gap where issuing fails', async () => {
    const opened = await sentOrder();
    const invoices = invoicesOf(opened);
    const others = await Promise.all([sentOrderLike(opened), sentOrderLike(opened), sentOrderLike(opened)]);
    const numbers = [opened.number, ...others];
    const wanted = numbers.flatMap((number) => [number, number, number]);
    const outcomes = await Promise.all(
      wanted.map((number) => invoices.issue(opened.owner, number, 'invoice')),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(numbers.length);
    const rows = await use().orm.select({ count: invoice.count }).from(invoice).orderBy(invoice.count);
    expect(rows.map(({ count }) => count)).toEqual([1, 2, 3, 4]);
    expect(await use().orm.select({ last: invoiceSeries.last }).from(invoiceSeries)).toEqual([{ last: 4 }]);
  });

  /** Another order of the same shop. */
  async function sentOrderLike({ shop, coffee }: Opened): Promise<string> {
    const guest = await shop.guest();
    await shop.add(guest, coffee.productId, '1');
    const placed = await shop.order(guest, { payment: 'transfer', prepaid: true });
    if (!placed.ok) throw new Error(placed.problem);
    await shop.orders.markPaid(placed.number, `przelew ${placed.number}`);
    for (const step of ['packed', 'sent'] as const) await shop.go(placed.number, step);
    return placed.number;
  }

  test('are issued by themselves once everything has left, for whom the shop says', async () => {
    const opened = await sentOrder();
    await invoicesOf(opened, 'nobody').doDue(silent);
    await invoicesOf(opened, 'companies').doDue(silent);
    expect(await documents(opened.number)).toEqual([]);
    await use()
      .orm.update(shopOrder)
      .set({
        billing: sql`${shopOrder.billing} || '{"company": "Kawka sp. z o.o.", "taxNumber": "5260250274"}'`,
      })
      .where(eq(shopOrder.number, opened.number));
    await invoicesOf(opened, 'companies').doDue(silent);
    await invoicesOf(opened, 'companies').doDue(silent);
    expect(await documents(opened.number)).toMatchObject([
      { buyer: { name: 'Kawka sp. z o.o.', taxNumber: '5260250274' } },
    ]);
  });

  test('of what left before the shop issued any wait for somebody', async () => {
    const opened = await sentOrder();
    opened.shop.now += 16 * DAY;
    await invoicesOf(opened).doDue(silent);
    expect(await documents(opened.number)).toEqual([]);
    expect(await invoicesOf(opened).issue(opened.owner, opened.number, 'invoice')).toMatchObject({
      ok: true,
    });
  });

  test('are corrected by themselves to what is due after a refund, document by document', async () => {
    const opened = await sentOrder();
    const { desk, number, owner, first } = opened;
    const invoices = invoicesOf(opened);
    await invoices.doDue(silent);
    await invoices.doDue(silent);
    await desk.askRefund(owner, { number }, { lines: [{ lineId: first, quantity: 1 }] });
    await invoices.doDue(silent);
    await desk.askRefund(owner, { number }, { amount: 500 });
    await invoices.doDue(silent);
    await invoices.doDue(silent);
    const [whole, one, two, ...more] = await documents(number);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      kind: 'correction',
      corrected: { number: whole?.number },
      total: { gross: -4999 },
    });
    expect(one?.lines[0]).toMatchObject({ quantity: 2 });
    expect(two).toMatchObject({ corrected: { number: one?.number }, total: { gross: -500 } });
    const { facts } = await fileOf(use(), number);
    const invoiced = [whole, one, two].reduce((sum, document) => sum + (document?.total.gross ?? 0), 0);
    expect(invoiced).toBe(facts.money.due);
  });

  test('of an order that is cancelled are corrected to nothing', async () => {
    const opened = await openedOrder(use());
    const { shop, desk, number, owner } = opened;
    const invoices = invoicesOf(opened);
    await shop.orders.markPaid(number, 'przelew');
    await invoices.issue(owner, number, 'invoice');
    expect(await desk.cancel(owner, { number })).toMatchObject({ ok: true });
    await invoices.doDue(silent);
    const [whole, correction] = await documents(number);
    expect(correction?.total.gross).toBe(-(whole?.total.gross ?? 0));
    expect(correction?.lines.filter(({ gross }) => gross > 0)).toEqual([]);
    expect(await invoices.issue(owner, number, 'correction')).toEqual({ ok: false, problem: 'no_change' });
  });

  test('stay as they were issued, whatever becomes of the order and whoever touches the table', async () => {
    const opened = await sentOrder();
    await invoicesOf(opened).doDue(silent);
    const { orm } = use();
    const cause = (change: Promise<unknown>) => change.catch(({ cause: { constraint } }) => constraint);
    expect(await cause(orm.update(invoice).set({ issuedOn: '2020-01-01' }).execute())).toBe('invoice_stays');
    expect(await cause(orm.delete(invoice).execute())).toBe('invoice_stays');
  });

  test('in another currency wait for the rate of a day', async () => {
    const opened = await sentOrder();
    const { number, owner } = opened;
    await use().orm.update(shopOrder).set({ currency: 'EUR' }).where(eq(shopOrder.number, number));
    await use().orm.execute(sql`ALTER TABLE money_entry DISABLE TRIGGER money_entry_append_only`);
    await use().orm.execute(sql`UPDATE money_entry SET currency = 'EUR'`);
    await use().orm.execute(sql`ALTER TABLE money_entry ENABLE TRIGGER money_entry_append_only`);
    const invoices = invoicesOf(opened);
    await invoices.doDue(silent);
    expect(await documents(number)).toEqual([]);
    expect(await invoices.issue(owner, number, 'invoice')).toEqual({ ok: false, problem: 'needs_rate' });
    const rate = { tenThousandths: 42_518, table: '224/A/NBP/2026 z 18.11.2026' };
    expect(await invoices.issue(owner, number, 'invoice', { rate })).toMatchObject({ ok: true });
    expect(await documents(number)).toMatchObject([{ rate, currency: 'EUR' }]);
  });

  test('are issued by who may, and by nobody where the shop has no rules for them', async () => {
    const { shop, number, packer, reader, owner } = await sentOrder();
    await expect(invoicesOf({ shop }).issue(packer, number, 'invoice')).rejects.toThrow('invoice.issue');
    await expect(invoicesOf({ shop }).issue(reader, number, 'invoice')).rejects.toThrow('invoice.issue');
    await expect(invoicesOf({ shop }).list(packer, {})).rejects.toThrow('invoice.read');
    const off = openInvoices(shop.parts, undefined);
    expect(await off.issue(owner, number, 'invoice')).toEqual({ ok: false, problem: 'off' });
  });

  test('go along with their e-mail', async () => {
    const opened = await sentOrder();
    const invoices = invoicesOf(opened);
    await invoices.doDue(silent);
    const carried: ComposedEmail[] = [];
    const mailer = openMailer({
      ...{ database: use(), config: SHOP, origin: 'https://sklep.example', clock: () => opened.shop.now },
      transport: async (mail) => void carried.push(mail),
      attach: (content) => attachmentsOf(content, invoices),
      log: silent,
    });
    await mailer.deliverDue();
    const [document] = await invoices.ofOrder(opened.number);
    const mails = carried.filter(({ attachments }) => attachments);
    expect(mails.map(({ subject }) => subject)).toEqual([`Zamówienie ${opened.number}: faktura`]);
    expect(mails[0]?.attachments).toMatchObject([
      { filename: `${document?.number.replaceAll('/', '-')}.pdf`, contentType: 'application/pdf' },
    ]);
    expect(mails[0]?.text).toContain(`faktura ${document?.number}`);
  });

  test('are files that are made once, and are the same for everybody from then on', async () => {
    const opened = await sentOrder();
    const invoices = invoicesOf(opened);
    await invoices.doDue(silent);
    const [row] = await invoices.ofOrder(opened.number);
    const files = await Promise.all([1, 2, 3].map(() => invoices.file(row?.id ?? 0)));
    const [first] = files;
    expect(first?.content.subarray(0, 8).toString()).toBe('%PDF-1.7');
    for (const file of files) expect(file?.content.equals(first?.content ?? Buffer.of())).toBe(true);
    expect((await invoices.fileByNumber(row?.number ?? ''))?.number).toBe(row?.number);
    expect(await invoices.file(2_000_000_000)).toBeUndefined();
  });
});
