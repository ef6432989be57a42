import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { AXE_RULES } from '#tests/support/axe-rules.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Shapes of parts that axe has seen, by the view and the rules. */
const seen = new Map<string, string[]>();

/**
 * What hinders somebody on this page, as axe sees it. Where a view is named, parts of the layout and items of lists are
 * left out that are made as others were which it has seen in this view: most of a page is the layout and its cards.
 */
export async function violations(
  page: Page,
  rules: keyof typeof AXE_RULES,
  view?: string,
): Promise<string[]> {
  // The page's own policy forbids inline scripts, so axe comes in by the debugger.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axe};axe.configure({ noHtml: true })`);
  const key = `${view} ${rules}`;
  const known = view === undefined ? undefined : (seen.get(key) ?? []);
  const { found, shapes } = await page.evaluate(look, { runOnly: AXE_RULES[rules], known });
  if (known) seen.set(key, shapes);
  return found;
}

/** It runs in the browser, so it stands by itself. */
async function look({ runOnly, known }: { runOnly: string[]; known: string[] | undefined }) {
  /** Which words and addresses there are does not matter to axe, but whether there are any. */
  const WORDS =
    /^(href|src|srcset|alt|id|for|name|value|title|props|aria-(label|labelledby|describedby|controls)|data-.*)$/;
  const classesAround = (part: Element): string =>
    part.parentElement ? `${classesAround(part.parentElement)} > ${part.parentElement.className}` : '';
  /** It would be read twice. */
  const saysPictureAgain = (part: Element) =>
    [...part.querySelectorAll('img')].some(({ alt }) => alt && part.textContent.includes(alt));
  const shapeOf = (part: Element): string => {
    const html = part.outerHTML
      .replace(/>[^<]*[^<\s][^<]*</g, '>x<')
      .replace(/ ([\w-]+)="([^"]+)"/g, (whole, name: string) => (WORDS.test(name) ? ` ${name}="x"` : whole));
    const shape = [classesAround(part), part.checkVisibility(), saysPictureAgain(part), html].join(' ');
    let hash = 0;
    for (let index = 0; index < shape.length; index++) hash = (hash * 31 + shape.charCodeAt(index)) | 0;
    return `${shape.length} ${hash}`;
  };
  const shapes = new Set(known);
  const exclude: Element[] = [];
  for (const part of known ? document.querySelectorAll('body > *, body > header > *, main li') : []) {
    if (part.matches('header, .layout, [data-region]')) continue;
    const shape = shapeOf(part);
    if (shapes.has(shape)) exclude.push(part);
    shapes.add(shape);
  }
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  // No rule that is asked for reads style sheets, and nobody the HTML of what is reported.
  const { violations } = await axe.run({ exclude }, { runOnly, resultTypes: ['violations'], preload: false });
  return {
    found: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    ),
    shapes: [...shapes],
  };
}
