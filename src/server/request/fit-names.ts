/** As long as names may be in a cookie beside the rest of its message; browsers drop one of more than 4096 bytes. */
export const LONGEST_NAMES = 3000;

/** Names with commas or the like between them, as many as find room in the cookie that takes them to the next page. */
export function fitNames(names: readonly string[], between = ', '): string {
  let said = '';
  for (const [index, name] of names.entries()) {
    const longer = index === 0 ? name : `${said}${between}${name}`;
    if (encodeURIComponent(longer).length > LONGEST_NAMES) return `${said}${between}…`;
    said = longer;
  }
  return said;
}
