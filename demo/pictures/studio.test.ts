import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { soon } from '#tests/support/soon.ts';
import { demoPictures } from './jobs.ts';
import { openStudio } from './studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-studio-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the studio', () => {
  it('shows a sketch at once and draws the files after it', async () => {
    const studio = openStudio(folder);
    const name = demoPictures().find(({ name }) => name.startsWith('category-'))?.name ?? '';
    const file = join(folder, `${name}-320.webp`);
    expect(studio.sketch(name)).toMatch(/^<svg/);
    expect(existsSync(file)).toBe(false);
    await soon(() => expect(existsSync(file)).toBe(true));
    studio.close();
  }, 30_000);

  it('knows no picture that the shop does not have', () => {
    const studio = openStudio(folder);
    expect(studio.sketch('unknown')).toBeUndefined();
    studio.close();
  });
});
