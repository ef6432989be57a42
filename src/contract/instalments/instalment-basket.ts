import type { WireBasket } from '#contract/widgets.ts';
import type { InstalmentData } from '#domain/instalments/instalments.ts';

/** What an instalment calculator must know of the basket. */
export type InstalmentBasket = Omit<InstalmentData, 'price' | 'priceNet'> & {
  /** The systems that do not allow all of it, by name. */
  refusedBy: string[];
};

/** Read from the wire; a basket that nobody has told of yet is empty. */
export function instalmentBasket(basket: WireBasket | undefined): InstalmentBasket {
  return {
    basketCount: basket?.productsCounter ?? 0,
    basketCost: minor(basket?.worth) - minor(basket?.rebate),
    basketCostNet: minor(basket?.worth_net) - minor(basket?.rebate_net),
    refusedBy: basket?.instalments_refused ?? [],
  };
}

const minor = (amount = 0) => Math.round(amount * 100);
