import { and, eq, isNull, sql } from 'drizzle-orm';
import { changedFields } from '#domain/audit/changed-fields.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { DAY } from '#domain/time/zone.ts';
import { addressProblem, LONGEST_ADDRESS } from '#domain/webhooks/webhook-address.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/webhooks/webhook-event.ts';
import { type Deed, writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { webhook } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import { lookUpAddress } from './look-up-address.ts';
import { newSecret, secretOf, shownSecret } from './webhook-secret.ts';
import type { WebhooksParts } from './webhooks-parts.ts';

/** Each has its own turn in sending. */
export const MOST_WEBHOOKS = 20;
/** So long the secret before a new one signs beside it. */
const OLD_SECRET_FOR = DAY;

export type GivenWebhook = { address: string; events: readonly WebhookEvent[]; isOn: boolean };
export type WebhookProblem =
  | 'no_address'
  | 'no_https'
  | 'has_password'
  | 'own_network'
  | 'no_events'
  | 'too_many'
  | 'conflict'
  | 'missing';
type Refused = { ok: false; problem: WebhookProblem };
/** It was kept, and DNS knows nothing of its name. */
export type WebhookWarning = { warning?: 'no_host' | undefined };

/** The secret is told here and never again. */
export async function addWebhook(
  parts: WebhooksParts,
  actor: Actor,
  given: Omit<GivenWebhook, 'isOn'>,
): Promise<({ ok: true; id: number; secret: string } & WebhookWarning) | Refused> {
  demand(actor, 'settings.webhooks');
  const read = readGiven(parts, given);
  if ('problem' in read) return { ok: false, problem: read.problem };
  const found = await lookUpAddress(read.address, parts);
  if (found === 'own_network') return { ok: false, problem: found };
  return parts.database.orm.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${webhook} IN SHARE ROW EXCLUSIVE MODE`);
    if ((await tx.$count(webhook, isNull(webhook.removedAt))) >= MOST_WEBHOOKS)
      return { ok: false, problem: 'too_many' };
    const { rows } = await tx.execute<{ id: number }>(
      sql`SELECT nextval(pg_get_serial_sequence('webhook', 'id'))::int AS id`,
    );
    const id = rows[0]?.id ?? 0;
    const secret = newSecret();
    const createdAt = new Date(parts.clock());
    await tx
      .insert(webhook)
      .values({ ...read, id, secret: parts.secrets.seal(secret, secretOf(id)), createdAt });
    await note(tx, parts, actor, { action: 'webhook.added', id, change: changedFields({}, read) });
    return { ok: true, id, secret: shownSecret(secret), warning: found };
  });
}

/** Switched on again, one that the shop itself had switched off is told of what waits. */
export async function changeWebhook(
  parts: WebhooksParts,
  actor: Actor,
  id: number,
  { version, isOn, ...given }: GivenWebhook & { version: number },
): Promise<({ ok: true } & WebhookWarning) | Refused> {
  demand(actor, 'settings.webhooks');
  const read = readGiven(parts, given);
  // What is switched off is not looked for.
  const looked = 'problem' in read || !isOn ? undefined : await lookUpAddress(read.address, parts);
  return parts.database.orm.transaction(async (tx) => {
    const found = await held(tx, id);
    if (!found) return { ok: false, problem: 'missing' };
    if (found.version !== version) return { ok: false, problem: 'conflict' };
    if ('problem' in read) return { ok: false, problem: read.problem };
    if (looked === 'own_network') return { ok: false, problem: looked };
    const { address, events } = found;
    const change = changedFields({ address, events, isOn: found.isOn }, { ...read, isOn });
    if (Object.keys(change).length === 0) return { ok: true, warning: looked };
    const next = { ...read, isOn, version: version + 1, ...(isOn && { problem: null, quietUntil: null }) };
    await tx.update(webhook).set(next).where(eq(webhook.id, id));
    await note(tx, parts, actor, { action: 'webhook.changed', id, change });
    if (isOn) await tellSender(tx);
    return { ok: true, warning: looked };
  });
}

/** A new secret, told here and never again; for a day the old one signs as well. */
export function renewSecret(parts: WebhooksParts, actor: Actor, id: number): Promise<string | undefined> {
  demand(actor, 'settings.webhooks');
  return parts.database.orm.transaction(async (tx) => {
    const found = await held(tx, id);
    if (!found) return undefined;
    const secret = newSecret();
    await tx
      .update(webhook)
      .set({
        ...{ secret: parts.secrets.seal(secret, secretOf(id)), oldSecret: found.secret },
        ...{ oldSecretUntil: new Date(parts.clock() + OLD_SECRET_FOR), version: found.version + 1 },
      })
      .where(eq(webhook.id, id));
    await note(tx, parts, actor, { action: 'webhook.secret_changed', id });
    return shownSecret(secret);
  });
}

/** Nothing more is sent there; what was sent is known for as long as ever. */
export function removeWebhook(parts: WebhooksParts, actor: Actor, id: number): Promise<boolean> {
  demand(actor, 'settings.webhooks');
  return parts.database.orm.transaction(async (tx) => {
    const found = await held(tx, id);
    if (!found) return false;
    const removedAt = new Date(parts.clock());
    await tx.update(webhook).set({ isOn: false, removedAt }).where(eq(webhook.id, id));
    const change = { address: [found.address, null] as const };
    await note(tx, parts, actor, { action: 'webhook.removed', id, change });
    return true;
  });
}

/** Whoever sends looks at once. */
export const tellSender = (tx: OrmOrTransaction) =>
  tx.execute(sql`SELECT pg_notify('shop_changed', 'work:webhook')`);

async function held(tx: OrmOrTransaction, id: number) {
  const [found] = await tx
    .select()
    .from(webhook)
    .where(and(eq(webhook.id, id), isNull(webhook.removedAt)))
    .for('update');
  return found;
}

const note = (
  tx: OrmOrTransaction,
  { clock }: WebhooksParts,
  actor: Actor,
  { id, ...deed }: Pick<Deed, 'action' | 'change'> & { id: number },
) => writeAudit(tx, actor, { ...deed, at: new Date(clock()), object: { kind: 'webhook', id } });

function readGiven(
  { allowLocal }: WebhooksParts,
  { address, events }: Omit<GivenWebhook, 'isOn'>,
): { address: string; events: WebhookEvent[] } | { problem: WebhookProblem } {
  const typed = address.trim();
  if (!URL.canParse(typed) || typed.length > LONGEST_ADDRESS) return { problem: 'no_address' };
  const url = new URL(typed);
  url.hash = '';
  const problem = addressProblem(url, { allowLocal });
  if (problem) return { problem };
  if (url.href.length > LONGEST_ADDRESS) return { problem: 'no_address' };
  const wanted = WEBHOOK_EVENTS.filter((event) => events.includes(event));
  return wanted.length === 0 ? { problem: 'no_events' } : { address: url.href, events: wanted };
}
