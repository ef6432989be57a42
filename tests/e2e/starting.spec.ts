import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from '@playwright/test';

/** Starts the shop as `npm start` does and waits until it ends by itself. */
async function startAndEnd(
  env: NodeJS.ProcessEnv,
  folder = '.',
): Promise<{ code: number | null; errors: string }> {
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    // Where colours are asked for and refused, Node itself has a word to say about it.
    env: { ...process.env, FORCE_COLOR: undefined, ...env },
  });
  const errors = textOf(shop);
  const code = await new Promise<number | null>((done) => shop.once('exit', done));
  return { code, errors: await errors };
}

/** Starts the shop, does something with it once it is open, and stops it as a supervisor would. */
async function startAndStop(env: NodeJS.ProcessEnv, work = async () => {}): Promise<void> {
  const shop = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, ...env } });
  const ended = new Promise((done) => shop.once('exit', done));
  for await (const chunk of shop.stdout) if (String(chunk).includes('The shop is open')) break;
  try {
    await work();
  } finally {
    shop.kill('SIGTERM');
    await ended;
  }
}

/** Runs a statement in a database that no shop has open. */
async function inDatabase(folder: string, statement: string): Promise<unknown[]> {
  const pglite = await PGlite.create(folder);
  try {
    return (await pglite.query(statement)).rows;
  } finally {
    await pglite.close();
  }
}

async function textOf(shop: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of shop.stderr ?? []) text += chunk;
  return text.trim();
}

async function inTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-start-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A copy of the project that may be spoilt. */
function copyProject(folder: string): void {
  for (const name of [
    'src',
    'demo',
    'scripts',
    'package.json',
    'package-lock.json',
    'shop.config.ts',
    'vite.config.ts',
    'tsconfig.json',
  ])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

// Each starts a whole shop, some of them several times: one after the other leaves the machine some air.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('a database that cannot be reached is one clear sentence', async () => {
  const { code, errors } = await startAndEnd({
    DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    PORT: '3981',
  });
  expect(code).not.toBe(0);
  expect(errors).toMatch(/^The database at 127\.0\.0\.1:1\/none cannot be reached: [^\n]+$/);
  expect(errors).not.toContain('secret');
});

test('a taken port is one clear sentence, and nothing is lost', async () => {
  const squatter = createServer().listen(3982);
  try {
    await inTempFolder(async (folder) => {
      const { code, errors } = await startAndEnd({ DATA_FOLDER: folder, PORT: '3982', DEMO: '0' });
      expect(code).not.toBe(0);
      expect(errors).toMatch(/^Port 3982 is taken\. [^\n]+$/);
    });
  } finally {
    squatter.close();
  }
});

test('a port that is no port is one clear sentence', async () => {
  const { code, errors } = await startAndEnd({ PORT: 'trzy tysiące' });
  expect(code).not.toBe(0);
  expect(errors).toBe("PORT must be a number from 1 to 65535, not 'trzy tysiące'.");
});

test('started again, the shop keeps its data; data of a newer version it refuses in one clear sentence, and leaves', async ({
  request,
}) => {
  await inTempFolder(async (folder) => {
    const env = { DATA_FOLDER: folder, PORT: '3985', DEMO: '0' };
    const data = join(folder, 'database', 'postgres');
    await startAndStop(env);
    await inDatabase(data, "INSERT INTO shop_setting (key, value) VALUES ('kept', '1')");
    await startAndStop(env, async () => {
      expect((await request.get('http://localhost:3985/robots.txt')).ok()).toBe(true);
    });
    const kept = () => inDatabase(data, "SELECT value FROM shop_setting WHERE key = 'kept'");
    expect(await kept()).toEqual([{ value: 1 }]);

    await inDatabase(
      data,
      "INSERT INTO schema_migration (version, name, checksum) VALUES (9999, 'later', 'x')",
    );
    const { code, errors } = await startAndEnd(env);
    expect(code).not.toBe(0);
    expect(errors).toMatch(/newer version[^\n]*$/);
    expect(errors.split('\n')).toHaveLength(1);
    expect(await kept()).toEqual([{ value: 1 }]);
  });
});

test('a shop.config.ts with a mistake is one clear sentence', async () => {
  await inTempFolder(async (folder) => {
    copyProject(folder);
    writeFileSync(join(folder, 'shop.config.ts'), 'export default { name: ');
    const broken = await startAndEnd({ PORT: '3984' }, folder);
    expect(broken.code).not.toBe(0);
    expect(broken.errors).toMatch(/^shop\.config\.ts cannot be read[^\n]*$/);

    writeFileSync(join(folder, 'shop.config.ts'), "export default { name: 'Sklep', priceType: 'brutto' };");
    const incomplete = await startAndEnd({ PORT: '3984' }, folder);
    expect(incomplete.code).not.toBe(0);
    expect(incomplete.errors).toMatch(
      /^shop\.config\.ts is not right: [^\n]*priceType: must be 'gross' or 'net'[^\n]*$/,
    );
  });
});
