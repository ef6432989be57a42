import type { Kind } from './kind.ts';
import { kinds } from './kinds/index.ts';

/** One round of products, in which every kind has as many places as its share, spread evenly. */
const rota: { kind: Kind; place: number }[] = kinds
  .flatMap((kind) => Array.from({ length: kind.share }, (_, place) => ({ kind, place })))
  .sort((one, other) => (one.place + 0.5) / one.kind.share - (other.place + 0.5) / other.kind.share);

/** The kind of the product with this number, and how many of the kind came before it. */
export function kindOf(number: number): { kind: Kind; index: number } {
  const entry = rota[(number - 1) % rota.length];
  if (!entry) throw new Error(`there is no product number ${number}`);
  return { kind: entry.kind, index: Math.floor((number - 1) / rota.length) * entry.kind.share + entry.place };
}
