import type { Page } from '@playwright/test';

const OBSERVED_MS = 100;

/** How much of the page has moved by itself since it began to load. */
export const layoutShift = (page: Page, observedMs = OBSERVED_MS): Promise<number> =>
  page.evaluate(
    (wait) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), wait);
      }),
    observedMs,
  );
