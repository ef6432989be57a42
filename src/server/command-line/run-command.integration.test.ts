import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#shop/db/database.ts';
import { databaseUrl, onServer } from '#tests/support/database/on-server.ts';
import { EXIT, runCommand } from './run-command.ts';

describe('a command', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'witryna-command-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('makes no embedded shop unasked, and says where it looked', async () => {
    const env = { DATA_FOLDER: join(folder, 'data') };
    const { code, said } = await runSaying(env, false);
    expect(code).toBe(EXIT.failed);
    expect(said[0]).toBe(`Shop: embedded database in ${join(folder, 'data', 'database')}`);
    expect(said[1]).toMatch(/^There is no shop there .+npm start.+--create/);
    expect(existsSync(env.DATA_FOLDER)).toBe(false);
  });

  test('makes it where that is asked for, and finds it the next time', async () => {
    const env = { DATA_FOLDER: folder };
    expect(await runSaying(env, true)).toMatchObject({
      code: EXIT.done,
      said: [expect.any(String), 'works'],
    });
    expect(await runSaying(env, false)).toMatchObject({
      code: EXIT.done,
      said: [expect.any(String), 'works'],
    });
  }, 60_000);

  test('leaves a PostgreSQL database alone that is no shop', async () => {
    const { serverUrl } = inject('testDatabases');
    const name = `witryna_other_${randomBytes(6).toString('hex')}`;
    const url = databaseUrl(serverUrl, name);
    await onServer(serverUrl, `CREATE DATABASE ${name}`);
    const { code, said } = await runSaying({ DATABASE_URL: url }, false);
    const database = await openDatabase({ url });
    const { rows } = await database.pool.query("SELECT to_regclass('product') AS product");
    await database.close();
    await onServer(serverUrl, `DROP DATABASE ${name}`);
    expect(code).toBe(EXIT.failed);
    expect(said[0]).toBe(`Shop: PostgreSQL at ${new URL(url).host}/${name}`);
    expect(said[1]).toContain('There is no shop there');
    expect(rows).toEqual([{ product: null }]);
  });
});

/** The command's code, and its lines. */
async function runSaying(env: NodeJS.ProcessEnv, create: boolean) {
  let said = '';
  const out = { write: (text: string) => (said += text) };
  const code = await runCommand({ env, out, problems: out, create }, async () => {
    out.write('works\n');
    return EXIT.done;
  });
  return { code, said: said.trim().split('\n') };
}
