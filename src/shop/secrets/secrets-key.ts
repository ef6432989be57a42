import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const FILE = 'secrets.key';

/**
 * The keys that seal secrets, the newest first: of SECRETS_KEY where it is set, else of a file in the data folder that
 * is made where there is none, for the shop's own user alone.
 */
export function secretsKeysIn(env: NodeJS.ProcessEnv, dataFolder: string): Buffer[] {
  if (env.SECRETS_KEY) return keysIn(env.SECRETS_KEY, 'the environment');
  const file = join(dataFolder, FILE);
  return keysIn(read(file) ?? made(dataFolder, file), file);
}

function keysIn(text: string, place: string): Buffer[] {
  const keys = text.split(/[\s,]+/).filter(Boolean);
  const bytes = keys.map((key) => Buffer.from(key, 'base64'));
  if (bytes.length === 0 || bytes.some(({ length }) => length !== KEY_BYTES))
    throw new Error(
      `SECRETS_KEY in ${place} must be ${KEY_BYTES} bytes in base64, such as 'openssl rand -base64 32' prints.`,
    );
  return bytes;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Several processes may start at once: the key of the first one is everybody's. */
function made(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}
