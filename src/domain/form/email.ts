const LONGEST = 254;
const LONGEST_NAME = 64;
// Signs that mail programs give a meaning of their own are left to them; \p{C} is what cannot be seen.
const NAME = /^[^\s\p{C}@.,:;<>()[\]\\"]+(\.[^\s\p{C}@.,:;<>()[\]\\"]+)*$/u;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Whether mail could be sent there: a name and a domain with a dot in it, in any script, with no spaces. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false;
  const at = text.lastIndexOf('@');
  const [name, labels] = [text.slice(0, Math.max(0, at)), text.slice(at + 1).split('.')];
  if (name.length > LONGEST_NAME || !NAME.test(name)) return false;
  return (
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
