// Letters of every script with their marks; the joiners that Persian and Indic names are spelled with;
// spaces, apostrophes, hyphens, and the dots of initials and of Catalan (Gal·la).
export const IN_NAMES = String.raw`\p{L}\p{M}\p{Zs}\u200c\u200d'’‘\-‐‑–.,·`;
export const IN_PLACES = String.raw`${IN_NAMES}\p{N}()/`;
export const IN_COMPANIES = `${IN_PLACES}&+"„”“«»!?:@`;
export const IN_STREETS = `${IN_PLACES}&+"„”“«»:#°№`;

// What turns a digit into an emoji is a mark to Unicode, like an accent.
const EMOJI_MARK = String.raw`[\ufe0e\ufe0f\u20d0-\u20ff]`;

/** Matches a text of these signs alone. */
export function onlyOf(signs: string): RegExp {
  return new RegExp(`^(?:(?!${EMOJI_MARK})[${signs}])+$`, 'u');
}

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Whether a digit of any script is in it: nobody's first or last name has one (spec §5 Live server checks). */
export function hasDigits(text: string): boolean {
  return /\p{Nd}/u.test(text);
}
