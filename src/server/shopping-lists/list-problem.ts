import type { ListProblem } from '#shop/shopping-lists/list-outcome.ts';
import { MOST_ITEMS, MOST_LISTS } from '#shop/shopping-lists/own-lists.ts';
import type { Values } from '#texts/say.ts';
import type { TextKey } from '#texts/text-key.ts';

const TEXTS: Record<ListProblem, [TextKey, Values?]> = {
  no_list: ['shoppingLists.noList'],
  no_name: ['shoppingLists.noName'],
  too_many_lists: ['shoppingLists.tooManyLists', { n: MOST_LISTS }],
  too_many_items: ['shoppingLists.tooManyItems', { n: MOST_ITEMS }],
  no_product: ['alert.noProduct'],
  no_size: ['alert.noSize'],
};

/** Why a list was not changed, in the shopper's words. */
export const listProblem = (problem: ListProblem, t: (key: TextKey, values?: Values) => string): string =>
  t(...TEXTS[problem]);
