import { reportError } from '#browser/error-log/error-log.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/**
 * Loads the menus' script with the shopper's first sign of life; until then the style sheet opens the panels. A finger
 * gives no sign before its first touch, which may already be of the menu.
 */
export function startMenus(): void {
  const signs = new AbortController();
  const load = () => {
    signs.abort();
    import('./menus.ts').then(({ hydrateMenus }) => hydrateMenus(), reportError);
  };
  for (const type of SIGNS) document.addEventListener(type, load, { passive: true, signal: signs.signal });
  if (matchMedia('(any-pointer: coarse)').matches) load();
}
