import type { FormEvent } from 'react';
import { BASKET_FIELDS, type Removed } from '#contract/basket-change.ts';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = { removed: Removed; onSubmit?: (event: FormEvent<HTMLFormElement>) => void };

/** Puts back what was just removed. */
export function UndoForm({ removed, onSubmit }: Props) {
  const { t, links } = useShop();
  return (
    <form className="basket__undo" action={links.basketChange} method="post" onSubmit={onSubmit}>
      <input type="hidden" name={BASKET_FIELDS.action} value="restore" />
      <input type="hidden" name={BASKET_FIELDS.product} value={removed.product} />
      <input type="hidden" name={BASKET_FIELDS.size} value={removed.size} />
      <input type="hidden" name={BASKET_FIELDS.quantity} value={removed.quantity} />
      <input type="hidden" name={BASKET_FIELDS.subscription} value={removed.subscription} />
      <Button type="submit" kind="quiet">
        {t('basket.undo')}
      </Button>
    </form>
  );
}
