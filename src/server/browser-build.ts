import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '#pages/layout/document.tsx';
import type { PanelAssets } from '#pages/panel/panel-document.tsx';

/** The browser's files as Vite built them, and the Content-Security-Policy they need. */
export type BrowserBuild = {
  assets: Assets;
  /** Of the back office. */
  panel: PanelAssets;
  folder: string | undefined;
  /** `sha256-…` of the inlined style sheet; undefined where styles are not inlined (development). */
  styleHash: string | undefined;
};

type Chunk = {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
  isEntry?: boolean;
};
type Manifest = Record<string, Chunk>;

const ENTRY = 'src/main.browser.ts';
const STYLES = 'src/main.css';
const PANEL = {
  entry: 'src/main.panel.ts',
  styles: 'src/main.panel.css',
  papers: 'src/main.panel.papers.css',
};
/** Chunks by name: the layout of every page; what every island imports, with React. */
const LAYOUT = 'layout';
const ISLANDS = 'parts';
/** The web fonts for Polish and English: a page has them if they come before it is painted. */
const FIRST_FONTS = /-latin/;

export function readBrowserBuild(folder: string): BrowserBuild {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const entry = chunkOf(manifest, ENTRY);
  const sheet = chunkOf(manifest, STYLES);
  const panelSheet = chunkOf(manifest, PANEL.styles);
  const styles = readFileSync(join(folder, sheet.file), 'utf8').trim();
  const loaded = new Set<string>();
  filesOf(manifest, ENTRY, loaded);
  const ahead = (name: string) => filesOf(manifest, name, loaded).map((file) => `/${file}`);
  return {
    folder,
    styleHash: `sha256-${createHash('sha256').update(styles).digest('base64')}`,
    assets: {
      styles,
      entry: `/${entry.file}`,
      ahead: { layout: ahead(LAYOUT), islands: ahead(ISLANDS) },
      fonts: firstFontsOf(sheet),
    },
    panel: {
      styles: `/${panelSheet.file}`,
      papers: `/${chunkOf(manifest, PANEL.papers).file}`,
      entry: `/${chunkOf(manifest, PANEL.entry).file}`,
      fonts: firstFontsOf(panelSheet),
    },
  };
}

const firstFontsOf = ({ assets = [] }: Chunk) =>
  assets.filter((file) => FIRST_FONTS.test(file)).map((file) => `/${file}`);

/** A module's file and, recursively, those it imports: each level left out would cost a round trip. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = chunkOf(manifest, name);
  if (seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))];
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name] ?? Object.values(manifest).find((each) => each.name === name);
  if (!chunk) throw new Error(`the browser build has no ${name}: build it again`);
  return chunk;
}
