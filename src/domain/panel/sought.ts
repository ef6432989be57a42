/** What may be found by what was typed: looked for only where it can be there, and quickly. */
export type Sought = {
  words: string[];
  /** By name, address or phone. */
  people: boolean;
  orders: boolean;
  /** Letters alone are a name: of who ordered, never of what was. */
  isName: boolean;
  /** By name or by a code. */
  goods: boolean;
};

const MOST_WORDS = 8;
const LONGEST_WORD = 60;
/** An index by three letters finds nothing of fewer. */
const FEWEST_LETTERS = 3;

export function soughtIn(typed: string): Sought {
  const words = typed
    .replaceAll('\u0000', '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''));
  const isLong = words.some((word) => lettersOf(word) >= FEWEST_LETTERS);
  return {
    words,
    people: isLong,
    orders: isLong,
    isName: !words.some((word) => /[\d@]/.test(word)),
    goods: isLong && !words.some((word) => word.includes('@')),
  };
}

const lettersOf = (word: string) => (word.match(/[\p{L}\p{N}]/gu) ?? []).length;
