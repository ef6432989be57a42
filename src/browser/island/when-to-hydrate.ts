import { whenIdle } from '#browser/when-idle.ts';

/** When an island loads its code. Interaction hydrates it in any case. */
export type HydrateWhen = 'load' | 'idle' | 'visible' | 'interaction';

/** Calls `hydrate` at the moment the island asks for; answers with the way to stop waiting. */
export function whenToHydrate(island: HTMLElement, moment: string | null, hydrate: () => void): () => void {
  if (moment === 'load') hydrate();
  if (moment === 'idle') return whenIdle(hydrate);
  if (moment === 'visible') return whenVisible(island, hydrate);
  return () => {};
}

/** The element itself is `display: contents` and has no box, so its first child is watched. */
function whenVisible(island: HTMLElement, hydrate: () => void): () => void {
  const box = island.firstElementChild;
  if (!box) return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) hydrate();
    },
    { rootMargin: '200px' },
  );
  observer.observe(box);
  return () => observer.disconnect();
}
