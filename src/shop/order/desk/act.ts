import { createHash } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import { type AnyDeed, RIGHT_FOR } from '#domain/order/action-rights.ts';
import { addsUp } from '#domain/order/adds-up.ts';
import { stageOf } from '#domain/order/stage.ts';
import { constraintOf } from '#shop/db/constraint.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { orderActionKey, shopOrderEvent } from '#shop/db/schema/index.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import { isNumber } from '#shop/order/order-view.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { retried } from '#shop/order/retried.ts';
import { lockOrder } from '#shop/order/with-order.ts';
import { isToken } from '#shop/session/token.ts';
import { type DeskActor, mayAct } from './desk-actor.ts';
import { finish } from './finish.ts';
import { type Hand, openHand } from './hand.ts';
import { loadFile, type OrderFile } from './order-file.ts';
import { type ActOutcome, type ActRequest, Refused, Tried } from './outcome.ts';
import { hasOddText } from './said.ts';

/** What is done, and all that was asked for with it: a key stands for both. */
export type Deed = { action: AnyDeed; input?: unknown };

/**
 * The only way to change an order. Holds it, asks for the right, the version and the key, lets the action look at the
 * facts and write new ones, and writes event, stage, version and record along with them: all of it or nothing.
 */
export async function act(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { action, input }: Deed,
  work: (hand: Hand) => Promise<void>,
): Promise<ActOutcome> {
  if (!mayAct(actor, RIGHT_FOR[action])) return { ok: false, problem: 'forbidden' };
  if (!isNumber(request.number)) return { ok: false, problem: 'no_order' };
  if (hasOddText(input)) return { ok: false, problem: 'odd_text' };
  if (request.key !== undefined && !isToken(request.key)) return { ok: false, problem: 'bad_key' };
  const content = contentOf(actor, request.number, action, input);
  try {
    return await retried(parts.database.orm, async (tx) => {
      const order = await lockOrder(tx, request.number);
      if (!order) return { ok: false, problem: 'no_order' };
      const earlier = await doneBefore(tx, order, request.key, content);
      if (earlier) return earlier;
      const conflict = await conflictOf(tx, order, actor, { action, seen: request.version });
      if (conflict) return conflict;
      const { timeZone } = parts.rules;
      const file = await loadFile(tx, order, { now: parts.clock(), timeZone });
      const hand = openHand(tx, parts, actor, { file, now: new Date(parts.clock()) });
      await work(hand);
      const outcome = hand.written.events.length > 0 ? await finish(hand, action) : unchanged(file);
      if (request.dryRun) throw new Tried(outcome);
      if (request.key)
        await tx.insert(orderActionKey).values({
          ...{ key: request.key, orderId: order.id, contentHash: content },
          ...{ version: outcome.version, doneAt: hand.now },
        });
      return outcome;
    });
  } catch (error) {
    if (error instanceof Tried) return error.outcome;
    if (error instanceof Refused) {
      const { problem, about } = error;
      return { ok: false, problem, ...(about && { about }) };
    }
    const constraint = constraintOf(error) ?? '';
    if (constraint === 'stock_not_negative') return { ok: false, problem: 'no_stock' };
    if (constraint === 'money_entry_reference_once') return { ok: false, problem: 'known_reference' };
    // The key was sent with two orders at once.
    if (constraint === 'order_action_key_pkey') return { ok: false, problem: 'key_reused' };
    throw error;
  }
}

const unchanged = ({ order, facts }: OrderFile): ActOutcome & { ok: true } => ({
  ok: true,
  changed: false,
  version: order.version,
  stage: stageOf(facts),
  moneyState: facts.money.state,
});

function contentOf(actor: DeskActor, number: string, action: AnyDeed, input: unknown): Buffer {
  const who = actor.kind === 'staff' ? actor.id : actor.kind === 'token' ? `token ${actor.id}` : actor.kind;
  return createHash('sha256')
    .update(JSON.stringify([who, number, action, input ?? null]))
    .digest();
}

async function doneBefore(
  tx: OrmOrTransaction,
  order: OrderRow,
  key: string | undefined,
  content: Buffer,
): Promise<ActOutcome | undefined> {
  if (key === undefined) return undefined;
  const [known] = await tx.select().from(orderActionKey).where(eq(orderActionKey.key, key));
  if (!known) return undefined;
  if (!known.contentHash.equals(content)) return { ok: false, problem: 'key_reused' };
  const { stage, moneyState } = order;
  return { ok: true, changed: false, version: known.version, stage, moneyState };
}

/** What others have done since; what one has done oneself is no conflict, unless it could be the same once more. */
async function conflictOf(
  tx: OrmOrTransaction,
  order: OrderRow,
  actor: DeskActor,
  { action, seen }: { action: AnyDeed; seen: number | undefined },
): Promise<ActOutcome | undefined> {
  if (seen === undefined || seen === order.version) return undefined;
  const { kind, version, actorName, happenedAt, staffId } = shopOrderEvent;
  const rows = await tx
    .select({ kind, version, actorName, happenedAt, staffId })
    .from(shopOrderEvent)
    .where(and(eq(shopOrderEvent.orderId, order.id), gt(version, seen)))
    .orderBy(asc(shopOrderEvent.id));
  const isOwn =
    seen > 0 && rows.length > 0 && actor.kind === 'staff' && rows.every((row) => row.staffId === actor.id);
  if (isOwn && seen < order.version && !addsUp(action)) return undefined;
  const since = rows.map(({ staffId: _, version: came, ...row }) => ({ ...row, version: came ?? 0 }));
  return { ok: false, problem: 'conflict', version: order.version, since };
}
