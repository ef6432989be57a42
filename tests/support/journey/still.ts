import { expect, type Page } from '@playwright/test';

const OBSERVED_MS = 100;
/** What the eye does not see as a movement. */
const STILL = 0.01;

/** Nothing of the page has moved by itself since it began to load; where something has, the failure names it. */
export async function expectStill(page: Page, where = page.url(), observedMs = OBSERVED_MS): Promise<void> {
  const shifts = await page.evaluate(layoutShifts, observedMs);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where}\n${shifts.map(({ moved }) => moved.join('\n')).join('\n\n')}`).toBeLessThan(STILL);
}

/** How far parts of the page have moved, and which; runs in the page. */
function layoutShifts(observedMs: number): Promise<{ value: number; moved: string[] }[]> {
  type Place = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  const nameOf = (node: Node | null) =>
    ((node as Element | null)?.outerHTML ?? node?.textContent ?? 'something gone').slice(0, 80);
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  return new Promise((resolve) => {
    const shifts: { value: number; moved: string[] }[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Place[] })[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(shifts), observedMs);
  });
}
