import { eq } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import { type ComplaintResult, decisionOf } from '#domain/complaints/complaint.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { client, complaint, complaintReply, shopOrderEvent } from '#shop/db/schema/index.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import { demand } from '#shop/staff/demand.ts';
import { newComplaintLink } from './complaint-links.ts';

export type ComplaintDeskParts = {
  database: Pick<Database, 'orm'>;
  queueEmail: QueueEmail;
  clock: () => number;
};

export type ComplaintOutcome =
  | { ok: true }
  /** Somebody was faster; it was decided; whoever complained is forgotten; there is no such complaint. */
  | { ok: false; problem: 'changed' | 'decided' | 'no_address' | 'missing' };

type Given = { id: number; text: string };

/** Answers by e-mail, in the language of whoever complained. `version`: the complaint as whoever answers saw it. */
export function answerComplaint(
  parts: ComplaintDeskParts,
  actor: Actor,
  { version, ...given }: Given & { version: number },
): Promise<ComplaintOutcome> {
  demand(actor, 'complaint.answer');
  return work(parts, actor, { ...given, action: 'complaint.answered' }, async (tx, held, at) => {
    if (held.row.version !== version) return { ok: false, problem: 'changed' };
    if (!held.to) return { ok: false, problem: 'no_address' };
    await tx
      .update(complaint)
      .set({ version: version + 1, awaitsAnswerSince: null })
      .where(eq(complaint.id, given.id));
    await reply(tx, actor, { ...given, kind: 'answer', at });
    const content = { kind: 'complaint_answer', text: given.text } as const;
    await parts.queueEmail({ ...content, ...(await addressed(tx, held, held.to)) }, tx);
    return { ok: true };
  });
}

/** Writes something beside the complaint, for the staff alone. */
export function noteOnComplaint(
  parts: ComplaintDeskParts,
  actor: Actor,
  given: Given,
): Promise<ComplaintOutcome> {
  demand(actor, 'complaint.answer');
  return work(parts, actor, { ...given, action: 'complaint.noted' }, async (tx, _, at) => {
    await reply(tx, actor, { ...given, kind: 'note', at });
    return { ok: true };
  });
}

/**
 * Accepts a complaint or refuses it, once, and says so by e-mail with the reason. Money that is to go back is an event of
 * the order, which waits for it.
 */
export function decideComplaint(
  parts: ComplaintDeskParts,
  actor: Actor,
  { version, result, ...given }: Given & { version: number; result: ComplaintResult },
): Promise<ComplaintOutcome> {
  demand(actor, 'complaint.decide');
  const decision = decisionOf(result);
  return work(parts, actor, { ...given, action: `complaint.${decision}` }, async (tx, held, at) => {
    if (held.row.status !== 'received') return { ok: false, problem: 'decided' };
    if (held.row.version !== version) return { ok: false, problem: 'changed' };
    await tx
      .update(complaint)
      .set({
        status: decision,
        decidedAt: at,
        decision: given.text,
        version: version + 1,
        awaitsAnswerSince: null,
      })
      .where(eq(complaint.id, given.id));
    await reply(tx, actor, { ...given, kind: 'decision', at });
    const { orderId, number } = held.row;
    if (result === 'money_back' && orderId !== null)
      await tx.insert(shopOrderEvent).values({
        ...{ orderId, kind: 'complaint_money_back', detail: { complaint: number }, happenedAt: at },
        ...(actor.kind === 'staff' && { staffId: actor.id, actorName: actor.name }),
      });
    if (held.to)
      await parts.queueEmail(
        { kind: 'complaint_decided', decision, text: given.text, ...(await addressed(tx, held, held.to)) },
        tx,
      );
    return { ok: true };
  });
}

type Held = {
  row: typeof complaint.$inferSelect;
  /** Whom to write to, and how; the client's address counts before that of the complaint. */
  to: string | null;
  language: typeof complaint.$inferSelect.language;
};
type Deed = { id: number; action: Extract<AuditAction, `complaint.${string}`> };

/** Holds the complaint, and writes down what was done. */
function work(
  { database, clock }: ComplaintDeskParts,
  actor: Actor,
  { id, action }: Deed,
  step: (tx: OrmOrTransaction, held: Held, at: Date) => Promise<ComplaintOutcome>,
): Promise<ComplaintOutcome> {
  return database.orm.transaction(async (tx): Promise<ComplaintOutcome> => {
    const held = await lockComplaint(tx, id);
    if (!held) return { ok: false, problem: 'missing' };
    const at = new Date(clock());
    const outcome = await step(tx, held, at);
    if (outcome.ok)
      await writeAudit(tx, actor, { at, action, object: { kind: 'complaint', id: held.row.number } });
    return outcome;
  });
}

async function lockComplaint(tx: OrmOrTransaction, id: number): Promise<Held | undefined> {
  const [row] = await tx.select().from(complaint).where(eq(complaint.id, id)).for('no key update');
  if (!row) return undefined;
  if (row.clientId === null) return { row, to: row.email, language: row.language };
  const { email, language } = client;
  const [known] = await tx.select({ email, language }).from(client).where(eq(client.id, row.clientId));
  return { row, to: known?.email ?? row.email, language: known?.language ?? row.language };
}

const addressed = async (tx: OrmOrTransaction, { row, language }: Held, to: string) => ({
  ...{ to, language, number: row.number, product: row.product },
  link: await newComplaintLink(tx, row.id, language),
});

type Reply = { id: number; kind: 'answer' | 'note' | 'decision'; text: string; at: Date };

const reply = (tx: OrmOrTransaction, actor: Actor, { id, kind, text, at }: Reply) =>
  tx.insert(complaintReply).values({
    ...{ complaintId: id, kind, text, writtenAt: at },
    ...(actor.kind === 'staff' && { staffId: actor.id, author: actor.name }),
  });
