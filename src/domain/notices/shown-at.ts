/** From when until when something is shown (ms); always, where an end is left out. */
export type Span = { from?: number | undefined; until?: number | undefined };

/** What is to be shown at this moment: from its first moment on, and no longer at its last. */
export const shownAt = <One extends Span>(all: readonly One[], now: number): One[] =>
  all.filter(
    ({ from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY }) => from <= now && now < until,
  );

/** When something of it appears or goes next; undefined where all stays as it is. */
export function nextChange(all: readonly Span[], now: number): number | undefined {
  const instants = all
    .flatMap(({ from, until }) => [from, until])
    .filter((at) => at !== undefined && at > now);
  return instants.length > 0 ? Math.min(...(instants as number[])) : undefined;
}
