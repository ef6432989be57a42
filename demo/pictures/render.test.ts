import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPicture, type PictureJob, renderPicture } from './render.ts';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10" width="8" height="10"><rect width="8" height="10" fill="#36503f"/></svg>';
const svg = vi.fn(() => square);
const jobs = new Map<string, PictureJob>([['guji-front', { name: 'guji-front', svg, widths: [16, 32] }]]);

describe('a file of a picture', () => {
  let folder = '';
  beforeEach(async () => {
    svg.mockClear();
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is written alone, in its width and format', async () => {
    await renderPicture(jobs, 'guji-front-32.webp', folder);
    expect(await readdir(folder)).toEqual(['guji-front-32.webp']);
    expect(await sharp(join(folder, 'guji-front-32.webp')).metadata()).toMatchObject({
      ...{ width: 32, height: 40, format: 'webp' },
    });
  });

  it('stays as it is where it is there already', async () => {
    await writeFile(join(folder, 'guji-front-16.jpg'), 'kept');
    await renderPicture(jobs, 'guji-front-16.jpg', folder);
    expect(svg).not.toHaveBeenCalled();
    expect((await stat(join(folder, 'guji-front-16.jpg'))).size).toBe(4);
  });

  it.each([
    'guji-front-17.avif',
    'guji-front-16.png',
    'guji-16.avif',
    'guji-front.avif',
    'guji-front-016.avif',
  ])('is none where the shop has no such picture: %s', async (file) => {
    expect(findPicture(jobs, file)).toBeUndefined();
    await renderPicture(jobs, file, folder);
    expect(await readdir(folder)).toEqual([]);
  });
});
