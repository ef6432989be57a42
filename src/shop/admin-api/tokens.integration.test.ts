import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Right } from '#domain/staff/right.ts';
import { DAY } from '#domain/time/zone.ts';
import { apiToken, auditEntry, staffMember } from '#shop/db/schema/index.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openStaffDesk } from '#tests/support/samples/sample-staff.ts';
import { openTokens } from './tokens.ts';

describeWithDatabase('a token of the admin API', (use) => {
  let now = Date.UTC(2026, 10, 19, 9);
  const tokens = () => openTokens({ database: use(), clock: () => now });
  const hire = (role: Parameters<ReturnType<typeof openStaffDesk>['hire']>[0]) =>
    openStaffDesk(use()).hire(role);
  async function made(rights: readonly Right[] = ['order.read', 'stock.correct'], role = 'owner' as const) {
    const maker = await hire(role);
    const outcome = await tokens().make(maker.actor, { name: 'Magazyn', rights, days: 30 });
    if (!outcome.ok) throw new Error(outcome.problem);
    return { maker, token: outcome.token };
  }

  test('opens with the rights that it was given, and is counted', async () => {
    const { token, maker } = await made();
    expect(token).toMatch(/^witryna_[\w-]{43}$/);
    const actor = await tokens().actorOf(token, '192.0.2.7');
    const rights = ['order.read', 'stock.correct'];
    expect(actor).toEqual({
      kind: 'token',
      id: expect.any(Number),
      name: 'Magazyn',
      rights,
      ip: '192.0.2.7',
    });
    await tokens().actorOf(token, '192.0.2.7');
    expect(await tokens().list(maker.actor)).toMatchObject([{ uses: 2, usedAt: new Date(now), by: 'owner' }]);
  });

  test('is nowhere in the database, and its making stands in the log', async () => {
    const { token } = await made();
    const rows = [await use().orm.select().from(apiToken), await use().orm.select().from(auditEntry)];
    expect(JSON.stringify(rows)).not.toContain(token.slice('witryna_'.length));
    const written = await use().orm.select().from(auditEntry).where(eq(auditEntry.objectKind, 'token'));
    expect(written.map(({ action }) => action)).toEqual(['token.made']);
  });

  describe('opens nothing', () => {
    test('once it was taken back', async () => {
      const { token, maker } = await made();
      const [{ id } = { id: 0 }] = await tokens().list(maker.actor);
      expect(await tokens().revoke(maker.actor, id)).toBe(true);
      expect(await tokens().revoke(maker.actor, id)).toBe(false);
      expect(await tokens().actorOf(token, '')).toBeUndefined();
    });

    test('once its days are over', async () => {
      const { token } = await made();
      now += 30 * DAY;
      expect(await tokens().actorOf(token, '')).toBeUndefined();
    });

    test('while whoever made it is shut out; and never more than they may themselves', async () => {
      const { token, maker } = await made();
      const isMaker = eq(staffMember.id, maker.actor.id);
      await use().orm.update(staffMember).set({ role: 'orders' }).where(isMaker);
      expect((await tokens().actorOf(token, ''))?.rights).toEqual(['order.read']);
      await use()
        .orm.update(staffMember)
        .set({ blockedAt: new Date(now) })
        .where(isMaker);
      expect(await tokens().actorOf(token, '')).toBeUndefined();
    });

    test.each(['', 'witryna_', 'witryna_x', `witryna_${'a'.repeat(43)}`, 'a'.repeat(43), '\u0000'])(
      'where it is %j',
      async (token) => expect(await tokens().actorOf(token, '')).toBeUndefined(),
    );
  });

  test('is made by who may, with no more rights than they have, a name, and an end', async () => {
    const { actor: manager } = await hire('manager');
    const { actor: orders } = await hire('orders');
    const given = { name: 'ERP', rights: ['order.read'] as const, days: 30 };
    await expect(tokens().make(orders, given)).rejects.toThrow(NotAllowed);
    const make = (changes: object) => tokens().make(manager, { ...given, ...changes });
    expect(await make({ name: ' ' })).toEqual({ ok: false, problem: 'no_name' });
    expect(await make({ rights: [] })).toEqual({ ok: false, problem: 'no_rights' });
    expect(await make({ rights: ['staff.rights'] })).toEqual({ ok: false, problem: 'no_rights' });
    expect(await make({ days: 3650 })).toEqual({ ok: false, problem: 'no_days' });
    const lacking = { ...manager, exceptions: [{ right: 'order.read', kind: 'taken', why: '' } as const] };
    expect(await tokens().make(lacking, given)).toEqual({ ok: false, problem: 'more_than_own' });
  });
});
