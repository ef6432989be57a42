import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { TOKEN_DAYS, TOKEN_RIGHTS, type TokenDays } from '#domain/admin-api/token-rights.ts';
import { type Actor, may, type StaffActor, type TokenActor } from '#domain/staff/actor.ts';
import type { Right } from '#domain/staff/right.ts';
import { hasRight } from '#domain/staff/rights-owner.ts';
import { DAY } from '#domain/time/zone.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { Database } from '#shop/db/database.ts';
import { apiToken, staffMember } from '#shop/db/schema/index.ts';
import { hashOf, isToken, newToken } from '#shop/session/token.ts';
import { demand } from '#shop/staff/demand.ts';

/** Known again where it was left lying about. */
const PREFIX = 'witryna_';
const LONGEST_NAME = 60;

export type ShownToken = Pick<
  typeof apiToken.$inferSelect,
  'id' | 'name' | 'rights' | 'createdAt' | 'expiresAt' | 'usedAt' | 'uses' | 'revokedAt'
> & { by: string };
export type TokenProblem = 'no_name' | 'no_rights' | 'more_than_own' | 'no_days';
type Given = { name: string; rights: readonly Right[]; days: number };

/** Tokens of the admin API: who may set the shop up makes them and takes them back. */
export function openTokens({
  database: { orm },
  clock,
}: {
  database: Pick<Database, 'orm'>;
  clock: () => number;
}) {
  return {
    /** The latest first. */
    async list(actor: Actor): Promise<ShownToken[]> {
      demand(actor, 'settings.read');
      const { id, name, rights, createdAt, expiresAt, usedAt, uses, revokedAt } = apiToken;
      return orm
        .select({ id, name, rights, createdAt, expiresAt, usedAt, uses, revokedAt, by: staffMember.name })
        .from(apiToken)
        .innerJoin(staffMember, eq(staffMember.id, apiToken.staffId))
        .orderBy(desc(id));
    },

    /** Told here and never again. Nobody gives a right that they have not themselves. */
    async make(
      actor: StaffActor,
      given: Given,
    ): Promise<{ ok: true; token: string } | { ok: false; problem: TokenProblem }> {
      demand(actor, 'settings.edit');
      const name = given.name.trim();
      const rights = TOKEN_RIGHTS.filter((right) => given.rights.includes(right));
      if (name === '' || name.length > LONGEST_NAME) return { ok: false, problem: 'no_name' };
      if (rights.length === 0) return { ok: false, problem: 'no_rights' };
      if (!TOKEN_DAYS.includes(given.days as TokenDays)) return { ok: false, problem: 'no_days' };
      if (!rights.every((right) => may(actor, right))) return { ok: false, problem: 'more_than_own' };
      const secret = newToken();
      const createdAt = new Date(clock());
      const expiresAt = new Date(clock() + given.days * DAY);
      await orm.transaction(async (tx) => {
        const row = { name, rights, staffId: actor.id, createdAt, expiresAt, tokenHash: hashOf(secret) };
        const [made] = await tx.insert(apiToken).values(row).returning({ id: apiToken.id });
        await writeAudit(tx, actor, {
          ...{ at: createdAt, action: 'token.made', object: { kind: 'token', id: made?.id ?? 0 } },
          change: { name: [null, name], rights: [null, rights] },
        });
      });
      return { ok: true, token: PREFIX + secret };
    },

    async revoke(actor: Actor, id: number): Promise<boolean> {
      demand(actor, 'settings.edit');
      const at = new Date(clock());
      return orm.transaction(async (tx) => {
        const revoked = await tx
          .update(apiToken)
          .set({ revokedAt: at })
          .where(and(eq(apiToken.id, id), isNull(apiToken.revokedAt)))
          .returning({ id: apiToken.id });
        if (revoked.length === 0) return false;
        await writeAudit(tx, actor, { at, action: 'token.revoked', object: { kind: 'token', id } });
        return true;
      });
    },

    /** Who comes with a token, with the rights that whoever made it has at this moment; it is counted as used. */
    async actorOf(sent: string, ip: string): Promise<TokenActor | undefined> {
      const secret = sent.startsWith(PREFIX) ? sent.slice(PREFIX.length) : '';
      if (!isToken(secret)) return undefined;
      const now = new Date(clock());
      const [found] = await orm
        .update(apiToken)
        .set({ usedAt: now, uses: sql`${apiToken.uses} + 1` })
        .from(staffMember)
        .where(
          and(
            ...[eq(apiToken.tokenHash, hashOf(secret)), eq(staffMember.id, apiToken.staffId)],
            ...[isNull(apiToken.revokedAt), gt(apiToken.expiresAt, now), isNull(staffMember.blockedAt)],
          ),
        )
        .returning({
          ...{ id: apiToken.id, name: apiToken.name, rights: apiToken.rights },
          ...{ role: staffMember.role, exceptions: staffMember.exceptions },
        });
      if (!found) return undefined;
      const { id, name, ...maker } = found;
      const rights = found.rights.filter((right) => hasRight(maker, right));
      return { kind: 'token', id, name, rights, ip };
    },
  };
}
