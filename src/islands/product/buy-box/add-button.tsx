import type { Store } from '#browser/store.ts';
import { useStore } from '#islands/use-store.ts';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** Puts the product into the basket. It watches whether that is under way by itself: the box need not be drawn again. */
export function AddButton({ $busy, buyable }: { $busy: Store<boolean>; buyable: boolean }) {
  const { t } = useShop();
  const busy = useStore($busy, false);
  return (
    <Button type="submit" wide busy={busy} aria-disabled={!buyable || undefined}>
      {busy ? t('product.adding') : t('product.add')}
    </Button>
  );
}
