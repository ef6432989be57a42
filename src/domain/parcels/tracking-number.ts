const LENGTHS = [8, 13];
const PLAUSIBLE = /^[A-Z0-9](?:[A-Z0-9 ./-]{4,98}[A-Z0-9])$/i;

export type NumberProblem = 'goods_code' | 'unknown_code';

/**
 * Why a code that was scanned cannot be the number on a courier's label. One that is made as an EAN is goods', even
 * where the shop sells no such goods: couriers in Poland make none with eight or thirteen digits alone.
 */
export function notTracking(code: string): NumberProblem | undefined {
  if (isEan(code)) return 'goods_code';
  return PLAUSIBLE.test(code) ? undefined : 'unknown_code';
}

/** EAN-8 and EAN-13, by their check digit. */
function isEan(code: string): boolean {
  if (!LENGTHS.includes(code.length) || !/^\d+$/.test(code)) return false;
  const digits = [...code].reverse().map(Number);
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}
