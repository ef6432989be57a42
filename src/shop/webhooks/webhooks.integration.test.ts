import { createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#domain/time/zone.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/webhooks/webhook-event.ts';
import {
  auditEntry,
  client,
  complaint,
  complaintReply,
  outboxEmail,
  priceStep,
  shopOrder,
  shopOrderEvent,
  stock,
  webhook,
  webhookDelivery,
} from '#shop/db/schema/index.ts';
import { openOutbox } from '#shop/email/outbox.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openAccountDesk } from '#tests/support/samples/sample-account.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { type Hired, openStaffDesk, testSecrets } from '#tests/support/samples/sample-staff.ts';
import type { Posted, PostMessage } from './post-message.ts';
import { openWebhookSender } from './webhook-sender.ts';
import { openWebhooks } from './webhooks.ts';

const NOW = Date.UTC(2026, 10, 19, 9);
const HOUR = 3_600_000;
type Sent = Parameters<PostMessage>[0];

describeWithDatabase('other systems', (use) => {
  let owner: Hired;
  let now = NOW;
  let sent: Sent[] = [];
  let leadsTo: string[] = [];
  let answer: (message: Sent) => Posted | Promise<Posted>;
  beforeEach(async () => {
    owner = await openStaffDesk(use()).hire('owner');
    [now, sent, leadsTo] = [NOW, [], ['93.184.216.34']];
    answer = () => ({ status: 200, retryAfter: undefined, answer: 'ok' });
  });
  const parts = (secrets = testSecrets()) => ({
    database: use(),
    secrets,
    clock: () => now,
    allowLocal: false,
    resolve: async () => leadsTo,
    config: { email: 'sklep@example.org', timeZone: 'Europe/Warsaw' },
    queueEmail: openOutbox({ database: use(), clock: () => now }).queue,
  });
  const webhooks = () => openWebhooks(parts());
  const post: PostMessage = async (message) => {
    sent.push(message);
    return answer(message);
  };
  const sender = (secrets = testSecrets()) =>
    openWebhookSender({ ...parts(secrets), post, log: () => {}, chance: () => 0 });
  async function add(events: readonly WebhookEvent[], address = 'https://erp.example.com/hook') {
    const added = await webhooks().add(owner.actor, { address, events });
    if (!added.ok) throw new Error(added.problem);
    return added;
  }
  const bodies = () => sent.map(({ body }) => JSON.parse(body));
  const told = () => bodies().map(({ type, data }) => [type, data]);
  async function placed(number: string): Promise<number> {
    const clientId = await openAccountDesk(use()).addClient(`klient${number.replace(/\W/g, '')}`);
    return addOrder(use(), { clientId, number });
  }
  const happens = (orderId: number, kind: typeof shopOrderEvent.$inferInsert.kind, detail = {}) =>
    use()
      .orm.insert(shopOrderEvent)
      .values({ orderId, kind, detail, happenedAt: new Date(NOW) });
  const state = async () =>
    (await use().orm.select().from(webhookDelivery).orderBy(webhookDelivery.id)).map((row) => row.state);

  test('are not added where their name leads into the own network', async () => {
    leadsTo = ['93.184.216.34', '192.168.1.4'];
    const given = { address: 'https://erp.example.com/hook', events: ['order.paid'] as const };
    expect(await webhooks().add(owner.actor, given)).toEqual({ ok: false, problem: 'own_network' });
    leadsTo = [];
    expect(await webhooks().add(owner.actor, given)).toMatchObject({ ok: true, warning: 'no_host' });
  });

  describe('are told', () => {
    test('what happens with an order, by its number alone, and nothing that they did not ask for', async () => {
      const id = await placed('W-1');
      await happens(id, 'placed');
      await add(['order.placed', 'order.sent', 'order.cancelled', 'order.changed', 'return.received']);
      await happens(id, 'placed', { secret: 'nic' });
      await happens(id, 'paid');
      await happens(id, 'sent', { parcel: 2, tracking: 'X1' });
      await happens(id, 'expired');
      await happens(id, 'noted');
      await happens(id, 'address_changed');
      await happens(id, 'return_received', { return: 7 });
      await sender().sendDue();
      expect(told()).toEqual([
        ['order.placed', { order: 'W-1' }],
        ['order.sent', { order: 'W-1', parcel: 2 }],
        ['order.cancelled', { order: 'W-1' }],
        ['order.changed', { order: 'W-1' }],
        ['return.received', { order: 'W-1', return: 7 }],
      ]);
      expect(bodies()[0].timestamp).toBe('2026-11-19T09:00:00.000Z');
    });

    test('what happens with complaints, stock, prices and clients', async () => {
      const orderId = await placed('W-2');
      const offer = await addOffer(use(), 'kawa');
      await add(WEBHOOK_EVENTS);
      const { orm } = use();
      const said = { product: 'Kawa', foundOn: '2026-11-01', description: 'x', wish: 'repair' } as const;
      const [made] = await orm
        .insert(complaint)
        .values({ ...said, number: 'R-9', name: 'Jan', email: 'jan@example.org' })
        .returning();
      const complaintId = made?.id ?? 0;
      for (const kind of ['client', 'note', 'answer'] as const)
        await orm.insert(complaintReply).values({ complaintId, kind, text: 'x' });
      const where = eq(stock.sizeId, offer.sizeId);
      await orm
        .update(stock)
        .set({ quantity: sql`${stock.quantity}` })
        .where(where);
      await orm.update(stock).set({ quantity: 3 }).where(where);
      await orm
        .insert(priceStep)
        .values({ sizeId: offer.sizeId, currency: 'PLN', startsAt: new Date(NOW), gross: 100, regular: 100 });
      await orm.update(shopOrder).set({ clientId: null }).where(eq(shopOrder.id, orderId));
      await orm
        .update(shopOrder)
        .set({ erasedAt: new Date(NOW) })
        .where(eq(shopOrder.id, orderId));
      const [gone] = await orm.delete(client).returning();
      await sender().sendDue();
      const sizes = { sizes: [offer.sizeId], products: [offer.productId] };
      expect(told()).toEqual([
        ['complaint.received', { complaint: 'R-9' }],
        ['complaint.client_wrote', { complaint: 'R-9' }],
        ['complaint.answered', { complaint: 'R-9' }],
        ['stock.changed', sizes],
        ['price.changed', sizes],
        ['client.erased', { order: 'W-2' }],
        ['client.erased', { client: gone?.id }],
      ]);
    });

    test('nothing of what was undone', async () => {
      const id = await placed('W-3');
      await add(['order.paid']);
      const undone = use().orm.transaction(async (tx) => {
        await tx
          .insert(shopOrderEvent)
          .values({ orderId: id, kind: 'paid', detail: {}, happenedAt: new Date(NOW) });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await sender().sendDue();
      expect(sent).toEqual([]);
    });

    test('with a signature that their secret proves, and for a day with the old one too', async () => {
      const { id, secret: first } = await add(['order.paid']);
      const second = (await webhooks().renewSecret(owner.actor, id)) ?? '';
      const isSignedBy = (secret: string, { headers, body }: Sent) => {
        const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
        const mac = createHmac('sha256', key).update(signed).digest('base64');
        return headers['webhook-signature']?.split(' ').includes(`v1,${mac}`);
      };
      await webhooks().sendTest(owner.actor, id);
      await sender().sendDue();
      now += DAY;
      await webhooks().sendTest(owner.actor, id);
      await sender().sendDue();
      expect(sent.map((message) => [isSignedBy(first, message), isSignedBy(second, message)])).toEqual([
        [true, true],
        [false, true],
      ]);
      expect(bodies()[0]).toMatchObject({ type: 'webhook.test', data: { webhook: id } });
      expect(sent[0]?.headers['webhook-id']).toMatch(/^msg_[\da-f]{32}$/);
    });
  });

  describe('that do not take a message', () => {
    const toldOwner = async () => {
      const emails = await use().orm.select({ content: outboxEmail.content }).from(outboxEmail);
      return emails.flatMap(({ content }) => (content.kind === 'owner_webhook' ? content : []));
    };

    test('are told of to the owner, once a day however many messages it is', async () => {
      const id = await placed('W-3');
      const { id: first } = await add(['order.paid'], 'https://erp.example.com/hook?key=tajny');
      const { id: second } = await add(['order.paid'], 'https://gone.example.com/');
      answer = ({ address }) => ({
        status: address.includes('gone') ? 410 : 500,
        retryAfter: undefined,
        answer: '',
      });
      for (let times = 0; times < 3; times++) await happens(id, 'paid');
      for (let hours = 0; hours < 30; hours++, now += HOUR) await sender().sendDue();
      const link = (webhookId: number) => `/panel/settings/webhooks/${webhookId}`;
      const dead = { kind: 'owner_webhook', address: 'erp.example.com/hook', link: link(first) };
      const gone = { kind: 'owner_webhook', address: 'gone.example.com/', link: link(second), isGone: true };
      expect(await toldOwner()).toEqual([gone, dead]);
      await happens(id, 'paid');
      for (let hours = 0; hours < 30; hours++, now += HOUR) await sender().sendDue();
      expect(await toldOwner(), 'the next day').toEqual([gone, dead, dead]);
    });

    test('get the same message again, later and later, until it is given up; then when somebody says so', async () => {
      const id = await placed('W-4');
      const { id: webhookId } = await add(['order.paid']);
      answer = () => ({ status: 500, retryAfter: undefined, answer: 'nie teraz' });
      await happens(id, 'paid');
      await sender().sendDue();
      await sender().sendDue();
      expect(sent).toHaveLength(1);
      for (let hours = 0; hours < 30; hours++) {
        now += HOUR;
        await sender().sendDue();
      }
      expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(await state()).toEqual(['dead']);
      const { rows } = await webhooks().deliveries(owner.actor, webhookId);
      expect(rows[0]?.tried).toHaveLength(sent.length);
      expect(rows[0]?.tried[0]).toMatchObject({ status: 500, problem: null, answer: 'nie teraz' });
      answer = () => ({ status: 204, retryAfter: undefined, answer: '' });
      expect(await webhooks().sendAgain(owner.actor, rows[0]?.id ?? 0)).toBe(webhookId);
      await sender().sendDue();
      expect(await state()).toEqual(['sent']);
    });

    test('are left alone for as long as they ask', async () => {
      const id = await placed('W-5');
      await add(['order.paid', 'order.sent']);
      answer = () => ({ status: 429, retryAfter: '7200', answer: '' });
      await happens(id, 'paid');
      await sender().sendDue();
      await happens(id, 'sent');
      now += HOUR;
      await sender().sendDue();
      expect(sent).toHaveLength(1);
      now += HOUR;
      answer = () => ({ status: 200, retryAfter: undefined, answer: '' });
      await sender().sendDue();
      expect(await state()).toEqual(['sent', 'sent']);
    });

    test('for good are switched off; what waits is sent once somebody switches them on again', async () => {
      const id = await placed('W-6');
      const { id: webhookId } = await add(['order.paid']);
      answer = () => ({ status: 410, retryAfter: undefined, answer: '' });
      await happens(id, 'paid');
      await happens(id, 'paid');
      await sender().sendDue();
      expect(sent).toHaveLength(1);
      expect(await state()).toEqual(['dead', 'waiting']);
      const found = await webhooks().find(owner.actor, webhookId);
      expect(found).toMatchObject({ isOn: false, problem: 'gone', waiting: 1, dead: 1 });
      answer = () => ({ status: 200, retryAfter: undefined, answer: '' });
      const { address, events, version } = found ?? { address: '', events: [], version: 0 };
      const changed = await webhooks().change(owner.actor, webhookId, {
        address,
        events,
        version,
        isOn: true,
      });
      expect(changed).toEqual({ ok: true });
      await sender().sendDue();
      expect(await state()).toEqual(['dead', 'sent']);
    });

    test('since the key was changed hear it again once the shop has sealed their secret with the new one', async () => {
      const { id } = await add(['order.paid']);
      const [before, after] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
      const withBoth = openWebhooks(parts(testSecrets(after, before)));
      expect(await withBoth.sealSecrets()).toBe(0);
      await webhooks().sendTest(owner.actor, id);
      await sender(testSecrets(after)).sendDue();
      expect(sent).toHaveLength(1);
      expect(await webhooks().sealSecrets(), 'the old key alone').toBe(1);
    });

    test('since nobody has the key of their secret hear nothing, and it is said why', async () => {
      const { id } = await add(['order.paid']);
      await webhooks().sendTest(owner.actor, id);
      await sender(testSecrets(Buffer.alloc(32, 8))).sendDue();
      expect(sent).toEqual([]);
      const { rows } = await webhooks().deliveries(owner.actor, id);
      expect(rows[0]?.tried).toMatchObject([{ status: null, problem: 'no_key' }]);
    });
  });

  test('that are slow hold up nobody else', async () => {
    const id = await placed('W-7');
    let release = (_: Posted) => {};
    const late = new Promise<Posted>((resolve) => {
      release = resolve;
    });
    await add(['order.paid'], 'https://slow.example.com/');
    await add(['order.paid'], 'https://quick.example.com/');
    const quick = new Promise<void>((resolve) => {
      let left = 3;
      answer = ({ address }) => {
        if (address.includes('slow')) return late;
        if (--left === 0) resolve();
        return { status: 200, retryAfter: undefined, answer: '' };
      };
    });
    for (let times = 0; times < 3; times++) await happens(id, 'paid');
    const all = sender().sendDue();
    await quick;
    expect(sent.filter(({ address }) => address.includes('slow'))).toHaveLength(1);
    release({ status: 200, retryAfter: undefined, answer: '' });
    await all;
    expect(sent).toHaveLength(6);
  });

  test('are told everything once, however many processes send', async () => {
    const id = await placed('W-8');
    await add(['order.paid']);
    await add(['order.paid'], 'https://second.example.com/');
    for (let times = 0; times < 10; times++) await happens(id, 'paid');
    await Promise.all([sender().sendDue(), sender().sendDue(), sender().sendDue()]);
    const messages = sent.map(({ address, headers }) => address + headers['webhook-id']);
    expect([messages.length, new Set(messages).size]).toEqual([20, 20]);
  });

  test('hear it from the next process where one is stopped in the middle', async () => {
    const id = await placed('W-9');
    await add(['order.paid']);
    const first = openWebhookSender({
      ...parts(),
      log: () => {},
      post: (_, stopped) =>
        new Promise((resolve) => stopped?.addEventListener('abort', () => resolve({ problem: 'timeout' }))),
    });
    await happens(id, 'paid');
    const sending = first.sendDue();
    await expect.poll(async () => (await use().orm.select().from(webhookDelivery))[0]?.attempts).toBe(1);
    await first.stop();
    await sending;
    await sender().sendDue();
    expect(await state()).toEqual(['sent']);
    expect((await use().orm.select().from(webhookDelivery))[0]?.attempts).toBe(1);
  });

  describe('are named by whoever may', () => {
    test('and by nobody else', async () => {
      const manager = await openStaffDesk(use()).hire('manager');
      const orders = await openStaffDesk(use()).hire('orders');
      const { id } = await add(['order.paid']);
      expect(await webhooks().list(manager.actor)).toHaveLength(1);
      expect(() => webhooks().list(orders.actor)).toThrow(NotAllowed);
      expect(() => webhooks().renewSecret(orders.actor, id)).toThrow(NotAllowed);
    });

    test.each([
      ['zamówienia', 'no_address'],
      ['http://erp.example.com/', 'no_https'],
      ['https://anna:haslo@erp.example.com/', 'has_password'],
      ['https://192.168.1.7/', 'own_network'],
      ['https://0300.0250.1.7/', 'own_network'],
    ])('never as %s: %s', async (address, problem) => {
      const given = { address, events: ['order.paid'] as const };
      expect(await webhooks().add(owner.actor, given)).toEqual({ ok: false, problem });
    });

    test('twenty at most, with something to hear of', async () => {
      const none = { address: 'https://erp.example.com/', events: [] };
      expect(await webhooks().add(owner.actor, none)).toEqual({ ok: false, problem: 'no_events' });
      for (let count = 0; count < 20; count++) await add(['order.paid']);
      const one = { ...none, events: ['order.paid'] as const };
      expect(await webhooks().add(owner.actor, one)).toEqual({ ok: false, problem: 'too_many' });
    });

    test('and what they were before stays in the log, without a secret', async () => {
      const { id, secret } = await add(['order.paid']);
      const given = { address: 'https://new.example.com/', events: ['order.sent'] as const, isOn: false };
      expect(await webhooks().change(owner.actor, id, { ...given, version: 1 })).toEqual({ ok: true });
      const late = await webhooks().change(owner.actor, id, { ...given, version: 1, isOn: true });
      expect(late).toEqual({ ok: false, problem: 'conflict' });
      expect(await webhooks().remove(owner.actor, id)).toBe(true);
      expect(await webhooks().remove(owner.actor, id)).toBe(false);
      expect(await webhooks().list(owner.actor)).toEqual([]);
      const rows = await use()
        .orm.select()
        .from(auditEntry)
        .where(and(eq(auditEntry.objectKind, 'webhook'), eq(auditEntry.objectId, String(id))));
      expect(rows.map(({ action }) => action)).toEqual([
        'webhook.added',
        'webhook.changed',
        'webhook.removed',
      ]);
      expect(rows[1]?.change).toMatchObject({ address: ['https://erp.example.com/hook', given.address] });
      expect(JSON.stringify([rows, await use().orm.select().from(webhook)])).not.toContain(secret);
    });
  });
});
