import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { AXE_RULES } from '#tests/support/axe-rules.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Parts that axe has looked at, by what they looked like in each view in which it did. */
const seen = new Set<string>();

/**
 * Notes what the parts of a page look like in this view, beside what was noted of them in others. Axe takes as long for
 * what it is told to leave out as for many of its rules, and most of a page is the layout and its cards: `takeOutSeen`
 * removes them.
 */
export const noteParts = (page: Page): Promise<void> => page.evaluate(noteShapes);

/**
 * Takes out of the page the parts of its layout and the items of its lists that look in every view that was noted as others
 * which axe has seen in the same views, and counts the others as seen.
 */
export async function takeOutSeen(page: Page): Promise<void> {
  const shapes = await page.evaluate(shapesOfParts);
  await page.evaluate(removeParts, shapes.map(isSeen));
}

function isSeen(shape: string): boolean {
  const known = seen.has(shape);
  seen.add(shape);
  return known;
}

/** What hinders somebody on this page, as axe sees it. */
export async function violations(page: Page, rules: keyof typeof AXE_RULES): Promise<string[]> {
  // The page's own policy forbids inline scripts, so axe comes in by the debugger.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axe};axe.configure({ noHtml: true })`);
  return page.evaluate(lookAt, AXE_RULES[rules]);
}

// These run in the browser, so that each stands by itself.

type Noted = { element: Element; shape: string };
type WithParts = typeof globalThis & { notedParts?: Noted[] };

function noteShapes(): void {
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
    return `${innerWidth} ${shape.length} ${hash}`;
  };
  const before = new Map((globalThis as WithParts).notedParts?.map(({ element, shape }) => [element, shape]));
  const parts = [...document.querySelectorAll('body > *, body > header > *, main li')];
  (globalThis as WithParts).notedParts = parts
    .filter((part) => !part.matches('header, main, .layout, [data-region]'))
    .map((element) => ({ element, shape: [before.get(element) ?? '', shapeOf(element)].join(' | ') }));
}

const shapesOfParts = (): string[] => (globalThis as WithParts).notedParts?.map(({ shape }) => shape) ?? [];

function removeParts(known: boolean[]): void {
  const NAMES = ['aria-controls', 'aria-describedby', 'aria-labelledby'];
  const noted = (globalThis as WithParts).notedParts ?? [];
  const removed = noted.filter((_, index) => known[index]).map(({ element }) => element);
  for (const element of removed) element.remove();
  const gone = new Set(
    removed.flatMap((part) => [part, ...part.querySelectorAll('[id]')]).map(({ id }) => id),
  );
  const named = [...document.querySelectorAll(NAMES.map((name) => `[${name}]`).join())].flatMap((element) =>
    NAMES.flatMap((name) => element.getAttribute(name)?.split(' ') ?? []),
  );
  // What stays may say that it opens what was removed: something of that name is there still.
  for (const id of new Set(named))
    if (gone.has(id)) document.body.append(Object.assign(document.createElement('i'), { id, hidden: true }));
}

async function lookAt(runOnly: string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  // No rule that is asked for reads style sheets, and nobody the HTML of what is reported.
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
