import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { outboxEmail } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { startSmtpServer } from '#tests/support/shop/smtp-server.ts';
import { soon } from '#tests/support/soon.ts';
import type { ComposedEmail } from './compose.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { openOutbox } from './outbox.ts';
import { type Transport, transportFor } from './transport.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const reset = {
  language: 'pl',
  kind: 'password_reset',
  link: '/password-new.php?token=secret',
  minutes: 30,
} as const;

describeWithDatabase('the mailer', (use) => {
  let now = Date.UTC(2026, 10, 24, 9);
  const clock = () => now;
  const opened: Mailer[] = [];
  const open = (transport: Transport) => {
    const logged: string[] = [];
    const office = openMailer({
      database: use(),
      config: { name: 'Palarnia Mgła', email: 'sklep@palarnia.example' },
      origin: 'https://palarnia.example',
      transport,
      clock,
      log: (line) => logged.push(line),
    });
    opened.push(office);
    return { ...office, logged };
  };
  /** A carrier that notes to whom it sent. */
  const noting = () => {
    const carried: string[] = [];
    const transport = async ({ to }: ComposedEmail) => {
      carried.push(to);
    };
    return { carried, transport };
  };
  const queueEmail = (to = 'anna@example.org') =>
    openOutbox({ database: use(), clock }).queue({ to, ...reset });
  const rows = () => use().orm.select().from(outboxEmail).orderBy(outboxEmail.id);
  afterEach(async () => {
    for (const office of opened.splice(0)) await office.stop();
  });

  test('sends every e-mail that is due, oldest first, and each only once', async () => {
    const { carried, transport } = noting();
    const office = open(transport);
    await queueEmail('anna@example.org');
    now += 1;
    await queueEmail('jan@example.org');
    now -= 1;
    expect(await office.deliverDue()).toBe(1);
    now += 1;
    expect(await office.deliverDue()).toBe(1);
    expect(await office.deliverDue()).toBe(0);
    expect(carried).toEqual(['anna@example.org', 'jan@example.org']);
  });

  test('empties an e-mail as soon as it is sent: no link to an account stays behind', async () => {
    await queueEmail();
    await open(noting().transport).deliverDue();
    expect(await rows()).toMatchObject([{ content: {}, sentAt: new Date(now), givenUpAt: null, tries: 1 }]);
  });

  test('tries again after 1, 5 and 30 minutes, 2 and 12 hours, then gives the e-mail up and says so', async () => {
    await queueEmail();
    const office = open(() => Promise.reject(new Error('550\r\nno such mailbox <anna@example.org>')));
    for (const wait of [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR]) {
      await office.deliverDue();
      expect(await rows()).toMatchObject([
        {
          nextTryAt: new Date(now + wait),
          lastProblem: '550 no such mailbox <…>',
          content: { kind: 'password_reset' },
        },
      ]);
      const { length } = office.logged;
      now += wait - 1;
      await office.deliverDue();
      expect(office.logged).toHaveLength(length);
      now += 1;
    }
    await office.deliverDue();
    expect(await rows()).toMatchObject([{ tries: 6, content: {}, sentAt: null, givenUpAt: new Date(now) }]);
    expect(office.logged.at(-1)).toMatch(
      /^E-mail \d+ \(password_reset\) was not sent and is given up: 550 no/,
    );
    expect(office.logged.join()).not.toMatch(/secret|anna/);
    now += 30 * HOUR;
    await office.deliverDue();
    expect(office.logged).toHaveLength(6);
  });

  test('sends an e-mail that a mail server took only at the second try', async () => {
    const server = await startSmtpServer();
    try {
      const office = open(transportFor({ smtpUrl: server.url, folder: '' }));
      await queueEmail();
      server.refuseWith('451 try later');
      expect(await office.deliverDue()).toBe(0);
      server.refuseWith(undefined);
      now += MINUTE;
      expect(await office.deliverDue()).toBe(1);
      expect(server.received).toMatchObject([{ to: ['anna@example.org'] }]);
      expect(await rows()).toMatchObject([{ tries: 2, lastProblem: null, content: {} }]);
    } finally {
      await server.close();
    }
  });

  test('goes on with the others when one e-mail cannot be sent', async () => {
    const { carried, transport } = noting();
    await queueEmail('eva@example.org');
    await queueEmail('jan@example.org');
    const office = open((mail) =>
      mail.to.startsWith('eva') ? Promise.reject(new Error('full')) : transport(mail),
    );
    expect(await office.deliverDue()).toBe(1);
    expect(carried).toEqual(['jan@example.org']);
  });

  test('shares the e-mails among many processes: none is sent by two of them', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `client${index}@example.org`);
    for (const address of addresses) await queueEmail(address);
    const { carried, transport } = noting();
    const sent = await Promise.all([1, 2, 3, 4].map(() => open(transport).deliverDue()));
    expect(sent.reduce((sum, count) => sum + count)).toBe(12);
    expect(carried.sort()).toEqual(addresses.sort());
  });

  test('sends an e-mail whose process ended in the middle of it, after ten minutes', async () => {
    await queueEmail();
    const crashed = open(() => new Promise(() => {}));
    crashed.deliverDue();
    await soon(async () => expect(await rows()).toMatchObject([{ tries: 1 }]));
    opened.splice(0);
    const { carried, transport } = noting();
    now += 10 * MINUTE - 1;
    await open(transport).deliverDue();
    expect(carried).toEqual([]);
    now += 1;
    await open(transport).deliverDue();
    expect(carried).toEqual(['anna@example.org']);
  });

  test('sends an e-mail at once when the transaction that wrote it is done', async () => {
    const { carried, transport } = noting();
    const office = open(transport);
    office.start();
    await office.deliverDue();
    await use().orm.transaction(async (tx) => {
      await openOutbox({ database: use(), clock }).queue({ to: 'anna@example.org', ...reset }, tx);
    });
    await soon(() => expect(carried).toEqual(['anna@example.org']));
  });

  test('stops only when the e-mail under way is noted as sent, and begins no other', async () => {
    let arrive = () => {};
    const begun: string[] = [];
    const office = open(({ to }) => {
      begun.push(to);
      return new Promise((resolve) => {
        arrive = resolve;
      });
    });
    await queueEmail('anna@example.org');
    await queueEmail('jan@example.org');
    office.start();
    await soon(() => expect(begun).toHaveLength(1));
    const stopped = vi.fn();
    const stopping = office.stop().then(stopped);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stopped).not.toHaveBeenCalled();
    arrive();
    await stopping;
    expect(begun).toEqual(['anna@example.org']);
    expect(await rows()).toMatchObject([{ sentAt: new Date(now) }, { sentAt: null, tries: 0 }]);
  });

  test('forgets to whom it wrote thirty days ago, and keeps what is still to be sent', async () => {
    await queueEmail('anna@example.org');
    await open(noting().transport).deliverDue();
    await queueEmail('jan@example.org');
    await use()
      .orm.update(outboxEmail)
      .set({ nextTryAt: new Date(now + 90 * DAY) })
      .where(eq(outboxEmail.recipient, 'jan@example.org'));
    now += 30 * DAY - 1;
    await open(noting().transport).deliverDue();
    expect(await rows()).toHaveLength(2);
    now += 1;
    await open(noting().transport).deliverDue();
    expect(await rows()).toMatchObject([{ recipient: 'jan@example.org' }]);
  });
});
