/** A piece of a name; `match` where the shopper's text begins a word. */
export type Piece = { text: string; match: boolean };

/**
 * The name in pieces: the beginnings of its words that the text names stand apart. Capitals and diacritics do not
 * matter, nor the order of the words.
 */
export function markMatches(name: string, text: string): Piece[] {
  const wanted = [...new Set(plain(text).match(WORDS) ?? [])];
  return name.split(WORD).flatMap((piece, index) => {
    const length = index % 2 === 1 ? Math.max(0, ...wanted.map((word) => lengthOf(word, piece))) : 0;
    return [
      { text: piece.slice(0, length), match: true },
      { text: piece.slice(length), match: false },
    ].filter((part) => part.text !== '');
  });
}

const WORD = /([\p{L}\p{M}\p{N}]+)/u;
const WORDS = /[\p{L}\p{N}]+/gu;

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** How much of a word begins as wanted: letter by letter, because without its diacritics it may be shorter. */
function lengthOf(wanted: string, word: string): number {
  let missing = wanted;
  let length = 0;
  for (const letter of word) {
    const bare = plain(letter);
    if (missing === '' && bare !== '') break;
    if (!missing.startsWith(bare)) return 0;
    missing = missing.slice(bare.length);
    length += letter.length;
  }
  return missing === '' ? length : 0;
}
