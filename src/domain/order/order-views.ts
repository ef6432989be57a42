import { DAY } from '#domain/time/zone.ts';
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

/** What the day lists the first few of: the rest of it is opened from there. */
export const DAY_VIEWS = ['lapsing', 'owed', 'refused_payments'] as const;
export type DayView = (typeof DAY_VIEWS)[number];
export type OrderView = (typeof ORDER_VIEWS)[number] | DayView;

/** Which orders belong to a view. */
export type ViewRule = {
  stages?: readonly Stage[];
  money?: readonly MoneyState[];
  /** Whether they are held; either where left out. */
  isHeld?: boolean;
  /** Only those that could have left on so many of the shop's days of dispatch, and did not. */
  missedDays?: number;
  notCancelled?: true;
  /** Only those whose time to pay ends within so long. */
  payableFor?: number;
  /** Only those whose payment was refused within so long before. */
  refusedWithin?: number;
  /** Only those whose money nobody has sent on its way yet. */
  isOwed?: true;
  /** Not those all of whose money goes back. */
  isKept?: true;
  /** Not those that wait for the day on which their service may begin. */
  hasBegun?: true;
};

const OVERPAID: MoneyState[] = ['overpaid', 'refund_owed'];
const TO_PACK: Stage[] = ['placed', 'paid', 'packing', 'sent_part'];

export const VIEW_RULES: Readonly<Record<OrderView, ViewRule>> = {
  all: {},
  to_pay: { stages: ['awaiting_payment'], isHeld: false },
  to_pack: { stages: TO_PACK, isHeld: false, hasBegun: true, isKept: true },
  to_send: { stages: ['packed'], isHeld: false },
  late: { stages: [...TO_PACK, 'packed'], isHeld: false, missedDays: 3, hasBegun: true, isKept: true },
  held: { isHeld: true },
  sent: { stages: ['sent', 'delivered'] },
  refunds: { money: OVERPAID },
  lapsing: { stages: ['awaiting_payment'], payableFor: 2 * DAY },
  owed: { money: OVERPAID, isOwed: true },
  refused_payments: { money: ['unpaid', 'part_paid'], notCancelled: true, refusedWithin: 7 * DAY },
};

/** What says something of money is for those alone who may see it. */
export const viewsFor = (maySeeMoney: boolean): OrderView[] => ORDER_VIEWS.filter(isFor(maySeeMoney));

/** The view of that name, where somebody may open it. */
export const viewNamed = (text: string, maySeeMoney: boolean): OrderView | undefined =>
  [...ORDER_VIEWS, ...DAY_VIEWS].filter(isFor(maySeeMoney)).find((view) => view === text);

const isFor = (maySeeMoney: boolean) => (view: OrderView) =>
  maySeeMoney || VIEW_RULES[view].money === undefined;

/** Counts of views stop here: nobody needs to know by how much it is more. */
export const MOST_COUNTED = 10_000;
