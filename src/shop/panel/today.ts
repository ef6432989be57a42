import { and, asc, desc, eq, gte, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import { DAY, startOfDay } from '#domain/time/zone.ts';
import type { Messages } from '#shop/contact/messages.ts';
import type { Database } from '#shop/db/database.ts';
import {
  moneyEntry,
  outboxEmail,
  product,
  productText,
  shopOrder,
  size,
  sizeText,
  stock,
} from '#shop/db/schema/index.ts';
import type { OrderList, ViewCounts } from '#shop/order/list/order-list.ts';

export type TodayParts = {
  database: Pick<Database, 'orm'>;
  orders: OrderList;
  messages: Messages;
  clock: () => number;
  timeZone: string;
  currency: string;
  /** From so few pieces on a size is short. */
  fewLeft: number;
};

export type Sales = { orders: number; worth: number };
export type ShortSize = { sizeId: number; product: string; size: string; quantity: number };
/** What there is to do, and how the day goes: each part for those alone who may see it. */
export type Today = {
  orders?: ViewCounts;
  answers?: number;
  /** Unpaid orders that lapse soon, the next first. */
  deadlines?: { id: number; number: string; payBy: Date | null }[];
  failedEmails?: { count: number; last: { id: number; kind: string; givenUpAt: Date | null }[] };
  failedRefunds?: number;
  short?: ShortSize[];
  /** Until this time of day, today and on the same day of last week. */
  sales?: { today: Sales; lastWeek: Sales };
};

const MOST_LISTED = 5;
const SOON = 2 * DAY;
const LATELY = 7 * DAY;

/** What the day asks for. */
export async function today(parts: TodayParts, actor: Actor, language: Language): Promise<Today> {
  const seesOrders = may(actor, 'order.read');
  return {
    ...(seesOrders && {
      orders: await parts.orders.counts(actor, ['to_pay', 'to_pack', 'to_send', 'late']),
      deadlines: await deadlines(parts),
    }),
    ...(may(actor, 'message.read') && { answers: await parts.messages.countOpen(actor) }),
    ...(may(actor, 'job.read') && { failedEmails: await failedEmails(parts) }),
    ...(may(actor, 'money.read') && { failedRefunds: await failedRefunds(parts) }),
    ...(may(actor, 'stock.read') && { short: await shortSizes(parts, language) }),
    ...(may(actor, 'numbers.read') && { sales: await sales(parts) }),
  };
}

const deadlines = ({ database: { orm }, clock }: TodayParts) =>
  orm
    .select({ id: shopOrder.id, number: shopOrder.number, payBy: shopOrder.payBy })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.stage, 'awaiting_payment'),
        isNotNull(shopOrder.payBy),
        lte(shopOrder.payBy, new Date(clock() + SOON)),
      ),
    )
    .orderBy(asc(shopOrder.payBy))
    .limit(MOST_LISTED);

async function failedEmails({ database: { orm }, clock }: TodayParts) {
  const lately = gte(outboxEmail.givenUpAt, new Date(clock() - LATELY));
  const { id, kind, givenUpAt } = outboxEmail;
  return {
    count: await orm.$count(outboxEmail, lately),
    last: await orm
      .select({ id, kind, givenUpAt })
      .from(outboxEmail)
      .where(lately)
      .orderBy(desc(givenUpAt))
      .limit(MOST_LISTED),
  };
}

const failedRefunds = ({ database: { orm }, clock }: TodayParts) =>
  orm.$count(
    moneyEntry,
    and(eq(moneyEntry.kind, 'refund_failed'), gte(moneyEntry.enteredAt, new Date(clock() - LATELY))),
  );

/** Sizes that are sold and of which few are left in all warehouses together, the fewest first. */
async function shortSizes(
  { database: { orm }, fewLeft }: TodayParts,
  language: Language,
): Promise<ShortSize[]> {
  const quantity = sql<number>`sum(${stock.quantity})`.mapWith(Number);
  return orm
    .select({
      sizeId: size.id,
      product: productText.name,
      size: sql<string>`coalesce(${sizeText.name}, '')`,
      quantity,
    })
    .from(stock)
    .innerJoin(size, eq(size.id, stock.sizeId))
    .innerJoin(product, eq(product.id, size.productId))
    .innerJoin(productText, and(eq(productText.productId, product.id), eq(productText.language, language)))
    .leftJoin(sizeText, and(eq(sizeText.sizeId, size.id), eq(sizeText.language, language)))
    .where(ne(size.availability, 'disable'))
    .groupBy(size.id, productText.name, sizeText.name)
    .having(sql`count(*) = count(${stock.quantity}) AND ${quantity} <= ${fewLeft}`)
    .orderBy(asc(quantity), asc(size.id))
    .limit(MOST_LISTED);
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
