import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** A picture to be written as `name-width.avif`, `.webp` and `.jpg`; it is drawn only if one of them is missing. */
export type PictureJob = { name: string; svg: () => string; widths: number[] };

export type RenderOptions = {
  folder: string;
  onProgress?: (done: number, all: number) => void;
};

type Raster = { data: Buffer; info: OutputInfo };

// Measured on these flat, gently shaded drawings: more effort for AVIF costs twice the time for a tenth of the bytes.
// The widest pictures are opened one at a time, so they may be a little larger and are encoded fastest.
const formats = {
  avif: (image: Sharp, width: number) =>
    image.avif({ quality: 50, effort: width > 640 ? 0 : 1, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 78 }),
};
const endings = ['avif', 'webp', 'jpg'] as const;

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
      await renderJob(job, folder, present);
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

async function renderJob(job: PictureJob, folder: string, present: Set<string>): Promise<void> {
  const missing = job.widths
    .map((width) => ({
      width,
      files: endings.filter((ending) => !present.has(`${job.name}-${width}.${ending}`)),
    }))
    .filter(({ files }) => files.length > 0);
  if (missing.length === 0) return;
  const largest = await rasterise(job.svg(), Math.max(...missing.map(({ width }) => width)));
  for (const { width, files } of missing) {
    const raster = width === largest.info.width ? largest : await narrowed(largest, width);
    for (const ending of files) {
      const bytes = await formats[ending](opened(raster), width).toBuffer();
      await writeWhole(join(folder, `${job.name}-${width}.${ending}`), bytes);
    }
  }
}

const rasterise = (svg: string, width: number): Promise<Raster> =>
  sharp(Buffer.from(svg)).resize(width).removeAlpha().raw().toBuffer({ resolveWithObject: true });

const narrowed = (raster: Raster, width: number): Promise<Raster> =>
  opened(raster).resize(width).raw().toBuffer({ resolveWithObject: true });

const opened = ({ data, info: { width, height, channels } }: Raster) =>
  sharp(data, { raw: { width, height, channels } });

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
