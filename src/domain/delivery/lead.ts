import type { Lead } from '#domain/product/product.ts';

/** The days until a parcel with this quantity can leave; null where nobody knows. */
export function leadDaysFor(leads: readonly Lead[], quantity: number): number | null {
  const enough = leads.find(({ upTo }) => upTo === null || upTo >= quantity) ?? leads.at(-1);
  return enough ? enough.days : null;
}
