import { demoCatalogue } from '#demo/catalogue/index.ts';
import type { Kind } from './kind.ts';

const found = new Map<Kind, string[]>();

/** The demo shop's products whose pictures fit this kind: of its main category, and of its shape. */
export function picturesOf(kind: Kind): string[] {
  const known = found.get(kind);
  if (known) return known;
  const [category] = kind.categories;
  const keys = demoCatalogue.products
    .filter(({ categories, picture }) => categories.includes(category) && picture.shape === kind.shape)
    .map(({ key }) => key);
  if (keys.length === 0) throw new Error(`no product of '${category}' is drawn as '${kind.shape}'`);
  found.set(kind, keys);
  return keys;
}
