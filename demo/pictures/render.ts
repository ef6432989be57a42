import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writePicture } from 'witryna/shop/pictures/write-picture.ts';

/** A drawing that can be had as `name-width.avif`, `.webp` and `.jpg`. */
export type PictureJob = { name: string; svg: () => string; widths: number[] };

/** The drawing of a file and the width it has there; undefined where there is no such file. */
export function findPicture(
  jobs: ReadonlyMap<string, PictureJob>,
  file: string,
): { job: PictureJob; width: number } | undefined {
  const [, name = '', width] = /^(.+)-([1-9]\d*)\.(?:avif|webp|jpg)$/.exec(file) ?? [];
  const job = jobs.get(name);
  return job?.widths.includes(Number(width)) ? { job, width: Number(width) } : undefined;
}

/** Writes this one file, unless it is there. It appears whole or not at all, so others may write it meanwhile. */
export async function renderPicture(
  jobs: ReadonlyMap<string, PictureJob>,
  file: string,
  folder: string,
): Promise<void> {
  const found = findPicture(jobs, file);
  if (!found) return;
  const { job, width } = found;
  await mkdir(folder, { recursive: true });
  const source = {
    name: job.name,
    widths: [width],
    open: () => sharp(Buffer.from(job.svg())).resize(width).removeAlpha(),
  };
  // Pictures are drawn one at a time, on one core, so that the shop has the others.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await writePicture(source, folder, (one) => one !== file || existsSync(join(folder, one)));
  } finally {
    sharp.concurrency(threads);
  }
}
