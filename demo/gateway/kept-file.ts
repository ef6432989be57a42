import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a stand-in knows, in a file: begins anew where that is missing, or was cut off. */
export async function readKept<Kept>(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes one after the other, each whole or not at all. */
export function openKeeping(file: string, keep: () => object) {
  let saving: Promise<void> = Promise.resolve();
  return {
    save(): Promise<void> {
      saving = saving.then(() => write(file, JSON.stringify(keep())));
      return saving;
    },
    settled: () => saving,
  };
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
