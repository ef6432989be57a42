import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { AXE_RULES } from './axe-rules.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Rules = keyof typeof AXE_RULES;

/** What hinders somebody on this page, as axe sees it, but for the parts that are left out. */
export async function violations(page: Page, rules: Rules, leftOut: string[] = []): Promise<string[]> {
  // The page's own policy forbids inline scripts, so axe comes in by the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const result = await axe.run({ exclude }, { runOnly, resultTypes: ['violations'] });
      return result.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
    },
    { runOnly: AXE_RULES[rules], exclude: leftOut },
  );
}

const looked = new Set<string>();

/** The same for a page in one view. What stands around it as it stood around a page before is left out. */
export async function violationsIn(view: string, page: Page, rules: Rules): Promise<string[]> {
  const parts = (await page.evaluate(partsAround)).map(({ selector, html }) => ({
    selector,
    seen: `${view} ${html}`,
  }));
  const known = parts.filter(({ seen }) => looked.has(seen));
  const found = await violations(
    page,
    rules,
    known.map(({ selector }) => selector),
  );
  for (const { seen } of parts) looked.add(seen);
  return found;
}

/** The parts of the frame, without what they lead to. It runs in the browser, so it stands by itself. */
function partsAround(): { selector: string; html: string }[] {
  return ['body', 'body > header'].flatMap((parent) =>
    [...(document.querySelector(parent)?.children ?? [])].flatMap((part, index) =>
      part.matches('header, .layout, [data-region]')
        ? []
        : {
            selector: `${parent} > :nth-child(${index + 1})`,
            html: part.outerHTML.replace(/ (?:href|value)="[^"]*"/g, ''),
          },
    ),
  );
}
