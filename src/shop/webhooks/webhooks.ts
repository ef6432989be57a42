import type { Actor } from '#domain/staff/actor.ts';
import {
  addWebhook,
  changeWebhook,
  type GivenWebhook,
  removeWebhook,
  renewSecret,
} from './change-webhook.ts';
import { listDeliveries, sendAgain, sendTest } from './deliveries.ts';
import { findWebhook, listWebhooks } from './list-webhooks.ts';
import { sealSecrets } from './seal-secrets.ts';
import type { WebhooksParts } from './webhooks-parts.ts';

/** Addresses of other systems that are told what happens in the shop, for whoever may set that. */
export function openWebhooks(parts: WebhooksParts) {
  return {
    /** When the shop starts. */
    sealSecrets: () => sealSecrets(parts),
    list: (actor: Actor) => listWebhooks(parts, actor),
    find: (actor: Actor, id: number) => findWebhook(parts, actor, id),
    add: (actor: Actor, given: Omit<GivenWebhook, 'isOn'>) => addWebhook(parts, actor, given),
    change: (actor: Actor, id: number, given: GivenWebhook & { version: number }) =>
      changeWebhook(parts, actor, id, given),
    renewSecret: (actor: Actor, id: number) => renewSecret(parts, actor, id),
    remove: (actor: Actor, id: number) => removeWebhook(parts, actor, id),
    sendTest: (actor: Actor, id: number) => sendTest(parts, actor, id),
    sendAgain: (actor: Actor, deliveryId: number) => sendAgain(parts, actor, deliveryId),
    deliveries: (actor: Actor, id: number, before?: number) => listDeliveries(parts, actor, id, before),
  };
}
