import { $basket } from '#browser/basket/basket-store.ts';
import { followOffers } from './own-offers.ts';
import { $projector } from './personal-stores.ts';
import { followPrices } from './shown-prices.ts';

/**
 * Every price of the page is that of the shopper's code, whoever brings it into the page, until there is no code. `isNew`:
 * it was activated on this page.
 */
export function followCode(isNew: boolean): void {
  let isDue = false;
  // One answer may tell of the code and of the product: both are looked at together.
  const followSoon = () => {
    if (!isDue) queueMicrotask(() => follow());
    isDue = true;
  };
  const follow = (isNewCode?: boolean) => {
    isDue = false;
    const code = $basket.get()?.rebate_code;
    followOffers(code, isNewCode);
    followPrices(code);
  };
  $projector.watch(followSoon);
  $basket.watch(followSoon);
  new MutationObserver(followSoon).observe(document.body, { childList: true, subtree: true });
  follow(isNew);
}
