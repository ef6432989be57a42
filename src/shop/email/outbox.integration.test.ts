import { expect, test } from 'vitest';
import { outboxEmail } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openOutbox } from './outbox.ts';

const NOW = Date.UTC(2026, 10, 24, 9);
const farewell = { to: 'anna@example.org', language: 'pl', kind: 'account_removed' } as const;

describeWithDatabase('an e-mail that is written', (use) => {
  const outbox = () => openOutbox({ database: use(), clock: () => NOW });

  test('waits in the database and is due at once', async () => {
    await outbox().queue({
      to: 'anna@example.org',
      language: 'en',
      kind: 'welcome',
      login: 'anna',
      link: '/a',
    });
    expect(await use().orm.select().from(outboxEmail)).toEqual([
      {
        id: expect.any(Number),
        recipient: 'anna@example.org',
        language: 'en',
        kind: 'welcome',
        content: { kind: 'welcome', login: 'anna', link: '/a' },
        createdAt: new Date(NOW),
        nextTryAt: new Date(NOW),
        tries: 0,
        sentAt: null,
        givenUpAt: null,
        lastProblem: null,
        orderNumber: null,
      },
    ]);
  });

  test('within a transaction is there only if that comes to pass', async () => {
    const undone = use().orm.transaction(async (tx) => {
      await outbox().queue(farewell, tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await use().orm.$count(outboxEmail)).toBe(0);
    await use().orm.transaction((tx) => outbox().queue(farewell, tx));
    expect(await use().orm.$count(outboxEmail)).toBe(1);
  });

  test('loses only what no database keeps: NUL, and halves of a character', async () => {
    const message = { kind: 'message', from: 'jan@example.org', name: 'Jan', subject: 'a\u0000b' } as const;
    await outbox().queue({
      to: 'sklep@example.org',
      language: 'pl',
      ...message,
      text: '\ud83dkawa \u2615 😀',
    });
    const [row] = await use().orm.select().from(outboxEmail);
    expect(row?.content).toEqual({ ...message, subject: 'ab', text: 'kawa \u2615 😀' });
  });

  test('that was sent cannot keep what it said', async () => {
    await outbox().queue(farewell);
    const kept = use()
      .orm.update(outboxEmail)
      .set({ sentAt: new Date(NOW) });
    await expect(kept).rejects.toMatchObject({ cause: { constraint: 'letter_emptied_at_end' } });
  });

  test('of a withdrawal stands under the order that it names, not under its own number', async () => {
    const statement = { number: 'OD-1', name: 'Anna', items: '', date: '19.11.2026', time: '10:00' };
    await outbox().queue({
      ...{ kind: 'withdrawal_received', to: 'anna@example.org', language: 'pl' },
      ...{ ...statement, email: 'anna@example.org', orderNumber: ' 2026-11-618033 ' },
    });
    const [row] = await use().orm.select().from(outboxEmail);
    expect(row?.orderNumber).toBe('2026-11-618033');
  });
});
