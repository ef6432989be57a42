import { GraphQLError } from 'graphql';
import { isWebhookEvent, type WebhookEvent } from '#domain/webhooks/webhook-event.ts';
import type { WebhookOutcome } from '#shop/admin-api/webhook-requests.ts';
import type { ShownDelivery } from '#shop/webhooks/deliveries.ts';
import { type AdminBuilder, cursorOf, type Page, readCursor } from './admin-context.ts';
import { checkedKey, KEY_SAID } from './request-key.ts';

/** Who is told what happens, and what came of telling them. */
export function webhookOperations(builder: AdminBuilder): void {
  deliveryQuery(builder);
  const result = builder.objectRef<WebhookOutcome>('WebhookResult').implement({
    description: 'What came of it. Where `problem` is not null, nothing was changed.',
    fields: (t) => ({
      problem: t.string({
        nullable: true,
        description:
          'no_address, no_https, has_password, own_network, no_events, too_many, conflict, missing, is_off or key_reused',
        resolve: (one) => (one.ok ? null : one.problem),
      }),
      warning: t.string({
        nullable: true,
        description: 'no_host: it was kept, but DNS knows nothing of the name. Is there a slip in it?',
        resolve: (one) => (one.ok ? (one.warning ?? null) : null),
      }),
      changed: t.boolean({
        description: 'False where it was done with this key before.',
        resolve: (one) => one.ok && one.changed,
      }),
      webhookId: t.int({ nullable: true, resolve: (one) => (one.ok ? one.webhookId : null) }),
      secret: t.string({
        nullable: true,
        description: 'Told once: keep it. Who asks again with the same key is not told it again.',
        resolve: (one) => (one.ok ? (one.secret ?? null) : null),
      }),
    }),
  });
  const about = (what: string, call: string, fields = 'problem changed') =>
    `${what} With the right settings.webhooks.\n\nExample: \`mutation { ${call} { ${fields} } }\``;
  const KEY = 'key: "erp-2026-000123"';

  builder.mutationFields((t) => {
    const key = t.arg.string({ required: true, description: KEY_SAID });
    const id = t.arg.int({ required: true });
    return {
      webhookAdd: t.field({
        type: result,
        description: about(
          'Adds an address that is told what happens from now on.',
          `webhookAdd(${KEY}, address: "https://erp.example.com/hook", events: ["order.paid", "stock.changed"])`,
          'problem warning webhookId secret',
        ),
        args: {
          key,
          address: t.arg.string({ required: true }),
          events: t.arg.stringList({ required: true }),
        },
        resolve: (_, { key: of, address, events }, { shop, actor }) =>
          shop.backOffice.webhookRequests.add(actor, checkedKey(of), { address, events: read(events) }),
      }),
      webhookChange: t.field({
        type: result,
        description: about(
          'Changes what is told where, or switches it off and on. What is left out stays.',
          `webhookChange(${KEY}, id: 3, isOn: false)`,
          'problem warning changed',
        ),
        args: {
          ...{ key, id, address: t.arg.string(), events: t.arg.stringList(), isOn: t.arg.boolean() },
          version: t.arg.int({ description: 'As it was read: refused where somebody was quicker.' }),
        },
        resolve: (_, { key: of, id: which, address, events, isOn, version }, { shop, actor }) =>
          shop.backOffice.webhookRequests.change(actor, checkedKey(of), which, {
            ...{ address: address ?? undefined, events: events ? read(events) : undefined },
            ...{ isOn: isOn ?? undefined, version: version ?? undefined },
          }),
      }),
      webhookRenewSecret: t.field({
        type: result,
        description: about(
          'Makes a new secret. For 24 hours the old one signs as well.',
          `webhookRenewSecret(${KEY}, id: 3)`,
          'problem secret',
        ),
        args: { key, id },
        resolve: (_, { key: of, id: which }, { shop, actor }) =>
          shop.backOffice.webhookRequests.renewSecret(actor, checkedKey(of), which),
      }),
      webhookRemove: t.field({
        type: result,
        description: about('Takes it away.', `webhookRemove(${KEY}, id: 3)`),
        args: { key, id },
        resolve: (_, { key: of, id: which }, { shop, actor }) =>
          shop.backOffice.webhookRequests.remove(actor, checkedKey(of), which),
      }),
      webhookTest: t.field({
        type: result,
        description: about('Sends a test, whatever it wants to hear of.', `webhookTest(${KEY}, id: 3)`),
        args: { key, id },
        resolve: (_, { key: of, id: which }, { shop, actor }) =>
          shop.backOffice.webhookRequests.sendTest(actor, checkedKey(of), which),
      }),
      webhookSendAgain: t.field({
        type: result,
        description: about(
          'Sends a delivery anew that has arrived or was given up.',
          `webhookSendAgain(${KEY}, deliveryId: 1042)`,
        ),
        args: { key, deliveryId: t.arg.int({ required: true }) },
        resolve: (_, { key: of, deliveryId }, { shop, actor }) =>
          shop.backOffice.webhookRequests.sendAgain(actor, checkedKey(of), deliveryId),
      }),
    };
  });
}

function deliveryQuery(builder: AdminBuilder): void {
  const attempt = builder.objectRef<ShownDelivery['tried'][number]>('WebhookAttempt').implement({
    fields: (t) => ({
      at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      milliseconds: t.exposeInt('milliseconds'),
      status: t.exposeInt('status', { nullable: true }),
      problem: t.exposeString('problem', { nullable: true }),
    }),
  });
  const delivery = builder.objectRef<ShownDelivery>('WebhookDelivery').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      type: t.exposeString('kind'),
      messageId: t.string({
        description: 'The `webhook-id` of its messages.',
        resolve: ({ eventId }) => `msg_${eventId.replaceAll('-', '')}`,
      }),
      happenedAt: t.field({ type: 'DateTime', resolve: ({ happenedAt }) => happenedAt }),
      state: t.exposeString('state', { description: 'waiting, sent or dead' }),
      nextTryAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ nextTryAt }) => nextTryAt }),
      tried: t.field({ type: [attempt], resolve: ({ tried }) => tried }),
    }),
  });
  const page = builder.objectRef<Page<ShownDelivery>>('WebhookDeliveryPage').implement({
    fields: (t) => ({
      nodes: t.field({ type: [delivery], resolve: ({ nodes }) => nodes }),
      next: t.string({ nullable: true, resolve: ({ next }) => (next === undefined ? null : cursorOf(next)) }),
    }),
  });
  builder.queryField('webhookDeliveries', (t) =>
    t.field({
      type: page,
      description: [
        'What an address was told in the last 30 days, the latest first, 50 at a time; with the right settings.read.',
        'Example: `{ webhookDeliveries(webhookId: 3) { nodes { id type state tried { at status } } next } }`',
      ].join('\n\n'),
      args: { webhookId: t.arg.int({ required: true }), after: t.arg.string() },
      resolve: async (_, { webhookId, after }, { shop, actor }) => {
        const { rows, older } = await shop.backOffice.webhooks.deliveries(
          actor,
          webhookId,
          readCursor(after),
        );
        return { nodes: rows, next: older };
      },
    }),
  );
}

function read(events: readonly string[]): WebhookEvent[] {
  const wrong = events.find((event) => !isWebhookEvent(event));
  if (wrong === undefined) return events.filter(isWebhookEvent);
  throw new GraphQLError(`There is no event ${wrong.slice(0, 60)}.`, {
    extensions: { code: 'BAD_ARGUMENT' },
  });
}
