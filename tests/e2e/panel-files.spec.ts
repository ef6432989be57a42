import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
const chunks: Record<string, Chunk> = JSON.parse(readFileSync('dist/browser/.vite/manifest.json', 'utf8'));

test('the storefront and the back office are built into files of their own', () => {
  const [shop, office] = [filesFrom('src/main.browser.ts'), filesFrom('src/main.panel.ts')];
  expect(office.size).toBeGreaterThan(0);
  expect([...shop].filter((file) => office.has(file))).toEqual([]);
});

test('no screen of the back office can load more than 60 kB of scripts', () => {
  const bytes = [...filesFrom('src/main.panel.ts')].reduce(
    (sum, file) => sum + gzipSync(readFileSync(`dist/browser/${file}`), { level: 9 }).length,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(60_000);
});

/** The file of an entry, and all that it may ever load. */
function filesFrom(entry: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks[entry];
  if (!chunk) throw new Error(`the browser build has no ${entry}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) filesFrom(next, seen);
  return seen;
}
