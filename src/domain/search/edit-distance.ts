/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one word of the other;
 * Infinity where it is more than `atMost`.
 */
export function editDistance(one: string, other: string, atMost = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > atMost) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) least = Math.min(least, at(before, column - 2) + 1);
      current.push(least);
    }
    if (Math.min(...current) > atMost) return Number.POSITIVE_INFINITY;
    [before, above] = [above, current];
  }
  const distance = at(above, other.length);
  return distance > atMost ? Number.POSITIVE_INFINITY : distance;
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;

/** How many slips a word of this length may have and still be recognised. */
export function slipsAllowed(word: string): number {
  if (word.length < 3 || /^\d+$/.test(word)) return 0;
  return word.length <= 5 ? 1 : 2;
}
