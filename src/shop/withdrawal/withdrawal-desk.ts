import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { moneyOf } from '#domain/order/money.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import { isMoneyBack } from '#domain/withdrawal/is-money-back.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { moneyEntry, shopOrder, withdrawal } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';

const AT_ONCE = 50;

export type StatedWithdrawal = {
  id: number;
  number: string;
  name: string;
  /** As it was typed; `order` is that of the shop, where number and address are those of one. */
  orderNumber: string;
  order: string | null;
  /** Left out for who may not read clients. */
  email?: string;
  items: string;
  confirmedAt: Date;
  handledAt: Date | null;
};

/** What the staff does with statements of withdrawal. First steps that nobody has confirmed are nobody's business. */
export function openWithdrawalDesk({
  database,
  clock,
}: {
  database: Pick<Database, 'orm'>;
  clock: () => number;
}) {
  const { orm } = database;
  const { id, confirmedAt, handledAt } = withdrawal;
  const select = () =>
    orm
      .select({ row: withdrawal, order: shopOrder.number })
      .from(withdrawal)
      .leftJoin(shopOrder, eq(shopOrder.id, withdrawal.orderId));

  return {
    /** Those that wait, the oldest first, for its refund is due first. */
    async open(actor: Actor): Promise<StatedWithdrawal[]> {
      demand(actor, 'return.read');
      const rows = await select()
        .where(and(isNotNull(confirmedAt), isNull(handledAt)))
        .orderBy(asc(confirmedAt), asc(id))
        .limit(AT_ONCE * 4);
      return rows.map(statedFor(actor));
    },

    /** Those that are done with, the latest first. */
    async handled(actor: Actor, before?: number): Promise<{ rows: StatedWithdrawal[]; older?: number }> {
      demand(actor, 'return.read');
      const found = await select()
        .where(and(isNotNull(handledAt), before === undefined ? undefined : lt(id, before)))
        .orderBy(desc(id))
        .limit(AT_ONCE + 1);
      const rows = found.slice(0, AT_ONCE).map(statedFor(actor));
      const last = rows.at(-1);
      return found.length > AT_ONCE && last ? { rows, older: last.id } : { rows };
    },

    /** Those from one order; none for who may not read returns. */
    async ofOrder(actor: Actor, number: string): Promise<StatedWithdrawal[]> {
      if (!may(actor, 'return.read')) return [];
      const rows = await select()
        .where(and(isNotNull(confirmedAt), eq(shopOrder.number, number)))
        .orderBy(asc(id));
      return rows.map(statedFor(actor));
    },

    /** Puts a statement away, or takes it up again. While money of its order waits, only who knows that puts it away. */
    setHandled(
      actor: Actor,
      wanted: number,
      isHandled: boolean,
      evenUnpaid = false,
    ): Promise<HandledOutcome | undefined> {
      demand(actor, 'return.open');
      return orm.transaction(async (tx) => {
        const isIt = and(eq(id, wanted), isNotNull(confirmedAt));
        const [found] = await tx.select().from(withdrawal).where(isIt).for('update');
        if (!found?.number) return undefined;
        const { number } = found;
        if ((found.handledAt !== null) === isHandled) return { number };
        if (isHandled && !evenUnpaid && !(await hasItsMoney(tx, found)))
          return { number, waitsForMoney: true };
        const at = new Date(clock());
        await tx
          .update(withdrawal)
          .set({ handledAt: isHandled ? at : null })
          .where(isIt);
        const action = isHandled ? 'withdrawal.handled' : 'withdrawal.reopened';
        await writeAudit(tx, actor, { at, action, object: { kind: 'withdrawal', id: found.number } });
        return { number };
      });
    },
  };
}

/** `waitsForMoney`: it stays where it is, for money of its order did not go back yet. */
export type HandledOutcome = { number: string; waitsForMoney?: true };

/** Of what order it is, is not always known; then nobody can tell. */
async function hasItsMoney(tx: OrmOrTransaction, { orderId, confirmedAt }: Found['row']): Promise<boolean> {
  if (orderId === null || confirmedAt === null) return true;
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  if (!order) return true;
  const rows = await tx.select().from(moneyEntry).where(eq(moneyEntry.orderId, orderId));
  const { currency, paymentMethod: payment } = order;
  const since = rows.filter(({ enteredAt }) => enteredAt >= confirmedAt);
  const { refunded: refundedSince } = moneyOf(since, { currency, payment });
  return isMoneyBack({ ...moneyOf(rows, { currency, payment }), refundedSince });
}

type Found = { row: typeof withdrawal.$inferSelect; order: string | null };

const statedFor =
  (actor: Actor) =>
  ({ row, order }: Found): StatedWithdrawal => {
    const { id, number, name, orderNumber, email, items, confirmedAt, begunAt, handledAt } = row;
    return {
      ...{ id, name, orderNumber, order, items, handledAt },
      ...{ number: number ?? '', confirmedAt: confirmedAt ?? begunAt },
      ...(may(actor, 'client.read') && { email }),
    };
  };
