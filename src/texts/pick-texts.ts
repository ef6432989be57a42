import type { TextKey, Texts } from './text-key.ts';

/** The chosen texts, to be sent along with an island or a form. */
export function pickTexts(texts: Partial<Texts>, keys: readonly TextKey[]): Partial<Texts> {
  return Object.fromEntries(keys.map((key) => [key, texts[key]]));
}
