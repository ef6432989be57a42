import { instantAt } from '#domain/time/zone.ts';

const DAY = 86_400_000;

/** From the midnight that begins the first day until the one that ends the last, on the shop's clocks. */
export function periodOf(
  [first, last = first]: readonly string[],
  timeZone: string,
): { from?: Date; until?: Date } {
  if (first === undefined || last === undefined) return {};
  const midnight = (date: string, later: number) =>
    new Date(instantAt(Date.parse(date) / DAY + later, 0, timeZone));
  return { from: midnight(first, 0), until: midnight(last, 1) };
}
