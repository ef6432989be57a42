import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { isClosed } from '#domain/complaints/complaint.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { complaint, complaintFile, complaintLink, complaintReply } from '#shop/db/schema/index.ts';
import { type OwnerParts, tellOwner } from '#shop/email/owner/tell-owner.ts';
import { hashOf, isToken } from '#shop/session/token.ts';
import type { StoredFile } from './take-in-file.ts';

/** By the link of an e-mail, or because it is the client's own. */
export type WhichComplaint = { token: string } | { clientId: number; number: string };

/** 'closed': the shop has ended it, or it was written about often enough. */
export type ReplyOutcome = { ok: true } | { ok: false; problem: 'missing' | 'closed' };

const MOST_REPLIES = 50;

/** What was said by both sides, the oldest first; the shop's notes are its own. */
export async function findConversation({ orm }: Pick<Database, 'orm'>, which: WhichComplaint) {
  const [row] = await orm.select().from(complaint).where(isIt(which));
  if (!row) return undefined;
  const { kind, text, writtenAt, id } = complaintReply;
  const said = await orm
    .select({ kind, text, writtenAt })
    .from(complaintReply)
    .where(and(eq(complaintReply.complaintId, row.id), ne(kind, 'note')))
    .orderBy(asc(id));
  const { number, product, status, createdAt, description } = row;
  return { number, product, status, createdAt, description, said };
}

/** Writes something to the shop; the staff sees it at once, and has not answered until it does. */
export const replyAsClient = (
  parts: OwnerParts & { database: Pick<Database, 'orm'> },
  which: WhichComplaint,
  { text, files }: { text: string; files: readonly StoredFile[] },
): Promise<ReplyOutcome> =>
  parts.database.orm.transaction(async (tx): Promise<ReplyOutcome> => {
    const [row] = await tx.select().from(complaint).where(isIt(which)).for('no key update');
    if (!row) return { ok: false, problem: 'missing' };
    if (isClosed(row.status) || (await repliesOf(tx, row.id)) >= MOST_REPLIES)
      return { ok: false, problem: 'closed' };
    const at = new Date(parts.clock());
    const [added] = await tx
      .insert(complaintReply)
      .values({ complaintId: row.id, kind: 'client', text: text.replaceAll('\u0000', ''), writtenAt: at })
      .returning({ id: complaintReply.id });
    const replyId = added?.id ?? null;
    const before = await tx.$count(complaintFile, eq(complaintFile.complaintId, row.id));
    if (files.length > 0)
      await tx
        .insert(complaintFile)
        .values(
          files.map((file, index) => ({ ...file, complaintId: row.id, replyId, position: before + index })),
        );
    await tx
      .update(complaint)
      .set({ version: row.version + 1, awaitsAnswerSince: row.awaitsAnswerSince ?? at })
      .where(eq(complaint.id, row.id));
    await tellOwner(tx, parts, {
      ...{ event: 'complaint', object: `${row.number} ${replyId}` },
      content: {
        ...{ kind: 'owner_complaint', number: row.number, product: row.product, isAnswer: true },
        link: panelLinks.complaint(row.id),
      },
    });
    return { ok: true };
  });

async function repliesOf(tx: OrmOrTransaction, complaintId: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(complaintReply)
    .where(and(eq(complaintReply.complaintId, complaintId), eq(complaintReply.kind, 'client')));
  return row?.n ?? 0;
}

function isIt(which: WhichComplaint): SQL | undefined {
  if (!('token' in which))
    return and(eq(complaint.clientId, which.clientId), eq(complaint.number, which.number));
  if (!isToken(which.token)) return sql`false`;
  const hash = hashOf(which.token);
  return sql`${complaint.id} = (SELECT ${complaintLink.complaintId} FROM ${complaintLink} WHERE ${eq(complaintLink.tokenHash, hash)})`;
}
