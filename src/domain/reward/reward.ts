/** A size that is taken for points: the least of it that one can take, and what that costs. */
export type Reward = { size: string; name: string; quantity: number; points: number };

/** Who looks at a reward: guests have no points; a client's are those that no line of the basket is to be paid with. */
export type RewardShopper = { client: boolean; pointsLeft: number };

/** Whether somebody can take a reward, and what is in the way. */
export type RewardChance = { kind: 'guest' } | { kind: 'short'; missing: number } | { kind: 'enough' };

export function rewardChance({ client, pointsLeft }: RewardShopper, points: number): RewardChance {
  if (!client) return { kind: 'guest' };
  return pointsLeft < points ? { kind: 'short', missing: points - pointsLeft } : { kind: 'enough' };
}
