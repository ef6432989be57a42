import { and, asc, eq, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { CertificateEnd } from '#domain/invoices/ksef/certificate-end.ts';
import { VIEW_RULES } from '#domain/order/order-views.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import { startOfDay } from '#domain/time/zone.ts';
import type { Messages } from '#shop/contact/messages.ts';
import type { Database } from '#shop/db/database.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { type FailedEmails, readsFailedEmails } from '#shop/email/failed-emails.ts';
import type { OrderList, ViewCounts } from '#shop/order/list/order-list.ts';
import type { StatedWithdrawal } from '#shop/withdrawal/withdrawal-desk.ts';
import { type DeafWebhook, deafWebhooks } from './deaf-webhooks.ts';
import { type OwedOrder, owedOrders } from './owed-orders.ts';
import { refundTroubles, type TroubledRefund } from './refund-troubles.ts';
import { type RefusedPayment, refusedPayments } from './refused-payments.ts';
import { type ShortSizes, shortSizes } from './short-sizes.ts';

export type TodayParts = {
  database: Pick<Database, 'orm'>;
  orders: OrderList;
  messages: Messages;
  complaints: { countAwaiting(actor: Actor): Promise<number> };
  withdrawals: { open(actor: Actor): Promise<StatedWithdrawal[]> };
  failedEmails: Pick<FailedEmails, 'count'>;
  /** Certificates of KSeF that end soon, or have. */
  endingCertificates: () => CertificateEnd[];
  clock: () => number;
  timeZone: string;
  currency: string;
  /** From so few pieces on a size is short. */
  fewLeft: number;
};

export type Sales = { orders: number; worth: number };
export type DueWithdrawal = Pick<StatedWithdrawal, 'id' | 'number' | 'order' | 'confirmedAt'>;
type Listed<Row> = { count: number; rows: Row[] };
/** What there is to do, and how the day goes: each part for those alone who may see it. */
export type Today = {
  orders?: ViewCounts;
  answers?: number;
  /** Complaints whose client has written, and nobody has answered since. */
  complaints?: number;
  /** Withdrawals that were stated and wait, the one whose money is due first before the others. */
  withdrawals?: Listed<DueWithdrawal>;
  /** Unpaid orders that lapse soon, the next first. */
  deadlines?: Listed<{ id: number; number: string; payBy: Date | null }>;
  /** Those that were given up. */
  failedEmails?: number;
  /** Money that did not go back, and nobody has seen to it yet. */
  failedRefunds?: Listed<TroubledRefund>;
  /** Addresses that did not take what they were told. */
  deafWebhooks?: Listed<DeafWebhook>;
  endingCertificates?: CertificateEnd[];
  refusedPayments?: Listed<RefusedPayment>;
  /** Money that is the shoppers', and nobody has sent back yet; what waits longest first. */
  owed?: Listed<OwedOrder>;
  short?: ShortSizes;
  /** Until this time of day, today and on the same day of last week. */
  sales?: { today: Sales; lastWeek: Sales };
};

const MOST_LISTED = 5;
const SOON = VIEW_RULES.lapsing.payableFor ?? 0;
const LATELY = VIEW_RULES.refused_payments.refusedWithin ?? 0;

/** What the day asks for: all of it is asked at once. */
export async function today(parts: TodayParts, actor: Actor, language: Language): Promise<Today> {
  const asked = Object.entries(questions(parts, actor, language));
  const answers = asked.map(async ([name, answer]) => [name, await answer]);
  return Object.fromEntries(await Promise.all(answers));
}

type Questions = { [Name in keyof Today]: Promise<NonNullable<Today[Name]>> };

function questions(parts: TodayParts, actor: Actor, language: Language): Questions {
  const { database, orders, messages, complaints } = parts;
  const seesOrders = may(actor, 'order.read');
  return {
    ...((seesOrders || may(actor, 'parcel.pack') || may(actor, 'parcel.send')) && {
      orders: seesOrders
        ? orders.counts(actor, ['to_pay', 'to_pack', 'to_send', 'late'])
        : orders.workCounts(actor),
    }),
    ...(seesOrders && { deadlines: deadlines(parts) }),
    ...(may(actor, 'message.read') && { answers: messages.countOpen(actor) }),
    ...(may(actor, 'complaint.read') && { complaints: complaints.countAwaiting(actor) }),
    ...(may(actor, 'return.read') && { withdrawals: withdrawals(parts, actor) }),
    ...(readsFailedEmails(actor) && { failedEmails: parts.failedEmails.count(actor) }),
    ...(may(actor, 'settings.read') && {
      endingCertificates: Promise.resolve(parts.endingCertificates()),
      deafWebhooks: deafWebhooks(database, new Date(parts.clock() - LATELY)).then(listed),
    }),
    ...(may(actor, 'money.read') && {
      failedRefunds: refundTroubles(database).then(listed),
      owed: owedOrders(database).then(listed),
      refusedPayments: refusedPayments(database, new Date(parts.clock() - LATELY)).then(listed),
    }),
    ...(may(actor, 'stock.read') && { short: shortSizes({ ...parts, language }) }),
    ...(may(actor, 'numbers.read') && { sales: sales(parts) }),
  };
}

const listed = <Row>(rows: readonly Row[]): Listed<Row> => ({
  ...{ count: rows.length, rows: rows.slice(0, MOST_LISTED) },
});

const withdrawals = async (parts: TodayParts, actor: Actor) =>
  listed((await parts.withdrawals.open(actor)).map(dueOf));

const dueOf = ({ id, number, order, confirmedAt }: StatedWithdrawal): DueWithdrawal => ({
  ...{ id, number, order, confirmedAt },
});

async function deadlines({ database: { orm }, clock }: TodayParts) {
  const { id, number, payBy, stage } = shopOrder;
  const lapses = and(eq(stage, 'awaiting_payment'), lte(payBy, new Date(clock() + SOON)));
  return {
    count: await orm.$count(shopOrder, lapses),
    rows: await orm
      .select({ id, number, payBy })
      .from(shopOrder)
      .where(lapses)
      .orderBy(asc(payBy))
      .limit(MOST_LISTED),
  };
}

/** Orders of the shop's own currency that were not cancelled. */
async function sales({ database: { orm }, clock, timeZone, currency }: TodayParts) {
  const now = clock();
  const between = (from: number, until: number): SQL | undefined =>
    and(
      gte(shopOrder.createdAt, new Date(from)),
      lt(shopOrder.createdAt, new Date(until)),
      ne(shopOrder.status, 'cancelled'),
      eq(shopOrder.currency, currency),
    );
  const sum = async (from: number, until: number): Promise<Sales> => {
    const [row] = await orm
      .select({
        orders: sql<number>`count(*)::int`,
        worth: sql<number>`coalesce(sum(${shopOrder.totalGross}), 0)`.mapWith(Number),
      })
      .from(shopOrder)
      .where(between(from, until));
    return row ?? { orders: 0, worth: 0 };
  };
  const start = startOfDay(now, timeZone);
  // A day of the week before may have had another length, by the clocks.
  const before = startOfDay(now, timeZone, 7);
  return { today: await sum(start, now + 1), lastWeek: await sum(before, before + (now - start) + 1) };
}
