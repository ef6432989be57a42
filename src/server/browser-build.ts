import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '#pages/frame/document.tsx';

/** The browser's files as Vite built them, and the Content-Security-Policy they need. */
export type BrowserBuild = {
  assets: Assets;
  folder: string | undefined;
  /** `sha256-…` of the inlined style sheet; undefined where styles are not inlined (development). */
  styleHash: string | undefined;
};

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

const ENTRY = 'src/main.browser.ts';
const STYLES = 'src/main.css';
/** React and what every island imports: the first island that wakes finds it loaded. */
const FIRST_NEEDED = ['src/islands/hydrate.tsx'];
/** The text face; the display face may come a moment later. */
const FIRST_FONTS = /figtree/;

export function readBrowserBuild(folder: string): BrowserBuild {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const entry = chunkOf(manifest, ENTRY);
  const sheet = chunkOf(manifest, STYLES);
  const styles = readFileSync(join(folder, sheet.file), 'utf8').trim();
  const preload = new Set(FIRST_NEEDED.flatMap((name) => filesOf(manifest, name)));
  preload.delete(entry.file);
  return {
    folder,
    styleHash: `sha256-${createHash('sha256').update(styles).digest('base64')}`,
    assets: {
      styles,
      entry: `/${entry.file}`,
      preload: [...preload].map((file) => `/${file}`),
      fonts: (sheet.assets ?? []).filter((file) => FIRST_FONTS.test(file)).map((file) => `/${file}`),
    },
  };
}

/** A module's file and, recursively, those it imports: each level left out would cost a round trip. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = chunkOf(manifest, name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))];
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the browser build has no ${name}: build it again`);
  return chunk;
}
