import type pg from 'pg';
import type { FormValues } from '#domain/form/form-rules.ts';
import { disputedFields, touchedFields } from '#domain/form/touched-fields.ts';
import {
  changeOf,
  columnOf,
  type EditedColumn,
  lostNames,
  rowsOf,
} from '#domain/product/edit/product-edit.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { Right } from '#domain/staff/right.ts';
import { demand } from '#shop/staff/demand.ts';
import { bringRows, type SavedProduct } from './bring-rows.ts';
import type { ProductDeskParts } from './product-desk-parts.ts';
import { readDeskProduct } from './show-desk-product.ts';

/** `theirs`: what others have written meanwhile. */
export type ProductOutcome = SavedProduct | { ok: false; theirs: FormValues };

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
    change: changeOf(product, was, touched),
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
    change: {},
  });
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
