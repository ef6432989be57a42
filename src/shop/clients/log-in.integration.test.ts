import * as argon2 from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { client, loginFailure, session } from '#shop/db/schema/index.ts';
import { describeOnEachDatabase } from '#tests/support/database.ts';
import { type AccountDesk, openAccountDesk, PASSWORD, VISIT } from '#tests/support/sample-account.ts';
import { LOCK_MINUTES, MOST_FAILURES } from './login-failures.ts';

vi.mock('@node-rs/argon2', { spy: true });
const { verify } = vi.mocked(argon2);

const MINUTE = 60_000;
const WRONG = { ok: false, problem: 'wrong' };
const LOCKED = { ok: false, problem: 'locked', seconds: LOCK_MINUTES * 60 };

describeOnEachDatabase('login', (use) => {
  let desk: AccountDesk;
  let anna: number;
  beforeEach(async () => {
    desk = openAccountDesk(use());
    anna = await desk.addClient('Anna');
    verify.mockClear();
  });
  const fail = async (name: string, times: number) => {
    for (let time = 0; time < times; time++) expect(await desk.logIn(name, 'złe hasło')).toEqual(WRONG);
  };

  test('takes the login or the address, whatever the capitals and the spaces around', async () => {
    for (const name of ['Anna', 'aNNA', ' anna ', 'anna@example.org', 'ANNA@EXAMPLE.ORG'])
      expect(await desk.logIn(name)).toMatchObject({ ok: true, clientId: anna });
  });

  test('gives the session a new token, and notes the moment', async () => {
    const guest = await desk.sessions.start(VISIT);
    const request = { name: 'anna', password: PASSWORD, session: guest.hash, visit: VISIT };
    const outcome = await desk.accounts.logIn(request);
    const token = outcome.ok ? outcome.token : '';
    expect(await desk.sessions.find(token)).toMatchObject({ clientId: anna });
    expect(await desk.sessions.find(guest.token)).toBeUndefined();
    const [row] = await use().orm.select().from(client);
    expect(row?.lastLoginAt).toEqual(new Date(desk.now));
  });

  test('says the same of a wrong password, of a name that nobody has, and of an account that is shut', async () => {
    await desk.addClient('ewa');
    await use().orm.update(client).set({ active: false });
    for (const name of ['anna', 'ewa', 'nikt', '', "' OR true --", 'anna\u0000'])
      expect(await desk.logIn(name, name === 'ewa' ? PASSWORD : 'złe hasło')).toEqual(WRONG);
    expect(verify, 'each takes as long').toHaveBeenCalledTimes(6);
    expect(await use().orm.$count(session)).toBe(0);
  });

  test('lets in the owner of an address, even where it is the login of another', async () => {
    await desk.addClient('anna@example.org', { email: 'podszywacz@example.org', password: 'obce hasło' });
    expect(await desk.logIn('anna@example.org')).toMatchObject({ ok: true, clientId: anna });
    expect(await desk.logIn('anna@example.org', 'obce hasło')).toEqual(WRONG);
  });

  test.each(['anna', 'nikt'])(
    'of %s is locked after ten failures for fifteen minutes, and no password is tried then',
    async (name) => {
      await fail(name, MOST_FAILURES);
      verify.mockClear();
      expect(await desk.logIn(name)).toEqual(LOCKED);
      expect(await desk.logIn(name, 'złe hasło')).toEqual(LOCKED);
      expect(verify).not.toHaveBeenCalled();
      desk.now += LOCK_MINUTES * MINUTE - 1000;
      expect(await desk.logIn(name.toUpperCase())).toEqual({ ...LOCKED, seconds: 1 });
      desk.now += 1000;
      expect(await desk.logIn(name)).toMatchObject(name === 'anna' ? { ok: true } : WRONG);
    },
  );

  test('into an account that is shut is locked the same, even with the right password', async () => {
    await use().orm.update(client).set({ active: false });
    for (let time = 0; time < MOST_FAILURES; time++) expect(await desk.logIn('anna')).toEqual(WRONG);
    expect(await desk.logIn('anna')).toEqual(LOCKED);
  });

  test('is locked for the account, by whichever of its names it was tried', async () => {
    await fail('anna', 5);
    await fail('anna@example.org', 5);
    expect(await desk.logIn('anna')).toEqual(LOCKED);
    await desk.addClient('ewa');
    expect(await desk.logIn('ewa')).toMatchObject({ ok: true });
  });

  test('forgets failures once it succeeds, and those of a quarter of an hour ago', async () => {
    await fail('anna', 9);
    expect(await desk.logIn('anna')).toMatchObject({ ok: true });
    await fail('anna', 9);
    desk.now += LOCK_MINUTES * MINUTE;
    await fail('anna', 9);
    expect(await desk.logIn('anna')).toMatchObject({ ok: true });
    expect(await use().orm.$count(loginFailure)).toBe(0);
  });

  test('tries no more passwords when they come all at once', async () => {
    const many = Array.from({ length: 30 }, () => desk.logIn('anna', 'złe hasło'));
    const problems = (await Promise.all(many)).map((outcome) => (outcome.ok ? 'ok' : outcome.problem));
    expect(problems.filter((problem) => problem === 'wrong')).toHaveLength(MOST_FAILURES);
    expect(verify).toHaveBeenCalledTimes(MOST_FAILURES);
  });

  test('with a password that is changed at that moment lets nobody in', async () => {
    verify.mockImplementationOnce(async () => {
      await use().orm.update(client).set({ passwordHash: 'changed' });
      return true;
    });
    expect(await desk.logIn('anna')).toEqual(WRONG);
    expect(await use().orm.$count(session)).toBe(0);
  });

  test('failures of long ago are swept', async () => {
    await fail('nikt', 1);
    desk.now += 61 * MINUTE;
    await fail('anna', 1);
    expect(await use().orm.$count(loginFailure)).toBe(1);
  });

  test('ends with logout', async () => {
    const outcome = await desk.logIn('anna');
    const token = outcome.ok ? outcome.token : '';
    const entered = await desk.sessions.find(token);
    if (!entered) throw new Error('nobody is logged in');
    await desk.accounts.logOut(entered.hash);
    expect(await desk.sessions.find(token)).toBeUndefined();
  });
});
