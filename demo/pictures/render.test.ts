import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPictures } from './render.ts';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10" width="8" height="10"><rect width="8" height="10" fill="#36503f"/></svg>';
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writes every picture in three formats and each width', async () => {
  const onProgress = vi.fn();
  await renderPictures([{ name: 'guji-front', svg: () => square, widths: [16, 32] }], { folder, onProgress });
  const names = ['16.avif', '16.jpg', '16.webp', '32.avif', '32.jpg', '32.webp'].map(
    (end) => `guji-front-${end}`,
  );
  expect((await readdir(folder)).sort()).toEqual(names);
  expect(await sharp(join(folder, 'guji-front-32.webp')).metadata()).toMatchObject({ width: 32, height: 40 });
  expect(onProgress).toHaveBeenLastCalledWith(1, 1);
});

it('leaves pictures that are already there as they are', async () => {
  const jobs = [{ name: 'guji', svg: vi.fn(() => square), widths: [16] }];
  await renderPictures(jobs, { folder });
  const before = await stat(join(folder, 'guji-16.avif'));
  await renderPictures(jobs, { folder });
  expect(jobs[0]?.svg).toHaveBeenCalledTimes(1);
  expect((await stat(join(folder, 'guji-16.avif'))).mtimeMs).toBe(before.mtimeMs);
});

it('adds only the files that a stopped run left out', async () => {
  await writeFile(join(folder, 'guji-16.jpg'), 'kept');
  await renderPictures([{ name: 'guji', svg: () => square, widths: [16] }], { folder });
  expect((await stat(join(folder, 'guji-16.jpg'))).size).toBe(4);
  expect(await readdir(folder)).toHaveLength(3);
});
