import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizeOffers } from '#domain/product/offers.ts';
import { SAMPLE_NOW, sampleProduct, sampleSize } from '#tests/support/samples/sample-records.ts';
import { rewardChance } from './reward.ts';
import { rewardsOf } from './rewards-of.ts';

const pricing = { now: SAMPLE_NOW, rate: 1, newForDays: 30, fewLeft: 5 };

describe('what of a product is taken for points', () => {
  const rewards = (record: Parameters<typeof sampleProduct>[0]) => {
    const product = sampleProduct(record);
    return rewardsOf(product, sizeOffers(product, pricing));
  };
  const reward = sampleSize({ type: 'M', name: 'M', phonePrice: true, pointsCost: 45 });

  test('is each size that is for points only, the others left out', () => {
    const sizes = [reward, sampleSize({ type: 'S' }), sampleSize({ type: 'L', phonePrice: true })];
    expect(rewards({ sizes })).toEqual([{ size: 'M', name: 'M', quantity: 1, points: 45 }]);
    expect(rewards({ sizes: [{ ...reward, stocks: [] }] })).toEqual([]);
  });

  test('costs what the least of it costs, in whole points', () => {
    const byWeight = { sellBy: 0.25, precision: 2, minPerOrder: 0.5 };
    expect(rewards({ ...byWeight, sizes: [reward] })).toMatchObject([{ quantity: 0.5, points: 23 }]);
  });
});

describe('a reward', () => {
  test('can be taken by a client who has enough points left', () => {
    expect(rewardChance({ client: true, pointsLeft: 80 }, 80)).toEqual({ kind: 'enough' });
    expect(rewardChance({ client: true, pointsLeft: 79 }, 80)).toEqual({ kind: 'short', missing: 1 });
    expect(rewardChance({ client: false, pointsLeft: 0 }, 80)).toEqual({ kind: 'guest' });
  });

  test('asks for just what is missing', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), (pointsLeft, points) => {
        const chance = rewardChance({ client: true, pointsLeft }, points);
        const missing = chance.kind === 'short' ? chance.missing : 0;
        expect(rewardChance({ client: true, pointsLeft: pointsLeft + missing }, points).kind).toBe('enough');
        if (missing > 0)
          expect(rewardChance({ client: true, pointsLeft: pointsLeft + missing - 1 }, points).kind).toBe(
            'short',
          );
      }),
    );
  });
});
