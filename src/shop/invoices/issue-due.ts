import { and, asc, eq, gt, gte, inArray, isNotNull, lt, max, notExists, type SQL, sql } from 'drizzle-orm';
import type { InvoiceKind } from '#domain/invoices/invoice.ts';
import { WHEN_ISSUED } from '#domain/invoices/issue-rules.ts';
import { THE_SHOP } from '#domain/staff/actor.ts';
import { DAY } from '#domain/time/zone.ts';
import type { Orm } from '#shop/db/database.ts';
import { invoice, moneyEntry, parcel, shopOrder } from '#shop/db/schema/index.ts';
import type { InvoicesParts } from './invoices-parts.ts';
import { issueInvoice } from './issue-invoice.ts';

/** What left longer ago is invoiced by hand: a shop that begins to issue invoices does not do so for its past. */
const LOOKS_BACK = 15 * DAY;
/** An entry of a transaction that ends late is still found. */
const ENTERED_LATE = 600_000;

/** Issues what is due by itself. Answers with a way to look: each goes on where the one before has ended. */
export function openIssueDue(parts: InvoicesParts) {
  const { orm } = parts.database;
  let seen = 0;
  return async (log: (line: string) => void): Promise<void> => {
    for (const number of await firstDue(parts)) await issue(parts, number, 'invoice', log);
    const [entry] = await orm
      .select({ last: max(moneyEntry.id) })
      .from(moneyEntry)
      .where(lt(moneyEntry.enteredAt, new Date(parts.clock() - ENTERED_LATE)));
    for (const number of await toCorrect(orm, seen)) await issue(parts, number, 'correction', log);
    seen = entry?.last ?? seen;
  };
}

async function issue(
  parts: InvoicesParts,
  number: string,
  kind: InvoiceKind,
  log: (line: string) => void,
): Promise<void> {
  await issueInvoice(parts, THE_SHOP, number, { kind }).catch((error: unknown) =>
    log(`Order ${number} cannot be invoiced: ${String(error)}`),
  );
}

/** Orders whose last parcel left lately, and that have no invoice. Foreign currencies wait for somebody with a rate. */
async function firstDue({
  database: { orm },
  clock,
  invoiceRules: { issueFor },
}: InvoicesParts): Promise<string[]> {
  if (issueFor === 'nobody') return [];
  const isCompany: SQL | undefined =
    issueFor === 'companies' ? sql`${shopOrder.billing} ->> 'taxNumber' <> ''` : undefined;
  const leftLately = orm
    .select({ id: parcel.orderId })
    .from(parcel)
    .where(and(isNotNull(parcel.sentAt), gte(parcel.sentAt, new Date(clock() - LOOKS_BACK))));
  const rows = await orm
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(
      and(
        inArray(shopOrder.id, leftLately),
        inArray(shopOrder.stage, [...WHEN_ISSUED]),
        eq(shopOrder.currency, 'PLN'),
        isCompany,
        notExists(orm.select({ id: invoice.id }).from(invoice).where(eq(invoice.orderId, shopOrder.id))),
      ),
    )
    .orderBy(asc(shopOrder.id));
  return rows.map(({ number }) => number);
}

/** Orders that were invoiced, and of which less is due since. */
async function toCorrect(orm: Orm, seen: number): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ number: shopOrder.number })
    .from(moneyEntry)
    .innerJoin(shopOrder, eq(shopOrder.id, moneyEntry.orderId))
    .innerJoin(invoice, eq(invoice.orderId, moneyEntry.orderId))
    .where(and(gt(moneyEntry.id, seen), eq(moneyEntry.kind, 'due'), lt(moneyEntry.amount, 0)));
  return rows.map(({ number }) => number);
}
