import type { rewardPl } from './reward-pl.ts';

export const rewardEn: Record<keyof typeof rewardPl, string> = {
  'reward.title': 'A reward for points',
  'reward.about': 'You get this reward for points, which purchases bring to your account.',
  'reward.join': 'Sign in or create an account to collect points.',
  'reward.take': 'Get it for {n} pt|Get it for {n} pts',
  'reward.short': 'You need {n} more point for it.|You need {n} more points for it.',
  'reward.spoken': 'Points for the rewards in your basket are taken off already: {n} left.',
};
