import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOfContent } from './file-content.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const SIGNATURES = [
  ['jpg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['gif', 'GIF87a\x01\0'],
  ['gif', 'GIF89a\x01\0'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['pdf', '%PDF-1.7\n'],
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0mif1miaf'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0miafavifMA1B'],
] as const;

describe('what a file is', () => {
  test.each(SIGNATURES)('is told by its first bytes: %s from %j', (kind, text) => {
    expect(kindOfContent(bytesOf(text))).toBe(kind);
  });

  test.each([
    ['a web page', '<!doctype html><script>'],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a program', 'MZ\x90\0'],
    ['an archive', 'PK\x03\x04'],
    ['a sound in the same box as a picture', 'RIFF\x24\0\0\0WAVEfmt '],
    ['a photo of a telephone that browsers do not show', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a film', '\0\0\0\x14ftypisom\0\0\x02\0isom'],
    ['a brand beyond the end of its box', '\0\0\0\x10ftypmif1\0\0\0\0avif'],
    ['a document that begins later', ' %PDF-1.7'],
    ['an empty file', ''],
  ])('is not known of %s', (_what, text) => {
    expect(kindOfContent(bytesOf(text))).toBeUndefined();
  });

  test('is not told by half a signature', () => {
    for (const [kind, text] of SIGNATURES) {
      const shortest = { jpg: 3, png: 8, gif: 6, webp: 12, pdf: 5, avif: 12 }[kind];
      for (let length = 0; length < shortest; length++) {
        expect(kindOfContent(bytesOf(text.slice(0, length)))).toBeUndefined();
      }
    }
  });

  test('is told of any bytes with no error, also of a part of a larger memory', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat({ max: 20 }), (bytes, from) => {
        const part = bytes.subarray(from);
        expect(kindOfContent(part)).toBe(kindOfContent(part.slice()));
      }),
    );
    const [, , , , , , [, avif]] = SIGNATURES;
    expect(kindOfContent(bytesOf(`xxxxx${avif}`).subarray(5))).toBe('avif');
  });
});
