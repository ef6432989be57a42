import type { Language } from '#contract/language.ts';
import type { DeliveryRate } from '#domain/delivery/shipping-methods.ts';
import { TaggedCache } from '#shop/cache/tagged-cache.ts';
import type { Database } from '#shop/db/database.ts';
import { type DeliveryTerms, loadRates, loadTerms } from './delivery-rates.ts';

export type { DeliveryTerms };

const FEW_KILOBYTES = 64 * 1024;

/** How the shop delivers; kept in memory until the database says that something about it changed. */
export function openDelivery({ orm, onChange }: Database) {
  const terms = new TaggedCache<DeliveryTerms | null>({ bytes: FEW_KILOBYTES });
  const rates = new TaggedCache<DeliveryRate[]>({ bytes: FEW_KILOBYTES });
  const close = onChange((tag) => {
    terms.drop(tag);
    rates.drop(tag);
  });
  const tags = ['delivery'];

  return {
    /** null where the shop does not deliver there. */
    termsFor: (regionId: number) =>
      terms.get(String(regionId), async () => ({ value: await loadTerms(orm, regionId), tags })),
    /** What each shipping method to a region costs, in the shop's own currency; none where it does not deliver. */
    ratesFor: (regionId: number, language: Language) =>
      rates.get(`${regionId} ${language}`, async () => ({
        value: await loadRates(orm, regionId, language),
        tags,
      })),
    close,
  };
}
