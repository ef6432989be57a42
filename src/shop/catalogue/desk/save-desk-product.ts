import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { FormValues } from '#domain/form/form-rules.ts';
import { disputedFields, touchedFields } from '#domain/form/touched-fields.ts';
import {
  columnOf,
  type EditedColumn,
  type EditedRow,
  lostNames,
  rowsOf,
  type SizeField,
  sizeFieldName,
} from '#domain/product/edit/product-edit.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { Right } from '#domain/staff/right.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { ormOn } from '#shop/db/database.ts';
import { DatabaseProblem } from '#shop/db/problem.ts';
import { importCatalogue } from '#shop/import/import-catalogue.ts';
import { demand } from '#shop/staff/demand.ts';
import type { ProductDeskParts } from './product-desk-parts.ts';
import { readDeskProduct } from './show-desk-product.ts';

/** `theirs`: what others have written meanwhile. */
export type ProductOutcome = SavedProduct | { ok: false; theirs: FormValues };

export type SavedProduct =
  | { ok: true; id: number }
  /** `busy`: somebody imports the whole catalogue just now. `taken`: the key is another product's. */
  | { ok: false; problem: 'missing' | 'busy' | 'taken' }
  /** Fields that cannot be taken, with their columns. */
  | { ok: false; wrong: Readonly<Record<string, EditedColumn | 'lost'>> };

export type GivenProduct = { id: number; was: FormValues; sent: FormValues; decimalSign: ',' | '.' };

/** Saves what was changed in a product's form, by the rules of an import: all of it or nothing. */
export async function saveDeskProduct(
  parts: ProductDeskParts,
  actor: Actor,
  { id, was, sent, decimalSign }: GivenProduct,
): Promise<ProductOutcome> {
  demand(actor, 'product.edit');
  const touched = touchedFields({ was, sent });
  for (const field of Object.keys(touched)) demand(actor, rightFor(columnOf(field)?.column));
  const lost = lostNames(was, sent);
  if (lost.length > 0) return { ok: false, wrong: Object.fromEntries(lost.map((field) => [field, 'lost'])) };
  const product = await readDeskProduct(parts, parts.database.pool, id, decimalSign);
  if (!product) return { ok: false, problem: 'missing' };
  const rows = rowsOf(product, touched);
  if (rows.length === 0) return { ok: true, id };
  return bringRows<ProductOutcome>(parts, actor, rows, {
    async look(client) {
      await client.query('SELECT FROM product WHERE id = $1 FOR NO KEY UPDATE', [id]);
      const now = await readDeskProduct(parts, client, id, decimalSign);
      if (!now) return { ok: false, problem: 'missing' };
      const theirs = disputedFields({ was, sent, now: now.values });
      return Object.keys(theirs).length > 0 ? { ok: false, theirs } : undefined;
    },
    done: async () => id,
    action: 'product.changed',
    fields: Object.keys(touched),
  });
}

/** Adds a product with its first size; it is hidden until somebody shows it. */
export async function addDeskProduct(
  parts: ProductDeskParts,
  actor: Actor,
  { key, cells }: { key: string; cells: Record<string, string> },
): Promise<SavedProduct> {
  for (const right of ['product.edit', 'product.price'] as const) demand(actor, right);
  const row = { size: 'new', cells: { ...cells, key, active: 'no' } };
  const idOf = async (client: Pick<pg.ClientBase, 'query'>) =>
    (await client.query<{ id: number }>('SELECT id FROM product WHERE key = $1', [key])).rows[0]?.id;
  return bringRows<SavedProduct>(parts, actor, [row], {
    look: async (client) =>
      (await idOf(client)) === undefined ? undefined : { ok: false, problem: 'taken' },
    done: async (client) => (await idOf(client)) ?? 0,
    action: 'product.added',
    fields: [],
  });
}

type Bringing<Refused> = {
  /** In the transaction, before anything is written: what stands in the way. */
  look: (client: pg.PoolClient) => Promise<Refused | undefined>;
  /** In the transaction, once all is written: which product it is. */
  done: (client: pg.PoolClient) => Promise<number>;
  action: 'product.changed' | 'product.added';
  fields: readonly string[];
};

/** So often the shop tries again while somebody else saves. */
const TRIES = 20;
const TRY_AGAIN_MS = 100;

async function bringRows<Refused>(
  { database, clock, currency, picturesFolder }: ProductDeskParts,
  actor: Actor,
  rows: readonly EditedRow[],
  { look, done, action, fields }: Bringing<Refused>,
): Promise<SavedProduct | Refused> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-product-'));
  const path = join(folder, 'product.jsonl');
  const wrong: Record<string, EditedColumn> = {};
  let inTheWay: Refused | undefined;
  let id = 0;
  try {
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
            change: fields.length > 0 ? { fields: [null, fields.join(', ')] } : {},
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
function fieldsIn(row: EditedRow | undefined, problem: string): Record<string, EditedColumn> {
  if (!row) return {};
  const { key: _, size: __, ...cells } = row.cells;
  const named = Object.keys(cells).filter((column) => problem.includes(`${column}: `));
  const columns = named.length > 0 ? named : Object.keys(cells).slice(0, 1);
  return Object.fromEntries(
    columns.map((column) => {
      const isOfProduct = columnOf(column) !== undefined;
      const field = isOfProduct ? column : sizeFieldName(column as SizeField, row.size as 'new');
      return [field, column as EditedColumn];
    }),
  );
}

function rightFor(column: EditedColumn | undefined): Right {
  switch (column) {
    case 'price':
    case 'regular_price':
    case 'vat':
      return 'product.price';
    case 'active':
      return 'product.publish';
    case 'stock':
      return 'stock.correct';
    default:
      return 'product.edit';
  }
}
