const MINUTE = 60_000;
const MOST_KNOWN = 10_000;
const MOST_ASKED = 100_000;

/** How many callers are remembered, and whether the others may call. */
type Crowd = { known: number; others: boolean };

/** Says of each call whether whoever makes it stays within so many a minute. What it remembers is bounded. */
export function perMinute(
  most: number,
  clock: () => number,
  // More callers than a shop has shoppers: a flood, which waits for the next minute.
  { known, others }: Crowd = { known: MOST_KNOWN, others: false },
): (who: string) => boolean {
  const calls = new Map<string, number>();
  let minute = 0;
  return (who) => {
    const current = Math.floor(clock() / MINUTE);
    if (current !== minute) calls.clear();
    minute = current;
    const count = (calls.get(who) ?? 0) + 1;
    if (count === 1 && calls.size >= known) return others;
    calls.set(who, count);
    return count <= most;
  };
}

/**
 * Says of each thing that is asked for whether all who ask stay within so many different things in a while: the one
 * and the same thing may be asked for again. What is refused counts for nobody; what it remembers is bounded.
 */
export function differentPer(span: number, clock: () => number) {
  const asked = new Map<string, Set<string>>();
  let [turn, remembered] = [0, 0];
  return (what: string, mostOf: Readonly<Record<string, number>>): boolean => {
    const current = Math.floor(clock() / span);
    if (current !== turn) {
      asked.clear();
      remembered = 0;
    }
    turn = current;
    const news = Object.entries(mostOf).filter(([who]) => !asked.get(who)?.has(what));
    if (remembered + news.length > MOST_ASKED) return false;
    if (news.some(([who, most]) => (asked.get(who)?.size ?? 0) >= most)) return false;
    for (const [who] of news) asked.set(who, (asked.get(who) ?? new Set()).add(what));
    remembered += news.length;
    return true;
  };
}

/** Seconds until the limits of a minute begin again. */
export const secondsOfMinuteLeft = (clock: () => number) => Math.ceil((MINUTE - (clock() % MINUTE)) / 1000);
