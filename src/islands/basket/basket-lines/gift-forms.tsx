import type { FormEvent } from 'react';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import type { Basket } from '#domain/basket/basket.ts';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = { gifts: Basket['gifts']; onSubmit: (event: FormEvent<HTMLFormElement>) => void };

/** Gifts to take along, or what is missing to them. */
export function GiftForms({ gifts = [], onSubmit }: Props) {
  const { t, links, amount } = useShop();
  if (gifts.length === 0) return null;
  return (
    <section className="basket__gifts" aria-label={t('basket.gift')}>
      {gifts.map(({ productId, size, name, from, missing }) =>
        missing > 0 ? (
          <p key={productId}>
            {t('basket.giftMissing', { amount: amount(from), name, missing: amount(missing) })}
          </p>
        ) : (
          <form key={productId} action={links.basketChange} method="post" onSubmit={onSubmit}>
            <input type="hidden" name={BASKET_FIELDS.action} value="add" />
            <input type="hidden" name={BASKET_FIELDS.product} value={productId} />
            <input type="hidden" name={BASKET_FIELDS.size} value={size} />
            <Button type="submit" kind="secondary">
              {t('basket.giftTake', { name })}
            </Button>
          </form>
        ),
      )}
    </section>
  );
}
