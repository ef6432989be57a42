import { onNavigated } from './navigation/navigation.ts';
import { whenIdle } from './when-idle.ts';

export function startLayingOutRest(): void {
  layOutRest();
  onNavigated(layOutRest);
}

/** What the page left for later is laid out in idle time, a part in each frame: then no height is a guess any more. */
export function layOutRest(): void {
  const part = document.querySelector('.later');
  if (!part) return;
  whenIdle(() => {
    part.classList.remove('later');
    requestAnimationFrame(layOutRest);
  });
}
