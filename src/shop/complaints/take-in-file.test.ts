import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { type SentFile, takeInFile } from './take-in-file.ts';

/** A picture, the left half red, the right half blue. */
const halves = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
const sent = (bytes: Uint8Array, given: Partial<SentFile> = {}) =>
  takeInFile({ name: 'kawa.jpg', declaredType: 'image/jpeg', bytes, ...given });

async function taken(bytes: Uint8Array, given: Partial<SentFile> = {}) {
  const answer = await sent(bytes, given);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.file;
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<'red' | 'blue' | 'other'> {
  const [red = 0, , blue = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  if (red > 200 && blue < 60) return 'red';
  return blue > 200 && red < 60 ? 'blue' : 'other';
}

describe('a picture that a shopper sends', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'may be %s, and becomes a JPEG',
    async (format) => {
      const file = await taken(await halves().toFormat(format).toBuffer(), { name: `kawa.${format}` });
      expect(file).toMatchObject({ name: 'kawa.jpg', mime: 'image/jpeg', width: 40, height: 20 });
      expect((await sharp(file.bytes).metadata()).format).toBe('jpeg');
      expect(await colourAt(file.bytes, 5, 10)).toBe('red');
      expect(await colourAt(file.bytes, 35, 10)).toBe('blue');
    },
  );

  test('is turned as the camera was held, and tells neither where nor with what it was taken', async () => {
    const photo = await halves()
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 49/1 0/1', GPSLongitudeRef: 'E' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(photo).metadata();
    expect([before.orientation, before.exif?.includes('SecretCamera')]).toEqual([6, true]);
    const file = await taken(photo);
    expect(file).toMatchObject({ width: 20, height: 40 });
    expect(await colourAt(file.bytes, 10, 5)).toBe('red');
    expect(await colourAt(file.bytes, 10, 35)).toBe('blue');
    const { exif, icc, xmp, iptc, orientation } = await sharp(file.bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(file.bytes.includes('SecretCamera')).toBe(false);
  });

  test('carries nothing along behind its pixels', async () => {
    const stowaway = Buffer.concat([
      await halves().jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect((await taken(stowaway)).bytes.includes('script')).toBe(false);
  });

  test('has a longest side of 2400 px at most, and is never made larger', async () => {
    const wide = await sharp({ create: { width: 4800, height: 600, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await taken(wide)).toMatchObject({ width: 2400, height: 300 });
    expect(await taken(await halves(8, 4).png().toBuffer())).toMatchObject({ width: 8, height: 4 });
  });

  test('has white where it was transparent', async () => {
    const clear = await sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const [red, green, blue] = await sharp((await taken(clear)).bytes)
      .raw()
      .toBuffer();
    expect([red, green, blue]).toEqual([255, 255, 255]);
  });

  test('that moves stands still at its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const file = await taken(gif);
    expect(file).toMatchObject({ width: 8, height: 8 });
    expect(await colourAt(file.bytes, 4, 4)).toBe('red');
  });

  test('is a picture also where it is called a document', async () => {
    const png = await halves().png().toBuffer();
    const file = await taken(png, { name: 'umowa.pdf', declaredType: 'application/pdf' });
    expect(file).toMatchObject({ name: 'umowa.jpg', mime: 'image/jpeg' });
  });

  test('that breaks off is refused as broken', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red', noise } })
      .jpeg()
      .toBuffer();
    expect(await sent(whole)).toMatchObject({ ok: true });
    expect(await sent(whole.subarray(0, whole.length / 2))).toEqual({ ok: false, problem: 'broken' });
    expect(await sent(whole.subarray(0, 20))).toEqual({ ok: false, problem: 'broken' });
  });

  test('of 20 000 by 20 000 pixels in a few kilobytes is refused before it is unfolded', async () => {
    expect(await sent(blankPng(200, 200))).toMatchObject({ ok: true });
    const bomb = blankPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await sent(bomb)).toEqual({ ok: false, problem: 'pixels' });
  });
});

describe('a document that a shopper sends', () => {
  const pdf = (ending: string) => Buffer.from(`%PDF-1.4\n1 0 obj << >> endobj\n${ending}`);

  test('is kept as it is where it is whole', async () => {
    const whole = pdf('startxref\n0\n%%EOF\n');
    const file = await taken(whole, { name: 'rachunek', declaredType: 'application/pdf' });
    expect(file).toEqual({ name: 'rachunek.pdf', mime: 'application/pdf', bytes: whole });
  });

  test('may have a little after its end, and no more', async () => {
    expect(await sent(pdf(`%%EOF${' '.repeat(1000)}`))).toMatchObject({ ok: true });
    expect(await sent(pdf(`%%EOF${' '.repeat(1024)}`))).toEqual({ ok: false, problem: 'broken' });
    expect(await sent(pdf('startxref'))).toEqual({ ok: false, problem: 'broken' });
  });
});

describe('a file that a shopper sends', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

  test.each([
    [
      'a web page called a picture',
      'kawa.jpg',
      'image/jpeg',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
    ],
    ['a drawing with scripts called a picture', 'kawa.png', 'image/png', svg],
    ['a drawing with scripts', 'kawa.svg', 'image/svg+xml', svg],
    ['a program', 'kawa.bin', '', Buffer.from('MZ\x90\0')],
    ['an empty file', 'kawa.jpg', 'image/jpeg', Buffer.alloc(0)],
  ])('is refused by its type where it is %s', async (_what, name, declaredType, bytes) => {
    expect(await sent(bytes, { name, declaredType })).toEqual({ ok: false, problem: 'type' });
  });

  test('is refused by its name or its declared type also where it holds a picture', async () => {
    const picture = await halves().jpeg().toBuffer();
    for (const name of ['kawa.exe', 'kawa.jpg.html', 'kawa.PHP', 'kawa.svg ', 'kawa.lnk.']) {
      expect(await sent(picture, { name })).toEqual({ ok: false, problem: 'type' });
    }
    for (const declaredType of ['text/html', 'image/svg+xml', 'application/x-msdownload']) {
      expect(await sent(picture, { declaredType })).toEqual({ ok: false, problem: 'type' });
    }
  });

  test('may have 5 MB and no more', async () => {
    const picture = await halves().jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([picture], size);
    expect(await sent(padded(5_242_880))).toMatchObject({ ok: true });
    expect(await sent(padded(5_242_881))).toEqual({ ok: false, problem: 'size' });
  });
});

/** A black PNG of one bit a pixel: small however many pixels it says it has. */
function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name), content]);
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
