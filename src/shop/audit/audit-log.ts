import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { auditEntry, staffMember } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';

const AT_ONCE = 50;
const MOST_WORDS = 8;

/** What is looked for; `before` and `after` are the entries next to the page that is wanted. */
export type AuditQuery = {
  words?: string | undefined;
  staffId?: number | undefined;
  object?: { kind: string; id?: string | undefined } | undefined;
  from?: Date | undefined;
  /** The first moment that is too late. */
  until?: Date | undefined;
  before?: number | undefined;
  after?: number | undefined;
};

export type AuditRow = Pick<
  typeof auditEntry.$inferSelect,
  'id' | 'at' | 'actor' | 'actorName' | 'ip' | 'action' | 'objectKind' | 'objectId' | 'change'
>;
/** The latest first. `older` and `newer` lead on, where there is more. */
export type AuditPage = { rows: AuditRow[]; older?: number | undefined; newer?: number | undefined };

/** What was done in the shop, for those who may know. */
export function openAuditLog({ orm }: Pick<Database, 'orm'>) {
  return {
    async page(actor: Actor, query: AuditQuery): Promise<AuditPage> {
      demand(actor, 'audit.read');
      const { id, at, actorName, ip, action, objectKind, objectId, change } = auditEntry;
      const isBack = query.after !== undefined;
      const found = await orm
        .select({ id, at, actor: auditEntry.actor, actorName, ip, action, objectKind, objectId, change })
        .from(auditEntry)
        .where(and(...conditionsOf(query)))
        .orderBy(isBack ? asc(id) : desc(id))
        .limit(AT_ONCE + 1);
      const rows = found.slice(0, AT_ONCE);
      const isMore = found.length > AT_ONCE;
      if (isBack) rows.reverse();
      const hasOlder = isBack ? true : isMore;
      const hasNewer = isBack ? isMore : query.before !== undefined;
      return {
        rows,
        ...(hasOlder && { older: rows.at(-1)?.id }),
        ...(hasNewer && { newer: rows[0]?.id }),
      };
    },
    /** Who may be meant by a filter: everybody who ever worked here. */
    async people(actor: Actor): Promise<{ id: number; name: string }[]> {
      demand(actor, 'audit.read');
      return orm
        .select({ id: staffMember.id, name: staffMember.name })
        .from(staffMember)
        .orderBy(asc(staffMember.name), asc(staffMember.id));
    },
  };
}

function conditionsOf({ words = '', staffId, object, from, until, before, after }: AuditQuery): SQL[] {
  return [
    ...words.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(containing),
    ...(staffId === undefined ? [] : [eq(auditEntry.staffId, staffId)]),
    ...(object ? [eq(auditEntry.objectKind, object.kind)] : []),
    ...(object?.id ? [eq(auditEntry.objectId, object.id)] : []),
    ...(from ? [gte(auditEntry.at, from)] : []),
    ...(until ? [lt(auditEntry.at, until)] : []),
    ...(before === undefined ? [] : [lt(auditEntry.id, before)]),
    ...(after === undefined ? [] : [gt(auditEntry.id, after)]),
  ];
}

const containing = (word: string) =>
  sql`${auditEntry.search} LIKE '%' || search_form(${word.replaceAll('\u0000', '').replace(/[\\%_]/g, '\\$&')}) || '%'`;
