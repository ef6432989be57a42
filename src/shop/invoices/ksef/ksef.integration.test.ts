import { readFileSync } from 'node:fs';
import { openKsefStandIn } from '@witryna/demo/ksef';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invoiceRulesOf } from '#contract/invoices/invoices-config.ts';
import { invoiceKsef, outboxEmail, shopOrder } from '#shop/db/schema/index.ts';
import { openInvoices } from '#shop/invoices/invoices.ts';
import type { CertificatePems } from '#shop/invoices/ksef/ksef-certificate.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { fa3Mistakes } from '#tests/support/ksef/fa3-mistakes.ts';
import { openedOrder } from '#tests/support/shop/opened-order.ts';

const NIP = '5260250274';
const SELLER = { name: 'Palarnia sp. z o.o.', taxNumber: NIP, address: ['Leśna 1', '00-950 Warszawa'] };
const TOKEN = '20260401-EC-0123456789-ABCDEF';
const COMPANY = { company: 'Kawka sp. z o.o.', taxNumber: NIP };
const pem = (name: string) => readFileSync(`demo/gateway/ksef/stand-in-${name}.pem`, 'utf8');
const OFFLINE = { certificate: pem('certificate'), key: pem('key') };
const SIGN_IN = {
  ...{ certificate: pem('sign-in-certificate'), key: pem('sign-in-key'), password: 'kawa' },
};
const MINUTE = 60_000;
const DAY = 86_400_000;

