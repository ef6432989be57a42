import { beforeEach, expect, test } from 'vitest';
import type { Role } from '#domain/staff/role.ts';
import { staffLink } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openStaffDesk, SEAT, STAFF_PASSWORD } from '#tests/support/samples/sample-staff.ts';
import { NotAllowed } from './demand.ts';

describeWithDatabase('members of the staff', (use) => {
  let desk: ReturnType<typeof openStaffDesk>;
  beforeEach(() => {
    desk = openStaffDesk(use());
  });
  const plain = (role: Role) => ({ role, exceptions: [] });
  const isAtWork = async (session: string) => (await desk.staff.presence(session, SEAT.ip)) !== undefined;

  test('are seen by who may, invited and changed by the owner alone', async () => {
    const [anna, jan, ewa] = [
      await desk.hire('owner'),
      await desk.hire('manager'),
      await desk.hire('packer'),
    ];
    const { members } = desk.staff;
    expect((await members.list(jan.actor)).map(({ name, state }) => [name, state])).toEqual([
      ['manager', 'working'],
      ['owner', 'working'],
      ['packer', 'working'],
    ]);
    const given = { name: 'Ola', email: 'ola@example.org', role: 'packer', language: 'en' } as const;
    await expect(members.list(ewa.actor)).rejects.toThrow(NotAllowed);
    await expect(members.invite(jan.actor, given)).rejects.toThrow(NotAllowed);
    await expect(members.changeRights(jan.actor, ewa.actor.id, plain('orders'))).rejects.toThrow(NotAllowed);
    expect(await members.find(ewa.actor, jan.actor.id)).toBeUndefined();
    expect(await members.invite(anna.actor, given)).toMatchObject({ ok: true });
    expect(await members.invite(anna.actor, { ...given, email: 'OLA@example.org' })).toEqual({
      ok: false,
      problem: 'used_email',
    });
  });

  test('have new rights from their next request on', async () => {
    const [anna, ewa] = [await desk.hire('owner'), await desk.hire('packer')];
    const exceptions = [{ right: 'money.read', kind: 'given', why: 'liczy kasę w soboty' } as const];
    await desk.staff.members.changeRights(anna.actor, ewa.actor.id, { role: 'packer', exceptions });
    const presence = await desk.staff.presence(ewa.session, SEAT.ip);
    expect(presence?.actor.exceptions).toEqual(exceptions);
  });

  test('who are blocked are out at once and stay out, until they are let in again', async () => {
    const [anna, ewa] = [await desk.hire('owner'), await desk.hire('packer')];
    const signIn = () => desk.staff.entrance.signIn({ email: ewa.email, password: STAFF_PASSWORD }, SEAT);
    expect(await desk.staff.members.setBlocked(anna.actor, ewa.actor.id, true)).toEqual({ ok: true });
    expect(await isAtWork(ewa.session)).toBe(false);
    expect(await signIn()).toEqual({ ok: false, problem: 'wrong' });
    await desk.staff.entrance.requestPassword(ewa.email, SEAT.ip);
    expect(await use().orm.$count(staffLink)).toBe(2);
    expect(await desk.staff.members.setBlocked(anna.actor, ewa.actor.id, false)).toEqual({ ok: true });
    expect(await signIn()).toMatchObject({ ok: true });
  });

  test('always have an owner who can come in, even when two shut each other out at once', async () => {
    const [anna, ewa] = [await desk.hire('owner', 'Anna'), await desk.hire('owner', 'Ewa')];
    const { members } = desk.staff;
    const outcomes = await Promise.all([
      members.setBlocked(anna.actor, ewa.actor.id, true),
      members.changeRights(ewa.actor, anna.actor.id, plain('packer')),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, problem: 'last_owner' });
  });

  test('write down what each has done, and nothing where nothing changed', async () => {
    const [anna, ewa] = [await desk.hire('owner', 'Anna'), await desk.hire('packer', 'Ewa')];
    await desk.staff.members.changeRights(anna.actor, ewa.actor.id, plain('orders'));
    await desk.staff.members.changeRights(anna.actor, ewa.actor.id, plain('orders'));
    await desk.staff.own.change(ewa.actor, { name: 'Ewa Nowak', language: 'en' });
    const { rows } = await use().pool.query(
      "SELECT actor_name, ip, action, object_id::int, change FROM audit_entry WHERE change <> '{}' AND actor = 'staff' ORDER BY id",
    );
    expect(rows).toEqual([
      {
        ...{ actor_name: 'Anna', ip: SEAT.ip, action: 'staff.rights_changed', object_id: ewa.actor.id },
        change: { role: ['packer', 'orders'] },
      },
      {
        ...{ actor_name: 'Ewa', ip: SEAT.ip, action: 'staff.changed', object_id: ewa.actor.id },
        change: { name: ['Ewa', 'Ewa Nowak'], language: ['pl', 'en'] },
      },
    ]);
  });

  test('can end each of their sessions, and nobody else’s', async () => {
    const [ewa, jan] = [await desk.hire('packer', 'Ewa'), await desk.hire('packer', 'Jan')];
    const { own, entrance } = desk.staff;
    const again = await entrance.signIn({ email: ewa.email, password: STAFF_PASSWORD }, SEAT);
    if (!('session' in again)) throw new Error('Ewa was not let in');
    const [janSession] = await own.sessions(jan.actor);
    await own.endSession(ewa.actor, { session: janSession?.tokenHash ?? Buffer.alloc(32), isThis: false });
    expect(await isAtWork(jan.session)).toBe(true);
    expect(await own.sessions(ewa.actor)).toHaveLength(2);
    await own.endAllSessions(ewa.actor);
    expect([await isAtWork(ewa.session), await isAtWork(again.session)]).toEqual([false, false]);
  });
});
