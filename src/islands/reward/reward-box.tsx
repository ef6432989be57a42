import { $basket } from '#browser/basket/basket-store.ts';
import { rewardShopperOf } from '#contract/reward/reward-shopper.ts';
import { type Reward, rewardChance } from '#domain/reward/reward.ts';
import { useStore } from '#islands/use-store.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TakeReward } from '#ui/reward/take-reward/take-reward.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type RewardBoxProps = {
  product: number;
  rewards: Reward[];
  /** The product's own page: who signs in comes back to it. */
  here: string;
};

/**
 * How a reward is obtained. The page is everybody's: it offers the reward and the way to an account; who looks at it is
 * known once the basket has come, and then only what this shopper can do is left of it.
 */
export function RewardBox({ product, rewards, here }: RewardBoxProps) {
  const { t, links } = useShop();
  const basket = useStore($basket, undefined);
  const shopper = basket && rewardShopperOf(basket);
  const chances = rewards.map((reward) => ({
    reward,
    chance: shopper && rewardChance(shopper, reward.points),
  }));
  const cheapest = chances.toSorted((a, b) => a.reward.points - b.reward.points)[0]?.chance;
  return (
    <section className={`reward${shopper ? '' : ' reward--anybody'}`} aria-label={t('reward.title')}>
      <p className="reward__words">{sentence()}</p>
      {chances.map(
        ({ reward, chance }) =>
          (!chance || chance.kind === 'enough') && (
            <TakeReward
              key={reward.size}
              product={product}
              reward={reward}
              {...(rewards.length > 1 && { name: reward.name })}
            />
          ),
      )}
      {!shopper?.client && (
        <div className="reward__ways">
          <ButtonLink kind="secondary" href={`${links.signIn}?go_on=${encodeURIComponent(here)}`}>
            {t('signIn.title')}
          </ButtonLink>
          <ButtonLink kind="secondary" href={links.register}>
            {t('register.title')}
          </ButtonLink>
        </div>
      )}
    </section>
  );

  function sentence(): string {
    if (!shopper) return t('reward.about');
    if (!shopper.client) return t('reward.join');
    const { points, pointsLeft } = shopper;
    return [
      t('account.loyaltyPointsBalance', { n: points }),
      ...(pointsLeft < points ? [t('reward.spoken', { n: pointsLeft })] : []),
      ...(cheapest?.kind === 'short' ? [t('reward.short', { n: cheapest.missing })] : []),
    ].join(' ');
  }
}
