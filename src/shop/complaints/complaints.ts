import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Orm, OrmOrTransaction } from '#shop/db/database.ts';
import { client, complaint, complaintFile } from '#shop/db/schema/index.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import type { StoredFile } from './take-in-file.ts';

type Row = typeof complaint.$inferSelect;
export type ComplaintWish = Row['wish'];

/** What a client tells of what they bought; checked before. */
export type GivenComplaint = {
  orderNumber?: string | undefined;
  product: string;
  /** '2026-11-24'. */
  foundOn: string;
  description: string;
  wish: ComplaintWish;
  /** Counts only where money is to be returned. */
  bankAccount?: string | undefined;
};

export type ComplaintsParts = {
  database: Pick<Database, 'orm'>;
  queueEmail: QueueEmail;
  clock: () => number;
};

/** The complaints of clients. Everyone sees their own alone: another's is as if it were not there. */
export function openComplaints({ database: { orm }, queueEmail, clock }: ComplaintsParts) {
  return {
    /** Keeps the complaint with its files, and writes to the client that it is here: all of it or nothing. */
    file: (
      clientId: number,
      given: GivenComplaint,
      files: readonly StoredFile[],
    ): Promise<{ number: string }> =>
      orm.transaction(async (tx) => {
        const now = new Date(clock());
        const { to, language } = await addresseeOf(tx, clientId);
        const number = await nextNumber(tx, now);
        const { id, product } = await insertComplaint(tx, {
          ...rowOf(given),
          number,
          clientId,
          createdAt: now,
        });
        if (files.length > 0) {
          const rows = files.map((file, position) => ({ ...file, complaintId: id, position }));
          await tx.insert(complaintFile).values(rows);
        }
        await queueEmail({ to, language, kind: 'complaint_received', number, product }, tx);
        return { number };
      }),

    /** The client's complaints, the latest first. */
    list: (clientId: number) =>
      orm
        .select(SUMMARY)
        .from(complaint)
        .where(eq(complaint.clientId, clientId))
        .orderBy(desc(complaint.createdAt), desc(complaint.id)),

    async one(clientId: number, number: string) {
      const [found] = await orm
        .select({ ...SUMMARY, ...DETAILS })
        .from(complaint)
        .where(and(eq(complaint.clientId, clientId), eq(complaint.number, number)));
      return found && { ...found, files: await filesOf(orm, found.number) };
    },

    /** A file of one of the client's complaints. */
    async attachment(clientId: number, fileId: number) {
      const { name, mime, bytes } = complaintFile;
      const [found] = await orm
        .select({ name, mime, bytes })
        .from(complaintFile)
        .innerJoin(complaint, eq(complaint.id, complaintFile.complaintId))
        .where(and(eq(complaint.clientId, clientId), eq(complaintFile.id, fileId)));
      return found;
    },
  };
}

const { number, product, status, createdAt } = complaint;
const SUMMARY = { number, product, status, createdAt };
const { orderNumber, foundOn, description, wish, bankAccount } = complaint;
const DETAILS = { orderNumber, foundOn, description, wish, bankAccount };

async function addresseeOf(tx: OrmOrTransaction, clientId: number) {
  const { email, language } = client;
  const [found] = await tx.select({ email, language }).from(client).where(eq(client.id, clientId));
  if (!found) throw new Error(`there is no client ${clientId} to complain`);
  return { to: found.email, language: found.language };
}

/** 'R-2026-000001'. */
async function nextNumber(tx: OrmOrTransaction, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ next: string }>(sql`SELECT nextval('complaint_number') AS next`);
  return `R-${now.getUTCFullYear()}-${(rows[0]?.next ?? '').padStart(6, '0')}`;
}

async function insertComplaint(tx: OrmOrTransaction, row: typeof complaint.$inferInsert) {
  const [added] = await tx
    .insert(complaint)
    .values(row)
    .returning({ id: complaint.id, product: complaint.product });
  if (!added) throw new Error('the complaint was not kept');
  return added;
}

const rowOf = (given: GivenComplaint) => ({
  orderNumber: clean(given.orderNumber ?? '') || null,
  product: clean(given.product),
  foundOn: given.foundOn,
  description: clean(given.description),
  wish: given.wish,
  bankAccount: (given.wish === 'refund' && clean(given.bankAccount ?? '')) || null,
});

// PostgreSQL keeps no NUL in a text.
const clean = (text: string) => text.replaceAll('\u0000', '').trim();

const filesOf = (orm: Orm, ofNumber: string) =>
  orm
    .select({
      id: complaintFile.id,
      name: complaintFile.name,
      mime: complaintFile.mime,
      width: complaintFile.width,
      height: complaintFile.height,
      size: sql<number>`octet_length(${complaintFile.bytes})`,
    })
    .from(complaintFile)
    .innerJoin(complaint, eq(complaint.id, complaintFile.complaintId))
    .where(eq(complaint.number, ofNumber))
    .orderBy(asc(complaintFile.position));
