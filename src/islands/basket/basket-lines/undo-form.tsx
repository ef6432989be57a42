import type { FormEvent } from 'react';
import { BASKET_FIELDS, type BasketAction, type Removed } from '#contract/basket/basket-change.ts';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  removed: Removed;
  mode?: Extract<BasketAction, 'restore' | 'add'>;
  text?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

/** Puts back what was just removed, or what was not added for its quantity. */
export function UndoForm({ removed, mode = 'restore', text, onSubmit }: Props) {
  const { t, links } = useShop();
  return (
    <form className="basket__undo" action={links.basketChange} method="post" onSubmit={onSubmit}>
      <input type="hidden" name={BASKET_FIELDS.action} value={mode} />
      <input type="hidden" name={BASKET_FIELDS.product} value={removed.product} />
      <input type="hidden" name={BASKET_FIELDS.size} value={removed.size} />
      <input type="hidden" name={BASKET_FIELDS.quantity} value={removed.quantity} />
      <input type="hidden" name={BASKET_FIELDS.subscription} value={removed.subscription} />
      <Button type="submit" kind="quiet">
        {text ?? t('basket.undo')}
      </Button>
    </form>
  );
}
