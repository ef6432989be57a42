import { BASKET_FIELDS, type BasketAction, sizeValue } from '#contract/basket/basket-change.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { Reward } from '#domain/reward/reward.ts';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  product: number;
  reward: Reward;
  /** What is taken, said aloud where several rewards stand side by side. */
  name?: string | undefined;
  kind?: 'primary' | 'secondary';
};

/** Forms of every page: lists of products are inside a form already, which can hold no other. */
export const REWARD_FORM = 'reward-form';
export const ADD_FORM = 'add-form';

/** Puts a reward into the basket. A script sends the form without leaving the page. */
export function TakeReward({ product, reward: { size, quantity, points }, name, kind = 'primary' }: Props) {
  const { t, language } = useShop();
  return (
    <div className="take-reward">
      <Button
        type="submit"
        kind={kind}
        wide
        form={REWARD_FORM}
        name={BASKET_FIELDS.reward}
        value={sizeValue(product, formatQuantity(quantity, language), size)}
      >
        <span>
          {t('reward.take', { n: points })}
          {name && <span className="sr-only"> {name}</span>}
        </span>
      </Button>
    </div>
  );
}

/** The forms of buttons that add a size by themselves, or take a reward: once on every page. */
export function CardForms() {
  return (
    <>
      <CardForm id={ADD_FORM} action="add" />
      <CardForm id={REWARD_FORM} action="take" />
    </>
  );
}

function CardForm({ id, action }: { id: string; action: BasketAction }) {
  const { links } = useShop();
  return (
    <form id={id} method="post" action={links.basketChange} data-buy hidden>
      <input type="hidden" name={BASKET_FIELDS.action} value={action} />
    </form>
  );
}
