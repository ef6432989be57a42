import { addressOfLink } from './eligible.ts';
import { pageSource } from './page-source.ts';

const HOVER_MS = 65;

type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

/** Loads a page when the shopper seems about to open it: a pointer that rests on its link, or a touch. */
export function startPrefetch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intend = (event: Event, delay: number) => {
    clearTimeout(timer);
    // What a link to no list yet leads to is different once it is pressed.
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]:not([data-empty-list])');
    const address = link && !isMetered() ? addressOfLink(link) : undefined;
    if (address) timer = setTimeout(() => pageSource.prefetch(address), delay);
  };
  document.addEventListener('pointerover', (event) => intend(event, HOVER_MS), { passive: true });
  document.addEventListener('touchstart', (event) => intend(event, 0), { passive: true });
}

function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return false;
  return (
    connection.saveData === true ||
    connection.type === 'cellular' ||
    /2g/.test(connection.effectiveType ?? '')
  );
}
