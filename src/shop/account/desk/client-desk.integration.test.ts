import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as schema from '#shop/db/schema/index.ts';
import { openOutbox } from '#shop/email/outbox.ts';
import { ERASED_EMAIL } from '#shop/order/forget-buyer.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type AccountDesk, ADDRESS, openAccountDesk } from '#tests/support/samples/sample-account.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { type Hired, openStaffDesk } from '#tests/support/samples/sample-staff.ts';
import { openClientDesk } from './client-desk.ts';

describeWithDatabase('clients in the back office', (use) => {
  let shop: AccountDesk;
  let owner: Hired;
  let anna: number;
  const clock = () => shop.now;
  const desk = () =>
    openClientDesk({
      database: use(),
      clock,
      queueEmail: openOutbox({ database: use(), clock }).queue,
      origin: 'https://sklep.example',
    });
  beforeEach(async () => {
    shop = openAccountDesk(use());
    owner = await openStaffDesk(use()).hire('owner', 'Wanda');
    const consents = [{ kind: 'newsletter', wording: 'Chcę listów.', given: true }];
    anna = await shop.addClient('anna', { phone: '+48600700800', address: ADDRESS, consents });
  });
  const names = async (words: string) =>
    (await desk().list(owner.actor, { words })).rows.map(({ login }) => login);
  /** As if somebody without an account had ordered. */
  const addGuestOrder = async (email: string, number: string) => {
    const id = await addOrder(use(), { clientId: anna, number });
    await use()
      .orm.update(schema.shopOrder)
      .set({ clientId: null, email })
      .where(eq(schema.shopOrder.id, id));
    return id;
  };
  const close = (number: string) =>
    use()
      .orm.update(schema.shopOrder)
      .set({ stage: 'delivered', moneyState: 'paid', note: 'Dzwonić dwa razy', phone: '600700800' })
      .where(eq(schema.shopOrder.number, number));
  const audited = async () =>
    (await use().orm.select().from(schema.auditEntry).orderBy(schema.auditEntry.id)).filter(
      ({ action }) => !action.startsWith('staff.'),
    );

  test('have their data put right by field; a confirmed address stays until the new one is confirmed', async () => {
    const was = { firstname: 'Anna', lastname: 'Nowak', phone: '+48600700800', email: 'anna@example.org' };
    const shown = async () => (await desk().find(owner.actor, anna))?.client;
    const { firstname = '', lastname = '', email = '' } = (await shown()) ?? {};
    const before = { ...was, firstname, lastname, email };
    const change = (sent: Partial<typeof was>) =>
      desk().changeContact(owner.actor, { id: anna, was: before, sent: { ...before, ...sent } });
    expect(await change({ phone: '+48111222333' })).toEqual({ ok: true, changed: ['phone'] });
    expect(await change({ lastname: 'Nowacka' }), 'another field is in nobody’s way').toMatchObject({
      ok: true,
    });
    expect(await change({ phone: '+48999' })).toEqual({
      ...{ ok: false, problem: 'changed', theirs: { phone: '+48111222333' } },
    });
    expect(await change({ email: 'nowa@example.org' })).toMatchObject({ changed: ['email'] });
    expect(await shown()).toMatchObject({ phone: '+48111222333', lastname: 'Nowacka', email });
    expect((await shown())?.newEmail).toBe('nowa@example.org');
    const letters = await use().orm.select().from(schema.outboxEmail).orderBy(schema.outboxEmail.id);
    const sent = letters.map(({ kind, recipient }) => `${kind} to ${recipient}`);
    expect(sent.slice(-2)).toEqual([`email_change_asked to ${email}`, 'confirm_email to nowa@example.org']);
    expect((await audited()).map(({ action, change: what }) => [action, what])).toEqual(
      [['phone'], ['lastname'], ['email']].map((names) => [
        ...['client.contact_changed', { contact: [null, names] }],
      ]),
    );
    const reader = await openStaffDesk(use()).hire('read_only', 'Rita');
    expect(() => desk().changeContact(reader.actor, { id: anna, was: before, sent: before })).rejects.toThrow(
      NotAllowed,
    );
  });

  test('are found by name, address, phone and the number of an order', async () => {
    await shop.addClient('jan', { firstname: 'Jan', lastname: 'Żółtko' });
    await addOrder(use(), { clientId: anna, number: '2026-000123' });
    for (const [words, found] of [
      ['zoltko jan', ['jan']],
      ['ANNA@example', ['anna']],
      ['600 700 800', ['anna']],
      ['2026-000123', ['anna']],
      ['nikt', []],
      ['100%', []],
      ['', ['jan', 'anna']],
    ] as const)
      expect(await names(words), words).toEqual(found);
    const { rows } = await desk().list(owner.actor, {});
    expect(rows.map(({ login, orders }) => [login, orders])).toEqual([
      ['jan', 0],
      ['anna', 1],
    ]);
  });

  test('that are guests are found by the address or the number of an order', async () => {
    await addGuestOrder('Gosc@example.org', '2026-000777');
    await addGuestOrder('inny@example.org', '2026-000779');
    for (const words of ['gosc@example.org', '2026-000777', 'GOSC', 'gosc nowak', 'anna gosc@example'])
      expect((await desk().list(owner.actor, { words })).guests, words).toEqual([
        { email: 'gosc@example.org', name: 'Anna Nowak', orders: 1 },
      ]);
    const { trail } = (await desk().findGuest(owner.actor, 'GOSC@example.org')) ?? {};
    expect(trail?.orders).toMatchObject([{ number: '2026-000777', money: { total: 5000 } }]);
    expect(await desk().findGuest(owner.actor, 'nikt@example.org')).toBeUndefined();
  });

  test('that only wait for a product are found too, and forgotten when they ask for it', async () => {
    const { sizeId } = await addOffer(use(), 'kawa');
    const waiting = { sizeId, email: 'czeka@example.org', language: 'pl' } as const;
    await use().orm.insert(schema.backInStockSubscription).values(waiting);
    const found = async () => (await desk().list(owner.actor, { words: 'Czeka@example.org' })).guests;
    expect(await found()).toEqual([{ email: 'czeka@example.org', name: '', orders: 0 }]);
    expect(await desk().findGuest(owner.actor, 'czeka@example.org')).toMatchObject({ trail: { orders: [] } });
    const erased = await desk().erase(owner.actor, { email: 'czeka@example.org' }, 'czeka@example.org');
    expect([erased, await found()]).toEqual([{ ok: true }, []]);
  });

  test('are read page by page', async () => {
    await use().pool.query(`
      INSERT INTO client (login, email, password_hash, firstname, lastname)
      SELECT 'kto' || at, 'kto' || at || '@example.org', 'x', 'Ola', 'Nr' || at FROM generate_series(1, 120) AS at`);
    const first = await desk().list(owner.actor, {});
    const second = await desk().list(owner.actor, { after: first.older });
    expect([first.rows[0]?.login, second.rows[0]?.login]).toEqual(['kto120', 'kto70']);
    const back = await desk().list(owner.actor, { before: second.newer });
    expect(back.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
  });

  test('are shown with all that they left, of it what whoever asks may see', async () => {
    await addOrder(use(), { clientId: anna, number: '2026-000123' });
    const whole = await desk().find(owner.actor, anna);
    expect(whole).toMatchObject({
      client: { email: 'anna@example.org' },
      addresses: [{ city: 'Warszawa' }, { city: 'Warszawa' }],
      consents: [{ wording: 'Chcę listów.', given: true }],
      trail: { orders: [{ number: '2026-000123' }], complaints: [], messages: [] },
    });
    expect(JSON.stringify(whole)).not.toContain('argon2');
    const packer = await openStaffDesk(use()).hire('packer');
    expect(await desk().find(packer.actor, anna)).toBeUndefined();
    await expect(desk().list(packer.actor, {})).rejects.toThrow(NotAllowed);
  });

  test('get points and lose them with a reason, never below zero, and each form once', async () => {
    const change = (points: number, version: number) =>
      desk().changePoints(owner.actor, { id: anna, version, points, note: 'Za cierpliwość' });
    const both = await Promise.all([change(30, 1), change(30, 1)]);
    expect(both).toContainEqual({ ok: true });
    expect(both).toContainEqual({ ok: false, problem: 'changed' });
    expect(await change(-31, 2)).toEqual({ ok: false, problem: 'too_few' });
    expect(await change(-10, 2)).toEqual({ ok: true });
    expect((await desk().find(owner.actor, anna))?.points).toMatchObject({
      balance: 20,
      entries: [
        { points: -10, reason: 'taken', note: 'Za cierpliwość', by: 'Wanda' },
        { points: 30, reason: 'granted' },
      ],
    });
    expect(await audited()).toMatchObject([
      { action: 'client.points_given', objectId: String(anna), change: { points: [null, 30] } },
      { action: 'client.points_taken', change: { points: [null, -10] } },
    ]);
  });

  test('that are blocked are signed out at once, cannot come in, and may be let in again', async () => {
    await shop.logIn('anna');
    const blocked = (is: boolean, version: number) =>
      desk().setBlocked(owner.actor, { id: anna, version, blocked: is });
    expect(await blocked(true, 1)).toEqual({ ok: true });
    expect(await use().orm.$count(schema.session)).toBe(0);
    expect(await shop.logIn('anna')).toEqual({ ok: false, problem: 'blocked' });
    expect(await blocked(false, 1)).toEqual({ ok: false, problem: 'changed' });
    expect(await blocked(false, 2)).toEqual({ ok: true });
    expect(await shop.logIn('anna')).toMatchObject({ ok: true });
  });

  test('are noted on, and nothing private of it stands in the audit log', async () => {
    const note = 'Prosi o kontakt na anna@example.org';
    expect(await desk().saveNote(owner.actor, { id: anna, was: '', note })).toEqual({ ok: true });
    expect((await desk().find(owner.actor, anna))?.client).toMatchObject({ note, version: 2 });
    await desk().exportAll(owner.actor, { clientId: anna });
    expect(await audited()).toMatchObject([{ action: 'client.noted' }, { action: 'client.exported' }]);
    expect(JSON.stringify(await audited())).not.toContain('anna@');
  });

  test('get a file with all that is held of them, guests too', async () => {
    await addGuestOrder('gosc@example.org', '2026-000777');
    await addGuestOrder('Anna@example.org', '2026-000778');
    expect(await desk().exportAll(owner.actor, { clientId: anna })).toMatchObject({
      account: { login: 'anna' },
      orders: [{ number: '2026-000778' }],
      consents: [{ wording: 'Chcę listów.' }],
    });
    expect(await desk().exportAll(owner.actor, { email: 'gosc@example.org' })).toMatchObject({
      orders: [{ number: '2026-000777' }],
      orderLines: [{ productName: 'Kawa' }],
    });
    const manager = await openStaffDesk(use()).hire('manager');
    await expect(desk().exportAll(manager.actor, { clientId: anna })).rejects.toThrow(NotAllowed);
    expect(() => desk().erase(manager.actor, { clientId: anna }, 'anna@example.org')).toThrow(NotAllowed);
  });

  test('are forgotten only by their address typed again, and not while something is open', async () => {
    await addOrder(use(), { clientId: anna, number: '2026-000123' });
    const erase = (typed: string) => desk().erase(owner.actor, { clientId: anna }, typed);
    expect(await erase('jan@example.org')).toEqual({ ok: false, problem: 'wrong_email' });
    expect(await erase('')).toEqual({ ok: false, problem: 'wrong_email' });
    expect(await erase('ANNA@example.org ')).toEqual({
      ...{ ok: false, problem: 'open', numbers: ['2026-000123'] },
    });
    await close('2026-000123');
    expect(await erase('ANNA@example.org ')).toEqual({ ok: true });
    expect(await erase('anna@example.org')).toEqual({ ok: false, problem: 'missing' });
  });

  test('that are forgotten leave an order with its invoice’s address, and nothing else of them', async () => {
    const { orm } = use();
    const [early, late] = ['2015-000001', '2026-000123'];
    await addOrder(use(), { clientId: anna, number: early, createdAt: new Date('2015-05-05') });
    const orderId = await addOrder(use(), { clientId: anna, number: late });
    for (const number of [early, late]) await close(number);
    await orm.insert(schema.shopOrderNote).values({ orderId, text: 'Anna jest miła' });
    await orm.insert(schema.contactMessage).values({
      ...{ name: 'Anna', contact: 'anna@example.org', email: 'anna@example.org', language: 'pl' },
      ...{ subject: 'Pytanie', text: 'Kiedy?' },
    });
    const { sizeId } = await addOffer(use(), 'kawa');
    await orm
      .insert(schema.backInStockSubscription)
      .values({ sizeId, email: 'Anna@example.org', language: 'pl' });
    expect(await desk().erase(owner.actor, { clientId: anna }, 'anna@example.org')).toEqual({ ok: true });
    const orders = await orm.select().from(schema.shopOrder).orderBy(schema.shopOrder.number);
    expect(orders).toMatchObject([
      { billing: { lastname: '', country: 'PL' } },
      {
        ...{ billing: { lastname: 'Nowak', street: 'Długa 5' }, delivery: { lastname: '', country: 'PL' } },
        ...{ email: ERASED_EMAIL, phone: null, note: null, clientId: null, totalGross: 5000 },
      },
    ]);
    for (const table of [schema.client, schema.contactMessage, schema.backInStockSubscription])
      expect(await orm.$count(table)).toBe(0);
    expect(await orm.$count(schema.shopOrderNote)).toBe(0);
    expect(
      await use().pool.query('SELECT recipient, kind FROM letter WHERE kind <> $1', ['staff_invitation']),
    ).toMatchObject({
      rows: [{ recipient: 'anna@example.org', kind: 'account_removed' }],
    });
    const { rows } = await use().pool.query("SELECT 1 FROM order_search WHERE with_contact LIKE '%anna@%'");
    expect(rows).toEqual([]);
    expect((await audited()).at(-1)).toMatchObject({ action: 'client.erased', objectId: String(anna) });
  });

  test('that nobody has confirmed take nothing along that guests of that address have left', async () => {
    const obca = await shop.addClient('obca', { email: 'gosc@example.org' }, false);
    await addGuestOrder('gosc@example.org', '2026-000777');
    await close('2026-000777');
    expect(await desk().exportAll(owner.actor, { clientId: obca })).toMatchObject({ orders: [] });
    expect(await desk().erase(owner.actor, { clientId: obca }, 'gosc@example.org')).toEqual({ ok: true });
    expect((await desk().findGuest(owner.actor, 'gosc@example.org'))?.trail.orders).toHaveLength(1);
  });

  test('that are guests are forgotten with their statements of withdrawal, of which number and day stay', async () => {
    await addGuestOrder('gosc@example.org', '2026-000777');
    await close('2026-000777');
    const stated = { name: 'Gość', orderNumber: '2026-000777', email: 'Gosc@example.org', items: 'Kawa' };
    const done = { number: 'O-2026-000001', confirmedAt: new Date(), handledAt: new Date() };
    await use()
      .orm.insert(schema.withdrawal)
      .values({ ...stated, ...done, language: 'pl', tokenHash: Buffer.alloc(32, 1) });
    expect(await desk().erase(owner.actor, { email: 'gosc@example.org' }, 'gosc@example.org')).toEqual({
      ok: true,
    });
    expect(await use().orm.select().from(schema.withdrawal)).toMatchObject([
      { number: 'O-2026-000001', orderNumber: '2026-000777', name: '–', items: '', email: ERASED_EMAIL },
    ]);
    await expect(
      use().orm.execute(sql`UPDATE withdrawal SET name = 'Kto inny'`),
      'what is left is not changed any more',
    ).rejects.toThrow();
    expect(await desk().findGuest(owner.actor, 'gosc@example.org')).toBeUndefined();
  });
});
