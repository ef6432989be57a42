import type { Right } from '#domain/staff/right.ts';
import { type AnyAction, RIGHT_FOR } from './action-rights.ts';
import {
  type MoneyAction,
  type OrderAction,
  type ParcelAction,
  type ReturnAction,
  type WhyNot,
  whyNot,
  whyNotMoney,
  whyNotParcel,
  whyNotReturn,
} from './actions.ts';
import type { MoneyRow } from './money.ts';
import type { OrderFacts, ParcelFact, ReturnFact } from './order-facts.ts';

/** An action that a screen shows; with why not, where it is not possible now. */
export type OfferedAction<Action extends AnyAction> = { action: Action; why?: WhyNot };

type May = (right: Right) => boolean;

const ORDER_ACTIONS: readonly OrderAction[] = [
  'start_parcel',
  'record_payment',
  'start_unpaid',
  'edit_lines',
  'add_line',
  'edit_address',
  'edit_contact',
  'edit_delivery',
  'ask_refund',
  'refund_lines',
  'refund_whole',
  'open_return',
  'note',
  'hold',
  'release',
  'cancel',
];
const PARCEL_ACTIONS: readonly ParcelAction[] = [
  'scan',
  'pack',
  'order_label',
  'send',
  'deliver',
  'unpack',
  'cancel_label',
  'drop',
  'back',
  'lost',
];
const RETURN_ACTIONS: readonly ReturnAction[] = ['receive', 'check', 'settle', 'refuse'];
const MONEY_ACTIONS: readonly MoneyAction[] = ['confirm_refund', 'fail_refund', 'reverse'];

/** What somebody may do with an order; what the right is missing for is not offered at all. */
export const orderActions = (facts: OrderFacts, may: May): OfferedAction<OrderAction>[] =>
  offered(ORDER_ACTIONS, may, (action) => whyNot(action, facts));

export const parcelActions = (
  facts: OrderFacts,
  parcel: ParcelFact,
  may: May,
): OfferedAction<ParcelAction>[] =>
  // In most shops nobody carries anything: there it is no action.
  offered(PARCEL_ACTIONS, may, (action) => whyNotParcel(action, facts, parcel)).filter(
    ({ why }) => why !== 'no_carrier',
  );

export const returnActions = (found: ReturnFact, may: May): OfferedAction<ReturnAction>[] =>
  offered(RETURN_ACTIONS, may, (action) => whyNotReturn(action, found));

export const moneyActions = (
  facts: OrderFacts,
  row: MoneyRow,
  rows: readonly MoneyRow[],
  may: May,
): OfferedAction<MoneyAction>[] =>
  offered(MONEY_ACTIONS, may, (action) => whyNotMoney(action, facts, row, rows));

function offered<Action extends AnyAction>(
  actions: readonly Action[],
  may: May,
  find: (action: Action) => WhyNot | undefined,
): OfferedAction<Action>[] {
  return actions
    .filter((action) => may(RIGHT_FOR[action]))
    .map((action) => {
      const why = find(action);
      return { action, ...(why && { why }) };
    });
}
