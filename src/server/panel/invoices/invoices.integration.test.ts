import { beforeEach, expect, test, vi } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import type { Shopper } from '#tests/support/shop/client-shopper.ts';
import { sendForm } from '#tests/support/shop/client-shopper.ts';
import { sendOrder } from '#tests/support/shop/send-order.ts';
import { type AtWork, atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, ORIGIN, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

describeWithShop('invoices of the shop', (use) => {
  let [shopper, page, number, token]: [Shopper | undefined, string, string, string] = [undefined, '', '', ''];
  let orders: AtWork;
  const plain = ({ body }: { body: string }) => body.replaceAll('<!-- -->', '');
  const sent = async () => {
    const { shop, database } = use();
    await shop.ordering.orders.markPaid(number, `przelew ${number}`);
    for (const step of ['packed', 'sent'] as const)
      await sendOrder(database, shop.ordering.desk, number, step);
  };
  const documents = () => use().shop.ordering.invoices.ofOrder(number);

  beforeEach(async () => {
    shopper = await guestWith(use());
    page = await orderBy(shopper);
    const { searchParams } = new URL(page, ORIGIN);
    [number, token] = [searchParams.get('number') ?? '', searchParams.get('token') ?? ''];
    orders = await atWork(use(), 'orders');
  });

  test('are looked at before they are issued, and then only read', async () => {
    const wanted = panelLinks.invoiceNew(number);
    expect(plain(await orders.get(wanted))).toContain('gdy zamówienie jest opłacone');
    await sent();
    const preview = plain(await orders.get(wanted));
    for (const said of ['Anna Nowak', 'Długa 5', '23%', 'Zapłacono: 65,70\u00a0zł', 'Wystaw fakturę'])
      expect(preview).toContain(said);
    const answer = await orders.send(panelLinks.invoiceNew(), { order: number }, wanted);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, panelLinks.order(number)]);
    const [document] = await documents();
    const shown = plain(await orders.get(panelLinks.order(number)));
    expect(shown).toContain(`Wystawiono dokument ${document?.number}.`);
    expect(shown).toContain(`href="${panelLinks.invoiceFile(document?.id ?? 0)}"`);
    const again = await orders.send(panelLinks.invoiceNew(), { order: number }, panelLinks.account);
    expect(plain(again)).toContain('Ostatni dokument mówi dokładnie to, co się należy.');
    expect(await documents()).toHaveLength(1);
    const reader = await atWork(use(), 'read_only');
    expect(plain(await reader.get(panelLinks.invoices))).toContain(document?.number);
    expect((await reader.get(wanted)).statusCode).toBe(403);
    expect(plain(await reader.get(panelLinks.order(number)))).not.toContain('Wystaw korektę');
    expect(
      (await (await atWork(use(), 'packer')).get(panelLinks.invoiceFile(document?.id ?? 0))).statusCode,
    ).toBe(403);
  });

  test('are files, and a table of a period for whoever keeps the books', async () => {
    await sent();
    await use().shop.ordering.invoices.issue({ kind: 'command_line' }, number, 'invoice');
    const [document] = await documents();
    const file = await orders.get(panelLinks.invoiceFile(document?.id ?? 0));
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain(document?.number.replaceAll('/', '-'));
    const day = document?.issuedOn ?? '';
    const csv = (await orders.send(panelLinks.invoicesExport, { from: day, until: day })).body;
    const line = csv.split('\r\n').find((one) => one.startsWith(document?.number ?? '?'));
    expect(line?.split(';').slice(1, 8)).toEqual(['', 'faktura', '', day, day, number, 'Anna Nowak']);
    expect(line).toContain(';65,70;');
    const before = await orders.send(panelLinks.invoicesExport, { from: '2020-01-01', until: '2020-01-31' });
    expect(before.body.trim().split('\r\n')).toHaveLength(1);
    const none = plain(await orders.get(`${panelLinks.invoices}?from=2020-01-01&until=2020-01-31`));
    expect(none).toContain('W tym czasie nie wystawiono żadnej faktury.');
  });

  test('need certificates of KSeF, of whose end Today tells whoever may read the settings', async () => {
    const owner = await atWork(use(), 'owner');
    const asked = vi.spyOn(use().shop.ordering.invoices, 'endingCertificates');
    const endsAt = new Date('2028-12-31T00:00:00Z');
    asked.mockReturnValue([
      { use: 'signIn', endsAt, isOver: false },
      { use: 'offline', endsAt, isOver: true },
    ]);
    const today = plain(await owner.get(panelLinks.today));
    expect(today).toContain('Certyfikat do logowania w KSeF kończy się 31.12.2028');
    expect(today).toContain('Certyfikat KSeF do faktur offline skończył się 31.12.2028');
    expect(today).not.toContain('W tym tygodniu wszystko się udało.');
    expect(plain(await orders.get(panelLinks.today))).not.toContain('Certyfikat');
    asked.mockRestore();
  });

  test('of another currency ask for the rate, and lose nothing where it is none', async () => {
    const abroad = await guestWith(use());
    abroad.jar.set('currency', 'EUR');
    number = new URL(await orderBy(abroad), ORIGIN).searchParams.get('number') ?? '';
    await sent();
    const wanted = panelLinks.invoiceNew(number);
    expect(plain(await orders.get(wanted))).toContain('Kurs: ile złotych za 1 EUR');
    const typed = { order: number, rate: 'cztery', table: '224/A/NBP/2026' };
    const refused = await orders.send(panelLinks.invoiceNew(), typed, wanted);
    expect(refused.statusCode).toBe(422);
    expect(plain(refused)).toContain('Wpisz kurs jako liczbę');
    expect(plain(refused)).toContain('value="224/A/NBP/2026"');
    await orders.send(panelLinks.invoiceNew(), { ...typed, rate: '4,2518' }, wanted);
    expect(await documents()).toMatchObject([{ document: { rate: { tenThousandths: 42_518 } } }]);
  });

  test('are had by whoever bought, for the asking, and by nobody else', async () => {
    if (!shopper) throw new Error('nobody has ordered');
    expect((await shopper.get(page)).body).not.toContain('Wystaw fakturę');
    const asked = await sendForm(shopper, '/invoice.php', { number, token }, PAGE);
    expect([asked.statusCode, asked.headers.location]).toEqual([303, page]);
    expect((await shopper.get(page)).body).toContain('Fakturę wystawimy, gdy zamówienie będzie opłacone.');
    await sent();
    expect((await shopper.get(page)).body).toContain('Wystaw fakturę');
    await sendForm(shopper, '/invoice.php', { number, token }, PAGE);
    await sendForm(shopper, '/invoice.php', { number, token }, PAGE);
    const [document, ...more] = await documents();
    expect(more).toEqual([]);
    const { body } = await shopper.get(page);
    expect(body).toContain('Faktura jest wystawiona.');
    expect(body).toContain(`Faktura ${document?.number} (PDF)`);
    const address = `/invoice.php?number=${number}&token=${token}&id=${document?.id}`;
    const file = await shopperIn(use()).get(address);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const foreign = [
      `/invoice.php?number=${number}&token=${'x'.repeat(43)}&id=${document?.id}`,
      `/invoice.php?number=${number}&id=${document?.id}`,
      `/invoice.php?number=${number}&token=${token}&id=2000000000`,
      '/en/invoice.php',
    ];
    for (const one of foreign) expect((await shopperIn(use()).get(one)).statusCode, one).toBe(404);
    const stranger = await sendForm(shopperIn(use()), '/invoice.php', { number, token: 'obcy' }, PAGE);
    expect(stranger.statusCode).toBe(404);
  });
});
