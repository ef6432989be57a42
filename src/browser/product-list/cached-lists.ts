const MOST_CACHED = 3;
const CACHED_FOR_MS = 5 * 60_000;

const lists = new Map<string, { found: Element; at: number }>();

/** Keeps a list that has grown, by its entry in the history. */
export function cacheList(key: string, host: HTMLElement): void {
  const found = host.querySelector('.product-list__found');
  if (!found) return;
  lists.delete(key);
  lists.set(key, { found, at: Date.now() });
  const oldest = lists.keys().next().value;
  if (lists.size > MOST_CACHED && oldest !== undefined) lists.delete(oldest);
}

/** Back at such an entry, the whole list is there again, so that its place is too; says whether it is. */
export function restoreList(key: string, host: HTMLElement): boolean {
  const cached = lists.get(key);
  lists.delete(key);
  if (!cached || Date.now() - cached.at > CACHED_FOR_MS) return false;
  host.querySelector('.product-list__found')?.replaceWith(cached.found);
  return true;
}
