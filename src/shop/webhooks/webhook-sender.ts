import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { nextTry, retryAfterIn } from '#domain/webhooks/retry.ts';
import type { Database } from '#shop/db/database.ts';
import { webhook, webhookAttempt, webhookDelivery, webhookEvent } from '#shop/db/schema/index.ts';
import type { SecretBox } from '#shop/secrets/secret-box.ts';
import type { Posted, PostMessage } from './post-message.ts';
import { type TellParts, tellOwnerOfWebhook } from './tell-owner-of-webhook.ts';
import { type Taken, writtenMessage } from './written-message.ts';

const LOOK_EVERY = 15_000;
/** What a process has taken and not finished before it ended is taken again after so long. */
const TAKEN_FOR = 120_000;

export type WebhookSenderParts = TellParts & {
  database: Pick<Database, 'orm' | 'onChange'>;
  secrets: SecretBox;
  post: PostMessage;
  log: (line: string) => void;
  /** From 0 to 1. */
  chance?: () => number;
};

/**
 * Sends what waits. Each address has a turn of its own, one message after the other: a slow one holds up nobody else. What
 * is sent is taken first, so that no two processes send it; a crash may send a message twice, never not at all.
 */
export function openWebhookSender(parts: WebhookSenderParts) {
  const { database, log } = parts;
  const turns = new Map<number, Promise<void>>();
  const askedAgain = new Set<number>();
  let stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stopListening = () => {};
  let looking: Promise<unknown> = Promise.resolve();

  /** Begins a turn for each address that something is due for; one that has its turn looks once more at its end. */
  async function begin(): Promise<void> {
    for (const id of await dueWebhooks(parts)) {
      if (turns.has(id)) askedAgain.add(id);
      else turns.set(id, turnOf(id));
    }
  }
  async function turnOf(id: number): Promise<void> {
    try {
      do {
        askedAgain.delete(id);
        await sendAll(parts, id, stopping.signal);
      } while (askedAgain.has(id));
    } catch (error) {
      log(`Messages to webhook ${id} cannot be sent at the moment: ${String(error)}`);
    } finally {
      turns.delete(id);
    }
  }
  const look = () => {
    looking = looking
      .then(() => (stopping.signal.aborted ? undefined : begin()))
      .catch((error: unknown) => log(`Webhooks cannot be looked at: ${String(error)}`));
    return looking;
  };
  /** Everything that is due by now. */
  async function sendDue(): Promise<void> {
    await look();
    await Promise.all(turns.values());
  }
  return {
    sendDue,
    start(): void {
      stopping = new AbortController();
      timer = setInterval(look, LOOK_EVERY).unref();
      stopListening = database.onChange((tag) => {
        if (tag === 'work:webhook' || tag === 'all') void look();
      });
      void look();
    },
    /** What is under way is broken off and waits for whoever sends next. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopListening();
      stopping.abort();
      await looking;
      await Promise.all(turns.values());
    },
  };
}

const isDue = (now: Date): SQL | undefined =>
  and(
    eq(webhookDelivery.state, 'waiting'),
    or(isNull(webhookDelivery.nextTryAt), lte(webhookDelivery.nextTryAt, now)),
  );
const isTold = (now: Date): SQL | undefined =>
  and(eq(webhook.isOn, true), or(isNull(webhook.quietUntil), lte(webhook.quietUntil, now)));

async function dueWebhooks({ database: { orm }, clock }: WebhookSenderParts): Promise<number[]> {
  const now = new Date(clock());
  const due = orm
    .select({ one: sql`1` })
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, webhook.id), isDue(now)));
  const rows = await orm
    .select({ id: webhook.id })
    .from(webhook)
    .where(and(isTold(now), sql`EXISTS ${due}`));
  return rows.map(({ id }) => id);
}

async function sendAll(parts: WebhookSenderParts, webhookId: number, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const taken = await take(parts, webhookId);
    if (!taken) break;
    await sendOne(parts, taken, stopped);
  }
}

async function take(
  { database: { orm }, clock }: WebhookSenderParts,
  webhookId: number,
): Promise<Taken | undefined> {
  const now = new Date(clock());
  const { id, nextTryAt, attempts } = webhookDelivery;
  const next = orm
    .select({ id })
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, webhookId), isDue(now)))
    .orderBy(sql`${nextTryAt} NULLS FIRST`, asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await orm
    .update(webhookDelivery)
    .set({ attempts: sql`${attempts} + 1`, nextTryAt: new Date(clock() + TAKEN_FOR) })
    .from(webhook)
    .innerJoin(webhookEvent, sql`true`)
    .where(
      and(
        ...[eq(id, next), eq(webhook.id, webhookDelivery.webhookId)],
        ...[eq(webhookEvent.id, webhookDelivery.eventId), isTold(now)],
      ),
    )
    .returning({ delivery: webhookDelivery, webhook, event: webhookEvent });
  return taken;
}

async function sendOne(parts: WebhookSenderParts, taken: Taken, stopped: AbortSignal): Promise<void> {
  const began = parts.clock();
  const message = writtenMessage(parts, taken, new Date(began));
  const came = message ? await parts.post(message, stopped) : ({ problem: 'no_key' } as const);
  const { orm } = parts.database;
  const { id, attempts } = taken.delivery;
  if (stopped.aborted && 'problem' in came) {
    const undone = { attempts: attempts - 1, nextTryAt: null };
    await orm.update(webhookDelivery).set(undone).where(isOpen(id));
    return;
  }
  const now = parts.clock();
  await orm.transaction(async (tx) => {
    await tx.insert(webhookAttempt).values({
      ...{ deliveryId: id, at: new Date(began), milliseconds: Math.max(0, Math.round(now - began)) },
      ...('problem' in came ? { problem: came.problem } : { status: came.status, answer: came.answer }),
    });
    const { quietFor, ...next } = whatNext(came, attempts, { now, chance: (parts.chance ?? Math.random)() });
    await tx.update(webhookDelivery).set(next).where(isOpen(id));
    const isGone = 'status' in came && came.status === GONE;
    if (next.state === 'dead') await tellOwnerOfWebhook(tx, parts, { ...taken.webhook, isGone });
    if (!isGone && quietFor === undefined) return;
    const change = isGone
      ? ({ isOn: false, problem: 'gone' } as const)
      : { quietUntil: new Date(now + (quietFor ?? 0)) };
    await tx.update(webhook).set(change).where(eq(webhook.id, taken.webhook.id));
  });
}

const GONE = 410;
const isOpen = (id: number) => and(eq(webhookDelivery.id, id), eq(webhookDelivery.state, 'waiting'));

type Next = Partial<typeof webhookDelivery.$inferInsert> & { quietFor?: number | undefined };

/** Taken, given up, or tried again; and how long its address wants to be left alone. */
function whatNext(
  came: Posted | { problem: 'no_key' },
  attempts: number,
  { now, chance }: { now: number; chance: number },
): Next {
  const status = 'status' in came ? came.status : 0;
  if (status >= 200 && status < 300) return { state: 'sent', endedAt: new Date(now), nextTryAt: null };
  const askedFor = 'retryAfter' in came ? retryAfterIn(came.retryAfter, now) : undefined;
  const at = status === GONE ? undefined : nextTry(attempts, { now, chance, askedFor });
  if (at === undefined) return { state: 'dead', endedAt: new Date(now), nextTryAt: null };
  return { nextTryAt: new Date(at), quietFor: askedFor };
}
