import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AXE_RULES } from '#tests/support/axe-rules.ts';
import { cutOff } from '#tests/support/cut-off.ts';
import { movementsNow, overflowNow, untilSettled } from '#tests/support/page-checks.ts';
import { emulateMedia } from './emulate.ts';

const PHONE = { width: 360, height: 900 };
const DESKTOP = { width: 1280, height: 900 };

/** Opens something on a phone and on a desktop, and looks at it there in the light and in the dark. */
export async function expectAccessible(where: string, open: () => Promise<unknown>): Promise<void> {
  for (const view of [PHONE, DESKTOP]) await expectAccessibleAt(view, where, open);
}

/** The same for what is there in one view only. */
export async function expectAccessibleAt(
  view: typeof PHONE,
  where: string,
  open: () => Promise<unknown>,
): Promise<void> {
  const [first, other] =
    view.width < DESKTOP.width ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  await page.viewport(view.width, view.height);
  await lookIn(first);
  await open();
  await expectNothingWrong(`${where}, ${view.width} px, ${first}`, 'all');
  await lookIn(other);
  await expectNothingWrong(`${where}, ${view.width} px, ${other}`, 'colours');
  await emulateMedia();
}

/** The narrowest screen, which is a desktop's at 400 %; a desktop's at 200 %; and text twice as large on both. */
const ENLARGED = [
  { name: '320 px wide', view: { width: 320, height: 640 }, fontSize: '' },
  { name: '1280 px at 200 %', view: { width: 640, height: 450 }, fontSize: '' },
  { name: '1280 px with larger text', view: DESKTOP, fontSize: '200%' },
  { name: '360 px with larger text', view: PHONE, fontSize: '200%' },
];

/** Nothing of what is there is cut off or lies beside the screen, however much a shopper enlarges it. */
export async function expectToFit(where: string): Promise<void> {
  const { style } = document.documentElement;
  for (const { name, view, fontSize } of ENLARGED) {
    await page.viewport(view.width, view.height);
    style.setProperty('font-size', fontSize);
    await untilSettled();
    expect(overflowNow(), `${where}, ${name}: how far it scrolls sideways`).toBe(0);
    expect(cutOff(), `${where}, ${name}: what is cut off`).toEqual([]);
  }
  style.removeProperty('font-size');
}

const lookIn = (scheme: 'light' | 'dark') =>
  emulateMedia({ 'prefers-reduced-motion': 'reduce', 'prefers-color-scheme': scheme });

async function expectNothingWrong(here: string, rules: keyof typeof AXE_RULES): Promise<void> {
  // Axe waits in its own time.
  vi.useRealTimers();
  await untilSettled();
  expect(movementsNow(), `${here}: what moves`).toEqual([]);
  expect(await violations(rules), here).toEqual([]);
  expect(overflowNow(), `${here}: how far it scrolls sideways`).toBe(0);
}

/** What hinders somebody on this page, as axe sees it. */
async function violations(rules: keyof typeof AXE_RULES): Promise<string[]> {
  if (!('axe' in window)) {
    const { default: source } = await import('axe-core/axe.min.js?raw');
    new Function(`${source};axe.configure({ noHtml: true })`).call(window);
  }
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  // No rule that is asked for reads style sheets, and nobody the HTML of what is reported.
  const { violations } = await axe.run(document, {
    runOnly: AXE_RULES[rules],
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
