import type { MoneyState } from './money.ts';
import type { Stage } from './stage.ts';

/** What the list of orders shows by itself, by what is to be done next. */
export const ORDER_VIEWS = [
  'all',
  'to_pay',
  'to_pack',
  'to_send',
  'late',
  'held',
  'sent',
  'refunds',
] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** Which orders belong to a view. */
export type ViewRule = {
  stages?: readonly Stage[];
  money?: readonly MoneyState[];
  /** Whether they are held; either where left out. */
  isHeld?: boolean;
  /** Only those that could have left on so many of the shop's days of dispatch, and did not. */
  missedDays?: number;
};

const TO_PACK: Stage[] = ['placed', 'paid', 'packing', 'sent_part'];

export const VIEW_RULES: Readonly<Record<OrderView, ViewRule>> = {
  all: {},
  to_pay: { stages: ['awaiting_payment'], isHeld: false },
  to_pack: { stages: TO_PACK, isHeld: false },
  to_send: { stages: ['packed'], isHeld: false },
  late: { stages: [...TO_PACK, 'packed'], isHeld: false, missedDays: 3 },
  held: { isHeld: true },
  sent: { stages: ['sent', 'delivered'] },
  refunds: { money: ['overpaid', 'refund_owed'] },
};

/** What says something of money is for those alone who may see it. */
export const viewsFor = (maySeeMoney: boolean): OrderView[] =>
  ORDER_VIEWS.filter((view) => maySeeMoney || VIEW_RULES[view].money === undefined);

export const isOrderView = (text: string): text is OrderView =>
  (ORDER_VIEWS as readonly string[]).includes(text);

/** Counts of views stop here: nobody needs to know by how much it is more. */
export const MOST_COUNTED = 10_000;
