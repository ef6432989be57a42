import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { DeliveryRate } from '#domain/delivery/shipping-methods.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { deliveryMethod, deliveryMethodText, deliveryRate, region } from '#shop/db/schema/index.ts';

/**
 * What delivery to a region costs at the least, and from which worth on it is free; in the shop's own currency. Collection
 * is no delivery, but may be free.
 */
export type DeliveryTerms = {
  country: string;
  from: number;
  freeFrom: number | null;
  freeCollection: boolean;
};

export async function loadTerms(orm: OrmOrTransaction, regionId: number): Promise<DeliveryTerms | null> {
  const rates = await orm
    .select({
      country: region.iso2,
      kind: deliveryMethod.kind,
      gross: deliveryRate.gross,
      freeFrom: deliveryRate.freeFrom,
    })
    .from(deliveryRate)
    .innerJoin(deliveryMethod, eq(deliveryMethod.id, deliveryRate.deliveryMethodId))
    .innerJoin(region, eq(region.id, deliveryRate.regionId))
    .where(
      and(
        eq(deliveryRate.regionId, regionId),
        eq(deliveryMethod.active, true),
        inArray(deliveryMethod.kind, ['courier', 'point', 'collection']),
      ),
    )
    .orderBy(asc(deliveryRate.gross));
  const sent = rates.filter(({ kind }) => kind !== 'collection');
  const [cheapest] = sent;
  if (!cheapest) return null;
  const thresholds = sent.flatMap((rate) => rate.freeFrom ?? []);
  const freeFrom = thresholds.length > 0 ? Math.min(...thresholds) : null;
  const freeCollection = rates.some(({ kind, gross }) => kind === 'collection' && gross === 0);
  return { country: cheapest.country, from: cheapest.gross, freeFrom, freeCollection };
}

/** The rates of all shipping methods that are in use, in the shop's order of them. */
export function loadRates(
  orm: OrmOrTransaction,
  regionId: number,
  language: Language,
): Promise<DeliveryRate[]> {
  return orm
    .select({
      method: deliveryMethod.key,
      name: sql<string>`coalesce(${deliveryMethodText.name}, ${deliveryMethod.key})`,
      icon: deliveryMethod.icon,
      kind: deliveryMethod.kind,
      prepaid: deliveryRate.prepaid,
      upToWeightGrams: deliveryRate.upToWeightGrams,
      gross: deliveryRate.gross,
      freeFrom: deliveryRate.freeFrom,
      daysMin: deliveryRate.daysMin,
      daysMax: deliveryRate.daysMax,
    })
    .from(deliveryRate)
    .innerJoin(deliveryMethod, eq(deliveryMethod.id, deliveryRate.deliveryMethodId))
    .leftJoin(
      deliveryMethodText,
      and(
        eq(deliveryMethodText.deliveryMethodId, deliveryMethod.id),
        eq(deliveryMethodText.language, language),
      ),
    )
    .where(and(eq(deliveryRate.regionId, regionId), eq(deliveryMethod.active, true)))
    .orderBy(asc(deliveryMethod.position), asc(deliveryMethod.id), asc(deliveryRate.id));
}
