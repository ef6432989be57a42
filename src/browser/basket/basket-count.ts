import { showCount } from '#browser/layout/count-badge.ts';
import { $basket } from './basket-store.ts';

/** Keeps the number beside the header's basket link right. */
export function startBasketCount(): void {
  const show = () => showCount('[data-basket-count]', $basket.get()?.productsCounter ?? 0);
  $basket.watch(show);
  // The basket may have come before this script.
  show();
}
