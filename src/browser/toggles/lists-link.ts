import { showCount } from '#browser/layout/count-badge.ts';
import { $listed } from './toggles-store.ts';

/** Keeps the header's link to the lists right: how much they hold, and whether there is any list yet. */
export function showListsLink(): void {
  const { count = 0, lists } = $listed.get() ?? {};
  showCount('[data-lists-count]', count);
  document.querySelector('[data-lists-link]')?.toggleAttribute('data-empty-list', lists === 0);
}
