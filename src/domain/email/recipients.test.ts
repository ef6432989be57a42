import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '#domain/form/email.ts';
import { recipientsIn } from './recipients.ts';

test.each([
  ['', []],
  ['anna@example.org', ['anna@example.org']],
  [' anna@example.org,\njan@example.org; ', ['anna@example.org', 'jan@example.org']],
  ['anna@example.org Anna@example.org', ['Anna@example.org']],
  ['anna@example.org, jan', undefined],
  [Array.from({ length: 11 }, (_, at) => `a${at}@example.org`).join(' '), undefined],
])('%j are the addresses %j', (typed, recipients) => {
  expect(recipientsIn(typed)).toEqual(recipients);
});

test('whatever is typed, nothing is written to that is no address', () => {
  fc.assert(fc.property(fc.string(), (typed) => recipientsIn(typed)?.every(isEmail) ?? true));
});
