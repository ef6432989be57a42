import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { argon2 } from '#shop/account/password/passwords.ts';
import { auditEntry, staffMember } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openStaffDesk, SEAT, STAFF_PASSWORD, tokenOf } from '#tests/support/samples/sample-staff.ts';
import { codeAt, stepAt } from './totp.ts';

const MINUTE = 60_000;

describeWithDatabase('the entrance of the back office', (use) => {
  let desk: ReturnType<typeof openStaffDesk>;
  beforeEach(() => {
    desk = openStaffDesk(use());
  });
  const signIn = (email: string, password = STAFF_PASSWORD) =>
    desk.staff.entrance.signIn({ email, password }, SEAT);
  const isAtWork = async (session: string) => (await desk.staff.presence(session, SEAT.ip)) !== undefined;

  test('lets in who knows the password, capitals in the address or not', async () => {
    const { email } = await desk.hire('packer', 'Ewa');
    const entered = await signIn(email.toUpperCase());
    if (!('session' in entered)) throw new Error('Ewa was not let in');
    expect((await desk.staff.presence(entered.session, SEAT.ip))?.actor).toMatchObject({
      name: 'Ewa',
      role: 'packer',
    });
  });

  test('says the same of a wrong password and of an address that nobody has, after as much work', async () => {
    const { email } = await desk.hire('packer', 'Ewa');
    const verify = vi.spyOn(argon2, 'verify');
    expect(await signIn(email, 'nie to hasło')).toEqual({ ok: false, problem: 'wrong' });
    expect(await signIn('nikt@example.org', 'nie to hasło')).toEqual({ ok: false, problem: 'wrong' });
    expect(verify).toHaveBeenCalledTimes(2);
    verify.mockRestore();
  });

  test('is shut for a while to who tries too often, and for no other address', async () => {
    const { email } = await desk.hire('packer', 'Ewa');
    const other = await desk.hire('orders', 'Jan');
    for (let time = 0; time < 10; time++) await signIn(email, 'nie to hasło');
    expect(await signIn(email)).toMatchObject({ ok: false, problem: 'locked', seconds: 15 * 60 });
    expect(await signIn(other.email)).toMatchObject({ ok: true });
    desk.now += 15 * MINUTE;
    expect(await signIn(email)).toMatchObject({ ok: true });
  });

  test('forgets who was signed in after twelve hours', async () => {
    const { session } = await desk.hire('packer', 'Ewa');
    desk.now += 12 * 60 * MINUTE - 1;
    expect(await isAtWork(session)).toBe(true);
    desk.now += 1;
    expect(await isAtWork(session)).toBe(false);
  });

  test('takes an invitation once, within a week', async () => {
    const owner = await desk.hire('owner', 'Anna');
    const given = { name: 'Ewa', email: 'ewa@example.org', role: 'packer', language: 'pl' } as const;
    const sent = await desk.staff.members.invite(owner.actor, given);
    if (!sent.ok) throw new Error(sent.problem);
    const accept = () => desk.staff.entrance.acceptInvitation(tokenOf(sent.link), STAFF_PASSWORD, SEAT);
    expect((await desk.staff.entrance.invited(tokenOf(sent.link)))?.name).toBe('Ewa');
    expect(await accept()).toMatchObject({ ok: true });
    expect(await accept()).toEqual({ ok: false, problem: 'used_up' });
    const late = await desk.staff.members.invite(owner.actor, { ...given, email: 'jan@example.org' });
    if (!late.ok) throw new Error(late.problem);
    desk.now += 7 * 24 * 60 * MINUTE;
    expect(await desk.staff.entrance.invited(tokenOf(late.link))).toBeUndefined();
  });

  test('opens once to the first owner, and to nobody when the shop has one', async () => {
    const link = await desk.staff.entrance.firstOwnerLink();
    const earlier = tokenOf(link ?? '');
    const token = tokenOf((await desk.staff.entrance.firstOwnerLink()) ?? '');
    const given = {
      name: 'Anna',
      email: 'anna@example.org',
      password: STAFF_PASSWORD,
      language: 'pl',
    } as const;
    const become = (by: string, email: string = given.email) =>
      desk.staff.entrance.becomeFirstOwner(by, { ...given, email }, SEAT);
    expect(await become(earlier), 'only the latest link works').toEqual({ ok: false, problem: 'used_up' });
    const both = await Promise.all([become(token), become(token, 'ewa@example.org')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await use().orm.$count(staffMember)).toBe(1);
    expect(await desk.staff.entrance.firstOwnerLink()).toBeUndefined();
  });

  test('of the demo lets anybody in, until the shop has an owner of its own', async () => {
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => desk.staff.entrance.enterDemo(SEAT)));
    const [entered] = atOnce;
    if (!entered || !('session' in entered)) throw new Error('the demo did not open');
    expect(atOnce.every(({ ok }) => ok)).toBe(true);
    expect(await use().orm.$count(staffMember)).toBe(1);
    expect((await desk.staff.presence(entered.session, SEAT.ip))?.actor.role).toBe('owner');
    expect(await desk.staff.entrance.enterDemo(SEAT)).toMatchObject({ ok: true });
    const { actor } = await desk.hire('owner', 'Anna');
    expect(await isAtWork(entered.session)).toBe(false);
    const blocked = await use().orm.select().from(auditEntry).where(eq(auditEntry.action, 'staff.blocked'));
    expect(blocked, 'and who came is told of in the log').toMatchObject([{ staffId: actor.id }]);
    expect(await desk.staff.entrance.enterDemo(SEAT)).toEqual({ ok: false, problem: 'wrong' });
  });

  test('sends a link for a new password that works once and signs everybody else out', async () => {
    const { email, session } = await desk.hire('packer', 'Ewa');
    await desk.staff.entrance.requestPassword(email, SEAT.ip);
    await desk.staff.entrance.requestPassword('nikt@example.org', SEAT.ip);
    const { rows } = await use().pool.query(
      "SELECT content ->> 'link' AS link FROM letter WHERE kind = 'staff_password'",
    );
    expect(rows).toHaveLength(1);
    const token = tokenOf(rows[0].link);
    const reset = () => desk.staff.entrance.resetPassword(token, 'inne dobre hasło', SEAT);
    expect(await reset()).toEqual({ ok: true });
    expect(await reset()).toEqual({ ok: false, problem: 'used_up' });
    expect(await isAtWork(session)).toBe(false);
    expect(await signIn(email)).toEqual({ ok: false, problem: 'wrong' });
    expect(await signIn(email, 'inne dobre hasło')).toMatchObject({ ok: true });
  });

  test('shuts with a new password what the old one has opened: half of a way in, and links for another', async () => {
    const { actor, email } = await desk.hire('packer', 'Ewa');
    const { secret = Buffer.alloc(20) } = await desk.staff.own.appSetup(actor);
    const code = () => codeAt(secret, stepAt(desk.now));
    await desk.staff.own.setApp(actor, { code: code(), current: STAFF_PASSWORD });
    desk.now += MINUTE;
    const half = await signIn(email);
    if (!('challenge' in half)) throw new Error('no code was asked for');
    await desk.staff.entrance.requestPassword(email, SEAT.ip);
    const { rows } = await use().pool.query(
      "SELECT content ->> 'link' AS link FROM letter WHERE kind = 'staff_password'",
    );
    const keep = Buffer.alloc(32);
    const given = { current: STAFF_PASSWORD, next: 'inne dobre hasło', keep };
    expect(await desk.staff.own.changePassword(actor, given)).toEqual({ ok: true });
    const finished = await desk.staff.entrance.signInWithCode(
      { challenge: half.challenge, code: code(), kind: 'app' },
      SEAT,
    );
    expect(finished).toEqual({ ok: false, problem: 'expired' });
    const token = tokenOf(rows[0].link);
    expect(await desk.staff.entrance.resetPassword(token, 'trzecie dobre hasło', SEAT)).toEqual({
      ...{ ok: false, problem: 'used_up' },
    });
  });

  test('lets nobody bind an app to a session that they have only borrowed', async () => {
    const { actor, email } = await desk.hire('packer', 'Ewa');
    const { secret = Buffer.alloc(20) } = await desk.staff.own.appSetup(actor);
    const code = codeAt(secret, stepAt(desk.now));
    expect(await desk.staff.own.setApp(actor, { code, current: 'nie to hasło' })).toEqual({
      ...{ ok: false, problem: 'wrong_password' },
    });
    expect(await signIn(email)).toMatchObject({ session: expect.any(String) });
  });

  test('asks who has an app for its code; a code works once', async () => {
    const { actor, email } = await desk.hire('packer', 'Ewa');
    const { secret } = await desk.staff.own.appSetup(actor);
    if (!secret) throw new Error('no secret was shown');
    expect(await desk.staff.own.setApp(actor, { code: '000000', current: STAFF_PASSWORD })).toMatchObject({
      ok: false,
    });
    const set = await desk.staff.own.setApp(actor, {
      ...{ code: codeAt(secret, stepAt(desk.now)), current: STAFF_PASSWORD },
    });
    expect(set).toMatchObject({ ok: true });
    const half = await signIn(email);
    if (!('challenge' in half)) throw new Error('no code was asked for');
    const finish = (code: string) =>
      desk.staff.entrance.signInWithCode({ challenge: half.challenge, code, kind: 'app' }, SEAT);
    expect(await finish(codeAt(secret, stepAt(desk.now))), 'used when the app was set').toMatchObject({
      ok: false,
    });
    desk.now += MINUTE;
    expect(await finish(codeAt(secret, stepAt(desk.now)))).toMatchObject({ ok: true });
    expect(await finish(codeAt(secret, stepAt(desk.now)))).toEqual({ ok: false, problem: 'expired' });
  });

  test('takes each of ten codes that were written down in the place of the app, once', async () => {
    const { actor, email } = await desk.hire('packer', 'Ewa');
    const { secret } = await desk.staff.own.appSetup(actor);
    const set = await desk.staff.own.setApp(actor, {
      ...{ code: codeAt(secret ?? Buffer.alloc(20), stepAt(desk.now)), current: STAFF_PASSWORD },
    });
    if (!('codes' in set)) throw new Error('there are no codes');
    expect(new Set(set.codes).size).toBe(10);
    const [first = ''] = set.codes;
    const enter = async (code: string) => {
      const half = await signIn(email);
      if (!('challenge' in half)) throw new Error('no code was asked for');
      return desk.staff.entrance.signInWithCode({ challenge: half.challenge, code, kind: 'recovery' }, SEAT);
    };
    expect(await enter(first.toUpperCase().replace('-', ' '))).toMatchObject({ ok: true });
    expect(await enter(first)).toMatchObject({ ok: false, problem: 'wrong' });
    expect((await desk.staff.own.appSetup(actor)).codesLeft).toBe(9);
  });

  test('keeps no password, link, session or code that who reads the database could use', async () => {
    const { actor, session } = await desk.hire('owner', 'Anna');
    const { secret } = await desk.staff.own.appSetup(actor);
    const set = await desk.staff.own.setApp(actor, {
      ...{ code: codeAt(secret ?? Buffer.alloc(20), stepAt(desk.now)), current: STAFF_PASSWORD },
    });
    if (!('codes' in set)) throw new Error('there are no codes');
    const { rows } = await use().pool.query(
      `SELECT concat((SELECT json_agg(s) FROM staff_session s), (SELECT json_agg(c) FROM staff_recovery_code c),
        (SELECT json_agg(l) FROM staff_link l), (SELECT json_agg(a) FROM audit_entry a),
        (SELECT json_agg(m.password_hash) FROM staff_member m)) AS kept`,
    );
    for (const said of [session, STAFF_PASSWORD, ...set.codes]) expect(rows[0].kept).not.toContain(said);
  });
});
