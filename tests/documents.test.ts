import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'demo/README.md'],
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('links only to what is there', () => {
    const broken = linksIn(text).filter((link) => !leadsSomewhere(document, link));
    expect(broken).toEqual([]);
  });

  test('names only commands that can be run', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the documents have links and commands at all', () => {
  const all = documents.map(read).join('\n');
  expect(linksIn(all).length).toBeGreaterThan(20);
  expect(all).toContain('npm run ');
});

/** The targets of links and pictures, outside of code. */
function linksIn(markdown: string): string[] {
  const prose = markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');
  const inline = [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)/g)];
  const html = [...prose.matchAll(/\b(?:src|srcset|href)="([^"\s]+)/g)];
  return [...inline, ...html].map(([, target = '']) => target);
}

/** Other sites are not asked: a test needs no network. */
function leadsSomewhere(document: string, link: string): boolean {
  if (/^(https?:|mailto:)/.test(link)) return true;
  const [path = '', anchor] = link.split('#');
  const target = path ? relative(ROOT, join(ROOT, dirname(document), decodeURI(path))) : document;
  if (!existsSync(join(ROOT, target))) return false;
  return anchor === undefined || anchorsIn(read(target)).includes(anchor);
}

/** The anchors that a page of documents gets from its headings; a heading met again has its number. */
function anchorsIn(markdown: string): string[] {
  const seen = new Map<string, number>();
  return [...markdown.replace(/^```.*?^```/gms, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
