import { BASKET_FIELDS, rewardValue } from '#contract/basket/basket-change.ts';
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

/** The form of every page for rewards: lists of products are inside a form already, which can hold no other. */
export const REWARD_FORM = 'reward-form';

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
        value={rewardValue(product, formatQuantity(quantity, language), size)}
      >
        <span>
          {t('reward.take', { n: points })}
          {name && <span className="sr-only"> {name}</span>}
        </span>
      </Button>
    </div>
  );
}

/** Stands once on every page that may show a reward. */
export function RewardForm() {
  const { links } = useShop();
  return (
    <form id={REWARD_FORM} method="post" action={links.basketChange} data-buy hidden>
      <input type="hidden" name={BASKET_FIELDS.action} value="take" />
    </form>
  );
}
