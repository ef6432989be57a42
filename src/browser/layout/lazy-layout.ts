import { onNavigated } from '#browser/navigation/navigation.ts';
import { whenIdle } from '#browser/when-idle.ts';

export function startLazyLayout(): void {
  layOutNext();
  onNavigated(layOutNext);
}

/** What the page left for lazy layout is laid out in idle time, a part in each frame: then no height is a guess any more. */
export function layOutNext(): void {
  const part = document.querySelector('.lazy-layout');
  if (!part) return;
  whenIdle(() => {
    part.classList.remove('lazy-layout');
    requestAnimationFrame(layOutNext);
  });
}
