import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moduleGraph, modulesFrom } from '#tests/support/import-graph.ts';

const ROOT = join(import.meta.dirname, '..');
const ofPanel = (file: string) => /(^|\/)panel\/|main\.panel\./.test(file);
/** What brings the two together: the server as a whole, and what asks the browser build for both. */
const TOGETHER = [
  'src/main.server.ts',
  'src/server/app.ts',
  'src/server/browser-build.ts',
  'src/server/shop.ts',
];
/** Rules and use cases show nothing: they know where a link of an e-mail leads. */
const NO_SCREENS = /^src\/(domain|shop)\//;

describe('the storefront and the back office', () => {
  const graph = moduleGraph(['src']);

  test('know nothing of each other: no module of the storefront imports a folder named panel', () => {
    const wrong = [...graph]
      .filter(([file]) => !ofPanel(file) && !TOGETHER.includes(file) && !NO_SCREENS.test(file))
      .flatMap(([file, imported]) => imported.filter(ofPanel).map((one) => `${file} → ${one}`));
    expect(wrong).toEqual([]);
  });

  test('load nothing of each other in a browser', () => {
    expect(modulesFrom(['src/main.browser.ts']).filter(ofPanel)).toEqual([]);
    const others = modulesFrom(['src/main.panel.ts']).filter((file) => !ofPanel(file));
    expect(others.filter((file) => !/^src\/(domain|contract)\//.test(file))).toEqual([]);
  });

  test('have style sheets of their own', () => {
    expect(importsOf('src/main.css').filter(ofPanel)).toEqual([]);
    expect(
      importsOf('src/main.panel.css').filter((file) => /islands|pages|header|footer/.test(file)),
    ).toEqual([]);
  });
});

const importsOf = (sheet: string) =>
  [...readFileSync(join(ROOT, sheet), 'utf8').matchAll(/@import "([^"]+)"/g)].map(([, file = '']) => file);
