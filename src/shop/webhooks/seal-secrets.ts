import { and, eq, isNull } from 'drizzle-orm';
import { webhook } from '#shop/db/schema/index.ts';
import { secretOf } from './webhook-secret.ts';
import type { WebhooksParts } from './webhooks-parts.ts';

/** Seals with the newest key what an older one has sealed. Answers with how many webhooks no key opens. */
export async function sealSecrets({ database: { orm }, secrets }: WebhooksParts): Promise<number> {
  const { id, secret, oldSecret, removedAt } = webhook;
  const rows = await orm.select({ id, secret, oldSecret }).from(webhook).where(isNull(removedAt));
  let unknown = 0;
  for (const row of rows) {
    if (secrets.isNewest(row.secret)) continue;
    const about = secretOf(row.id);
    const opened = secrets.open(row.secret, about);
    const old = row.oldSecret && secrets.open(row.oldSecret, about);
    if (!opened) unknown += 1;
    else
      await orm
        .update(webhook)
        .set({
          secret: secrets.seal(opened, about),
          ...(old ? { oldSecret: secrets.seal(old, about) } : { oldSecret: null, oldSecretUntil: null }),
        })
        .where(and(eq(id, row.id), eq(secret, row.secret)));
  }
  return unknown;
}
