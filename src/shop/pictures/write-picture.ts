import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** A picture to be written as `name-width.avif`, `.webp` and `.jpg`; `open` is asked only if one of them is missing. */
export type PictureSource = { name: string; widths: readonly number[]; open: (width: number) => Sharp };

type Raster = { data: Buffer; info: OutputInfo };

// Measured on flat, gently shaded drawings: more effort for AVIF costs twice the time for a tenth of the bytes.
// The widest pictures are opened one at a time, so they may be a little larger and are encoded fastest.
const formats = {
  avif: (image: Sharp, width: number) =>
    image.avif({ quality: 50, effort: width > 640 ? 0 : 1, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 78 }),
};
const endings = ['avif', 'webp', 'jpg'] as const;

/** Writes the files of a picture that are not there yet. A file appears whole or not at all. */
export async function writePicture(
  { name, widths, open }: PictureSource,
  folder: string,
  isPresent: (file: string) => boolean,
): Promise<void> {
  const missing = widths
    .map((width) => ({
      width,
      files: endings.filter((ending) => !isPresent(`${name}-${width}.${ending}`)),
    }))
    .filter(({ files }) => files.length > 0);
  if (missing.length === 0) return;
  const largest = await rasterise(open(Math.max(...missing.map(({ width }) => width))));
  for (const { width, files } of missing) {
    const raster = width === largest.info.width ? largest : await narrowed(largest, width);
    for (const ending of files) {
      const bytes = await formats[ending](opened(raster), width).toBuffer();
      await writeWhole(join(folder, `${name}-${width}.${ending}`), bytes);
    }
  }
}

const rasterise = (image: Sharp): Promise<Raster> => image.raw().toBuffer({ resolveWithObject: true });

const narrowed = (raster: Raster, width: number): Promise<Raster> =>
  opened(raster).resize(width).raw().toBuffer({ resolveWithObject: true });

const opened = ({ data, info: { width, height, channels } }: Raster) =>
  sharp(data, { raw: { width, height, channels } });

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
