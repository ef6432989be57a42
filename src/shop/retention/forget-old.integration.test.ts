import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY } from '#domain/time/zone.ts';
import * as schema from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openAccountDesk } from '#tests/support/samples/sample-account.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { openStaffDesk } from '#tests/support/samples/sample-staff.ts';
import { forgetOld } from './forget-old.ts';

const NOW = Date.UTC(2026, 10, 19, 9);
const ago = (days: number) => new Date(NOW - days * DAY);

describeWithDatabase('what is kept for long enough', (use) => {
  const forget = () => forgetOld({ database: use(), clock: () => NOW, fewLeft: 3 });

  test('goes: messages of guests, but not those of clients nor those that may still be answered', async () => {
    const clientId = await openAccountDesk(use()).addClient('anna');
    const message = { name: 'Jan', contact: 'jan@example.org', language: 'pl', text: 'Dzień dobry' } as const;
    const add = (subject: string, more: Partial<typeof schema.contactMessage.$inferInsert>) =>
      use()
        .orm.insert(schema.contactMessage)
        .values({ ...message, subject, ...more });
    await add('dawno', { writtenAt: ago(800), answeredAt: ago(366) });
    await add('niedawno', { writtenAt: ago(800), answeredAt: ago(366), doneAt: ago(364) });
    await add('bez odpowiedzi', { writtenAt: ago(729) });
    await add('zapomniana', { writtenAt: ago(731) });
    await add('klientki', { writtenAt: ago(800), answeredAt: ago(700), clientId });
    await forget();
    const left = await use().orm.select().from(schema.contactMessage).orderBy(schema.contactMessage.id);
    expect(left.map(({ subject }) => subject)).toEqual(['niedawno', 'bez odpowiedzi', 'klientki']);
  });

  test('goes: sessions of the staff that have ended, and from where what was done in the audit log', async () => {
    const staff = openStaffDesk(use());
    const { actor } = await staff.hire('packer');
    const entry = { actor: 'staff', staffId: actor.id, actorName: 'Ewa', action: 'message.noted' } as const;
    const about = { objectKind: 'message', objectId: '1', ip: '192.0.2.7' };
    await use()
      .orm.insert(schema.auditEntry)
      .values([
        { ...entry, ...about, at: new Date(Date.now() - 367 * DAY) },
        { ...entry, ...about, at: new Date(Date.now() - 300 * DAY) },
      ]);
    const other = await staff.hire('orders');
    const open = { expiresAt: new Date(Date.now() + DAY) };
    await use().orm.update(schema.staffSession).set(open);
    const ended = { expiresAt: new Date(Date.now() - 1) };
    await use().orm.update(schema.staffSession).set(ended).where(eq(schema.staffSession.staffId, actor.id));
    await forgetOld({ database: use(), clock: Date.now, fewLeft: 3 });
    const rows = await use()
      .orm.select()
      .from(schema.auditEntry)
      .where(eq(schema.auditEntry.action, 'message.noted'))
      .orderBy(schema.auditEntry.id);
    expect(rows.map(({ ip, actorName }) => [ip, actorName])).toEqual([
      [null, 'Ewa'],
      ['192.0.2.7', 'Ewa'],
    ]);
    const change = use().orm.update(schema.auditEntry).set({ ip: null, actorName: 'Nikt' });
    await expect(change, 'nothing else of it').rejects.toThrow();
    const sessions = await use().orm.select().from(schema.staffSession);
    expect(sessions.map(({ staffId }) => staffId)).toEqual([other.actor.id]);
  });

  test('goes: who left the newsletter a year ago, and nobody who gets it', async () => {
    const one = { language: 'pl', wording: 'Tak.', askedAt: ago(900), confirmedAt: ago(900) } as const;
    await use()
      .orm.insert(schema.newsletterSubscriber)
      .values([
        { ...one, email: 'dawno@example.org', stopToken: 'a'.repeat(40), unsubscribedAt: ago(366) },
        { ...one, email: 'niedawno@example.org', stopToken: 'b'.repeat(40), unsubscribedAt: ago(364) },
        { ...one, email: 'czyta@example.org', stopToken: 'c'.repeat(40) },
      ]);
    await forget();
    const left = await use()
      .orm.select()
      .from(schema.newsletterSubscriber)
      .orderBy(schema.newsletterSubscriber.id);
    expect(left.map(({ email }) => email)).toEqual(['niedawno@example.org', 'czyta@example.org']);
  });

  test('goes: drafts of the staff, after a month', async () => {
    const { actor } = await openStaffDesk(use()).hire('packer');
    const draft = { staffId: actor.id, objectKind: 'order', objectId: 'A1', fields: {} } as const;
    await use()
      .orm.insert(schema.formDraft)
      .values([
        { ...draft, form: 'old', savedAt: ago(31) },
        { ...draft, form: 'new', savedAt: ago(29) },
      ]);
    await forget();
    expect((await use().orm.select().from(schema.formDraft)).map(({ form }) => form)).toEqual(['new']);
  });

  test('goes: what other systems were told, and addresses that are no longer told anything', async () => {
    const { orm } = use();
    const address = 'https://erp.example.com/';
    const row = { address, events: ['order.placed' as const], secret: Buffer.alloc(64) };
    await orm.insert(schema.webhook).values([
      { ...row, id: 1 },
      { ...row, id: 2, isOn: false, removedAt: ago(31) },
      { ...row, id: 3, isOn: false, removedAt: ago(29) },
    ]);
    const event = { kind: 'order.placed', data: {} } as const;
    const [old] = await orm
      .insert(schema.webhookEvent)
      .values([
        { ...event, happenedAt: ago(31), createdAt: ago(31) },
        { ...event, happenedAt: ago(29), createdAt: ago(29) },
      ])
      .returning();
    await orm.insert(schema.webhookDelivery).values({ webhookId: 1, eventId: old?.id ?? '' });
    await forget();
    const left = await orm.select().from(schema.webhook).orderBy(schema.webhook.id);
    expect(left.map(({ id }) => id)).toEqual([1, 3]);
    expect(await orm.$count(schema.webhookEvent)).toBe(1);
    expect(await orm.$count(schema.webhookDelivery)).toBe(0);
  });

  test('goes: withdrawals, complaints and addresses of who was erased, once no claim is left', async () => {
    const { orm } = use();
    const stated = { name: 'Gość', orderNumber: 'W-1', email: 'gosc@example.org', items: '' };
    const done = (number: string, confirmedAt: Date) => ({
      ...({ ...stated, number, confirmedAt, handledAt: confirmedAt, language: 'pl' } as const),
      tokenHash: Buffer.alloc(32, number),
    });
    await orm
      .insert(schema.withdrawal)
      .values([done('O-1', new Date('2019-12-31')), done('O-2', new Date('2020-01-02'))]);
    await orm.insert(schema.withdrawal).values({
      ...{ ...stated, language: 'pl', tokenHash: Buffer.alloc(32, 'x'), begunAt: ago(2) },
    });
    const complaint = {
      ...{ product: 'Młynek', foundOn: '2019-12-01', description: 'Zacina się.' },
      ...{ name: 'Gość', email: 'gosc@example.org' },
      wish: 'repair',
      status: 'accepted',
    } as const;
    await orm.insert(schema.complaint).values([
      { ...complaint, number: 'R-1', createdAt: new Date('2019-12-31') },
      { ...complaint, number: 'R-2', createdAt: new Date('2020-01-02') },
    ]);
    const clientId = await openAccountDesk(use()).addClient('anna');
    for (const [number, day] of [
      ['2019', '2019-12-31'],
      ['2020', '2020-01-02'],
    ] as const)
      await addOrder(use(), { clientId, number, createdAt: new Date(day) });
    await orm.update(schema.shopOrder).set({ erasedAt: ago(1) });
    await forget();
    const numbers = (await orm.select().from(schema.withdrawal)).map(({ number }) => number);
    expect(numbers).toEqual(['O-2']);
    const complaints = await orm.select().from(schema.complaint).orderBy(schema.complaint.number);
    expect(complaints.map(({ email, number }) => [number, email])).toEqual([
      ['R-1', null],
      ['R-2', 'gosc@example.org'],
    ]);
    const orders = await orm.select().from(schema.shopOrder).orderBy(schema.shopOrder.number);
    expect(orders.map(({ billing }) => billing.lastname)).toEqual(['', 'Nowak']);
  });

  test('goes: transfers, once no claim is left, and sooner those that are of no order', async () => {
    const transfer = { bookedOn: '2026-06-02', amount: 5000, currency: 'PLN', payer: 'Anna Nowak' };
    const takenAt = { early: new Date('2019-12-31'), late: new Date('2020-01-02') };
    const rows = [
      { title: 'dawny', takenAt: takenAt.early, state: 'matched' },
      { title: 'dawno czeka', takenAt: takenAt.early, state: 'open' },
      { title: 'opłacone', takenAt: takenAt.late, state: 'matched' },
      { title: 'nie za zamówienie', takenAt: ago(364), state: 'dismissed' },
      { title: 'dawno nie za zamówienie', takenAt: ago(366), state: 'dismissed' },
    ] as const;
    await use()
      .orm.insert(schema.bankTransfer)
      .values(rows.map((row, index) => ({ ...transfer, ...row, fingerprint: Buffer.alloc(32, index) })));
    await forget();
    const left = await use().orm.select().from(schema.bankTransfer).orderBy(schema.bankTransfer.id);
    expect(left.map(({ title }) => title)).toEqual(['opłacone', 'nie za zamówienie']);
  });

  test('is told to the owner again: a size that was short, once there is enough of it', async () => {
    const { sizeId } = await addOffer(use(), 'kawa');
    const { sizeId: short } = await addOffer(use(), 'filizanka');
    await use().orm.update(schema.stock).set({ quantity: 2 }).where(eq(schema.stock.sizeId, short));
    const told = { event: 'low_stock', toldAt: ago(1) } as const;
    await use()
      .orm.insert(schema.ownerEmailTold)
      .values([
        { ...told, object: String(sizeId) },
        { ...told, object: String(short) },
      ]);
    await forget();
    const left = await use().orm.select().from(schema.ownerEmailTold);
    expect(left.map(({ object }) => object)).toEqual([String(short)]);
  });
});
