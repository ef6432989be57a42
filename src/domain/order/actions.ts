import {
  isCovered,
  isGivenBack,
  type MoneyRow,
  moneyOf,
  openRefunds,
  owedOf,
  refundableOf,
} from './money.ts';
import type { OrderFacts, ParcelFact, ReturnFact } from './order-facts.ts';
import { countsOf, hasLeft, hasPacked, isTakenBack, packableOf } from './parcels.ts';
import { returnableOf } from './returns.ts';

/** What may be done with an order as a whole. */
export type OrderAction =
  | 'hold'
  | 'release'
  | 'note'
  | 'cancel'
  | 'edit_lines'
  | 'add_line'
  | 'edit_address'
  | 'edit_contact'
  | 'edit_delivery'
  | 'record_payment'
  | 'ask_refund'
  | 'refund_whole'
  | 'refund_lines'
  | 'start_parcel'
  | 'start_unpaid'
  | 'open_return';

export type ParcelAction =
  | 'scan'
  | 'drop'
  | 'pack'
  | 'unpack'
  | 'order_label'
  | 'cancel_label'
  | 'send'
  | 'deliver'
  | 'lost'
  | 'back';
/** Of the e-mails that were written about it. */
export type EmailAction = 'send_email';
export type ReturnAction = 'receive' | 'check' | 'settle' | 'refuse';
export type MoneyAction = 'confirm_refund' | 'fail_refund' | 'reverse';

/** Why something cannot be done. */
export type WhyNot =
  | 'cancelled'
  | 'held'
  | 'not_held'
  | 'packed'
  | 'nothing_open'
  | 'service_waits'
  | 'all_left'
  | 'unpaid'
  | 'nothing_received'
  | 'given_back'
  | 'nothing_to_return'
  | 'not_packing'
  | 'not_packed'
  | 'not_sent'
  | 'sent_already'
  | 'empty'
  | 'no_tracking_number'
  | 'no_carrier'
  | 'has_label'
  | 'no_label'
  | 'label_kept'
  | 'label_leaving'
  | 'not_announced'
  | 'not_received'
  | 'not_checked'
  | 'settled_already'
  | 'came_back'
  | 'nothing_sent'
  | 'owed_first'
  | 'not_unpaid'
  | 'not_asked'
  | 'at_provider'
  | 'not_reversible'
  | 'of_provider'
  | 'refunded_already'
  | 'refunded';

/** Whether whoever packs may do so before the money is there. */
export type PackingRight = { mayPackUnpaid: boolean };

/** What is in the way of an action; undefined where nothing is. */
export function whyNot(
  action: OrderAction,
  facts: OrderFacts,
  { mayPackUnpaid }: PackingRight = { mayPackUnpaid: false },
): WhyNot | undefined {
  const { isCancelled, held, money, payment } = facts;
  switch (action) {
    case 'note':
    case 'record_payment':
    case 'edit_contact':
      return undefined;
    case 'ask_refund':
    case 'refund_whole':
      return whyNothingBack(money);
    case 'refund_lines':
      if (refundableOf(money) <= 0) return whyNothingBack(money);
      // What came back is owed already: giving for its line once more would pay it twice.
      if (owedOf(money) > 0 && facts.returns.some(isTakenBack)) return 'owed_first';
      return facts.lines.some((line) => countsOf(facts, line).sent > 0) ? undefined : 'nothing_sent';
    case 'open_return':
      return returnableOf(facts).size > 0 ? undefined : 'nothing_to_return';
    case 'hold':
      if (isCancelled) return 'cancelled';
      if (held !== null) return 'held';
      return hasOpen(facts) || !facts.parcels.every(hasLeft) ? undefined : 'all_left';
    case 'release':
      return held === null ? 'not_held' : undefined;
    case 'cancel':
      return isCancelled ? 'cancelled' : hasPacked(facts) ? 'packed' : undefined;
    case 'add_line':
    case 'edit_lines':
    case 'edit_address':
    case 'edit_delivery':
      if (isCancelled) return 'cancelled';
      return hasOpen(facts) ? undefined : 'nothing_open';
    case 'start_parcel':
      if (isCancelled) return 'cancelled';
      if (held !== null) return 'held';
      if (!hasOpen(facts)) return 'nothing_open';
      if (isGivenBack(money)) return 'refunded';
      if (!facts.lines.some((line) => packableOf(facts, line) > 0)) return 'service_waits';
      return isCovered(money) || payment === 'on_delivery' || mayPackUnpaid ? undefined : 'unpaid';
    case 'start_unpaid': {
      const why = whyNot('start_parcel', facts);
      return why === 'unpaid' ? undefined : 'not_unpaid';
    }
  }
}

