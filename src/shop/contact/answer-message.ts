import { eq } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { contactMessage, contactReply } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import type { MessageRow } from './list-messages.ts';
import type { MessageParts } from './message-parts.ts';

export type MessageOutcome =
  | { ok: true }
  /** Somebody has answered meanwhile; there is no address to answer to; there is no such message. */
  | { ok: false; problem: 'changed' | 'no_address' | 'missing' };

const MISSING = { ok: false, problem: 'missing' } as const;

/** Answers by e-mail, in the language that the message was written in. `version`: the message as whoever answers saw it. */
export function answerMessage(
  { database, clock, queueEmail }: MessageParts,
  actor: Actor,
  { id, text, version }: { id: number; text: string; version: number },
): Promise<MessageOutcome> {
  demand(actor, 'message.answer');
  return database.orm.transaction(async (tx): Promise<MessageOutcome> => {
    const message = await lockMessage(tx, id);
    if (!message) return MISSING;
    if (message.version !== version) return { ok: false, problem: 'changed' };
    if (!message.email) return { ok: false, problem: 'no_address' };
    const at = new Date(clock());
    await reply(tx, actor, { message, kind: 'answer', text, at });
    await tx
      .update(contactMessage)
      .set({ answeredAt: at, doneAt: null, version: version + 1 })
      .where(eq(contactMessage.id, id));
    const { email, language, subject, text: question } = message;
    await queueEmail({ kind: 'message_answer', to: email, language, subject, text, question }, tx);
    await note(tx, actor, { id, at, action: 'message.answered' });
    return { ok: true };
  });
}

/** Writes something beside the message, for the staff alone. */
export function noteOnMessage(
  { database, clock }: MessageParts,
  actor: Actor,
  { id, text }: { id: number; text: string },
): Promise<MessageOutcome> {
  demand(actor, 'message.answer');
  return database.orm.transaction(async (tx): Promise<MessageOutcome> => {
    const message = await lockMessage(tx, id);
    if (!message) return MISSING;
    const at = new Date(clock());
    await reply(tx, actor, { message, kind: 'note', text, at });
    await note(tx, actor, { id, at, action: 'message.noted' });
    return { ok: true };
  });
}

/** Puts a message away, or takes it up again. */
export function setMessageDone(
  { database, clock }: MessageParts,
  actor: Actor,
  { id, done }: { id: number; done: boolean },
): Promise<MessageOutcome> {
  demand(actor, 'message.answer');
  return database.orm.transaction(async (tx): Promise<MessageOutcome> => {
    const message = await lockMessage(tx, id);
    if (!message) return MISSING;
    if ((message.doneAt !== null) === done) return { ok: true };
    const at = new Date(clock());
    await tx
      .update(contactMessage)
      .set({ doneAt: done ? at : null, version: message.version + 1 })
      .where(eq(contactMessage.id, id));
    await note(tx, actor, { id, at, action: done ? 'message.done' : 'message.reopened' });
    return { ok: true };
  });
}

async function lockMessage(tx: OrmOrTransaction, id: number): Promise<MessageRow | undefined> {
  const [found] = await tx
    .select()
    .from(contactMessage)
    .where(eq(contactMessage.id, id))
    .for('no key update');
  return found;
}

type Reply = { message: MessageRow; kind: 'answer' | 'note'; text: string; at: Date };

const reply = (tx: OrmOrTransaction, actor: Actor, { message, kind, text, at }: Reply) =>
  tx.insert(contactReply).values({
    ...{ messageId: message.id, kind, text, writtenAt: at },
    ...(actor.kind === 'staff' && { staffId: actor.id, author: actor.name }),
  });

type Deed = { id: number; at: Date; action: Extract<AuditAction, `message.${string}`> };

const note = (tx: OrmOrTransaction, actor: Actor, { id, at, action }: Deed) =>
  writeAudit(tx, actor, { at, action, object: { kind: 'message', id } });
