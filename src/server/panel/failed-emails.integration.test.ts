import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { DAY } from '#domain/time/zone.ts';
import { outboxEmail } from '#shop/db/schema/index.ts';
import { openMailer } from '#shop/email/mailer.ts';
import { BY_TRANSFER, guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, ORIGIN } from '#tests/support/shop/test-shop.ts';

let shoppers = 0;

describeWithShop('e-mails that did not go out', (use) => {
  /** An order whose e-mails the mail server would not take. */
  async function orderedInVain() {
    const to = `nieznany${++shoppers}@example.org`;
    const page = await orderBy(await guestWith(use()), { delivery: BY_TRANSFER, contact: { email: to } });
    const number = new URL(page, ORIGIN).searchParams.get('number') ?? '';
    await giveUp(to, `550 nie ma takiej skrzynki ${shoppers}`);
    return { to, number, why: `550 nie ma takiej skrzynki ${shoppers}` };
  }
  const giveUp = (to: string, lastProblem: string) =>
    use()
      .database.orm.update(outboxEmail)
      .set({ givenUpAt: new Date(use().now), tries: 6, lastProblem, content: sql`content - 'link'` })
      .where(eq(outboxEmail.recipient, to));
  const rowsOf = (to: string) =>
    use().database.orm.select().from(outboxEmail).where(eq(outboxEmail.recipient, to));
  const plain = (html: string) => html.replaceAll('<!-- -->', '');
  const listFor = async (who: Awaited<ReturnType<typeof atWork>>) =>
    plain((await who.get(panelLinks.failedEmails)).body);

  test('are counted where the day begins, and listed: to whom, of which order, and why', async () => {
    const { to, number, why } = await orderedInVain();
    const owner = await atWork(use(), 'owner');
    const today = plain((await owner.get(panelLinks.today)).body);
    expect(today).toMatch(/\d+ e-mail(e|i)? nie wysz/);
    expect(today).toContain(`href="${panelLinks.failedEmails}"`);
    const list = await listFor(owner);
    for (const said of [to, number, why, 'Potwierdzenie zamówienia']) expect(list).toContain(said);
  });

  test('are sent again one by one, as the same e-mail, and leave the list', async () => {
    const { to, number } = await orderedInVain();
    const orders = await atWork(use(), 'orders');
    const [row] = await rowsOf(to);
    const answer = await orders.send(panelLinks.failedEmailAgain(row?.id ?? 0));
    expect(answer.headers.location).toBe(panelLinks.failedEmails);
    const list = await listFor(orders);
    expect(list).toContain('E-mail czeka na wysłanie.');
    expect(list).not.toContain(to);
    expect(await rowsOf(to)).toMatchObject([{ id: row?.id, givenUpAt: null, tries: 0 }]);
    const sent: string[] = [];
    const { shop } = use();
    const mailer = openMailer({
      ...{ ...shop.settings, database: shop.database, log: (line: string) => expect.unreachable(line) },
      transport: async (mail) => void sent.push(`${mail.to} ${mail.subject}`),
    });
    await mailer.deliverDue();
    expect(sent.filter((one) => one.startsWith(to))).toEqual([expect.stringContaining(number)]);
    const again = await orders.send(panelLinks.failedEmailAgain(row?.id ?? 0));
    expect(plain((await orders.get(again.headers.location as string)).body)).toContain('Nie ma tu już nic');
  });

  test('are sent again all at once; what is not kept, stays and says so', async () => {
    const all = [await orderedInVain(), await orderedInVain()];
    const now = new Date(use().now);
    await use()
      .database.orm.insert(outboxEmail)
      .values({
        ...{ recipient: 'haslo@example.org', language: 'pl', kind: 'password_reset', content: {} },
        ...{ createdAt: now, nextTryAt: now, givenUpAt: now, lastProblem: 'odrzucony' },
      });
    const orders = await atWork(use(), 'orders');
    await orders.send(panelLinks.failedEmailsAgain);
    const list = await listFor(orders);
    expect(list).toMatch(/\d+ e-mail[ei]? czeka/);
    for (const { to } of all) expect(list).not.toContain(to);
    expect(list).toContain('haslo@example.org');
    expect(list).toContain('Treści nie przechowujemy');
    expect(list, 'nothing is left that could be').not.toContain('Wyślij wszystkie jeszcze raz');
  });

  test('are for who may read e-mails about orders; those to the staff and the owner for who may see these', async () => {
    const { to } = await orderedInVain();
    await use()
      .database.orm.update(outboxEmail)
      .set({ kind: 'staff_password', content: {} })
      .where(and(eq(outboxEmail.recipient, to), eq(outboxEmail.kind, 'order_placed')));
    expect(await listFor(await atWork(use(), 'orders'))).not.toContain(to);
    expect(await listFor(await atWork(use(), 'manager'))).toContain(to);
    const packer = await atWork(use(), 'packer');
    expect((await packer.get(panelLinks.failedEmails)).statusCode).toBe(403);
    expect(plain((await packer.get(panelLinks.today)).body)).not.toContain(panelLinks.failedEmails);
    const reader = await atWork(use(), 'read_only');
    const list = await listFor(reader);
    expect(list).not.toContain(panelLinks.failedEmailsAgain);
    expect((await reader.send(panelLinks.failedEmailsAgain)).statusCode).toBe(403);
  });

  test('are listed for a week', async () => {
    const { to } = await orderedInVain();
    const past = new Date(use().now - 8 * DAY);
    await use()
      .database.orm.update(outboxEmail)
      .set({ givenUpAt: past })
      .where(eq(outboxEmail.recipient, to));
    expect(await listFor(await atWork(use(), 'owner'))).not.toContain(to);
  });
});
