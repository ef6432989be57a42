import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder: every script works from here, wherever it is called from. */
export const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const OLDEST_NODE = [20, 19];

/** Ends the script with one sentence. */
export class Problem extends Error {}

/** Runs a script's steps; a Problem becomes its sentence, anything else is shown whole. */
export async function run(steps) {
  try {
    checkNode();
    await steps();
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Says what is done and, when it is, how long it took. */
export async function step(title, work) {
  const start = Date.now();
  console.log(`› ${title}`);
  const result = await work();
  const seconds = (Date.now() - start) / 1000;
  if (seconds > 1) console.log(`  ${seconds.toFixed(1)} s`);
  return result;
}

/** Runs a command; rejects with a Problem where it fails. */
export function command(name, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Problem(`'${name} ${args.join(' ')}' failed.`)),
    );
  });
}

/** Runs a program that the packages bring. */
export function tool(name, args, options) {
  return command(join('node_modules', '.bin', name), args, options);
}

/** Installs the packages when they are missing or the lock file has changed. */
export async function ensureInstalled() {
  const stamp = join('node_modules', '.witryna-lock');
  const wanted = hashOf(['package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Installing packages (a minute or two)', () =>
    // What builds and tests the shop is wanted also where NODE_ENV says production.
    command('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  writeFileSync(stamp, wanted);
}

/** Builds the browser's and the server's files when a source has changed. */
export async function ensureBuilt() {
  const stamp = join('dist', 'stamp');
  const wanted = hashOf(['src', 'demo', 'shop.config.ts', 'vite.config.ts', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Building', async () => {
    rmSync('dist', { recursive: true, force: true });
    const { build } = await import('vite');
    try {
      await build({ logLevel: 'silent' });
      await build({ logLevel: 'silent', build: { ssr: true } });
    } catch (error) {
      throw buildProblem(error);
    }
  });
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, wanted);
}

/** A mistake in the file that owners edit deserves a sentence of its own. */
function buildProblem(error) {
  const text = String(error?.message ?? error);
  const [, line] = /shop\.config\.ts:(\d+)/.exec(text) ?? [];
  if (!text.includes('shop.config.ts')) return error;
  const reason = text
    .split('\n')
    .map((part) => part.trim())
    .find((part) => /expect|unexpected|invalid|not found/i.test(part))
    ?.replace(/^\[[^\]]+\] /, '')
    .replace(/\.$/, '');
  return new Problem(
    `shop.config.ts cannot be read${line ? ` (line ${line})` : ''}: ${reason ?? 'it is not valid TypeScript'}.`,
  );
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Problem(
    `Witryna needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  );
}
