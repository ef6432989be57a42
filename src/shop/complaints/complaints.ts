import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { ComplaintWish } from '#domain/complaints/complaint.ts';
import { hasAddress } from '#shop/account/person.ts';
import type { Database, Orm, OrmOrTransaction } from '#shop/db/database.ts';
import { client, complaint, complaintFile, complaintReply, shopOrder } from '#shop/db/schema/index.ts';
import { type OwnerParts, tellOwner } from '#shop/email/owner/tell-owner.ts';
import { findConversation, type ReplyOutcome, replyAsClient, type WhichComplaint } from './client-replies.ts';
import { newComplaintLink } from './complaint-links.ts';
import type { StoredFile } from './take-in-file.ts';

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

/** Somebody without an account, as they call themselves. */
export type Guest = { name: string; email: string; language: Language };

export type ComplaintsParts = OwnerParts & { database: Pick<Database, 'orm'> };

/** The complaints of clients. Everyone sees their own alone: another's is as if it were not there. */
export function openComplaints(parts: ComplaintsParts) {
  const { queueEmail, clock } = parts;
  const { orm } = parts.database;
  return {
    /** Keeps the complaint with its files, and writes to the client that it is here: all of it or nothing. */
    file: (
      clientId: number,
      given: GivenComplaint,
      files: readonly StoredFile[],
    ): Promise<{ number: string }> =>
      orm.transaction(async (tx) => {
        const { to, language } = await addresseeOf(tx, clientId);
        const isTheirs = eq(shopOrder.clientId, clientId);
        const kept = await keep(tx, clock, { given, files, who: { clientId }, isTheirs });
        const { number, product } = kept;
        const link = await newComplaintLink(tx, kept.id, language);
        await queueEmail({ to, language, kind: 'complaint_received', number, product, link }, tx);
        await tellOwnerOfComplaint(tx, parts, kept);
        return { number };
      }),

    /** The same of a guest. Whoever complains is answered alike, whatever was ordered: that is for people to see. */
    fileAsGuest: (
      guest: Guest,
      given: GivenComplaint,
      files: readonly StoredFile[],
    ): Promise<{ number: string }> =>
      orm.transaction(async (tx) => {
        const who = { ...guest, name: clean(guest.name), email: clean(guest.email) };
        const isTheirs = hasAddress(shopOrder.email, who.email);
        const kept = await keep(tx, clock, { given, files, who, isTheirs });
        const { number, product } = kept;
        const { email: to, language } = who;
        const link = await newComplaintLink(tx, kept.id, language);
        await queueEmail({ to, language, kind: 'complaint_received', number, product, link }, tx);
        await tellOwnerOfComplaint(tx, parts, kept);
        return { number };
      }),

    conversation: (which: WhichComplaint) => findConversation(parts.database, which),
    reply: (which: WhichComplaint, given: Parameters<typeof replyAsClient>[2]): Promise<ReplyOutcome> =>
      replyAsClient(parts, which, given),

    /** The client's complaints, the latest first. */
    list: (clientId: number) =>
      orm
        .select(SUMMARY)
        .from(complaint)
        .where(eq(complaint.clientId, clientId))
        .orderBy(desc(complaint.createdAt), desc(complaint.id)),

    async one(clientId: number, number: string) {
      const [found] = await orm
        .select({ id: complaint.id, ...SUMMARY, ...DETAILS })
        .from(complaint)
        .where(and(eq(complaint.clientId, clientId), eq(complaint.number, number)));
      if (!found) return undefined;
      const { id, ...shown } = found;
      return { ...shown, files: await filesOf(orm, id), answers: await answersOf(orm, id) };
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

type Kept = {
  given: GivenComplaint;
  files: readonly StoredFile[];
  who: { clientId: number } | Guest;
  /** Whether an order is that of whoever complains. */
  isTheirs: SQL;
};

async function keep(tx: OrmOrTransaction, clock: () => number, { given, files, who, isTheirs }: Kept) {
  const now = new Date(clock());
  const row = rowOf(given);
  const [added] = await tx
    .insert(complaint)
    .values({
      ...{ ...row, ...who, number: await nextNumber(tx, now), createdAt: now },
      orderId: row.orderNumber === null ? null : await orderOf(tx, row.orderNumber, isTheirs),
    })
    .returning({ id: complaint.id, number: complaint.number, product: complaint.product });
  if (!added) throw new Error('the complaint was not kept');
  if (files.length > 0)
    await tx
      .insert(complaintFile)
      .values(files.map((file, position) => ({ ...file, complaintId: added.id, position })));
  // Who is at work hears of later changes by a trigger; of a new one it says nothing.
  await tx.execute(sql`SELECT pg_notify('shop_changed', ${`work:complaint:${added.id}`})`);
  return added;
}

const tellOwnerOfComplaint = (
  tx: OrmOrTransaction,
  parts: OwnerParts,
  { id, number, product }: { id: number; number: string; product: string },
) =>
  tellOwner(tx, parts, {
    ...{ event: 'complaint', object: number },
    content: { kind: 'owner_complaint', number, product, link: panelLinks.complaint(id) },
  });

/** Both must be right: whoever knows a number alone is not who ordered. */
async function orderOf(tx: OrmOrTransaction, orderNumber: string, isTheirs: SQL): Promise<number | null> {
  const [found] = await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.number, orderNumber.toUpperCase()), isTheirs));
  return found?.id ?? null;
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

/** What was said since; the shop's notes are its own. */
const answersOf = (orm: Orm, ofComplaint: number) =>
  orm
    .select({ kind: complaintReply.kind, text: complaintReply.text, writtenAt: complaintReply.writtenAt })
    .from(complaintReply)
    .where(and(eq(complaintReply.complaintId, ofComplaint), ne(complaintReply.kind, 'note')))
    .orderBy(asc(complaintReply.id));

export const filesOf = (orm: Orm, ofComplaint: number) =>
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
    .where(eq(complaintFile.complaintId, ofComplaint))
    .orderBy(asc(complaintFile.position));
