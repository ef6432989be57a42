import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { AXE_RULES } from './axe-rules.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Shapes of parts that axe has seen, by the view and the rules. */
const seen = new Map<string, string[]>();

/**
 * What hinders somebody on this page in one view, as axe sees it. Parts of the frame and items of lists that are made as
 * others were that it has seen in this view are left out: most of a page is the frame and its cards.
 */
export async function violations(view: string, page: Page, rules: keyof typeof AXE_RULES): Promise<string[]> {
  // The page's own policy forbids inline scripts, so axe comes in by the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const known = seen.get(`${view} ${rules}`) ?? [];
  const { found, shapes } = await page.evaluate(look, { runOnly: AXE_RULES[rules], known });
  seen.set(`${view} ${rules}`, shapes);
  return found;
}

/** It runs in the browser, so it stands by itself. */
async function look({ runOnly, known }: { runOnly: string[]; known: string[] }) {
  const classesAround = (part: Element): string =>
    part.parentElement ? `${classesAround(part.parentElement)} > ${part.parentElement.className}` : '';
  /** A part without its words and addresses: whether there are any matters to axe, not which. */
  const shapeOf = (part: Element): string => {
    const shape = `${classesAround(part)} ${part.outerHTML}`
      .replace(/>[^<]*[^<\s][^<]*</g, '>x<')
      .replace(/ ([\w-]+)="([^"]+)"/g, (whole, name: string) =>
        /^(class|style|role|type|tabindex|aria-(?!label|controls|describedby).*)$/.test(name)
          ? whole
          : ` ${name}="x"`,
      );
    let hash = 0;
    for (let index = 0; index < shape.length; index++) hash = (hash * 31 + shape.charCodeAt(index)) | 0;
    return `${shape.length} ${hash}`;
  };
  const shapes = new Set(known);
  const exclude: Element[] = [];
  for (const part of document.querySelectorAll('body > *, body > header > *, main li')) {
    if (part.matches('header, .layout, [data-region]')) continue;
    const shape = shapeOf(part);
    if (shapes.has(shape)) exclude.push(part);
    shapes.add(shape);
  }
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run({ exclude }, { runOnly, resultTypes: ['violations'] });
  return {
    found: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    ),
    shapes: [...shapes],
  };
}
