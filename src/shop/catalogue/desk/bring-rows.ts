import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import {
  columnOf,
  type EditedColumn,
  type EditedRow,
  type SizeField,
  sizeFieldName,
} from '#domain/product/edit/product-edit.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { ormOn } from '#shop/db/database.ts';
import { DatabaseProblem } from '#shop/db/problem.ts';
import { importCatalogue } from '#shop/import/import-catalogue.ts';
import type { ProductDeskParts } from './product-desk-parts.ts';

export type SavedProduct =
  | { ok: true; id: number }
  /** `busy`: somebody imports the whole catalogue just now. `taken`: the key is another product's. */
  | { ok: false; problem: 'missing' | 'busy' | 'taken' }
  /** Fields that cannot be taken, with their columns. */
  | { ok: false; wrong: Readonly<Record<string, EditedColumn | 'lost' | 'pictures'>> };

export type Bringing<Refused> = {
  /** In the transaction, before anything is written: what stands in the way. */
  look: (client: pg.PoolClient) => Promise<Refused | undefined>;
  /** In the transaction, once all is written: which product it is. */
  done: (client: pg.PoolClient) => Promise<number>;
  action: 'product.changed' | 'product.added';
  /** What was changed from what to what, for the log. */
  change: Readonly<Record<string, [unknown, unknown]>>;
  /** Pictures that the rows name. */
  files?: readonly { name: string; bytes: Uint8Array }[];
};

/** So often the shop tries again while somebody else saves. */
const TRIES = 20;
const TRY_AGAIN_MS = 100;

/** Brings rows into the shop by the rules of an import, in one transaction: all of them or nothing. */
export async function bringRows<Refused>(
  { database, clock, currency, picturesFolder }: ProductDeskParts,
  actor: Actor,
  rows: readonly EditedRow[],
  { look, done, action, change, files = [] }: Bringing<Refused>,
): Promise<SavedProduct | Refused> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-product-'));
  const path = join(folder, 'product.jsonl');
  const wrong: Record<string, EditedColumn | 'pictures'> = {};
  let inTheWay: Refused | undefined;
  let id = 0;
  try {
    for (const { name, bytes } of files) await writeFile(join(folder, name), bytes);
    await writeFile(path, rows.map(({ cells }) => `${JSON.stringify(cells)}\n`).join(''));
    await untilFree(() =>
      importCatalogue(database, {
        ...{ path, format: 'jsonl', currency, picturesFolder, strict: true },
        async onBegin(client) {
          inTheWay = await look(client);
          return inTheWay === undefined;
        },
        onRefused: ({ line, problem }) => void Object.assign(wrong, fieldsIn(rows[line - 1], problem)),
        async onKeep(client) {
          id = await done(client);
          await writeAudit(ormOn(client), actor, {
            ...{ at: new Date(clock()), action, object: { kind: 'product', id } },
            change,
          });
        },
      }),
    );
  } catch (error) {
    if (error instanceof DatabaseProblem && error.code === 'database_busy')
      return { ok: false, problem: 'busy' };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (inTheWay) return inTheWay;
  return Object.keys(wrong).length > 0 ? { ok: false, wrong } : { ok: true, id };
}

/** One product takes a moment: who saves another one meanwhile only waits. */
async function untilFree<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--)
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !(error instanceof DatabaseProblem && error.code === 'database_busy')) throw error;
      await setTimeout(TRY_AGAIN_MS);
    }
}

/** The fields that a refusal speaks of: 'price: must be …'; where it names none, the first of its row. */
function fieldsIn(row: EditedRow | undefined, problem: string): Record<string, EditedColumn | 'pictures'> {
  if (!row) return {};
  const { key: _, size: __, ...cells } = row.cells;
  const named = Object.keys(cells).filter((column) => problem.includes(`${column}: `));
  const columns = named.length > 0 ? named : Object.keys(cells).slice(0, 1);
  return Object.fromEntries(
    columns.map((column) => {
      const isOfProduct = column === 'pictures' || columnOf(column) !== undefined;
      const field = isOfProduct ? column : sizeFieldName(column as SizeField, row.size as 'new');
      return [field, column as EditedColumn | 'pictures'];
    }),
  );
}
