import type { WireBasket } from '#contract/widgets.ts';
import type { RewardShopper } from '#domain/reward/reward.ts';

/** Who has this basket, and how many points they have: all of them, and what is left beside the basket's rewards. */
export function rewardShopperOf({ user }: Pick<WireBasket, 'user'>): RewardShopper & { points: number } {
  const { client, points = 0, points_left: pointsLeft = points } = user;
  return { client, points, pointsLeft };
}
