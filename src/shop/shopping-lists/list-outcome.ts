/** What came of a change of lists. A shopper's mistake is a value. */
export type ListOutcome = { ok: true; list: number } | { ok: false; problem: ListProblem };

export type ListProblem =
  | 'no_list'
  | 'no_name'
  | 'too_many_lists'
  | 'too_many_items'
  | 'no_product'
  | 'no_size';
