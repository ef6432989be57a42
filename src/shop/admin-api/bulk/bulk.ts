import { type BulkKind, RIGHT_TO_READ } from '#domain/admin-api/bulk.ts';
import { type Actor, may, type TokenActor } from '#domain/staff/actor.ts';
import { exportLines } from '#shop/import/lines/export-lines.ts';
import { demand } from '#shop/staff/demand.ts';
import { type BulkProblem, bringLines, type GivenLines } from './bring-lines.ts';
import { type BulkParts, placeProblem } from './bulk-parts.ts';

export type WantedLines = { what: BulkKind; currency?: string | undefined; warehouse?: string | undefined };

/** Products, stock and prices for other systems, many at once. */
export const openBulk = (parts: BulkParts) => ({
  bring: (actor: TokenActor, given: GivenLines) => bringLines(parts, actor, given),

  /** The lines piece by piece, as they are asked for. */
  async read(
    actor: Actor,
    { what, currency = parts.currencies[0] ?? '', warehouse }: WantedLines,
  ): Promise<{ ok: true; lines: AsyncGenerator<string> } | { ok: false; problem: BulkProblem }> {
    demand(actor, RIGHT_TO_READ[what]);
    const problem = await placeProblem(parts, { currency, warehouse });
    if (problem) return { ok: false, problem };
    const withStock = may(actor, 'stock.read');
    return { ok: true, lines: exportLines(parts.database, { what, currency, warehouse, withStock }) };
  },
});
