import type { MiniCart } from '#contract/basket/mini-cart.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** How far it is to free delivery. */
export function FreeShipping({ missing, reached }: NonNullable<MiniCart['toFreeShipping']>) {
  const { t, amount } = useShop();
  const words = missing === 0 ? t('miniCart.free') : t('miniCart.toFree', { x: amount(missing) });
  return (
    <p className={missing === 0 ? 'free-shipping free-shipping--active' : 'free-shipping'}>
      {words}
      <progress value={reached} aria-label={words} />
    </p>
  );
}
