import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { soon } from 'witryna/tests/support/soon.ts';
import { demoPictures } from './jobs.ts';
import { openStudio } from './studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-studio-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = demoPictures().flatMap(({ name, widths }) => widths.map((width) => `${name}-${width}.webp`));
const [first = '', second = '', third = ''] = files;

describe('the studio', () => {
  it('shows a sketch at once, draws the one file that was asked for, and is quiet then', async () => {
    const studio = openStudio(folder);
    const name = demoPictures().find(({ name }) => name.startsWith('category-'))?.name ?? '';
    expect(studio.sketch(`${name}-320.webp`)).toMatch(/^<svg/);
    expect(existsSync(join(folder, `${name}-320.webp`))).toBe(false);
    await soon(() => expect(readdirSync(folder)).toEqual([`${name}-320.webp`]));
    studio.close();
  }, 30_000);

  it('knows no picture that the shop does not have, nor any other width', () => {
    const { studio, drawn } = heldStudio();
    for (const file of ['unknown-320.avif', first.replace(/\d+\.webp$/, '99999.webp')]) {
      expect(studio.sketch(file)).toBeUndefined();
      expect(studio.has(file)).toBe(false);
    }
    expect(studio.has(first)).toBe(true);
    expect(drawn).toEqual([]);
    studio.close();
  });

  it('draws a file once, however many ask for it, and the last page’s pictures first', async () => {
    const { studio, drawn, finish } = heldStudio();
    for (const file of [first, second, first, third, second, third, first]) studio.sketch(file);
    await finish();
    expect(drawn).toEqual([first, third, second]);
  });

  it('tries a file again that could not be drawn, when it is asked for again', async () => {
    const draw = vi.fn(async () => {
      throw new Error('disk full');
    });
    const studio = openStudio(folder, { draw });
    studio.sketch(first);
    await soon(() => expect(draw).toHaveBeenCalledTimes(1));
    await soon(() => {
      studio.sketch(first);
      expect(draw.mock.calls.length).toBeGreaterThan(1);
    });
    studio.close();
  });

  it('does not draw for ever where somebody asks for one picture after the other', async () => {
    const { studio, drawn, finish } = heldStudio();
    const many = files.slice(0, 250);
    for (const file of many) studio.sketch(file);
    await finish();
    // One is being drawn, the others wait.
    expect(drawn).toHaveLength(1 + 200);
    expect(drawn).toContain(many.at(-1));
  });

  it('draws before the shop opens only what its first page shows, as browsers of today ask for it', async () => {
    const draw = vi.fn(async (_file: string) => {});
    const studio = openStudio(folder, { draw });
    await studio.drawFirst(() => {});
    studio.close();
    const asked = draw.mock.calls.map(([file]) => file);
    expect(asked.filter((file) => !/^(banner|category)-.+\.avif$/.test(file))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(40);
  });
});

/** A studio whose first drawing takes until all have been asked for. */
function heldStudio() {
  const drawn: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const draw = async (file: string) => {
    drawn.push(file);
    await held;
  };
  const studio = openStudio(folder, { draw });
  const finish = async () => {
    release();
    let before = -1;
    await soon(() => {
      const grown = drawn.length !== before;
      before = drawn.length;
      expect(grown).toBe(false);
    });
    studio.close();
  };
  return { studio, drawn, finish };
}
