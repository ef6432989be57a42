import { and, eq } from 'drizzle-orm';
import { type BulkKind, RIGHT_TO_BRING } from '#domain/admin-api/bulk.ts';
import type { TokenActor } from '#domain/staff/actor.ts';
import { once } from '#shop/admin-api/once.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { type OrmOrTransaction, ormOn } from '#shop/db/database.ts';
import { DatabaseProblem } from '#shop/db/problem.ts';
import { apiTokenKey } from '#shop/db/schema/index.ts';
import { importCatalogue, type RefusedRow } from '#shop/import/import-catalogue.ts';
import type { ImportCounts } from '#shop/import/outcome.ts';
import { UnreadableFile } from '#shop/import/unreadable-file.ts';
import { demand } from '#shop/staff/demand.ts';
import { type BulkParts, placeProblem } from './bulk-parts.ts';

export type GivenLines = {
  what: BulkKind;
  /** The lines as they came, and what they hash to. */
  path: string;
  contentHash: string;
  /** Not needed to try it out. */
  key?: string | undefined;
  dryRun: boolean;
  strict: boolean;
  currency?: string | undefined;
  warehouse?: string | undefined;
  onRefused: (refused: RefusedRow) => void | Promise<void>;
};

export type BulkProblem = 'no_currency' | 'no_warehouse' | 'key_reused' | 'busy' | { unreadable: string };
/** `repeated`: done before, with the same key. */
export type BulkSummary = ImportCounts & { notices: string[]; kept: boolean; repeated: boolean };
export type BulkOutcome = { ok: true; summary: BulkSummary } | { ok: false; problem: BulkProblem };

/** Brings lines into the shop in one transaction, once for each key. */
export async function bringLines(
  parts: BulkParts,
  actor: TokenActor,
  given: GivenLines,
): Promise<BulkOutcome> {
  demand(actor, RIGHT_TO_BRING[given.what]);
  const currency = given.currency ?? parts.currencies[0] ?? '';
  const problem = await placeProblem(parts, { currency, warehouse: given.warehouse });
  if (problem) return { ok: false, problem };
  try {
    return await imported(parts, actor, { ...given, currency });
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, problem: { unreadable: error.message } };
    if (error instanceof DatabaseProblem && error.code === 'database_busy')
      return { ok: false, problem: 'busy' };
    throw error;
  }
}

async function imported(
  { database, clock, picturesFolder }: BulkParts,
  actor: TokenActor,
  { what, key, contentHash, ...given }: GivenLines & { currency: string },
): Promise<BulkOutcome> {
  const at = new Date(clock());
  const content = ['bulk', what, given.currency, given.warehouse ?? null, given.strict, contentHash];
  let known: BulkOutcome | undefined;
  const outcome = await importCatalogue(database, {
    ...{ ...given, picturesFolder, format: 'jsonl', only: what === 'products' ? undefined : what },
    async onBegin(client) {
      if (key === undefined) return true;
      const tx = ormOn(client);
      const asked = await once(tx, actor, { key, at, content });
      if (asked === 'key_reused') known = { ok: false, problem: asked };
      if (asked === 'done') known = { ok: true, summary: await toldBefore(tx, actor, key) };
      return asked === 'new';
    },
    async onKeep(client, counts, notices) {
      const tx = ormOn(client);
      await writeAudit(tx, actor, {
        ...{ at, action: 'catalogue.imported', object: { kind: 'catalogue', id: what } },
        change: { products: [null, counts.added + counts.changed] },
      });
      if (key === undefined) return;
      const told = { ...counts, notices, kept: true };
      await tx.update(apiTokenKey).set({ outcome: told }).where(ofKey(actor, key));
    },
  });
  if (known) return known;
  if (outcome === 'interrupted') throw new Error('nobody interrupts it');
  return { ok: true, summary: { ...outcome, repeated: false } };
}

async function toldBefore(tx: OrmOrTransaction, actor: TokenActor, key: string): Promise<BulkSummary> {
  const [done] = await tx.select({ outcome: apiTokenKey.outcome }).from(apiTokenKey).where(ofKey(actor, key));
  return { ...(done?.outcome as Omit<BulkSummary, 'repeated'>), repeated: true };
}

const ofKey = ({ id }: TokenActor, key: string) => and(eq(apiTokenKey.tokenId, id), eq(apiTokenKey.key, key));
