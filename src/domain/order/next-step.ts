import type { RefundTrouble } from '#domain/payments/provider-refund.ts';
import type { Minor } from '#domain/price/money.ts';
import type { AnyAction } from './action-rights.ts';
import type { MoneyAction, OrderAction, ParcelAction, ReturnAction } from './actions.ts';
import type { OfferedAction } from './allowed-actions.ts';
import { isOffered } from './offered.ts';

type Offered<Action extends AnyAction> = { actions: readonly OfferedAction<Action>[] };
type Numbered<Action extends AnyAction> = Offered<Action> & { id: number };

/** What is looked at to tell what to do next with an order. */
export type AtHand = Offered<OrderAction> & {
  parcels: readonly Numbered<ParcelAction>[];
  returns?: readonly Numbered<ReturnAction>[];
  /** Statements of withdrawal from it, for whoever sees to them. */
  withdrawals?: readonly { id: number; isHandled: boolean }[];
  money?: {
    owed: Minor;
    balance: Minor;
    rows?: readonly Numbered<MoneyAction>[];
    /** A refund that did not go back, and that somebody has to see to. */
    trouble?: { what: RefundTrouble; id: number } | undefined;
  };
  /** Whether money was promised for a complaint about it, and did not go back yet. */
  isMoneyPromised?: boolean;
};

export type NextStep =
  | { action: Extract<OrderAction, 'release' | 'start_parcel' | 'ask_refund' | 'record_payment'> }
  | { action: Extract<OrderAction, 'refund_lines' | 'refund_whole'> }
  | { action: Extract<ParcelAction, 'pack' | 'order_label' | 'send' | 'deliver'>; id: number }
  | { action: Extract<ReturnAction, 'receive' | 'check' | 'settle'>; id: number }
  | { action: Extract<MoneyAction, 'confirm_refund'>; id: number }
  | { action: 'withdrawal'; id: number };

/** The one thing that an order waits for: what somebody may do and nothing is in the way of. First match wins. */
export function nextStepOf({
  actions,
  parcels,
  returns = [],
  withdrawals = [],
  money,
  isMoneyPromised = false,
}: AtHand): NextStep | undefined {
  const may = (action: OrderAction) => isOpen(actions, action);
  const { owed = 0, rows = [], trouble } = money ?? {};
  const owes = () => (owed > 0 && may('ask_refund') ? { action: 'ask_refund' as const } : undefined);
  const comingBack = () =>
    stepAmong(returns, ['settle', 'check', 'receive']) ?? owes() ?? stepAmong(rows, ['confirm_refund']);
  // Whoever waits for this money has waited already.
  const unclear = rows.filter(({ id }) => id === trouble?.id);
  const late = trouble && (trouble.what === 'unclear' ? stepAmong(unclear, ['confirm_refund']) : owes());
  if (late) return late;
  // What somebody has withdrawn from is not packed for them, and its money has a deadline.
  const stated = withdrawals.find(({ isHandled }) => !isHandled);
  if (stated) return comingBack() ?? { action: 'withdrawal', id: stated.id };
  if (may('release')) return { action: 'release' };
  return (
    labelAmong(parcels) ??
    stepAmong(parcels, ['send', 'pack']) ??
    (may('start_parcel') ? { action: 'start_parcel' } : undefined) ??
    comingBack() ??
    (isMoneyPromised ? refundAmong(may) : undefined) ??
    (money && money.balance < 0 && may('record_payment') ? { action: 'record_payment' } : undefined) ??
    stepAmong(parcels, ['deliver'])
  );
}

function refundAmong(may: (action: OrderAction) => boolean): NextStep | undefined {
  const action = (['refund_lines', 'refund_whole'] as const).find(may);
  return action && { action };
}

/** Where a carrier makes the label, it comes before a number that somebody would type. */
function labelAmong(parcels: AtHand['parcels']): NextStep | undefined {
  const unnumbered = parcels.find(
    ({ actions }) =>
      isOpen(actions, 'order_label') &&
      actions.some(({ action, why }) => action === 'send' && why === 'no_tracking_number'),
  );
  return unnumbered && { action: 'order_label', id: unnumbered.id };
}

function stepAmong<Action extends AnyAction, Wanted extends Action>(
  things: readonly Numbered<Action>[],
  wanted: readonly Wanted[],
): { action: Wanted; id: number } | undefined {
  for (const action of wanted)
    for (const { id, actions } of things) if (isOpen(actions, action)) return { action, id };
  return undefined;
}

const isOpen = <Action extends AnyAction>(actions: readonly OfferedAction<Action>[], wanted: Action) =>
  actions.some((one) => one.action === wanted && isOffered(one));
