import { BASKET_FIELDS } from '#contract/basket-change.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { Reward } from '#domain/product/reward.ts';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  product: number;
  reward: Reward;
  /** What is taken, said aloud where several rewards stand side by side. */
  name?: string | undefined;
  kind?: 'primary' | 'secondary';
};

/** Puts a reward into the basket. It is a form, which a script sends without leaving the page. */
export function TakeReward({ product, reward: { size, quantity, points }, name, kind = 'primary' }: Props) {
  const { t, links, language } = useShop();
  return (
    <form className="take-reward" method="post" action={links.basketChange} data-buy>
      <input type="hidden" name={BASKET_FIELDS.action} value="take" />
      <input type="hidden" name={BASKET_FIELDS.product} value={product} />
      <input type="hidden" name={BASKET_FIELDS.size} value={size} />
      <input type="hidden" name={BASKET_FIELDS.quantity} value={formatQuantity(quantity, language)} />
      <Button type="submit" kind={kind} wide>
        <span>
          {t('reward.take', { n: points })}
          {name && <span className="sr-only"> {name}</span>}
        </span>
      </Button>
    </form>
  );
}
