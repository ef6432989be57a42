import { mkdir, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { type PictureSource, writePicture } from '#shop/pictures/write-picture.ts';

/** A picture to be written as `name-width.avif`, `.webp` and `.jpg`; it is drawn only if one of them is missing. */
export type PictureJob = { name: string; svg: () => string; widths: number[] };

export type RenderOptions = {
  folder: string;
  onProgress?: (done: number, all: number) => void;
};

/** Writes every picture that is not there yet. A file appears whole or not at all, so a killed run can go on later. */
export async function renderPictures(
  jobs: PictureJob[],
  { folder, onProgress }: RenderOptions,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const waiting = jobs.values();
  let done = 0;
  const work = async () => {
    for (const job of waiting) {
      await writePicture(sourceOf(job), folder, (file) => present.has(file));
      onProgress?.(++done, jobs.length);
    }
  };
  // Each picture keeps one core busy, so the encoders need no threads of their own.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    sharp.concurrency(threads);
  }
}

const sourceOf = ({ name, svg, widths }: PictureJob): PictureSource => ({
  name,
  widths,
  open: (width) => sharp(Buffer.from(svg())).resize(width).removeAlpha(),
});
