import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { formatDate } from '#domain/page/date.ts';
import { DAY, dateOf, timeOf } from '#domain/time/zone.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { shopOrder, withdrawal } from '#shop/db/schema/index.ts';
import type { WithdrawalStatement } from '#shop/email/email.ts';
import { tellOwner } from '#shop/email/owner/tell-owner.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import { hashOf, isToken, newToken } from '#shop/session/token.ts';

/** What a shopper fills in; checked before. */
export type GivenWithdrawal = { name: string; orderNumber: string; email: string; items: string };

export type Withdrawal = GivenWithdrawal & {
  /** Once it is confirmed: its own number, the day and the time. */
  receipt?: { number: string; date: string; time: string };
};

export type WithdrawalsParts = {
  database: Pick<Database, 'orm'>;
  queueEmail: QueueEmail;
  config: Pick<ShopConfig, 'email' | 'timeZone'>;
  clock: () => number;
};

/** How long a first step waits for the second. */
const WAITS_MS = DAY;

/**
 * Withdrawals from contracts, in the two steps of Directive (EU) 2023/2673. Whoever states one is answered in the same
 * way whatever was ordered, and no reckoned deadline stands in the way: what a statement does is for people to see.
 */
export function openWithdrawals(parts: WithdrawalsParts) {
  const { orm } = parts.database;
  return {
    /** Keeps the first step, and answers with the token of the second. */
    async begin(given: GivenWithdrawal, language: Language): Promise<string> {
      const token = newToken();
      const now = parts.clock();
      const { begunAt, confirmedAt } = withdrawal;
      await orm.delete(withdrawal).where(and(isNull(confirmedAt), lt(begunAt, new Date(now - WAITS_MS))));
      await orm
        .insert(withdrawal)
        .values({ ...given, language, tokenHash: hashOf(token), begunAt: new Date(now) });
      return token;
    },

    async find(token: string): Promise<Withdrawal | undefined> {
      const found = isToken(token) ? await rowOf(orm, token) : undefined;
      return found && asShown(parts, found);
    },

    /** Confirms it, with a receipt by e-mail and a word to the shop; a second press changes nothing. */
    confirm: (token: string): Promise<Withdrawal | undefined> =>
      orm.transaction(async (tx) => {
        const found = isToken(token) ? await rowOf(tx, token, true) : undefined;
        if (!found || found.confirmedAt) return found && asShown(parts, found);
        const now = new Date(parts.clock());
        const [confirmed = found] = await tx
          .update(withdrawal)
          .set({ confirmedAt: now, number: await nextNumber(tx, now), orderId: await orderOf(tx, found) })
          .where(eq(withdrawal.id, found.id))
          .returning();
        await tell(tx, parts, confirmed);
        return asShown(parts, confirmed);
      }),
  };
}

type Row = typeof withdrawal.$inferSelect;

async function rowOf(orm: OrmOrTransaction, token: string, locked = false): Promise<Row | undefined> {
  const query = orm
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.tokenHash, hashOf(token)));
  const [found] = await (locked ? query.for('update') : query);
  return found;
}

function asShown({ config }: WithdrawalsParts, row: Row): Withdrawal {
  const { name, orderNumber, email, items, number, confirmedAt, language } = row;
  const given = { name, orderNumber, email, items };
  if (!confirmedAt || !number) return given;
  const at = confirmedAt.getTime();
  const date = formatDate(dateOf(at, config.timeZone), language);
  return { ...given, receipt: { number, date, time: timeOf(at, config.timeZone) } };
}

/** Numbered in the order of their arrival; a number may be left out, and never comes twice. */
async function nextNumber(tx: OrmOrTransaction, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ next: string }>(sql`SELECT nextval('withdrawal_number') AS next`);
  return `O-${now.getUTCFullYear()}-${String(rows[0]?.next).padStart(6, '0')}`;
}

/** Both must be right: whoever knows a number alone is not who ordered. */
async function orderOf(tx: OrmOrTransaction, { orderNumber, email }: Row): Promise<number | null> {
  const [found] = await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        sql`upper(${shopOrder.number}) = upper(${orderNumber})`,
        sql`lower(${shopOrder.email}) = lower(${email})`,
      ),
    );
  return found?.id ?? null;
}

async function tell(tx: OrmOrTransaction, parts: WithdrawalsParts, row: Row): Promise<void> {
  const { receipt, ...given } = asShown(parts, row);
  if (!receipt) return;
  const statement: WithdrawalStatement = { ...given, ...receipt };
  const { email: to, language } = row;
  await parts.queueEmail({ kind: 'withdrawal_received', to, language, ...statement }, tx);
  await tellOwner(tx, parts, {
    ...{ event: 'withdrawal', object: statement.number },
    content: { kind: 'withdrawal_stated', ...statement, isKnown: row.orderId !== null },
  });
}
