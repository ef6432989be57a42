import { expect, test } from 'vitest';
import { certificateEnd } from './certificate-end.ts';

const endsAt = new Date('2028-12-31T00:00:00Z');
const at = (time: string) => certificateEnd({ use: 'signIn', endsAt }, Date.parse(time));

test('a certificate is told of from thirty days before its end on, and from its end on that it is over', () => {
  expect(at('2028-11-30T23:59:59Z')).toBeUndefined();
  expect(at('2028-12-01T00:00:00Z')).toEqual({ use: 'signIn', endsAt, isOver: false });
  expect(at('2028-12-30T23:59:59Z')).toMatchObject({ isOver: false });
  expect(at('2028-12-31T00:00:00Z')).toMatchObject({ isOver: true });
});
