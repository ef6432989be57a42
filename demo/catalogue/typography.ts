import type { Text } from './types.ts';

const NO_BREAK = '\u00a0';

/** The value with every text in it typeset: nothing short is left alone at the end of a line. */
export function typeset<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => typeset(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return { pl: typesetPolish(value.pl), en: joinUnits(value.en) } as Value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typeset(item)])) as Value;
}

/** One-letter words hold on to the next word, units to their number. */
export function typesetPolish(text: string): string {
  return joinUnits(text).replace(/(?<=^|[\s(„])([aiouwz]) (?=\S)/giu, `$1${NO_BREAK}`);
}

/** A unit holds on to its number, and so do the groups of a long number. */
export function joinUnits(text: string): string {
  return text
    .replace(
      /(\d) (?=(?:k?g|mg|ml|l|mm|cm|m|zł|W|V|s|min|h|bar(?:ów)?|szt\.|°C)(?!\p{L}))/gu,
      `$1${NO_BREAK}`,
    )
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NO_BREAK}`)
    .replaceAll('m n.p.m.', `m${NO_BREAK}n.p.m.`);
}

function isText(value: object): value is Text {
  return 'pl' in value && 'en' in value && typeof value.pl === 'string' && typeof value.en === 'string';
}
