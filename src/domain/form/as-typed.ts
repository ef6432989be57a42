/** A value as it was typed, ready to be judged: no spaces around it, each letter in its shortest spelling. */
export function asTyped(value: string): string {
  return value.normalize('NFC').trim();
}

/** The value without spaces, its hyphens plain, whichever of them the keyboard or a text editor made. */
export function withoutSpaces(value: string): string {
  return asTyped(value)
    .replace(/\s/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}
