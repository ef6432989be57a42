/** The fields of a scan: what was scanned, the version that was seen, and the key by which it counts once. */
export const SCAN_FIELDS = {
  code: 'code',
  line: 'line',
  box: 'box',
  weight: 'weight',
  version: 'version',
  key: 'key',
} as const;

const MOST_GRAMS = 1_000_000;
export const LONGEST_BOX = 40;

/** '1,25' as 1250 grams; undefined where nothing was written, `wrong` where it is no weight. */
export function gramsOf(kilograms: string): number | 'wrong' | undefined {
  const text = kilograms.trim().replace(',', '.');
  if (text === '') return undefined;
  const grams = Math.round(Number(text) * 1000);
  return /^\d{1,4}(\.\d{1,3})?$/.test(text) && grams > 0 && grams <= MOST_GRAMS ? grams : 'wrong';
}
