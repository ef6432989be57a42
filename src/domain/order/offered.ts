import type { AnyAction } from './action-rights.ts';
import type { WhyNot } from './actions.ts';
import type { OfferedAction } from './allowed-actions.ts';

/** What anybody sees on the order itself: it needs no words beside an action that is not there. */
const SELF_EVIDENT: readonly WhyNot[] = [
  ...(['not_held', 'cancelled', 'nothing_open', 'all_left', 'nothing_received', 'given_back'] as const),
  ...(['nothing_to_return'] as const),
  ...(['not_packing', 'not_packed', 'not_sent', 'sent_already'] as const),
  ...([
    'not_announced',
    'not_received',
    'not_checked',
    'not_asked',
    'at_provider',
    'not_reversible',
    'of_provider',
  ] as const),
  ...(['has_label', 'no_label', 'label_leaving'] as const),
  ...(['came_back', 'settled_already', 'nothing_sent', 'not_unpaid'] as const),
];

/** Whether it can be done at this moment. A number to follow a parcel by is typed along with sending it. */
export const isOffered = ({ why }: OfferedAction<AnyAction>): boolean =>
  why === undefined || why === 'no_tracking_number';

/** Whether everybody sees why it cannot be done. */
export const isSelfEvident = ({ why }: OfferedAction<AnyAction>): boolean =>
  why !== undefined && SELF_EVIDENT.includes(why);

type Offering = { id: number; actions: readonly OfferedAction<AnyAction>[] };
/** All of an order that something can be done with. */
export type Offerings = {
  actions: Offering['actions'];
  parcels: readonly Offering[];
  returns?: readonly Offering[];
  money?: { rows: readonly Offering[] };
  emails?: readonly Offering[];
};

/** Whether it can be done with the order itself (0), or with the part of it that has this number. */
export function isOfferedOn(order: Offerings, wanted: AnyAction, id: number): boolean {
  const { actions, parcels, returns = [], money, emails = [] } = order;
  const parts: Offering[] = [{ id: 0, actions }, ...parcels, ...returns, ...(money?.rows ?? []), ...emails];
  return parts.some(
    (part) => part.id === id && part.actions.some((one) => one.action === wanted && isOffered(one)),
  );
}
