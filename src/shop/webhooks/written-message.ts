import type { webhook, webhookDelivery, webhookEvent } from '#shop/db/schema/index.ts';
import type { SecretBox } from '#shop/secrets/secret-box.ts';
import { messageHeaders, secretOf } from './webhook-secret.ts';

/** A message that is to be sent now, and where to. */
export type Taken = {
  delivery: typeof webhookDelivery.$inferSelect;
  webhook: typeof webhook.$inferSelect;
  event: typeof webhookEvent.$inferSelect;
};

/** The message as it goes out; undefined where no key opens the secret of its address. */
export function writtenMessage({ secrets }: { secrets: SecretBox }, { webhook, event }: Taken, at: Date) {
  const about = secretOf(webhook.id);
  const secret = secrets.open(webhook.secret, about);
  if (!secret) return undefined;
  const isOldGood = webhook.oldSecret && webhook.oldSecretUntil && webhook.oldSecretUntil > at;
  const old = isOldGood && webhook.oldSecret ? secrets.open(webhook.oldSecret, about) : undefined;
  const body = JSON.stringify({
    type: event.kind,
    timestamp: event.happenedAt.toISOString(),
    data: event.data,
  });
  const message = { id: `msg_${event.id.replaceAll('-', '')}`, at, body };
  return {
    address: webhook.address,
    headers: {
      ...{ 'content-type': 'application/json', 'user-agent': 'Witryna-Webhooks/1' },
      ...messageHeaders(message, old ? [secret, old] : [secret]),
    },
    body,
  };
}
