import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { DatabaseProblem } from '#shop/db/problem.ts';
import { startProblem } from './start-problem.ts';

describe('when the shop cannot start, one sentence says why', () => {
  test('the port is taken', async () => {
    const first = createServer().listen(0);
    await new Promise((resolve) => first.once('listening', resolve));
    const address = first.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const second = createServer();
    const error = await new Promise((resolve) => second.once('error', resolve).listen(port));
    first.close();
    expect(startProblem(error)).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`,
    );
  });

  test('the port may not be used', () => {
    const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', port: 80 });
    expect(startProblem(error)).toBe('Port 80 may not be used. Choose another: PORT=3001 npm start');
  });

  test('a folder may not be used: it is not blamed on the port', () => {
    const error = Object.assign(new Error('EACCES: permission denied'), {
      code: 'EACCES',
      path: 'data/database',
    });
    expect(startProblem(error)).toBe(
      'The shop may not use data/database. Let its user read and write there, and start again.',
    );
  });

  test('the disk is full', () => {
    const error = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    expect(startProblem(error)).toContain('The disk is full.');
  });

  test.each([
    ['53100', 'could not extend file "base/1": No space left on device', 'Make room on its disk'],
    ['53300', 'sorry, too many clients already', 'max_connections'],
    ['53200', 'out of memory', 'Give it more room'],
    ['0A000', 'extension "pg_trgm" is not available', 'unaccent and pg_trgm'],
    ['57P01', 'terminating connection due to administrator command', 'when it is back'],
  ])('the database server cannot go on (%s)', (code, message, remedy) => {
    const error = new Error('The migration 0001 failed', {
      cause: Object.assign(new Error(message), { code }),
    });
    expect(startProblem(error)).toContain(`The database says '${message}'.`);
    expect(startProblem(error)).toContain(remedy);
  });

  test('the database says it itself', () => {
    const error = new DatabaseProblem('database_in_use', 'Another process uses this database.');
    expect(startProblem(error)).toBe('Another process uses this database.');
    expect(startProblem(new DatabaseProblem('migration_changed', 'A migration was edited.'))).toBe(
      'A migration was edited.',
    );
  });

  test.each(['shop.config.ts is not right: name: must not be empty.', 'PORT must be a number.'])(
    'a setting is wrong: %s',
    (message) => {
      expect(startProblem(new Error(message))).toBe(message);
    },
  );

  test.each([new TypeError('x is not a function'), new Error('the shop.config.ts'), 'a text', undefined])(
    'and a bug keeps its whole error: %s',
    (error) => {
      expect(startProblem(error)).toBeUndefined();
    },
  );
});
