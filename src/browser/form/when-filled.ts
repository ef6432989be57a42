import { LABEL_REFRESH_MS } from '#contract/wire.ts';

/**
 * Calls back 500 ms after the page has loaded (spec §9 Timings): by then the browser has filled in what it remembers,
 * of which it tells nobody. Answers with the way to stop.
 */
export function whenFilled(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(look, LABEL_REFRESH_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
