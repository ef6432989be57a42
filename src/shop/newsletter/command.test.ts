import { expect, test } from 'vitest';
import { readCommand } from '#shop/import/command.ts';

test('the owner may ask for who gets the newsletter, as a file', () => {
  expect(readCommand(['newsletter', 'adresy.csv'])).toEqual({ name: 'newsletter', file: 'adresy.csv' });
  expect(readCommand(['newsletter'])).toEqual({ problem: expect.stringContaining('Say where to write it') });
  expect(readCommand(['newsletter', 'a', 'b'])).toEqual({ problem: "'b' is not known here." });
});