describeWithDatabase('what KSeF is told', (use) => {
  async function opened({
    buyer = COMPANY as object,
    token = TOKEN as string | undefined,
    isSigned = false,
    signIn = undefined as CertificatePems | undefined,
  } = {}) {
    const order = await openedOrder(use());
    const { shop, number } = order;
    const there = openKsefStandIn({
      ...{ nip: NIP, token: TOKEN, certificates: [SIGN_IN.certificate] },
      clock: () => shop.now,
    });
    const rules = invoiceRulesOf({
      invoices: { seller: SELLER, issueFor: 'all', ksef: { environment: 'test' } },
    });
    const invoices = openInvoices(shop.parts, rules, {
      ...{ token, fetch: there.fetch },
      certificates: { offline: isSigned ? OFFLINE : undefined, signIn },
    });
    await use()
      .orm.update(shopOrder)
      .set({ billing: sql`${shopOrder.billing} || ${JSON.stringify(buyer)}::jsonb` })
      .where(eq(shopOrder.number, number));
    await shop.orders.markPaid(number, 'przelew');
    for (const step of ['packed', 'sent'] as const) await shop.go(number, step);
    const said: string[] = [];
    const look = () => invoices.doDue((line) => said.push(line));
    const rows = () => use().orm.select().from(invoiceKsef).orderBy(invoiceKsef.invoiceId);
    const mails = async () => {
      const all = await use().orm.select().from(outboxEmail);
      return all.filter(({ content }) => JSON.stringify(content).includes('order_invoiced')).length;
    };
    /** What the codes on a document lead to. */
    const codesOn = async (id: number) => {
      const file = await invoices.file(id);
      const links = file?.content.toString('latin1').matchAll(/\/URI \((https:[^)]+)\)/g) ?? [];
      return [...links].map(([, link]) => link ?? '');
    };
    return { ...order, there, invoices, look, rows, said, mails, codesOn };
  }

  test('is every invoice of a company: encrypted, valid, and known by its number afterwards', async () => {
    const { there, look, rows, shop, said, invoices, number } = await opened();
    await look();
    expect(await rows()).toMatchObject([{ state: 'sent', isOffline: false }]);
    const [document] = await invoices.ofOrder(number);
    expect(there.taken[0]?.xml).toContain(`<P_2>${document?.number}</P_2>`);
    expect(await fa3Mistakes(there.taken.map(({ xml }) => xml))).toEqual([]);
    await look();
    expect((await rows())[0]?.state, 'it is not asked at once').toBe('sent');
    shop.now += MINUTE;
    await look();
    expect(await rows()).toMatchObject([
      { state: 'accepted', number: there.taken[0]?.number, problem: null },
    ]);
    shop.now += DAY;
    await look();
    expect([there.taken.length, said]).toEqual([1, []]);
  });

  test('goes to the buyer once it has its number, with the code by which anybody finds it in KSeF', async () => {
    const { there, look, rows, shop, invoices, mails, codesOn } = await opened();
    await look();
    const [{ invoiceId: id } = { invoiceId: 0 }] = await rows();
    expect([await codesOn(id), await mails()]).toEqual([[], 0]);
    shop.now += MINUTE;
    await look();
    const [code = '', ...others] = await codesOn(id);
    expect([there.finds(code), others, await mails()]).toEqual([true, [], 1]);
    expect(there.finds(code.slice(0, -2))).toBe(false);
    const [first, again] = [await invoices.file(id), await invoices.file(id)];
    expect(first?.content.equals(again?.content ?? Buffer.alloc(0))).toBe(true);
    shop.now += DAY;
    await look();
    expect(await mails()).toBe(1);
  });

  test('is kept with its receipt, however late that is', async () => {
    const { there, look, rows, shop, invoices, owner, packer } = await opened();
    there.mood.receiptsLate = 2;
    for (let minutes = 0; minutes < 12; minutes++) {
      await look();
      shop.now += MINUTE;
    }
    const [{ invoiceId: id, upo, upoNextTryAt } = { invoiceId: 0 }] = await rows();
    expect([upo, upoNextTryAt]).toEqual([expect.stringContaining(there.taken[0]?.number ?? '?'), null]);
    expect(await invoices.receipt(owner, id)).toMatchObject({ upo });
    await expect(async () => invoices.receipt(packer, id)).rejects.toThrow('invoice.read');
  });

  test('is handed over offline where there is a certificate for it, and told afterwards as it stands on the paper', async () => {
    const { there, look, rows, shop, mails, codesOn } = await opened({ isSigned: true });
    there.mood.isDown = true;
    for (const minutes of [0, 2, 3]) {
      shop.now += minutes * MINUTE;
      await look();
    }
    const [{ invoiceId: id } = { invoiceId: 0 }] = await rows();
    expect(await rows()).toMatchObject([{ state: 'waiting', isOffline: true, tellsBuyer: false }]);
    const [ofDocument = '', ofIssuer] = await codesOn(id);
    expect(ofIssuer).toContain(`/certificate/Nip/${NIP}/${NIP}/`);
    expect(await mails()).toBe(1);
    there.mood.isDown = false;
    for (let minutes = 0; minutes < 3; minutes++) {
      shop.now += 10 * MINUTE;
      await look();
    }
    expect(there.taken).toMatchObject([{ isOffline: true }]);
    expect([there.finds(ofDocument), await mails()]).toEqual([true, 1]);
    expect(await codesOn(id)).toEqual([ofDocument, ofIssuer]);
  });

  test('is nothing of what people buy for themselves', async () => {
    const { there, look, rows } = await opened({ buyer: {} });
    await look();
    expect([await rows(), there.taken]).toEqual([[], []]);
  });

  test('is a correction once the invoice has its number, which it names', async () => {
    const { there, look, rows, shop, desk, number, owner, first } = await opened();
    await look();
    await desk.askRefund(owner, { number }, { lines: [{ lineId: first, quantity: 1 }] });
    there.mood.slowness = 1;
    shop.now += MINUTE;
    await look();
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
    shop.now += 2 * MINUTE;
    await look();
    shop.now += 5 * MINUTE;
    await look();
    shop.now += 5 * MINUTE;
    await look();
    expect((await rows()).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect(there.taken[1]?.xml).toContain(there.taken[0]?.number);
    expect(await fa3Mistakes(there.taken.map(({ xml }) => xml))).toEqual([]);
  });

  test('gets there though nothing got through for days, and is told to be late', async () => {
    const { there, look, rows, shop, said } = await opened();
    there.mood.isDown = true;
    await look();
    shop.now += 2 * DAY;
    await look();
    expect(await rows()).toMatchObject([
      { state: 'waiting', tries: 2, problem: expect.stringContaining('fetch failed') },
    ]);
    expect(said).toHaveLength(2);
    there.mood.isDown = false;
    shop.now += 2 * MINUTE;
    await look();
    expect(there.taken).toMatchObject([{ isOffline: true }]);
    expect(await rows()).toMatchObject([{ state: 'sent', isOffline: true, problem: null }]);
  });

  test('is known as the first where the answer to it was lost, with the receipt of the first', async () => {
    const { there, look, rows, shop, invoices, owner, number } = await opened();
    await look();
    await use().orm.update(invoiceKsef).set({ state: 'waiting', session: null, reference: null });
    for (let minutes = 0; minutes < 4; minutes++) {
      shop.now += MINUTE;
      await look();
    }
    expect(there.taken).toHaveLength(2);
    const [first] = there.taken;
    expect(await rows()).toMatchObject([
      { state: 'accepted', number: first?.number, session: first?.session },
    ]);
    const [{ id, ksef } = { id: 0, ksef: null }] = await invoices.ofOrder(number);
    expect(ksef?.receipt).toBe('here');
    expect((await invoices.receipt(owner, id))?.upo).toContain(first?.number);
  });

  test('says that there is no receipt where KSeF does not tell which session has it', async () => {
    const { there, look, shop, invoices, number } = await opened();
    const receipt = async () => (await invoices.ofOrder(number))[0]?.ksef?.receipt;
    there.mood.namesSessions = false;
    await look();
    expect(await receipt()).toBe('awaited');
    await use().orm.update(invoiceKsef).set({ state: 'waiting', session: null, reference: null });
    for (let minutes = 0; minutes < 4; minutes++) {
      shop.now += MINUTE;
      await look();
    }
    expect(await receipt()).toBe('none');
  });

  test('that is refused stays refused with its reason, until somebody sends it again', async () => {
    const { there, look, rows, shop, invoices, owner, packer } = await opened();
    there.mood.verdict = { code: 450, description: 'Błąd weryfikacji semantyki', details: ['P_6'] };
    await look();
    shop.now += MINUTE;
    await look();
    const [refused] = await rows();
    expect(refused).toMatchObject({ state: 'rejected', problem: '450 Błąd weryfikacji semantyki; P_6' });
    const id = refused?.invoiceId ?? 0;
    await expect(async () => invoices.tellKsefAgain(packer, id)).rejects.toThrow('invoice.issue');
    there.mood.verdict = undefined;
    expect(await invoices.tellKsefAgain(owner, id)).toBe(true);
    expect(await invoices.tellKsefAgain(owner, id)).toBe(false);
    await look();
    shop.now += MINUTE;
    await look();
    expect(await rows()).toMatchObject([{ state: 'accepted' }]);
  });

  test('is nothing with a token that is not right, which is said', async () => {
    const { there, look, rows, said } = await opened({ token: 'stary' });
    await look();
    expect(there.taken).toEqual([]);
    expect(await rows()).toMatchObject([
      { state: 'waiting', problem: expect.stringContaining('błędnego tokenu') },
    ]);
    expect(said).toHaveLength(1);
  });

  test('goes there by a certificate as it does by a token', async () => {
    const { there, look, rows, shop, said } = await opened({ token: undefined, signIn: SIGN_IN });
    await look();
    shop.now += MINUTE;
    await look();
    expect(await rows()).toMatchObject([{ state: 'accepted', number: there.taken[0]?.number }]);
    expect(said).toEqual([]);
  });

  test('waits once the certificate has ended, of which the owner was told a month before, and is told once more', async () => {
    const { look, rows, shop, said, invoices } = await opened({ token: undefined, signIn: SIGN_IN });
    const emails = async () =>
      (await use().orm.select().from(outboxEmail)).flatMap(({ content }) =>
        content.kind === 'owner_certificate' ? content : [],
      );
    await look();
    expect([invoices.endingCertificates(), await emails()]).toEqual([[], []]);
    shop.now = Date.parse('2028-12-05T12:00:00Z');
    await look();
    await look();
    const told = { kind: 'owner_certificate', use: 'signIn', day: '2028-12-31', link: '/panel/invoices' };
    expect(await emails()).toEqual([{ ...told, isOver: false }]);
    await use()
      .orm.update(invoiceKsef)
      .set({ nextTryAt: new Date(0), state: 'waiting', number: null });
    shop.now = Date.parse('2029-01-02T12:00:00Z');
    await look();
    expect(await emails()).toEqual([
      { ...told, isOver: false },
      { ...told, isOver: true },
    ]);
    expect(await rows()).toMatchObject([
      { state: 'waiting', problem: expect.stringContaining('Nieważny certyfikat') },
    ]);
    expect([said.length, invoices.endingCertificates()]).toEqual([
      1,
      [expect.objectContaining({ isOver: true })],
    ]);
  });

  test('needs a certificate or a token, which is said before the shop opens', async () => {
    const { shop } = await openedOrder(use());
    const rules = invoiceRulesOf({ invoices: { seller: SELLER, ksef: { environment: 'production' } } });
    expect(rules?.ksefAddress).toBe('https://api.ksef.mf.gov.pl/v2');
    expect(() => openInvoices(shop.parts, rules)).toThrow(
      'neither KSEF_CERTIFICATE nor KSEF_TOKEN of the environment is set',
    );
  });
});
