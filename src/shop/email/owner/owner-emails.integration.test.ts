import { beforeEach, expect, test } from 'vitest';
import { OWNER_EVENTS } from '#domain/email/owner-event.ts';
import { openOutbox } from '#shop/email/outbox.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type Hired, openStaffDesk } from '#tests/support/samples/sample-staff.ts';
import { openOwnerEmails } from './owner-emails.ts';
import { tellOwner } from './tell-owner.ts';

const config = { email: 'sklep@example.org' };
const NEWS = {
  event: 'low_stock',
  object: '7',
  content: { kind: 'owner_low_stock', product: 'Kawa', size: '', left: 2, link: '/panel' },
} as const;

describeWithDatabase('what the owner is told by e-mail', (use) => {
  let owner: Hired;
  beforeEach(async () => {
    owner = await openStaffDesk(use()).hire('owner');
  });
  const settings = () => openOwnerEmails({ database: use(), config, clock: Date.now });
  const parts = () => ({
    ...{ config, clock: Date.now },
    queueEmail: openOutbox({ database: use(), clock: Date.now }).queue,
  });
  const tell = (news: Parameters<typeof tellOwner>[2] = NEWS) =>
    use().orm.transaction((tx) => tellOwner(tx, parts(), news));
  const sent = async () =>
    (await use().pool.query("SELECT recipient, language FROM letter WHERE kind LIKE 'owner_%' ORDER BY id"))
      .rows;
  const save = (recipients: string[], version = 0, isOn = true) =>
    settings().save(owner.actor, {
      events: OWNER_EVENTS.map((event) => ({ event, isOn, recipients })),
      ...{ language: 'en', version },
    });

  test('is at first what has a deadline by law or stands still, to the shop’s own address', async () => {
    const { events } = await settings().load(owner.actor);
    expect(events.filter(({ isOn }) => isOn).map(({ event }) => event)).toEqual([
      ...['refund_trouble', 'complaint', 'withdrawal', 'webhook_trouble', 'certificate_end'],
    ]);
    await tell();
    expect(await sent()).toEqual([]);
    await tell({
      ...{ event: 'complaint', object: 'R-1' },
      content: { kind: 'owner_complaint', number: 'R-1', product: 'Kawa', link: '/panel' },
    });
    expect(await sent()).toEqual([{ recipient: 'sklep@example.org', language: 'pl' }]);
  });

  test('goes once to everybody who was named, in the language that was set', async () => {
    expect(await save(['anna@example.org', 'jan@example.org'])).toBe(true);
    await Promise.all([tell(), tell(), tell()]);
    expect(await sent()).toEqual([
      { recipient: 'anna@example.org', language: 'en' },
      { recipient: 'jan@example.org', language: 'en' },
    ]);
    await tell({ ...NEWS, object: '8' });
    expect(await sent()).toHaveLength(4);
  });

  test('is told only if what it tells of comes to pass', async () => {
    await save(['anna@example.org']);
    const undone = use().orm.transaction(async (tx) => {
      await tellOwner(tx, parts(), NEWS);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sent()).toEqual([]);
    await tell();
    expect(await sent()).toHaveLength(1);
  });

  test('is changed by who may, and by nobody who has not seen the latest', async () => {
    expect(await save(['anna@example.org'])).toBe(true);
    expect(await save(['jan@example.org'])).toBe(false);
    expect(await save(['jan@example.org'], 1, false)).toBe(true);
    const { events, version, language } = await settings().load(owner.actor);
    expect([version, language, events[0]]).toEqual([
      2,
      'en',
      expect.objectContaining({ isOn: false, recipients: ['jan@example.org'] }),
    ]);
    const orders = await openStaffDesk(use()).hire('orders');
    await expect(settings().load(orders.actor)).rejects.toThrow(NotAllowed);
  });

  test('is first saved by one of two who save at once', async () => {
    const both = await Promise.allSettled([save(['anna@example.org']), save(['jan@example.org'])]);
    const saved = both.filter((one) => one.status === 'fulfilled' && one.value);
    expect(saved).toHaveLength(1);
  });
});
