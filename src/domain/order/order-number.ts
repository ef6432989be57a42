const LAST_DIGITS = 1_000_000;
// Coprime to the million, so that each of a million orders in turn has digits of its own.
const STRIDE = 618_033;

/** '2026-11-618033': the month, and digits that do not tell how many orders there were. No two are the same. */
export function orderNumber(counted: number, now: number): string {
  const digits = String((counted * STRIDE) % LAST_DIGITS).padStart(6, '0');
  const turn = Math.floor(counted / LAST_DIGITS);
  return `${new Date(now).toISOString().slice(0, 7)}-${turn > 0 ? turn : ''}${digits}`;
}
