import { and, asc, desc, eq, lt, ne } from 'drizzle-orm';
import { isCertain, type Match, matchOf } from '#domain/bank-statements/match-order.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { bankTransfer, shopOrder } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { demand } from '#shop/staff/demand.ts';
import { matchTransfer } from './match-transfer.ts';
import { takeStatement } from './take-statement.ts';
import { waitingOrders } from './waiting-orders.ts';

type Row = typeof bankTransfer.$inferSelect;
export type TransferView = Pick<
  Row,
  'id' | 'bookedOn' | 'amount' | 'currency' | 'title' | 'payer' | 'state'
> & {
  /** Whose money it is, once somebody has said so. */
  order: string | null;
  match?: Match | undefined;
};

const AT_ONCE = 100;

/** Transfers to the shop's account, and the orders that they pay for. A person says which; the shop suggests. */
export function openBankStatements(parts: OrdersParts) {
  const { database, clock } = parts;
  const { orm } = database;
  const { id, state, bookedOn } = bankTransfer;
  const select = () =>
    orm
      .select({ row: bankTransfer, order: shopOrder.number })
      .from(bankTransfer)
      .leftJoin(shopOrder, eq(shopOrder.id, bankTransfer.orderId));

  return {
    take: (actor: Actor, file: { name: string; bytes: Uint8Array }) => takeStatement(parts, actor, file),

    /** Those that wait, the oldest first, with what they are likely to be for. */
    async open(actor: Actor): Promise<TransferView[]> {
      demand(actor, 'money.match');
      const found = await select().where(eq(state, 'open')).orderBy(asc(bookedOn), asc(id)).limit(AT_ONCE);
      const waiting = found.length > 0 ? await waitingOrders(orm) : [];
      return found.map((one) => ({ ...viewOf(one), match: matchOf(one.row, waiting) }));
    },

    /** How many wait. */
    countOpen: (actor: Actor): Promise<number> => {
      demand(actor, 'money.match');
      return orm.$count(bankTransfer, eq(state, 'open'));
    },

    /** Those that are done with, the latest first. */
    async settled(actor: Actor, before?: number): Promise<{ rows: TransferView[]; older?: number }> {
      demand(actor, 'money.match');
      const found = await select()
        .where(and(ne(state, 'open'), before === undefined ? undefined : lt(id, before)))
        .orderBy(desc(id))
        .limit(AT_ONCE + 1);
      const rows = found.slice(0, AT_ONCE).map(viewOf);
      const last = rows.at(-1);
      return found.length > AT_ONCE && last ? { rows, older: last.id } : { rows };
    },

    /** Writes a transfer down as a payment of an order; undefined where it does not wait any more. */
    match: (actor: Actor, wanted: number, given: Parameters<typeof matchTransfer>[3]) =>
      matchTransfer(parts, actor, wanted, given),

    /** The same for all that name their order and are exactly what it waits for; answers with how many. */
    async matchCertain(actor: Actor): Promise<number> {
      let matched = 0;
      for (const { id: one, match } of await this.open(actor)) {
        if (!isCertain(match)) continue;
        const outcome = await matchTransfer(parts, actor, one, { number: match.number, isSure: false });
        if (outcome?.ok) matched++;
      }
      return matched;
    },

    /** Puts away what is no shopper's money, or takes it up again; false where there is nothing of the kind. */
    setDismissed(actor: Actor, wanted: number, isDismissed: boolean): Promise<boolean> {
      demand(actor, 'money.match');
      return orm.transaction(async (tx) => {
        const [from, to] = isDismissed ? (['open', 'dismissed'] as const) : (['dismissed', 'open'] as const);
        const changed = await tx
          .update(bankTransfer)
          .set({ state: to })
          .where(and(eq(id, wanted), eq(state, from)))
          .returning({ id });
        if (changed.length === 0) return false;
        const action = isDismissed ? 'bank_transfer.dismissed' : 'bank_transfer.reopened';
        const object = { kind: 'bank_transfer', id: wanted } as const;
        await writeAudit(tx, actor, { at: new Date(clock()), action, object });
        return true;
      });
    },
  };
}

function viewOf({ row, order }: { row: Row; order: string | null }): TransferView {
  const { id, bookedOn, amount, currency, title, payer, state } = row;
  return { id, bookedOn, amount, currency, title, payer, state, order };
}
