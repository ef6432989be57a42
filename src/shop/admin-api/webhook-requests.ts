import type { TokenActor } from '#domain/staff/actor.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook-event.ts';
import { demand } from '#shop/staff/demand.ts';
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  renewSecret,
  type WebhookProblem,
} from '#shop/webhooks/change-webhook.ts';
import { sendAgain, sendTest } from '#shop/webhooks/deliveries.ts';
import { findWebhook } from '#shop/webhooks/list-webhooks.ts';
import { askedBefore } from '#shop/webhooks/look-up-address.ts';
import type { WebhooksParts } from '#shop/webhooks/webhooks-parts.ts';
import { doneOnce } from './done-once.ts';

/** `secret` is told once: whoever asks again with the same key hears of the webhook alone. */
export type WebhookDone = {
  ok: true;
  changed: boolean;
  webhookId: number;
  secret?: string | undefined;
  warning?: 'no_host' | undefined;
};
export type WebhookOutcome = WebhookDone | { ok: false; problem: WebhookProblem | 'is_off' | 'key_reused' };
type Change = {
  address?: string | undefined;
  events?: readonly WebhookEvent[] | undefined;
  isOn?: boolean | undefined;
  version?: number | undefined;
};

/** What other systems do with webhooks: as in the back office, and once for each key. */
export function openWebhookRequests(parts: WebhooksParts) {
  async function request(
    actor: TokenActor,
    key: string,
    content: readonly unknown[],
    work: (parts: WebhooksParts) => Promise<WebhookOutcome>,
    address?: string,
  ): Promise<WebhookOutcome> {
    demand(actor, 'settings.webhooks');
    const keyed = { key, content: ['webhook', ...content], at: new Date(parts.clock()) };
    const resolve = address === undefined ? parts.resolve : await askedBefore(address, parts.resolve);
    const within = (orm: WebhooksParts['database']['orm']) => work({ ...parts, database: { orm }, resolve });
    const done = await doneOnce(parts.database, actor, keyed, within, (outcome) => outcome.webhookId);
    if (done.is === 'key_reused') return { ok: false, problem: done.is };
    return done.is === 'done_now' ? done.outcome : { ok: true, changed: false, webhookId: done.kept };
  }

  return {
    add: (actor: TokenActor, key: string, given: { address: string; events: readonly WebhookEvent[] }) =>
      request(
        actor,
        key,
        ['add', given.address, given.events],
        async (within) => {
          const added = await addWebhook(within, actor, given);
          if (!added.ok) return added;
          const { id: webhookId, secret, warning } = added;
          return { ok: true, changed: true, webhookId, secret, warning };
        },
        given.address.trim(),
      ),

    /** What is left out stays as it is. */
    async change(actor: TokenActor, key: string, id: number, change: Change): Promise<WebhookOutcome> {
      const before = await findWebhook(parts, actor, id);
      const work = async (within: WebhooksParts): Promise<WebhookOutcome> => {
        const known = await findWebhook(within, actor, id);
        if (!known) return MISSING;
        const { address = known.address, events = known.events, isOn = known.isOn } = change;
        const version = change.version ?? known.version;
        const changed = await changeWebhook(within, actor, id, { address, events, isOn, version });
        return changed.ok ? { ...changed, changed: true, webhookId: id } : changed;
      };
      // What is switched off is not looked for.
      const isOn = change.isOn ?? before?.isOn ?? false;
      const address = isOn ? (change.address?.trim() ?? before?.address ?? '') : '';
      return request(actor, key, ['change', id, change], work, address);
    },

    renewSecret: (actor: TokenActor, key: string, id: number) =>
      request(actor, key, ['secret', id], async (within) => {
        const secret = await renewSecret(within, actor, id);
        return secret === undefined ? MISSING : { ...done(id), secret };
      }),

    remove: (actor: TokenActor, key: string, id: number) =>
      request(actor, key, ['remove', id], async (within) =>
        (await removeWebhook(within, actor, id)) ? done(id) : MISSING,
      ),

    sendTest: (actor: TokenActor, key: string, id: number) =>
      request(actor, key, ['test', id], async (within) =>
        (await sendTest(within, actor, id)) ? done(id) : IS_OFF,
      ),

    sendAgain: (actor: TokenActor, key: string, deliveryId: number) =>
      request(actor, key, ['again', deliveryId], async (within) => {
        const id = await sendAgain(within, actor, deliveryId);
        return id === undefined ? IS_OFF : done(id);
      }),
  };
}

const done = (webhookId: number): WebhookDone => ({ ok: true, changed: true, webhookId });
const MISSING: WebhookOutcome = { ok: false, problem: 'missing' };
const IS_OFF: WebhookOutcome = { ok: false, problem: 'is_off' };
