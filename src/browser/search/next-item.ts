/** The items of both columns: the suggested queries come first. */
export type ItemCounts = { queries: number; all: number };

/** The item that a key leads to (spec §4 Search form); undefined where it leads nowhere. */
export function nextItem(key: string, active: number | undefined, { queries, all }: ItemCounts) {
  if (all === 0) return undefined;
  if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % all;
  if (key === 'ArrowUp') return ((active ?? 0) - 1 + all) % all;
  if (active === undefined) return undefined;
  if (key === 'ArrowLeft' && queries > 0 && active >= queries) return 0;
  if (key === 'ArrowRight' && queries < all && active < queries) return queries;
  return undefined;
}
