import { expect, test } from 'vitest';
import { consentsAskedFor, isDemanded } from './withdrawal-consent.ts';

test.each([
  [[], []],
  [[undefined, 'sealed', 'perishable', 'custom', 'dated'], []],
  [['digital', undefined, 'digital'], ['digital_content']],
  [
    ['service', 'digital'],
    ['digital_content', 'service_start'],
  ],
] as const)('goods that are excepted as %j ask for %j', (exceptions, asked) => {
  const lines = exceptions.map((withdrawalException) => ({ withdrawalException }));
  expect(consentsAskedFor(lines)).toEqual(asked);
});

test('only digital content cannot wait until the days of withdrawal are over', () => {
  expect([isDemanded('digital_content'), isDemanded('service_start')]).toEqual([true, false]);
});
