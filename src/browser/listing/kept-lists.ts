const MOST_KEPT = 3;
const KEPT_FOR_MS = 5 * 60_000;

const lists = new Map<string, { found: Element; at: number }>();

/** Keeps a list that has grown, by its entry in the history. */
export function keepList(key: string, host: HTMLElement): void {
  const found = host.querySelector('.listing__found');
  if (!found) return;
  lists.delete(key);
  lists.set(key, { found, at: Date.now() });
  const oldest = lists.keys().next().value;
  if (lists.size > MOST_KEPT && oldest !== undefined) lists.delete(oldest);
}

/** Back at such an entry, the whole list is there again, so that its place is too; says whether it is. */
export function keptList(key: string, host: HTMLElement): boolean {
  const kept = lists.get(key);
  lists.delete(key);
  if (!kept || Date.now() - kept.at > KEPT_FOR_MS) return false;
  host.querySelector('.listing__found')?.replaceWith(kept.found);
  return true;
}
