import type { WhyNot } from '#domain/order/actions.ts';
import type { MoneyState } from '#domain/order/money.ts';
import type { Stage } from '#domain/order/stage.ts';

/** What is wrong with what was asked for, beside what is in an action's way. */
export type Problem =
  | WhyNot
  | 'forbidden'
  | 'no_order'
  | 'no_line'
  | 'no_parcel'
  | 'no_return'
  | 'no_entry'
  | 'no_email'
  | 'no_method'
  | 'no_point'
  | 'no_reason'
  | 'no_stock'
  | 'not_for_sale'
  | 'points_line'
  | 'last_line'
  | 'in_parcel'
  | 'in_return'
  | 'bad_quantity'
  | 'whole_only'
  | 'no_multiple'
  | 'bad_amount'
  | 'bad_cost'
  | 'bad_weight'
  | 'bad_email'
  | 'too_much'
  | 'too_many_back'
  | 'too_few_back'
  | 'too_large'
  | 'known_reference'
  | 'too_long'
  | 'odd_text'
  | 'bad_link'
  | 'used_number'
  | 'bad_key'
  | 'key_reused';

/** Something that was done with the order since somebody looked at it. */
export type Since = { kind: string; version: number; actorName: string; happenedAt: Date };

/** `changed` is false where it was so already, or was done with this key before. */
export type ActOutcome =
  | { ok: true; changed: boolean; version: number; stage: Stage; moneyState: MoneyState }
  | { ok: false; problem: 'conflict'; version: number; since: Since[] }
  | { ok: false; problem: Problem; about?: ProblemAbout | undefined };

/** The product that a problem is with, and the number that it is about. */
export type ProblemAbout = { product: string; n: number };

/** What something would come to, or why it cannot be done. */
export type Quoted<What> = ({ ok: true } & What) | Extract<ActOutcome, { ok: false }>;

/** Which order, the version of it that whoever acts has seen, and the key of the form. */
export type ActRequest = {
  number: string;
  version?: number | undefined;
  key?: string | undefined;
  /** Only says what would come of it: nothing is changed, nothing sent. */
  dryRun?: boolean | undefined;
};

/** Undoes all that was begun, after it was seen what would have come of it. */
export class Tried extends Error {
  readonly outcome: ActOutcome;

  constructor(outcome: ActOutcome) {
    super('only tried');
    this.outcome = outcome;
  }
}

/** Undoes all that was begun: nothing of a refused action stays. */
export class Refused extends Error {
  readonly problem: Problem;
  readonly about: ProblemAbout | undefined;

  constructor(problem: Problem, about?: ProblemAbout) {
    super(problem);
    this.problem = problem;
    this.about = about;
  }
}
