import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { makePgliteTemplates, makeServerTemplates } from './database-templates.ts';
import { initialiseCluster, unprivilegedUser, untilReachable } from './postgres-cluster.ts';
import { newScratchFolder } from './scratch-folder.ts';

/** How the templates of the tests' own server are called. */
export const TEMPLATE = 'witryna_template';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CACHE = join(ROOT, 'node_modules', '.cache', 'witryna-templates');
/** Whatever filling a shop can depend on. */
const SOURCES = [
  'tests/support/database',
  'src/contract',
  'src/domain',
  'src/shop',
  'src/texts',
  'demo',
  'package-lock.json',
];
const CACHED = ['server', 'password', 'pglite-empty', 'pglite-demo'];

/**
 * Puts a PostgreSQL cluster and PGlite folders with their templates into the folder: copies of what is made once for
 * each state of the sources and, since the demo's prices and orders have dates, for each day.
 */
export async function copyTemplates(folder: string): Promise<void> {
  const cached = join(CACHE, cacheKey());
  if (!existsSync(cached)) await fillCache(cached);
  for (const name of CACHED) cpSync(join(cached, name), join(folder, name), { recursive: true });
  giveToServer(folder);
}

async function fillCache(cached: string): Promise<void> {
  const folder = newScratchFolder('witryna-templates-');
  const copy = `${cached}-${process.pid}`;
  try {
    await Promise.all([makeCluster(folder), makePgliteTemplates(folder)]);
    rmSync(CACHE, { recursive: true, force: true });
    mkdirSync(copy, { recursive: true, mode: 0o700 });
    for (const name of CACHED) cpSync(join(folder, name), join(copy, name), { recursive: true });
    renameSync(copy, cached);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeCluster(folder: string): Promise<void> {
  const { command, args, ...user } = await initialiseCluster(folder);
  const server = spawn(command, args, { ...user, cwd: folder, stdio: 'ignore' });
  const stopped = once(server, 'exit');
  try {
    await makeServerTemplates(await untilReachable(folder), TEMPLATE);
  } finally {
    server.kill('SIGINT');
    await stopped;
  }
}

function cacheKey(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of SOURCES.flatMap((path) => filesIn(join(ROOT, path))))
    hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (path.endsWith('.json')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A copy is its maker's, open to others; the server wants it closed, and runs as somebody else where root runs tests. */
function giveToServer(folder: string): void {
  const data = join(folder, 'server');
  const user = unprivilegedUser();
  chmodSync(data, 0o700);
  if (!user) return;
  chmodSync(folder, 0o711);
  for (const name of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
    chownSync(join(data, name), user.uid, user.gid);
}
