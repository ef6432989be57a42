import { whenIdle } from '#browser/when-idle.ts';

/** When an island loads its code. Interaction wakes it in any case. */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction';

/** Calls `wake` at the moment the island asks for; answers with the way to stop waiting. */
export function whenToWake(island: HTMLElement, moment: string | null, wake: () => void): () => void {
  if (moment === 'load') wake();
  if (moment === 'idle') return whenIdle(wake);
  if (moment === 'visible') return whenVisible(island, wake);
  return () => {};
}

/** The element itself is `display: contents` and has no box, so its first child is watched. */
function whenVisible(island: HTMLElement, wake: () => void): () => void {
  const box = island.firstElementChild;
  if (!box) return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) wake();
    },
    { rootMargin: '200px' },
  );
  observer.observe(box);
  return () => observer.disconnect();
}
