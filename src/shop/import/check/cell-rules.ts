/** A cell as it is kept, or what is wrong with it: a sentence that goes on after the column's name. */
export type CheckedCell = { value: string } | { problem: string };
export type CellRule = (text: string) => CheckedCell;

const value = (text: string): CheckedCell => ({ value: text });
const problem = (sentence: string): CheckedCell => ({ problem: sentence });
const shown = (text: string) => `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;

export const textRule =
  (longest: number): CellRule =>
  (text) =>
    text.length <= longest ? value(text) : problem(`is longer than ${longest} characters.`);

/** Words of the file and what they are kept as. */
export const wordRule =
  (words: Readonly<Record<string, string>>): CellRule =>
  (text) => {
    const kept = Object.hasOwn(words, text.toLowerCase()) ? words[text.toLowerCase()] : undefined;
    return kept === undefined
      ? problem(`must be one of ${Object.keys(words).join(', ')}, not ${shown(text)}.`)
      : value(kept);
  };

export const wholeRule =
  (least: number, most: number): CellRule =>
  (text) =>
    /^[+-]?\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? value(String(Number(text)))
      : problem(`must be a whole number from ${least} to ${most}, not ${shown(text)}.`);

/** A number with a comma or a point and so many decimals, kept as a whole number of the last of them. */
export const decimalRule =
  (decimals: number, least: number, most: number): CellRule =>
  (text) => {
    const [, whole = '', fraction = ''] =
      /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.replace(/[\s\u00a0\u202f]/g, '')) ?? [];
    const kept = Number(whole + fraction.padEnd(decimals, '0'));
    if (whole === '' || fraction.length > decimals)
      return problem(`must be a number such as ${example(decimals)}, not ${shown(text)}.`);
    const scale = 10 ** decimals;
    return kept >= least && kept <= most
      ? value(String(kept))
      : problem(`must be from ${least / scale} to ${most / scale}, not ${shown(text)}.`);
  };

const example = (decimals: number) => (39).toFixed(decimals);

export const patternRule =
  (pattern: RegExp, sentence: string): CellRule =>
  (text) =>
    pattern.test(text) ? value(text) : problem(`${sentence}, not ${shown(text)}.`);
