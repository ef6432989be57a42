import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { AXE_RULES } from './axe-rules.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What hinders somebody on this page, as axe sees it. */
export async function violations(page: Page, rules: keyof typeof AXE_RULES = 'all'): Promise<string[]> {
  // The page's own policy forbids inline scripts, so axe comes in by the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (wanted) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const result = await axe.run(document, { runOnly: wanted, resultTypes: ['violations'] });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, AXE_RULES[rules]);
}
