import { beforeEach, expect, test } from 'vitest';
import { openOutbox } from '#shop/email/outbox.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type Hired, openStaffDesk } from '#tests/support/samples/sample-staff.ts';
import { type NewMessage, openMessages } from './messages.ts';

const MESSAGE: NewMessage = {
  name: 'Jan Kowalski',
  contact: 'jan@example.org',
  email: 'jan@example.org',
  language: 'en',
  subject: 'Mielenie',
  text: 'Czy mieli drobno?',
  place: null,
  callDays: null,
  clientId: null,
};

describeWithDatabase('a message to the shop', (use) => {
  let desk: ReturnType<typeof openStaffDesk>;
  let ewa: Hired;
  beforeEach(async () => {
    desk = openStaffDesk(use());
    ewa = await desk.hire('orders', 'Ewa');
  });
  const messages = () => {
    const clock = () => desk.now;
    const queueEmail = openOutbox({ database: use(), clock }).queue;
    return openMessages({ database: use(), queueEmail, shopEmail: 'sklep@example.org', clock });
  };
  const take = async (changes: Partial<NewMessage> = {}) => {
    await messages().take({ ...MESSAGE, ...changes }, 'all of it');
    const { rows } = await messages().list(ewa.actor, { view: 'open' });
    return rows[0]?.id ?? 0;
  };
  const emails = async (kind: string) =>
    (await use().pool.query('SELECT recipient, language, content FROM letter WHERE kind = $1', [kind])).rows;
  const subjects = async (view: 'open' | 'answered' | 'done') =>
    (await messages().list(ewa.actor, { view })).rows.map(({ subject }) => subject);

  test('is kept, and goes to the shop’s mailbox as well', async () => {
    await take();
    expect(await subjects('open')).toEqual(['Mielenie']);
    expect(await messages().countOpen(ewa.actor)).toBe(1);
    expect(await emails('message')).toMatchObject([{ recipient: 'sklep@example.org' }]);
  });

  test('is answered by e-mail in the language of who wrote it, once, by who is named beside it', async () => {
    const id = await take();
    const answer = () => messages().answer(ewa.actor, { id, text: 'Drobno i grubo.', version: 1 });
    const both = await Promise.all([answer(), answer()]);
    expect(both).toContainEqual({ ok: true });
    expect(both).toContainEqual({ ok: false, problem: 'changed' });
    expect(await emails('message_answer')).toEqual([
      {
        ...{ recipient: 'jan@example.org', language: 'en' },
        content: {
          ...{ kind: 'message_answer', subject: 'Mielenie', text: 'Drobno i grubo.' },
          question: 'Czy mieli drobno?',
        },
      },
    ]);
    expect((await messages().find(ewa.actor, id))?.replies).toMatchObject([
      { author: 'Ewa', kind: 'answer' },
    ]);
    expect([await subjects('open'), await subjects('answered')]).toEqual([[], ['Mielenie']]);
  });

  test('from a phone number is answered by a call that is noted down', async () => {
    const id = await take({ contact: '600 700 800', email: null });
    const answered = await messages().answer(ewa.actor, { id, text: 'Tak', version: 1 });
    expect(answered).toEqual({ ok: false, problem: 'no_address' });
    expect(await messages().note(ewa.actor, { id, text: 'Oddzwoniłam.' })).toEqual({ ok: true });
    expect(await messages().setDone(ewa.actor, id, true)).toEqual({ ok: true });
    expect(await subjects('done')).toEqual(['Mielenie']);
    expect(await emails('message_answer')).toEqual([]);
  });

  test('stands beside what else the same person wrote, and nobody else', async () => {
    await take({ subject: 'Pierwsza', email: 'JAN@example.org' });
    await take({ subject: 'Obca', email: 'ewa@example.org' });
    await take({ subject: 'Telefon', email: null });
    const id = await take({ subject: 'Druga' });
    expect((await messages().find(ewa.actor, id))?.others.map(({ subject }) => subject)).toEqual([
      'Pierwsza',
    ]);
  });

  test('is read page by page', async () => {
    for (let at = 0; at < 60; at++) await messages().take({ ...MESSAGE, subject: `Nr ${at}` }, '');
    const first = await messages().list(ewa.actor, { view: 'open' });
    const second = await messages().list(ewa.actor, { view: 'open', before: first.older });
    expect([first.rows.length, second.rows.length, second.older]).toEqual([50, 10, undefined]);
    expect(second.rows.at(-1)?.subject).toBe('Nr 0');
  });

  test('is read and answered by those who may, and what was done is written down', async () => {
    const [packer, reader] = [await desk.hire('packer'), await desk.hire('read_only')];
    const id = await take();
    await expect(messages().list(packer.actor, { view: 'open' })).rejects.toThrow(NotAllowed);
    expect(await messages().find(packer.actor, id)).toBeUndefined();
    expect(await messages().find(reader.actor, id)).toBeDefined();
    expect(() => messages().answer(reader.actor, { id, text: 'Tak', version: 1 })).toThrow(NotAllowed);
    await messages().answer(ewa.actor, { id, text: 'Tak', version: 1 });
    await messages().setDone(ewa.actor, id, true);
    const { rows } = await use().pool.query(
      "SELECT action FROM audit_entry WHERE object_kind = 'message' ORDER BY id",
    );
    expect(rows.map(({ action }) => action)).toEqual(['message.answered', 'message.done']);
  });
});
