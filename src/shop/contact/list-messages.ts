import { and, asc, desc, eq, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { MessageView } from '#domain/contact/message-state.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { contactMessage, contactReply } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';

const AT_ONCE = 50;
const MOST_OTHERS = 20;

export type MessageRow = typeof contactMessage.$inferSelect;
export type ReplyRow = typeof contactReply.$inferSelect;
export type MessageQuery = { view: MessageView; before?: number | undefined };
export type WholeMessage = { message: MessageRow; replies: ReplyRow[]; others: MessageRow[] };

/** Messages of a view, the latest first; `older` leads on where there are more. */
export async function listMessages(
  { orm }: Pick<Database, 'orm'>,
  actor: Actor,
  { view, before }: MessageQuery,
): Promise<{ rows: MessageRow[]; older?: number | undefined }> {
  demand(actor, 'message.read');
  const found = await orm
    .select()
    .from(contactMessage)
    .where(and(IN_VIEW[view], before === undefined ? undefined : lt(contactMessage.id, before)))
    .orderBy(desc(contactMessage.id))
    .limit(AT_ONCE + 1);
  const rows = found.slice(0, AT_ONCE);
  return found.length > AT_ONCE ? { rows, older: rows.at(-1)?.id } : { rows };
}

const { answeredAt, doneAt, email, id } = contactMessage;

const IN_VIEW: Record<MessageView, SQL | undefined> = {
  open: and(isNull(answeredAt), isNull(doneAt)),
  answered: and(isNotNull(answeredAt), isNull(doneAt)),
  done: isNotNull(doneAt),
};

/** How many wait for an answer. */
export async function countOpen({ orm }: Pick<Database, 'orm'>, actor: Actor): Promise<number> {
  demand(actor, 'message.read');
  return orm.$count(contactMessage, IN_VIEW.open);
}

/** A message with all that was answered, and what else came from the same person; undefined where it is nobody's business. */
export async function findMessage(
  { orm }: Pick<Database, 'orm'>,
  actor: Actor,
  wanted: number,
): Promise<WholeMessage | undefined> {
  if (!may(actor, 'message.read')) return undefined;
  const [message] = await orm.select().from(contactMessage).where(eq(id, wanted));
  if (!message) return undefined;
  const [replies, others] = await Promise.all([
    orm.select().from(contactReply).where(eq(contactReply.messageId, wanted)).orderBy(asc(contactReply.id)),
    orm
      .select()
      .from(contactMessage)
      .where(and(ne(id, wanted), ofPerson(message)))
      .orderBy(desc(id))
      .limit(MOST_OTHERS),
  ]);
  return { message, replies, others };
}

/** Who wrote it is known by the account or by the address; a phone number alone tells nobody. */
const ofPerson = (message: MessageRow): SQL | undefined =>
  or(
    message.email ? sql`lower(${email}) = lower(${message.email})` : sql`false`,
    message.clientId === null ? undefined : eq(contactMessage.clientId, message.clientId),
  );
