import { eq, or, sql } from 'drizzle-orm';
import type { RebateCode } from '#domain/order/totals.ts';
import { type CodeUses, codeState } from '#domain/rebate/code-state.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { basket, rebateCode, rebateCodeUse } from '#shop/db/schema/index.ts';
import { ownedBy, type Session } from '#shop/session/session.ts';

/** Whose uses of a code are counted as one shopper's: a client's by the account, and anyone's by the e-mail address. */
export type CodeUser = { clientId?: number | undefined; email?: string | undefined };

export type UsableCode = RebateCode & { id: number };

/**
 * The code of the shopper's basket, if it can be used now. One that may be used only so often is held where `hold` is
 * set: whoever else would use it waits for this transaction, and counts its use.
 */
export async function usableCode(
  orm: OrmOrTransaction,
  session: Session,
  { now, email, hold = false }: { now: number; email?: string | undefined; hold?: boolean },
): Promise<UsableCode | undefined> {
  const [found] = await orm
    .select({ code: rebateCode })
    .from(basket)
    .innerJoin(rebateCode, eq(rebateCode.id, basket.rebateCodeId))
    .where(ownedBy(session, basket));
  if (!found) return undefined;
  const isLimited = found.code.maxUses !== null || found.code.maxUsesPerClient !== null;
  const code = hold && isLimited ? await holdCode(orm, found.code.id) : found.code;
  const uses = isLimited ? await usesOf(orm, code.id, { clientId: session.clientId, email }) : NO_USES;
  if (codeState(code, uses, now) !== 'usable') return undefined;
  const { id, kind, value, minBasket } = code;
  return { id, code: code.code, kind, value, minBasket, startsAt: code.startsAt.getTime() };
}

/** How often a code was used, by anyone and by this shopper. */
export async function usesOf(
  orm: OrmOrTransaction,
  codeId: number,
  { clientId, email }: CodeUser,
): Promise<CodeUses> {
  const byShopper = or(
    clientId === undefined ? undefined : eq(rebateCodeUse.clientId, clientId),
    email === undefined ? undefined : sql`lower(${rebateCodeUse.email}) = lower(${email})`,
  );
  const [counted] = await orm
    .select({
      all: sql<number>`count(*)::integer`,
      own: sql<number>`(count(*) FILTER (WHERE ${byShopper ?? sql`false`}))::integer`,
    })
    .from(rebateCodeUse)
    .where(eq(rebateCodeUse.rebateCodeId, codeId));
  return counted ?? NO_USES;
}

const NO_USES: CodeUses = { all: 0, own: 0 };

/** Held first and counted afterwards: one statement would count by what was there before it waited. */
async function holdCode(tx: OrmOrTransaction, id: number) {
  const [held] = await tx.select().from(rebateCode).where(eq(rebateCode.id, id)).for('no key update');
  if (!held) throw new Error('the discount code is gone while a basket has it');
  return held;
}
