export const PICTURE_KINDS = ['jpg', 'png', 'webp', 'gif', 'avif'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
export type ContentKind = PictureKind | 'pdf';

/** What a file is by its first bytes, whatever it is called; undefined for all that the shop does not know. */
export function kindOfContent(bytes: Uint8Array): ContentKind | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  return startsWith(bytes, 'ftyp', 4) && hasAvifBrand(bytes) ? 'avif' : undefined;
}

function startsWith(bytes: Uint8Array, signature: string, at = 0): boolean {
  return [...signature].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));
}

/** A box 'ftyp': its length, its name, a main brand, a version, then further brands of four letters each. */
function hasAvifBrand(bytes: Uint8Array): boolean {
  const [MAIN_BRAND, BRANDS, MOST_READ] = [8, 16, 128];
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const isAvif = (at: number) => startsWith(bytes, 'avif', at) || startsWith(bytes, 'avis', at);
  if (length >= BRANDS && isAvif(MAIN_BRAND)) return true;
  for (let at = BRANDS; at + 4 <= Math.min(length, MOST_READ); at += 4) if (isAvif(at)) return true;
  return false;
}
