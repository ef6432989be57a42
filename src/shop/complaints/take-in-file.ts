import sharp from 'sharp';
import { checkFile } from '#domain/form/file/file-check.ts';
import { kindOfContent } from '#domain/form/file/file-content.ts';
import { MOST_PICTURE_SIDE, SHOPPER_FILE_LIMITS } from '#domain/form/file/shopper-files.ts';
import { safeFileName } from './safe-file-name.ts';

/** A file as it arrived: its name and type are what the sender says. */
export type SentFile = { name: string; bytes: Uint8Array; declaredType: string };

/** A file that may be kept and shown: a re-encoded picture, or a document. */
export type StoredFile =
  | { name: string; mime: 'image/jpeg'; bytes: Buffer; width: number; height: number }
  | { name: string; mime: 'application/pdf'; bytes: Buffer; width?: never; height?: never };

export type FileRefusal = 'type' | 'size' | 'pixels' | 'broken';
export type TakenIn = { ok: true; file: StoredFile } | { ok: false; problem: FileRefusal };

/** Takes in a file that a shopper has sent, by what it holds and not by what it is called. */
export async function takeInFile({ name, bytes, declaredType }: SentFile): Promise<TakenIn> {
  const refused = checkFile({ name, type: declaredType, size: bytes.byteLength }, SHOPPER_FILE_LIMITS);
  if (refused) return { ok: false, problem: refused.problem };
  const kind = kindOfContent(bytes);
  if (!kind) return { ok: false, problem: 'type' };
  if (kind !== 'pdf' && (await isTooLarge(bytes))) return { ok: false, problem: 'pixels' };
  const file = kind === 'pdf' ? wholeDocument(name, bytes) : await reencodedPicture(name, bytes);
  return file ? { ok: true, file } : { ok: false, problem: 'broken' };
}

const END_WITHIN = 1024;

function wholeDocument(name: string, bytes: Uint8Array): StoredFile | undefined {
  const document = Buffer.from(bytes);
  if (!document.subarray(-END_WITHIN).includes('%%EOF')) return undefined;
  return { name: safeFileName(name, 'pdf'), mime: 'application/pdf', bytes: document };
}

const LONGEST_SIDE = 2400;
const QUALITY = 85;
// A few kilobytes can unfold into gigabytes: what says it is larger than any camera's picture is not unfolded.
const MOST_PIXELS = MOST_PICTURE_SIDE * MOST_PICTURE_SIDE;
const MOST_SECONDS = 20;

/** By what the picture says of itself; nothing of it is unfolded for that. */
async function isTooLarge(bytes: Uint8Array): Promise<boolean> {
  const said = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  return Math.max(said?.width ?? 0, said?.height ?? 0) > MOST_PICTURE_SIDE;
}

/** Only the pixels of the first picture are taken over: no place, no camera, no hidden content. */
async function reencodedPicture(name: string, bytes: Uint8Array): Promise<StoredFile | undefined> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { name: safeFileName(name, 'jpg'), mime: 'image/jpeg', bytes: data, width, height };
  } catch {
    return undefined;
  }
}
