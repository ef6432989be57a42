import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { client, complaint, complaintFile, outboxEmail } from '#shop/db/schema/index.ts';
import { openOutbox } from '#shop/email/outbox.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
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

describeWithDatabase('a complaint', (use) => {
  let now = Date.UTC(2026, 10, 24, 9);
  const clock = () => now;
  const complaints = (queueEmail: QueueEmail = openOutbox({ database: use(), clock }).queue) =>
    openComplaints({ database: use(), queueEmail, clock });
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

  test('is confirmed by an e-mail with its number, in the client’s language', async () => {
    const { number } = await complaints().file(await addClient('anna', 'en'), given, []);
    expect(await use().orm.select().from(outboxEmail)).toMatchObject([
      {
        recipient: 'anna@example.org',
        language: 'en',
        content: { kind: 'complaint_received', number, product: 'Młynek ręczny' },
      },
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

  test('is removed with the account of the client, and its files with it', async () => {
    const anna = await addClient('anna');
    await complaints().file(anna, given, [photo]);
    await use().orm.delete(client).where(eq(client.id, anna));
    expect([await use().orm.$count(complaint), await use().orm.$count(complaintFile)]).toEqual([0, 0]);
  });
});
