import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type DatabasePlace = { url?: string | undefined; folder: string };

/** Where the environment says that the shop's database is. */
export function databasePlaceIn(env: NodeJS.ProcessEnv): DatabasePlace {
  return { url: env.DATABASE_URL || undefined, folder: join(dataFolderIn(env), 'database') };
}

/** The folder of pictures, of e-mails that cannot be sent and of the embedded database. */
export const dataFolderIn = (env: NodeJS.ProcessEnv) => env.DATA_FOLDER || 'data';

/** The database in words: which server and which of its databases, or which folder. Never with a password. */
export function describePlace({ url, folder }: DatabasePlace): string {
  return url ? `PostgreSQL ${serverOf(url)}` : `embedded database in ${resolve(folder)}`;
}

/** The server's address without user and password. */
export function serverOf(url: string): string {
  if (!URL.canParse(url)) return 'at the given address';
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `at ${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}${pathname}`;
}

/** Whether the folder has an embedded database that was not left half made. */
export const isInFolder = (folder: string) =>
  existsSync(join(folder, 'postgres')) && !existsSync(join(folder, 'unfinished'));