export function whyNotParcel(
  action: ParcelAction,
  { held, money }: Pick<OrderFacts, 'held' | 'money'>,
  { state, lines, isTracked, trackingNumber, label }: ParcelFact,
): WhyNot | undefined {
  switch (action) {
    case 'scan':
    case 'drop':
      return state === 'packing' ? undefined : 'not_packing';
    case 'pack':
      if (state !== 'packing') return 'not_packing';
      if (held !== null) return 'held';
      return lines.length > 0 ? undefined : 'empty';
    case 'unpack':
      return state === 'packed' ? undefined : 'not_packed';
    case 'order_label':
      if (label === undefined) return 'no_carrier';
      if (state !== 'packed') return state === 'packing' ? 'not_packed' : 'sent_already';
      if (held !== null) return 'held';
      if (isGivenBack(money)) return 'refunded';
      return label === 'none' ? undefined : 'has_label';
    case 'cancel_label':
      if (label === undefined) return 'no_carrier';
      if (label === 'none') return 'no_label';
      if (state !== 'packing' && state !== 'packed') return 'sent_already';
      if (label === 'leaving') return 'label_leaving';
      return label === 'kept' ? 'label_kept' : undefined;
    case 'send':
      if (state !== 'packed') return state === 'packing' ? 'not_packed' : 'sent_already';
      if (held !== null) return 'held';
      if (isGivenBack(money)) return 'refunded';
      return isTracked && trackingNumber === null ? 'no_tracking_number' : undefined;
    case 'deliver':
    case 'lost':
    case 'back':
      return state === 'sent' ? undefined : 'not_sent';
  }
}

export function whyNotReturn(
  action: ReturnAction,
  { state, reason }: Pick<ReturnFact, 'state' | 'reason'>,
): WhyNot | undefined {
  switch (action) {
    case 'receive':
      return state === 'announced' ? undefined : 'not_announced';
    case 'check':
      return state === 'received' ? undefined : 'not_received';
    case 'settle':
      return whyNotDecided(state);
    case 'refuse':
      if (state !== 'checked') return whyNotDecided(state);
      // Nobody has sent it back: there is nothing to refuse.
      return reason === 'undelivered' ? 'came_back' : undefined;
  }
}

function whyNotDecided(state: ReturnFact['state']): WhyNot | undefined {
  if (state === 'checked') return undefined;
  return state === 'settled' || state === 'refused' ? 'settled_already' : 'not_checked';
}

const REVERSIBLE: readonly MoneyRow['kind'][] = ['payment', 'expected', 'refund_confirmed'];

export function whyNotMoney(
  action: MoneyAction,
  { payment }: Pick<OrderFacts, 'payment'>,
  row: MoneyRow,
  rows: readonly MoneyRow[],
): WhyNot | undefined {
  if (action !== 'reverse') return whyNotAnswered(row, rows);
  const isReversed = rows.some(({ kind, about }) => kind === 'reversal' && about === row.id);
  if (isReversed || !REVERSIBLE.includes(row.kind)) return 'not_reversible';
  if (row.isOfProvider) return 'of_provider';
  if (row.kind !== 'payment') return undefined;
  // What was given back must have been received, in the same currency.
  const money = moneyOf(rows, { currency: row.currency, payment });
  return row.amount > refundableOf(money) ? 'refunded_already' : undefined;
}

function whyNotAnswered(row: MoneyRow, rows: readonly MoneyRow[]): WhyNot | undefined {
  if (!openRefunds(rows).some(({ id }) => id === row.id)) return 'not_asked';
  return row.isAtProvider ? 'at_provider' : undefined;
}

function whyNothingBack(money: OrderFacts['money']): WhyNot | undefined {
  if (refundableOf(money) > 0) return undefined;
  return money.received > 0 ? 'given_back' : 'nothing_received';
}

const hasOpen = (facts: OrderFacts) => facts.lines.some((line) => countsOf(facts, line).open > 0);
