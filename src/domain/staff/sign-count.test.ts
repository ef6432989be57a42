import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maySignCountFollow } from './sign-count.ts';

const count = fc.nat(2 ** 32 - 1);

test('a count of signatures only grows', () => {
  fc.assert(
    fc.property(count, count, (known, sent) => {
      fc.pre(known > 0 || sent > 0);
      expect(maySignCountFollow(known, sent)).toBe(sent > known);
    }),
  );
});

test('a passkey that counts nothing may go on so', () => {
  expect(maySignCountFollow(0, 0)).toBe(true);
});
