/** The signs of Code 128 by value: widths of bar, gap, bar… in modules. The last one ends a code. */
const SIGNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 ' +
  '211232 2331112'
).split(' ');

const [TO_C, TO_B, START_B, START_C, STOP] = [99, 100, 104, 105, 106] as const;
const MODULUS = 103;
/** Two digits are one sign; changing over to digits and back pays from here on. */
const FEWEST_DIGITS = 4;

/**
 * A text as Code 128: the widths of its bars and gaps in modules, a bar first, without the quiet zones. Undefined where
 * a scanner could not read it: nothing at all, or a sign that is not printable ASCII.
 */
export function code128(text: string): number[] | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined;
  const values = valuesOf(text);
  const [start = 0, ...rest] = values;
  const check = rest.reduce((sum, value, index) => sum + value * (index + 1), start) % MODULUS;
  return [...values, check, STOP].flatMap((value) => [...(SIGNS[value] ?? '')].map(Number));
}

function valuesOf(text: string): number[] {
  const runs = text.match(new RegExp(`(?:\\d\\d){${FEWEST_DIGITS / 2},}|[^]`, 'g')) ?? [];
  const values: number[] = [];
  let isDigits: boolean | undefined;
  for (const run of runs) {
    const wasDigits = isDigits;
    isDigits = run.length > 1;
    if (wasDigits === undefined) values.push(isDigits ? START_C : START_B);
    else if (wasDigits !== isDigits) values.push(isDigits ? TO_C : TO_B);
    values.push(...(isDigits ? pairsOf(run) : [run.charCodeAt(0) - 32]));
  }
  return values;
}

const pairsOf = (digits: string) => (digits.match(/\d\d/g) ?? []).map(Number);
