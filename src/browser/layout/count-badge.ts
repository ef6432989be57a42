import { sayHere } from './say-here.ts';

/** Shows a number beside a link of the header, and says in words what is counted; nothing is shown of nothing. */
export function showCount(badges: string, count: number): void {
  for (const badge of document.querySelectorAll<HTMLElement>(badges)) {
    badge.hidden = count === 0;
    badge.textContent = String(count);
    badge.setAttribute('aria-label', sayHere(badge.dataset.sentence ?? '{n}', { n: count }));
  }
}
