import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#contract/language.ts';
import {
  auditEntry,
  client,
  complaint,
  complaintFile,
  complaintLink,
  complaintReply,
  outboxEmail,
} from '#shop/db/schema/index.ts';
import { openOutbox } from '#shop/email/outbox.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { type Hired, openStaffDesk } from '#tests/support/samples/sample-staff.ts';
import { openComplaintDesk } from './complaint-desk.ts';
import { type GivenComplaint, openComplaints } from './complaints.ts';
import type { StoredFile } from './take-in-file.ts';

const given: GivenComplaint = {
  orderNumber: '2026-000117',
  product: 'Młynek ręczny',
  foundOn: '2026-11-20',
  description: 'Korbka się zacina.',
  wish: 'refund',
  bankAccount: 'PL61 1090 1014 0000 0712 1981 2874',
};
const photo: StoredFile = {
  name: 'korbka.jpg',
  mime: 'image/jpeg',
  bytes: Buffer.from('p'),
  width: 40,
  height: 20,
};
const receipt: StoredFile = { name: 'paragon.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-') };

const LINK = expect.stringMatching(/complaint-answer\.php\?token=[\w-]{43}$/);

describeWithDatabase('a complaint', (use) => {
  let now = Date.UTC(2026, 10, 24, 9);
  const clock = () => now;
  const complaints = (queueEmail: QueueEmail = openOutbox({ database: use(), clock }).queue) =>
    openComplaints({ database: use(), queueEmail, clock, config: { email: 'sklep@example.org' } });
  async function addClient(login: string, language: Language = 'pl'): Promise<number> {
    const [added] = await use()
      .orm.insert(client)
      .values({ login, email: `${login}@example.org`, passwordHash: 'x', language })
      .returning({ id: client.id });
    if (!added) throw new Error('no client');
    return added.id;
  }

  test('is kept with its files in their order and gets a number', async () => {
    const anna = await addClient('anna');
    const { number } = await complaints().file(anna, given, [photo, receipt]);
    expect(number).toMatch(/^R-2026-\d{6}$/);
    expect(await complaints().one(anna, number)).toEqual({
      ...given,
      number,
      status: 'received',
      createdAt: new Date(now),
      answers: [],
      files: [
        { id: expect.any(Number), name: 'korbka.jpg', mime: 'image/jpeg', width: 40, height: 20, size: 1 },
        {
          id: expect.any(Number),
          name: 'paragon.pdf',
          mime: 'application/pdf',
          width: null,
          height: null,
          size: 5,
        },
      ],
    });
  });

  test('is confirmed by an e-mail with its number, in the client’s language, and told to the owner', async () => {
    const { number } = await complaints().file(await addClient('anna', 'en'), given, []);
    expect(await use().orm.select().from(outboxEmail)).toMatchObject([
      {
        recipient: 'anna@example.org',
        language: 'en',
        content: { kind: 'complaint_received', number, product: 'Młynek ręczny' },
      },
      { recipient: 'sklep@example.org', content: { kind: 'owner_complaint', number } },
    ]);
  });

  test('is kept whole or not at all: with no e-mail there is no complaint, with one file too many neither', async () => {
    const anna = await addClient('anna');
    const failing = complaints(() => Promise.reject(new Error('no ink')));
    await expect(failing.file(anna, given, [photo])).rejects.toThrow('no ink');
    await expect(
      complaints().file(
        anna,
        given,
        Array.from({ length: 6 }, () => photo),
      ),
    ).rejects.toThrow();
    const { orm } = use();
    expect([
      await orm.$count(complaint),
      await orm.$count(complaintFile),
      await orm.$count(outboxEmail),
    ]).toEqual([0, 0, 0]);
  });

  test('never shares its number, however many come at once', async () => {
    const anna = await addClient('anna');
    const filed = await Promise.all(Array.from({ length: 8 }, () => complaints().file(anna, given, [])));
    expect(new Set(filed.map(({ number }) => number)).size).toBe(8);
  });

  test('is listed with the client’s others, the latest first', async () => {
    const anna = await addClient('anna');
    const first = await complaints().file(anna, given, []);
    now += 1000;
    const second = await complaints().file(anna, { ...given, product: 'Filiżanka' }, []);
    expect(await complaints().list(anna)).toEqual([
      { number: second.number, product: 'Filiżanka', status: 'received', createdAt: new Date(now) },
      { number: first.number, product: 'Młynek ręczny', status: 'received', createdAt: new Date(now - 1000) },
    ]);
  });

  test('and its files are seen by whoever complained, and by no other client', async () => {
    const [anna, jan] = [await addClient('anna'), await addClient('jan')];
    const { number } = await complaints().file(anna, given, [photo]);
    const fileId = (await complaints().one(anna, number))?.files[0]?.id ?? 0;
    expect(await complaints().attachment(anna, fileId)).toEqual({
      name: 'korbka.jpg',
      mime: 'image/jpeg',
      bytes: Buffer.from('p'),
    });
    expect(await complaints().list(jan)).toEqual([]);
    expect(await complaints().one(jan, number)).toBeUndefined();
    expect(await complaints().attachment(jan, fileId)).toBeUndefined();
  });

  test('keeps five files of five megabytes each, byte by byte', async () => {
    const anna = await addClient('anna');
    const bytes = Buffer.alloc(
      5_242_880,
      Uint8Array.from({ length: 256 }, (_, index) => index),
    );
    const { number } = await complaints().file(
      anna,
      given,
      Array.from({ length: 5 }, () => ({ ...photo, bytes })),
    );
    const files = (await complaints().one(anna, number))?.files ?? [];
    expect(files.map(({ size }) => size)).toEqual(Array.from({ length: 5 }, () => 5_242_880));
    expect((await complaints().attachment(anna, files[4]?.id ?? 0))?.bytes.equals(bytes)).toBe(true);
  });

  test('keeps a bank account only where money is to be returned', async () => {
    const anna = await addClient('anna');
    const { number } = await complaints().file(anna, { ...given, wish: 'repair', orderNumber: ' ' }, []);
    expect(await complaints().one(anna, number)).toMatchObject({ bankAccount: null, orderNumber: null });
  });

  describe('at work', () => {
    const guest = { name: 'Jan Gość', email: 'gosc@example.org', language: 'en' } as const;
    let orders: Hired;
    let manager: Hired;
    beforeEach(async () => {
      const staff = openStaffDesk(use());
      [orders, manager] = [await staff.hire('orders', 'Ewa'), await staff.hire('manager', 'Ola')];
    });
    const desk = () =>
      openComplaintDesk({ database: use(), clock, queueEmail: openOutbox({ database: use(), clock }).queue });
    const emails = async (kind: string) =>
      (await use().orm.select().from(outboxEmail)).filter((email) => email.kind === kind);
    const idOf = async (number: string) =>
      (await use().orm.select().from(complaint).where(eq(complaint.number, number)))[0]?.id ?? 0;

    test('of a guest is kept and confirmed alike, whether there is such an order or not', async () => {
      const anna = await addClient('anna');
      const orderId = await addOrder(use(), { clientId: anna, number: '2026-000117' });
      const byStranger = await complaints().fileAsGuest(guest, given, []);
      const byAddress = await complaints().fileAsGuest({ ...guest, email: 'Anna@example.org' }, given, []);
      const rows = await use().orm.select().from(complaint).orderBy(complaint.id);
      expect(rows).toMatchObject([
        { number: byStranger.number, orderId: null, name: 'Jan Gość', clientId: null },
        { number: byAddress.number, orderId, email: 'Anna@example.org' },
      ]);
      expect(await emails('complaint_received')).toMatchObject([
        { recipient: 'gosc@example.org', language: 'en', content: { link: LINK } },
        { recipient: 'Anna@example.org' },
      ]);
    });

    test('is listed by its deadline, and goes to the others once it is decided', async () => {
      const filed = [];
      for (let at = 0; at < 52; at++) {
        filed.push((await complaints().fileAsGuest(guest, given, [])).number);
        now += 1000;
      }
      const first = await desk().list(orders.actor, { view: 'open' });
      const second = await desk().list(orders.actor, { view: 'open', after: first.next });
      expect([...first.rows, ...second.rows].map(({ number }) => number)).toEqual(filed);
      expect(second.next).toBeUndefined();
      const id = first.rows[0]?.id ?? 0;
      const decision = { id, version: 1, result: 'accepted', text: 'Oddamy pieniądze.' } as const;
      await desk().decide(manager.actor, decision);
      expect((await desk().list(orders.actor, { view: 'decided' })).rows).toMatchObject([
        { id, status: 'accepted' },
      ]);
    });

    test('is answered by e-mail in the language of whoever complained, once, and the client sees it', async () => {
      const anna = await addClient('anna', 'en');
      const { number } = await complaints().file(anna, given, []);
      const id = await idOf(number);
      const answer = () => desk().answer(orders.actor, { id, text: 'Proszę o zdjęcie.', version: 1 });
      const both = await Promise.all([answer(), answer()]);
      expect(both).toContainEqual({ ok: true });
      expect(both).toContainEqual({ ok: false, problem: 'changed' });
      await desk().note(orders.actor, { id, text: 'Trudny klient.' });
      expect(await emails('complaint_answer')).toMatchObject([
        { recipient: 'anna@example.org', language: 'en', content: { text: 'Proszę o zdjęcie.' } },
      ]);
      expect((await complaints().one(anna, number))?.answers).toEqual([
        { kind: 'answer', text: 'Proszę o zdjęcie.', writtenAt: new Date(now) },
      ]);
      expect((await desk().find(orders.actor, id))?.replies).toMatchObject([
        { kind: 'answer', author: 'Ewa' },
        { kind: 'note', text: 'Trudny klient.' },
      ]);
    });

    test('is decided once, by who may, and the decision goes out with its reason', async () => {
      const { number } = await complaints().fileAsGuest(guest, given, []);
      const id = await idOf(number);
      const decide = (actor: Hired['actor']) =>
        desk().decide(actor, { id, version: 1, result: 'refused', text: 'Korbka jest cała.' });
      expect(() => decide(orders.actor)).toThrow(NotAllowed);
      expect(await decide(manager.actor)).toEqual({ ok: true });
      expect(await decide(manager.actor)).toEqual({ ok: false, problem: 'decided' });
      expect(await emails('complaint_decided')).toMatchObject([
        {
          ...{ recipient: 'gosc@example.org', language: 'en' },
          content: { decision: 'refused', text: 'Korbka jest cała.', link: LINK },
        },
      ]);
      const [entry] = await use().orm.select().from(auditEntry).where(eq(auditEntry.objectKind, 'complaint'));
      expect(entry).toMatchObject({ action: 'complaint.refused', objectId: number, change: {} });
    });

    test('is answered by whoever has the link of an e-mail, and waits for the staff until somebody answers', async () => {
      const { number } = await complaints().fileAsGuest(guest, given, []);
      const id = await idOf(number);
      await desk().answer(orders.actor, { id, text: 'Proszę o zdjęcie.', version: 1 });
      const sent = [...(await emails('complaint_received')), ...(await emails('complaint_answer'))];
      const tokens = sent.map(
        ({ content }) => new URLSearchParams(String(Object(content).link).split('?')[1]),
      );
      for (const token of tokens.map((one) => one.get('token') ?? '')) {
        const reply = { text: 'Oto zdjęcie.', files: [photo] };
        expect(await complaints().reply({ token }, reply)).toEqual({ ok: true });
        expect((await complaints().conversation({ token }))?.said.at(-1)).toMatchObject({ kind: 'client' });
      }
      expect((await emails('owner_complaint')).map(({ content }) => Object(content).isAnswer)).toEqual([
        ...[undefined, true, true],
      ]);
      expect(await desk().countAwaiting(orders.actor)).toBe(1);
      expect((await desk().list(orders.actor, { view: 'answer' })).rows).toMatchObject([{ number }]);
      expect((await desk().find(orders.actor, id))?.replies.map(({ kind }) => kind)).toEqual([
        ...['answer', 'client', 'client'],
      ]);
      // Whoever has not seen what was written meanwhile is told of it first.
      const late = await desk().answer(orders.actor, { id, text: 'Halo?', version: 2 });
      expect(late).toEqual({ ok: false, problem: 'changed' });
      expect(await desk().answer(orders.actor, { id, text: 'Dziękujemy.', version: 4 })).toEqual({
        ok: true,
      });
      expect(await desk().countAwaiting(orders.actor)).toBe(0);
    });

    test('waits for the staff from the first word, of a guest as of a client; a note is no answer', async () => {
      const heard: string[] = [];
      const stop = use().onChange((tag) => heard.push(tag));
      const { number } = await complaints().fileAsGuest(guest, given, []);
      const other = await complaints().file(await addClient('anna'), given, []);
      const [id, otherId] = [await idOf(number), await idOf(other.number)];
      await vi.waitFor(() =>
        expect(heard).toEqual(expect.arrayContaining([`work:complaint:${id}`, `work:complaint:${otherId}`])),
      );
      stop();
      await desk().note(orders.actor, { id, text: 'Do sprawdzenia.' });
      expect(await desk().countAwaiting(orders.actor)).toBe(2);
      const waiting = async () =>
        (await desk().list(orders.actor, { view: 'answer' })).rows.map((row) => row.number);
      expect(await waiting()).toEqual([number, other.number]);
      await desk().answer(orders.actor, { id, text: 'Sprawdzamy.', version: 1 });
      const decision = { result: 'accepted', text: 'Uznajemy.' } as const;
      await desk().decide(manager.actor, { id: otherId, version: 1, ...decision });
      expect(await waiting()).toEqual([]);
      expect(await desk().countAwaiting(orders.actor)).toBe(0);
    });

    test('that is closed, or not one’s own, takes no answer', async () => {
      const anna = await addClient('anna');
      const { number } = await complaints().file(anna, given, []);
      const reply = { text: 'Halo?', files: [] };
      for (const which of [{ clientId: anna + 1, number }, { token: 'x'.repeat(43) }, { token: '\u0000' }])
        expect(await complaints().reply(which, reply)).toEqual({ ok: false, problem: 'missing' });
      await use().orm.update(complaint).set({ status: 'closed' });
      expect(await complaints().reply({ clientId: anna, number }, reply)).toEqual({
        ...{ ok: false, problem: 'closed' },
      });
      expect(await use().orm.$count(complaintReply)).toBe(0);
    });

    test('of a client who leaves is forgotten but for number, days and outcome; who still waits is answered', async () => {
      const anna = await addClient('anna');
      const decided = await complaints().file(anna, given, [photo]);
      const said = { text: 'Mieszkam na Długiej 5.', files: [photo] };
      await complaints().reply({ clientId: anna, number: decided.number }, said);
      const waiting = await complaints().file(anna, { ...given, product: 'Filiżanka' }, [photo]);
      const id = await idOf(decided.number);
      await desk().decide(manager.actor, { id, version: 2, result: 'accepted', text: 'Pani Anno, tak.' });
      await use().orm.delete(client).where(eq(client.id, anna));
      const [forgotten, open] = await use().orm.select().from(complaint).orderBy(complaint.id);
      expect(forgotten).toMatchObject({
        ...{ number: decided.number, status: 'accepted', product: 'Młynek ręczny', decidedAt: new Date(now) },
        ...{ clientId: null, email: null, name: '', description: '', decision: '', bankAccount: null },
        erasedAt: expect.any(Date),
      });
      expect(open).toMatchObject({ number: waiting.number, email: 'anna@example.org', erasedAt: null });
      expect(await use().orm.$count(complaintFile)).toBe(1);
      expect(await use().orm.$count(complaintReply)).toBe(0);
      expect(await use().orm.$count(complaintLink, eq(complaintLink.complaintId, id))).toBe(0);
      const answered = await desk().answer(orders.actor, { id: open?.id ?? 0, text: 'Już.', version: 1 });
      expect(answered).toEqual({ ok: true });
      expect(await desk().answer(orders.actor, { id, text: 'Halo?', version: 3 })).toEqual({
        ...{ ok: false, problem: 'no_address' },
      });
    });
  });
});
