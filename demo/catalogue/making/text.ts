import type { Text } from '#demo/catalogue/types.ts';

export function t(pl: string, en: string): Text {
  return { pl, en };
}

/** A name or a measure that reads the same in both languages. */
export function same(text: string): Text {
  return { pl: text, en: text };
}
