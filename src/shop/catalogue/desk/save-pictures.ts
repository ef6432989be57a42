import { pictureFile } from '#contract/links.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { demand } from '#shop/staff/demand.ts';
import { bringRows, type SavedProduct } from './bring-rows.ts';
import type { ProductDeskParts } from './product-desk-parts.ts';
import { readDeskProduct } from './show-desk-product.ts';

export type GivenPictures = {
  id: number;
  /** Those that stood in the form. */
  was: readonly string[];
  /** Those of them that stay, in their order. */
  names: readonly string[];
  /** New ones, which come after them. */
  files: readonly { bytes: Uint8Array }[];
};

/** `changed`: somebody else has changed them meanwhile. `none`: a product that had pictures would have none. */
export type PicturesOutcome = SavedProduct | { ok: false; problem: 'changed' | 'none' };

/** As wide as the shop keeps them. */
const WIDTH = 1000;

/** Puts a product's pictures in order, takes some away and adds others, drawn in every width of the shop. */
export async function savePictures(
  parts: ProductDeskParts,
  actor: Actor,
  { id, was, names, files }: GivenPictures,
): Promise<PicturesOutcome> {
  demand(actor, 'product.edit');
  const product = await readDeskProduct(parts, parts.database.pool, id, '.');
  const [first] = product?.sizes ?? [];
  if (!product || !first) return { ok: false, problem: 'missing' };
  if (names.length + files.length === 0) return { ok: false, problem: 'none' };
  const isStill = (now: readonly string[]) =>
    now.join() === was.join() && names.every((name) => now.includes(name));
  const added = files.map(({ bytes }, index) => ({ name: `new-${index}`, bytes }));
  const pictures = [
    ...names.map((name) => pictureFile(name, WIDTH, 'jpg')),
    ...added.map(({ name }) => name),
  ];
  const row = {
    size: String(first.id),
    cells: { key: product.key, size: first.type, pictures: pictures.join('|') },
  };
  return bringRows<PicturesOutcome>(parts, actor, [row], {
    async look(client) {
      const now = await readDeskProduct(parts, client, id, '.');
      return isStill(now?.pictures ?? []) ? undefined : { ok: false, problem: 'changed' };
    },
    done: async () => id,
    ...{ action: 'product.changed', files: added },
    change: { pictures: [was.length, pictures.length] },
  });
}
