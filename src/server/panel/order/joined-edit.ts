import type { FormValues } from '#domain/form/form-rules.ts';
import { disputedFields, touchedFields, wantedValues } from '#domain/form/touched-fields.ts';
import type { ActOutcome } from '#shop/order/desk/outcome.ts';
import type { ShownOrder } from '#shop/order/desk/shown-order.ts';
import type { Preview } from './order-actions.ts';

/** The fields of a form as they are meant: with what others have written where nobody touched it, and what was touched. */
export type Meant = { wanted: FormValues; touched: FormValues };

type Edit = {
  /** What stood in the form, and what was sent with it. */
  was: FormValues;
  sent: FormValues;
  order: ShownOrder;
  /** The version that the form was made of. */
  version: number | undefined;
  /** The order as it is by now. */
  read: () => Promise<ShownOrder | undefined>;
  /** What would stand in the form if it were made of this order. */
  valuesOf: (order: ShownOrder) => FormValues;
  work: (order: ShownOrder, version: number | undefined, meant: Meant) => Promise<ActOutcome | Preview>;
};

export type Joined = { outcome: ActOutcome | Preview; wanted: FormValues; theirs: FormValues };

/** So often somebody may be faster. */
const MOST_TURNS = 3;

/**
 * Does what a form asks for. Where others were faster and changed other fields of it, both have their way; only a
 * field that both changed is theirs to be seen, and to be chosen.
 */
export async function joinedEdit(edit: Edit): Promise<Joined | undefined> {
  const { was, sent, read, valuesOf, work } = edit;
  let { order, version } = edit;
  for (let turn = 1; ; turn++) {
    const before = { was, sent, now: valuesOf(order) };
    const meant = { wanted: wantedValues(before), touched: touchedFields(before) };
    const outcome = await work(order, version, meant);
    const isConflict = 'ok' in outcome && !outcome.ok && outcome.problem === 'conflict';
    if (!isConflict) return { outcome, wanted: meant.wanted, theirs: {} };
    const now = await read();
    if (!now) return undefined;
    const edited = { was, sent, now: valuesOf(now) };
    const theirs = disputedFields(edited);
    const canJoin = Object.keys(was).length > 0 && Object.keys(theirs).length === 0;
    if (!canJoin || turn === MOST_TURNS) return { outcome, wanted: wantedValues(edited), theirs };
    [order, version] = [now, now.version];
  }
}
