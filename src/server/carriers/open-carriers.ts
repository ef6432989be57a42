import type { ShopConfig } from '#contract/shop-config.ts';
import type { Carrier } from '#shop/carriers/carrier.ts';
import { openInpost } from '#shop/carriers/inpost/inpost.ts';

type CarrierParts = {
  config: Pick<ShopConfig, 'carriers'>;
  /** By their names in the environment. */
  carrierSecrets?: Readonly<Record<string, string | undefined>> | undefined;
  /** In place of the network. */
  carrierFetch?: typeof fetch | undefined;
};

/** Who carries parcels for this shop. A secret that is missing stops the start. */
export function openCarriers({ config, carrierSecrets = {}, carrierFetch }: CarrierParts): Carrier[] {
  return (config.carriers ?? []).map(({ carrier: _, ...account }) => {
    const token = carrierSecrets.INPOST_TOKEN;
    if (!token)
      throw new Error(
        'shop.config.ts names InPost, and INPOST_TOKEN of the environment is not set: see docs/integrations/carriers.md.',
      );
    return openInpost({ ...account, token, fetch: carrierFetch });
  });
}
