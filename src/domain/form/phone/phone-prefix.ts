// As the ITU gives them out: 1 and 7 alone, some of two digits, the rest of three. No code begins another.
const PREFIX = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** '+48' of '+48 600 700 800' and of '0048600700800'. */
export const prefixOf = (phone: string): string | undefined => PREFIX.exec(withPlus(phone))?.[0];

export const withoutPrefix = (phone: string): string => withPlus(phone).replace(PREFIX, '');

/** The number with its international prefix, where it has one, written with +. */
export const withPlus = (phone: string): string => phone.replace(/^00(?=\d)/, '+');
