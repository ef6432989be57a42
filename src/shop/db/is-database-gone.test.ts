import { describe, expect, test } from 'vitest';
import { isDatabaseGone } from './is-database-gone.ts';
import { DatabaseProblem } from './problem.ts';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

describe('the database counts as gone', () => {
  test('when it cannot be reached, stops, starts or has no room', () => {
    for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '57014'])
      expect(isDatabaseGone(withCode(code)), code).toBe(true);
    expect(isDatabaseGone(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isDatabaseGone(new Error('PGlite has stopped'))).toBe(true);
    expect(isDatabaseGone(new DatabaseProblem('database_busy', 'busy'))).toBe(true);
    expect(isDatabaseGone(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
  });

  test('when that is the reason of another error', () => {
    expect(isDatabaseGone(new Error('Failed query', { cause: withCode('57P01') }))).toBe(true);
  });

  test('but not when something was asked wrongly', () => {
    for (const code of ['23505', '42P01', '22012', 'ENOENT'])
      expect(isDatabaseGone(withCode(code)), code).toBe(false);
    expect(isDatabaseGone('gone')).toBe(false);
  });
});
