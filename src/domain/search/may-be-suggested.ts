const LONGEST = 60;

/** Whether others may be shown what a shopper searched for: never what could be an address or a number of a person. */
export function mayBeSuggested(text: string): boolean {
  return (
    text.length <= LONGEST && !text.includes('@') && !LONG_NUMBER.test(text) && !/[\p{Cc}\p{Cn}]/u.test(text)
  );
}

/** Six digits or more, also in groups: phone numbers, accounts, codes of parcels. */
const LONG_NUMBER = /\d(?:[\s./-]*\d){5}/;
