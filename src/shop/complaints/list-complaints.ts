import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { ComplaintView } from '#domain/complaints/complaint.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { client, complaint, complaintFile, complaintReply, shopOrder } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import { filesOf } from './complaints.ts';

const AT_ONCE = 50;

/** `after`: the complaint at the end of the page before. */
export type ComplaintQuery = { view: ComplaintView; after?: number | undefined };

/** Those that wait by their deadline, the nearest first; those that were decided the latest first. */
export async function listComplaints(
  { orm }: Pick<Database, 'orm'>,
  actor: Actor,
  { view, after }: ComplaintQuery,
) {
  demand(actor, 'complaint.read');
  const { id, number, product, status, createdAt, decidedAt, awaitsAnswerSince } = complaint;
  const isOpen = view !== 'decided';
  const isInView = {
    open: eq(status, 'received'),
    answer: awaitsAnswer(orm),
    decided: ne(status, 'received'),
  };
  const next = after === undefined ? undefined : isOpen ? gt(id, after) : lt(id, after);
  const found = await orm
    .select({ id, number, product, status, createdAt, decidedAt, awaitsAnswerSince, name: NAME })
    .from(complaint)
    .leftJoin(client, eq(client.id, complaint.clientId))
    .where(and(isInView[view], next))
    // Numbers are given in the order of arrival: so by its number is by its deadline.
    .orderBy(isOpen ? asc(id) : desc(id))
    .limit(AT_ONCE + 1);
  const rows = found.slice(0, AT_ONCE);
  return found.length > AT_ONCE ? { rows, next: rows.at(-1)?.id } : { rows };
}

/** How many clients have complained or written since, and wait for an answer. */
export const countAwaiting = ({ orm }: Pick<Database, 'orm'>, actor: Actor): Promise<number> => {
  demand(actor, 'complaint.read');
  return orm.$count(complaint, awaitsAnswer(orm));
};

/** Those about one order; none for who may not read complaints. */
export async function complaintsOfOrder({ orm }: Pick<Database, 'orm'>, actor: Actor, order: string) {
  if (!may(actor, 'complaint.read')) return [];
  const { id, number, product, status, createdAt, awaitsAnswerSince } = complaint;
  return orm
    .select({ id, number, product, status, createdAt, awaitsAnswerSince })
    .from(complaint)
    .innerJoin(shopOrder, eq(shopOrder.id, complaint.orderId))
    .where(eq(shopOrder.number, order))
    .orderBy(asc(id));
}

/** The last word is the client's: what they have written since, or the complaint itself, to which nobody has said a thing. */
const awaitsAnswer = (orm: Database['orm']): SQL | undefined =>
  or(
    isNotNull(complaint.awaitsAnswerSince),
    and(
      eq(complaint.status, 'received'),
      isNull(complaint.erasedAt),
      notExists(
        orm
          .select({ id: complaintReply.id })
          .from(complaintReply)
          .where(and(eq(complaintReply.complaintId, complaint.id), ne(complaintReply.kind, 'note'))),
      ),
    ),
  );

/** A complaint with its files and all that was written about it; undefined where it is nobody's business. */
export async function findComplaint({ orm }: Pick<Database, 'orm'>, actor: Actor, id: number) {
  if (!may(actor, 'complaint.read')) return undefined;
  const [found] = await orm
    .select({ row: complaint, name: NAME, email: EMAIL, order: shopOrder.number })
    .from(complaint)
    .leftJoin(client, eq(client.id, complaint.clientId))
    .leftJoin(shopOrder, eq(shopOrder.id, complaint.orderId))
    .where(eq(complaint.id, id));
  if (!found) return undefined;
  const { row, name, email, order } = found;
  const { bankAccount, email: _, name: _name, ...shown } = row;
  return {
    complaint: {
      ...{ ...shown, name, order, hasAddress: email !== null },
      ...(may(actor, 'client.read') && { email, bankAccount }),
    },
    files: await filesOf(orm, id),
    replies: await orm
      .select()
      .from(complaintReply)
      .where(eq(complaintReply.complaintId, id))
      .orderBy(asc(complaintReply.id)),
  };
}

/** A file of a complaint. */
export async function findFile({ orm }: Pick<Database, 'orm'>, actor: Actor, id: number) {
  demand(actor, 'complaint.read');
  const { name, mime, bytes } = complaintFile;
  const [found] = await orm.select({ name, mime, bytes }).from(complaintFile).where(eq(complaintFile.id, id));
  return found;
}

const NAME = sql<string>`coalesce(nullif(trim(${client.firstname} || ' ' || ${client.lastname}), ''), ${client.login}, ${complaint.name})`;
const EMAIL = sql<string | null>`coalesce(${client.email}, ${complaint.email})`;
