import type { Language } from '#contract/language.ts';

/** The name of the first list, for a script that has no other texts (spec §7 Create shopping list). */
export const DEFAULT_LIST_NAME: Record<Language, string> = { pl: 'Lista zakupowa', en: 'Shopping list' };
