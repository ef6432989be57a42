const LONGEST = 60;

/** Whether a phrase has a word or words in it that the shop does not want to repeat; accents and case do not count. */
export function isBlocked(phrase: string, blocked: readonly string[]): boolean {
  const plain = plainWords(phrase);
  return blocked.some((words) => plain.includes(plainWords(words)));
}

/** ' zolty kubek ' of 'Żółty KUBEK': whole words are found between spaces. */
function plainWords(text: string): string {
  const letters = text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
  return ` ${(letters.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Whether others may be shown what a shopper searched for: never what could be an address or a number of a person. */
export function mayBeSuggested(text: string): boolean {
  return (
    text.length <= LONGEST && !text.includes('@') && !LONG_NUMBER.test(text) && !/[\p{Cc}\p{Cn}]/u.test(text)
  );
}

/** Six digits or more, also in groups: phone numbers, accounts, codes of parcels. */
const LONG_NUMBER = /\d(?:[\s./-]*\d){5}/;
