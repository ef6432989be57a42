import { describe, expect, test } from 'vitest';
import { readClusterCommand } from './command.ts';

const environment = { databaseUrl: 'postgres://localhost/shop', cores: 8 };

describe('the command that serves from several processes', () => {
  test('takes as many as the machine has cores, or as many as are asked for', () => {
    expect(readClusterCommand([], environment)).toEqual({ processes: 8 });
    expect(readClusterCommand(['--processes', '3'], environment)).toEqual({ processes: 3 });
    expect(readClusterCommand(['--processes=2'], environment)).toEqual({ processes: 2 });
  });

  test('says what to do where there is only the embedded database', () => {
    for (const databaseUrl of [undefined, ''])
      expect(readClusterCommand([], { ...environment, databaseUrl })).toMatchObject({
        problem: expect.stringMatching(/need a PostgreSQL server.*DATABASE_URL=.*npm start$/),
      });
  });

  test('refuses what is no number of processes', () => {
    for (const word of ['0', '-1', '1.5', 'many', '1000'])
      expect(readClusterCommand([`--processes=${word}`], environment)).toHaveProperty('problem');
    expect(readClusterCommand(['four'], environment)).toHaveProperty('problem');
  });
});
