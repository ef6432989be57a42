import type { ListedClient } from '#shop/account/desk/list-clients.ts';
import type { ShownWebhook } from '#shop/webhooks/list-webhooks.ts';
import { type AdminBuilder, cursorOf, type Page, readCursor } from './admin-context.ts';

/** Clients, and what other systems are told. */
export function otherQueries(builder: AdminBuilder): void {
  const client = builder.objectRef<ListedClient>('Client').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      firstname: t.string({ nullable: true, resolve: (one) => one.firstname }),
      lastname: t.string({ nullable: true, resolve: (one) => one.lastname }),
      email: t.exposeString('email'),
      phone: t.exposeString('phone', { nullable: true }),
      active: t.exposeBoolean('active'),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      orders: t.exposeInt('orders'),
    }),
  });
  const page = builder.objectRef<Page<ListedClient>>('ClientPage').implement({
    fields: (t) => ({
      nodes: t.field({ type: [client], resolve: ({ nodes }) => nodes }),
      next: t.string({
        nullable: true,
        resolve: ({ next }) => (next === undefined ? null : cursorOf(next)),
      }),
    }),
  });
  const webhook = builder.objectRef<ShownWebhook>('Webhook').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      address: t.exposeString('address'),
      events: t.stringList({ resolve: ({ events }) => events }),
      isOn: t.exposeBoolean('isOn'),
      version: t.exposeInt('version'),
      waiting: t.exposeInt('waiting'),
      dead: t.exposeInt('dead', { description: 'Given up; see webhookDeliveries and webhookSendAgain.' }),
    }),
  });
  builder.queryField('clients', (t) =>
    t.field({
      type: page,
      description: [
        'Clients with an account, the latest first, 50 at a time; with the right client.read.',
        'Example: `{ clients(words: "nowak") { nodes { id email orders } next } }`',
      ].join('\n\n'),
      args: { after: t.arg.string(), words: t.arg.string() },
      resolve: async (_, { after, words }, { shop, actor }) => {
        const query = { after: readCursor(after), words: words ?? undefined };
        const { rows, older } = await shop.backOffice.clientDesk.list(actor, query);
        return { nodes: rows, next: older };
      },
    }),
  );
  builder.queryField('webhooks', (t) =>
    t.field({
      type: [webhook],
      description: [
        'Who is told what happens; with the right settings.read. Secrets are never told.',
        'Example: `{ webhooks { id address events isOn dead } }`',
      ].join('\n\n'),
      resolve: (_, __, { shop, actor }) => shop.backOffice.webhooks.list(actor),
    }),
  );
}
