const MINUTE = 60_000;
const MOST_KNOWN = 10_000;

/** Says of each call whether whoever makes it stays within so many a minute. What it remembers is bounded. */
export function perMinute(most: number, clock: () => number): (who: string) => boolean {
  const calls = new Map<string, number>();
  let minute = 0;
  return (who) => {
    const current = Math.floor(clock() / MINUTE);
    if (current !== minute) calls.clear();
    minute = current;
    const count = (calls.get(who) ?? 0) + 1;
    // More callers than a shop has shoppers: a flood, which waits for the next minute.
    if (count === 1 && calls.size >= MOST_KNOWN) return false;
    calls.set(who, count);
    return count <= most;
  };
}
