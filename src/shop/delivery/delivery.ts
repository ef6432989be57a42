import { asc, eq } from 'drizzle-orm';
import { TaggedCache } from '#shop/cache/tagged-cache.ts';
import type { Database } from '#shop/db/database.ts';
import { deliveryMethod, deliveryRate, region } from '#shop/db/schema/index.ts';

/** What delivery to a region costs at the least, and from which worth on it is free; in the shop's own currency. */
export type DeliveryTerms = { country: string; from: number; freeFrom: number | null };

export type Delivery = ReturnType<typeof openDelivery>;

const FEW_KILOBYTES = 64 * 1024;

export function openDelivery({ orm, onChange }: Database) {
  const terms = new TaggedCache<DeliveryTerms | null>({ bytes: FEW_KILOBYTES });
  const close = onChange((tag) => terms.drop(tag));

  async function load(regionId: number): Promise<DeliveryTerms | null> {
    const rates = await orm
      .select({ country: region.iso2, gross: deliveryRate.gross, freeFrom: deliveryRate.freeFrom })
      .from(deliveryRate)
      .innerJoin(deliveryMethod, eq(deliveryMethod.id, deliveryRate.deliveryMethodId))
      .innerJoin(region, eq(region.id, deliveryRate.regionId))
      .where(eq(deliveryRate.regionId, regionId))
      .orderBy(asc(deliveryRate.gross));
    const [cheapest] = rates;
    if (!cheapest) return null;
    const thresholds = rates.flatMap((rate) => rate.freeFrom ?? []);
    const freeFrom = thresholds.length > 0 ? Math.min(...thresholds) : null;
    return { country: cheapest.country, from: cheapest.gross, freeFrom };
  }

  return {
    /** null where the shop does not deliver there. */
    termsFor: (regionId: number) =>
      terms.get(String(regionId), async () => ({ value: await load(regionId), tags: ['delivery'] })),
    close,
  };
}
