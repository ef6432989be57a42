import { expect, test, vi } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openStaffDesk, testSecrets } from '#tests/support/samples/sample-staff.ts';
import { openTokens } from './tokens.ts';
import { openWebhookRequests } from './webhook-requests.ts';

describeWithDatabase('webhooks of other systems', (use) => {
  test('are looked up before anything waits in the database, and only where they are to be told something', async () => {
    const parts = { database: use(), clock: Date.now };
    const owner = await openStaffDesk(use()).hire('owner');
    const rights = ['settings.read', 'settings.webhooks'] as const;
    const made = await openTokens(parts).make(owner.actor, { name: 'ERP', rights, days: 30 });
    const actor = made.ok && (await openTokens(parts).actorOf(made.token, '192.0.2.7'));
    if (!actor) throw new Error('no token');
    const looked: [name: string, transactions: number][] = [];
    let open = 0;
    const begin = use().orm.transaction.bind(use().orm);
    const watched = vi.spyOn(use().orm, 'transaction').mockImplementation(async (...given) => {
      open++;
      return begin(...given).finally(() => open--);
    });
    const { add, change } = openWebhookRequests({
      ...{ ...parts, secrets: testSecrets(), allowLocal: false },
      resolve: async (name) => {
        looked.push([name, open]);
        return name.startsWith('own') ? ['10.0.0.1'] : ['93.184.216.34'];
      },
    });
    const events = ['order.paid'] as const;
    const added = await add(actor, 'webhook 1', { address: ' https://erp.example.com/hook', events });
    expect(added).toMatchObject({ ok: true, warning: undefined });
    const id = added.ok ? added.webhookId : 0;
    expect(await add(actor, 'webhook 2', { address: 'https://own.example.com', events })).toMatchObject({
      problem: 'own_network',
    });
    expect(await change(actor, 'webhook 3', id, { events: ['order.sent'] })).toMatchObject({ ok: true });
    expect(await change(actor, 'webhook 4', id, { isOn: false })).toMatchObject({ ok: true });
    expect(looked).toEqual([
      ['erp.example.com', 0],
      ['own.example.com', 0],
      ['erp.example.com', 0],
    ]);
    watched.mockRestore();
  });
});
