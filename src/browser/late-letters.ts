import { onNavigated } from './navigation/navigation.ts';

const FACES = ['1em Figtree late', '1em Fraunces late'];

/**
 * A page has the shop's letters if they come before it is painted; to lay all of it out again would hold its shopper
 * up. Letters that come later are for the next page, which is laid out anyway.
 */
export function startLateLetters(): void {
  // Nothing is painted yet in a tab behind another one, say: all letters that are here by now are in time.
  const painted = performance.getEntriesByType('paint').at(-1)?.startTime ?? Infinity;
  const inTime = ({ name, startTime, duration }: PerformanceEntry) =>
    name.endsWith('.woff2') && startTime + duration <= painted;
  if (performance.getEntriesByType('resource').filter(inTime).length >= FACES.length) return;
  for (const face of FACES) document.fonts.load(face).catch(() => {});
  onNavigated(() => document.documentElement.classList.add('late-letters'));
}
