import { describe, expect, test } from 'vitest';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { DatabaseProblem } from './problem.ts';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

describe('the database counts as gone', () => {
  test('when it cannot be reached, stops, starts or has no room', () => {
    for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '57014'])
      expect(isDatabaseUnavailable(withCode(code)), code).toBe(true);
    expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isDatabaseUnavailable(new Error('PGlite has stopped'))).toBe(true);
    expect(isDatabaseUnavailable(new DatabaseProblem('database_busy', 'busy'))).toBe(true);
    expect(isDatabaseUnavailable(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
  });

  test('when that is the reason of another error', () => {
    expect(isDatabaseUnavailable(new Error('Failed query', { cause: withCode('57P01') }))).toBe(true);
  });

  test('but not when something was asked wrongly', () => {
    for (const code of ['23505', '42P01', '22012', 'ENOENT'])
      expect(isDatabaseUnavailable(withCode(code)), code).toBe(false);
    expect(isDatabaseUnavailable('gone')).toBe(false);
  });
});
