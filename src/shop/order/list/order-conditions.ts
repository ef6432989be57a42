import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { type DispatchCalendar, readyBefore } from '#domain/delivery/dispatch.ts';
import { type OrderView, VIEW_RULES } from '#domain/order/order-views.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import { orderSearch, shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';
import { givenBack } from '#shop/order/given-back.ts';
import { servicesThatWait } from '#shop/order/services-wait.ts';
import type { OrderQuery } from './order-query.ts';

const MOST_WORDS = 8;
const LONGEST_WORD = 60;

/** Who asks may see amounts, and may search by e-mail and phone, or may not. */
export type Sight = { seesMoney: boolean; seesClients: boolean };

export const sightOf = (actor: Actor): Sight => ({
  seesMoney: may(actor, 'money.read'),
  seesClients: may(actor, 'client.read'),
});

/** What orders of a view have in common; `waiting` selects those of which nothing may begin yet, where that is known. */
export function inView(
  view: OrderView,
  now: number,
  calendar: DispatchCalendar,
  waiting: SQL = servicesThatWait(now, calendar.timeZone),
): SQL | undefined {
  const {
    stages,
    money,
    isHeld,
    missedDays,
    payableFor,
    refusedWithin,
    isOwed,
    hasBegun,
    isKept,
    notCancelled,
  } = VIEW_RULES[view];
  const { held, stage, moneyState, createdAt, paidAt, payBy } = shopOrder;
  return and(
    stages && inArray(stage, [...stages]),
    money && inArray(moneyState, [...money]),
    isHeld === undefined ? undefined : isHeld ? isNotNull(held) : isNull(held),
    // It could leave once it was paid; what is paid at the door, at once.
    missedDays === undefined
      ? undefined
      : sql`coalesce(${paidAt}, ${createdAt}) < ${new Date(readyBefore(missedDays, now, calendar)).toISOString()}`,
    notCancelled && ne(stage, 'cancelled'),
    payableFor === undefined ? undefined : lte(payBy, new Date(now + payableFor)),
    refusedWithin === undefined ? undefined : refusedSince(new Date(now - refusedWithin)),
    hasBegun && sql`${shopOrder.id} NOT IN (${waiting})`,
    isKept && not(givenBack),
    isOwed && OWED,
  );
}

const refusedSince = (since: Date) =>
  sql`${shopOrder.id} IN (SELECT ${shopOrderEvent.orderId} FROM ${shopOrderEvent} WHERE ${and(
    eq(shopOrderEvent.kind, 'payment_refused'),
    gte(shopOrderEvent.happenedAt, since),
  )})`;

/** What is held beyond what is due and not on its way back yet, by the ledger (`owedOf`). */
const OWED = sql`0 < (
  SELECT sum(CASE coalesce(reversed.kind, entry.kind)
    WHEN 'payment' THEN entry.amount
    WHEN 'refund_confirmed' THEN -entry.amount
    WHEN 'due' THEN -entry.amount
    WHEN 'refund_asked' THEN CASE WHEN EXISTS (
      SELECT FROM money_entry AS answer
      WHERE answer.about = entry.id AND answer.kind IN ('refund_confirmed', 'refund_failed')
    ) THEN 0 ELSE -entry.amount END
    ELSE 0 END)
  FROM money_entry AS entry
  LEFT JOIN money_entry AS reversed ON entry.kind = 'reversal' AND reversed.id = entry.about
  WHERE entry.order_id = ${shopOrder.id} AND entry.currency = ${shopOrder.currency}
)`;

/** What orders have in common that are looked for. Filters by what somebody may not see are left out. */
export function conditionsOf(
  query: OrderQuery,
  sight: Sight,
  { now, calendar }: { now: number; calendar: DispatchCalendar },
): SQL | undefined {
  const { stage, payment, deliveryMethodId, from, until } = query;
  const isGiven = <Value>(value: Value | undefined): value is Value => value !== undefined;
  return and(
    inView(query.view, now, calendar),
    found(query.words ?? '', sight),
    isGiven(stage) ? eq(shopOrder.stage, stage) : undefined,
    isGiven(payment) ? eq(shopOrder.paymentMethod, payment) : undefined,
    isGiven(deliveryMethodId) ? eq(shopOrder.deliveryMethodId, deliveryMethodId) : undefined,
    from && gte(shopOrder.createdAt, from),
    until && lt(shopOrder.createdAt, until),
    sight.seesMoney ? ofMoney(query) : undefined,
    isGiven(query.after) ? lt(shopOrder.id, query.after) : undefined,
    isGiven(query.before) ? gt(shopOrder.id, query.before) : undefined,
  );
}

const ofMoney = ({ money, totalFrom, totalTo }: OrderQuery): SQL | undefined =>
  and(
    money && eq(shopOrder.moneyState, money),
    totalFrom === undefined ? undefined : gte(shopOrder.totalGross, totalFrom),
    totalTo === undefined ? undefined : lte(shopOrder.totalGross, totalTo),
  );

/** The words are found in a table of their own: an expression over joined tables would look at every order. */
function found(typed: string, { seesClients }: Sight): SQL | undefined {
  const words = typed.replaceAll('\u0000', '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const within = seesClients ? orderSearch.withContact : orderSearch.words;
  const each = words.map((word) => {
    const wanted = word.slice(0, LONGEST_WORD).replace(/[\\%_]/g, '\\$&');
    return sql`${within} LIKE '%' || search_form(${wanted}) || '%'`;
  });
  return sql`${shopOrder.id} IN (SELECT ${orderSearch.orderId} FROM ${orderSearch} WHERE ${sql.join(each, sql` AND `)})`;
}
