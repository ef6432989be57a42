import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import sharp from 'sharp';
import { kindOfContent } from '#domain/form/file/file-content.ts';
import { slugOf } from '#domain/page/slug.ts';
import { writePicture } from '#shop/pictures/write-picture.ts';

/** A picture of the shop by its name; `here` where this import has made sure of it. */
export type NamedPicture = { name: string; here: boolean };

export type PictureAlbum = {
  /** The shop's pictures behind these words of a row; 'elsewhere' where one of them would have to be fetched. */
  take(
    entries: readonly string[],
    key: string,
  ): Promise<{ pictures: NamedPicture[] } | 'elsewhere' | { problem: string }>;
};

const WIDTHS = [320, 640, 1000];
const HEIGHT = 1.25;
const LARGEST = 30 * 1024 ** 2;
const MOST_SIDE = 12_000;
const OWN = /\/gfx\/pictures\/([\w-]+)-\d+\.(?:avif|webp|jpg)$/;

/**
 * Takes pictures from the folder of the imported file, and from nowhere else: another address is not fetched. A
 * picture is named after what it holds, so the same file is the same picture; `write` is off in a dry run.
 */
export function openAlbum(from: string, folder: string, write: boolean): PictureAlbum {
  async function takeFile(entry: string, key: string): Promise<NamedPicture | string> {
    const bytes = await readInside(from, entry);
    if (typeof bytes === 'string') return bytes;
    const kind = kindOfContent(bytes);
    if (!kind || kind === 'pdf') return `'${entry}' is no picture (JPEG, PNG, WebP, AVIF or GIF).`;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const name = `${slugOf(key).slice(0, 60) || 'produkt'}-${hash}`;
    try {
      if (write) await replaceFile(name, bytes, folder);
      else await opened(bytes, 1).toBuffer();
      return { name, here: true };
    } catch {
      return `'${entry}' is broken, or larger than ${MOST_SIDE} by ${MOST_SIDE} pixels.`;
    }
  }

  return {
    async take(entries, key) {
      const pictures: NamedPicture[] = [];
      for (const entry of entries) {
        const [, own] = OWN.exec(entry) ?? [];
        if (own) pictures.push({ name: own, here: false });
        else if (/^[a-z]+:/i.test(entry)) return 'elsewhere';
        else {
          const taken = await takeFile(entry, key);
          if (typeof taken === 'string') return { problem: `pictures: ${taken}` };
          pictures.push(taken);
        }
      }
      return { pictures };
    },
  };
}

/** The file's bytes, or why there are none. Neither '..' nor a link leads out of the folder. */
async function readInside(folder: string, entry: string): Promise<Buffer | string> {
  const missing = `'${entry}' is not in the folder of the imported file.`;
  try {
    const path = await realpath(resolve(folder, entry));
    const inside = relative(await realpath(folder), path);
    if (inside === '' || inside.split(sep)[0] === '..' || resolve(inside) === inside) return missing;
    const file = await stat(path);
    if (!file.isFile()) return missing;
    return file.size <= LARGEST ? await readFile(path) : `'${entry}' is larger than 30 MB.`;
  } catch {
    return missing;
  }
}

async function replaceFile(name: string, bytes: Buffer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const source = { name, widths: WIDTHS, open: (width: number) => opened(bytes, width) };
  await writePicture(source, folder, (file) => existsSync(join(folder, file)));
}

/** Whole on white, in the shape of the shop's pictures; nothing but its pixels is taken over. */
const opened = (bytes: Buffer, width: number) =>
  sharp(bytes, { limitInputPixels: MOST_SIDE * MOST_SIDE, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width, height: Math.round(width * HEIGHT), fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
