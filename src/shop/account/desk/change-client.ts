import { and, desc, eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import { disputedFields, wantedValues } from '#domain/form/touched-fields.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { auditEntry, client, loyaltyPointsEntry } from '#shop/db/schema/index.ts';
import { pointsOf } from '#shop/loyalty-points/loyalty-points.ts';
import { demand } from '#shop/staff/demand.ts';
import type { ClientParts } from './client-parts.ts';

export type ClientOutcome =
  | { ok: true }
  /** Somebody has changed the client meanwhile; there are not so many points to take; there is no such client. */
  | { ok: false; problem: 'changed' | 'too_few' | 'missing' };

type NotedBy = { staffId: number | null; name: string; at: Date };
export type NoteOutcome =
  | { ok: true }
  | { ok: false; problem: 'missing' }
  /** Somebody else has changed it meanwhile: what it is by now, and whose it is. */
  | { ok: false; problem: 'changed'; theirs: string; by: NotedBy | undefined };

type Seen = { id: number; version: number };

/** What the staff should know of a client; `was` is what stood there for whoever changed it. */
export function saveNote(
  parts: ClientParts,
  actor: Actor,
  { id, was, note }: { id: number; was: string; note: string },
): Promise<NoteOutcome> {
  demand(actor, 'client.edit');
  return parts.database.orm.transaction(async (tx): Promise<NoteOutcome> => {
    const [found] = await tx
      .select({ note: client.note, version: client.version })
      .from(client)
      .where(eq(client.id, id))
      .for('no key update');
    if (!found) return { ok: false, problem: 'missing' };
    const edited = { was: { note: was }, sent: { note }, now: { note: found.note } };
    const isDisputed = Object.keys(disputedFields(edited)).length > 0;
    const last = isDisputed ? await lastNoteBy(tx, id) : undefined;
    if (isDisputed && !(last && actor.kind === 'staff' && last.staffId === actor.id))
      return { ok: false, problem: 'changed', theirs: found.note, by: last };
    const { note: wanted = '' } = wantedValues(edited);
    if (wanted === found.note) return { ok: true };
    await tx
      .update(client)
      .set({ note: wanted, version: found.version + 1 })
      .where(eq(client.id, id));
    const at = new Date(parts.clock());
    await writeAudit(tx, actor, { at, action: 'client.noted', object: { kind: 'client', id }, change: {} });
    return { ok: true };
  });
}

async function lastNoteBy(tx: OrmOrTransaction, id: number): Promise<NotedBy | undefined> {
  const { staffId, actorName: name, at } = auditEntry;
  const isIt = and(
    eq(auditEntry.objectKind, 'client'),
    eq(auditEntry.objectId, String(id)),
    eq(auditEntry.action, 'client.noted'),
  );
  const [last] = await tx
    .select({ staffId, name, at })
    .from(auditEntry)
    .where(isIt)
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return last;
}

/** Shuts a client out at once, with every session, or lets them in again. Orders go on. */
export function setClientBlocked(
  parts: ClientParts,
  actor: Actor,
  { id, version, blocked }: Seen & { blocked: boolean },
): Promise<ClientOutcome> {
  demand(actor, 'client.edit');
  const action = blocked ? 'client.blocked' : 'client.unblocked';
  return changed(parts, actor, { id, version, action }, async (tx, at) => {
    await tx
      .update(client)
      .set({ active: !blocked, blockedAt: blocked ? at : null })
      .where(eq(client.id, id));
    return { ok: true };
  });
}

/** Gives points, or takes some where the number is below zero; never more than there are. */
export function changePoints(
  parts: ClientParts,
  actor: Actor,
  { id, version, points, note }: Seen & { points: number; note: string },
): Promise<ClientOutcome> {
  demand(actor, 'client.points');
  const action = points < 0 ? 'client.points_taken' : 'client.points_given';
  return changed(parts, actor, { id, version, action, points }, async (tx, enteredAt) => {
    if ((await pointsOf(tx, id)) + points < 0) return { ok: false, problem: 'too_few' };
    await tx.insert(loyaltyPointsEntry).values({
      ...{ clientId: id, points, note, enteredAt, reason: points < 0 ? 'taken' : 'granted' },
      ...(actor.kind === 'staff' && { staffId: actor.id }),
    });
    return { ok: true };
  });
}

type Deed = Seen & { action: AuditAction; points?: number };

/** Holds the client as they were seen, and writes down what was done: never what is private. */
function changed(
  { database, clock }: ClientParts,
  actor: Actor,
  { id, version, action, points }: Deed,
  work: (tx: OrmOrTransaction, at: Date) => Promise<ClientOutcome>,
): Promise<ClientOutcome> {
  return database.orm.transaction(async (tx): Promise<ClientOutcome> => {
    const [found] = await tx
      .select({ version: client.version })
      .from(client)
      .where(eq(client.id, id))
      .for('no key update');
    if (!found) return { ok: false, problem: 'missing' };
    if (found.version !== version) return { ok: false, problem: 'changed' };
    const at = new Date(clock());
    const outcome = await work(tx, at);
    if (!outcome.ok) return outcome;
    await tx
      .update(client)
      .set({ version: sql`${client.version} + 1` })
      .where(eq(client.id, id));
    const change = points === undefined ? {} : { points: [null, points] as [null, number] };
    await writeAudit(tx, actor, { at, action, object: { kind: 'client', id }, change });
    return outcome;
  });
}
