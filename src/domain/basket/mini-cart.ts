const LIST_ABOVE = 10;
const HIDDEN_ABOVE = 22;

export type MiniCartLayout = 'hidden' | 'pictures' | 'list';

/** How the header shows so many products (spec §4, §9 Mini-cart). */
export function miniCartLayout(products: number): MiniCartLayout {
  if (products === 0 || products > HIDDEN_ABOVE) return 'hidden';
  return products > LIST_ABOVE ? 'list' : 'pictures';
}

/** Whether all of it may be ordered straight from the header: nothing nameless and nothing in a subscription. */
export const canOrderAtOnce = (products: readonly { name: string; everyDays?: number }[]) =>
  products.every(({ name, everyDays }) => name !== '' && everyDays === undefined);
