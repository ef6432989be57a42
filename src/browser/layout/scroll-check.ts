import { SCROLL_CHECK_MS } from '#contract/wire.ts';

/**
 * Checks what stands fixed over the page: every 30 ms while it scrolls, not with each event (spec §9 Timings), and once
 * for who has scrolled before.
 */
export function onScrollCheck(check: () => void): void {
  const checkSoon = atMostEvery(SCROLL_CHECK_MS, check);
  addEventListener('scroll', checkSoon, { passive: true });
  checkSoon();
}

/** A call that does its work that much later, once, however often it is made until then. */
export function atMostEvery(ms: number, work: () => void): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      work();
    }, ms);
  };
}
