import * as v from 'valibot';
import { type ShopConfig, type ShopWords, shopSchema } from './shop-config.ts';
import { NEUTRAL_WORDS } from './shop-words.ts';

/** The checked configuration, or one sentence for each thing that is wrong with it. Words that it leaves out are given. */
export function checkConfig(
  value: unknown,
  words: ShopWords = NEUTRAL_WORDS,
): { config: ShopConfig } | { problems: string[] } {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const result = v.safeParse(shopSchema, isObject ? { ...words, ...value } : value);
  if (result.success) return { config: result.output };
  return {
    problems: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`),
  };
}
