import { expect, test } from 'vitest';
import { inpost } from '#contract/carriers/carriers-config.ts';
import { openCarriers } from './open-carriers.ts';

const config = { carriers: [inpost({ organizationId: 7, couriers: ['courier'] })] };

test('a carrier whose secret is missing stops the start with a sentence that names it', () => {
  expect(() => openCarriers({ config })).toThrow(
    'shop.config.ts names InPost, and INPOST_TOKEN of the environment is not set',
  );
});

test('a carrier carries what goes in its own ways of delivery', () => {
  const [carrier] = openCarriers({ config, carrierSecrets: { INPOST_TOKEN: 'tajny' } });
  expect([carrier?.carries('courier'), carrier?.carries('collection')]).toEqual([true, false]);
});

test('a shop that names no carrier has none', () => {
  expect(openCarriers({ config: {} })).toEqual([]);
});
