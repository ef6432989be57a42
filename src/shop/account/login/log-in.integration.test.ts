import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { argon2 } from '#shop/account/password/passwords.ts';
import { client, knownDevice, loginFailure, session } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import {
  type AccountDesk,
  HERE,
  ORIGIN,
  openAccountDesk,
  PASSWORD,
  VISIT,
} from '#tests/support/samples/sample-account.ts';
import {
  LOCK_MINUTES,
  MOST_FAILURES,
  MOST_OF_ACCOUNT,
  MOST_OF_NETWORK,
  SLOW_SECONDS,
} from './login-counters.ts';

const verify = vi.spyOn(argon2, 'verify');
afterAll(() => verify.mockRestore());

const MINUTE = 60_000;
const WRONG = { ok: false, problem: 'wrong' };
const LOCKED = { ok: false, problem: 'locked', seconds: LOCK_MINUTES * 60 };

describeWithDatabase('login', (use) => {
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

  /** One of many wrong passwords: none of them has to be hashed to be wrong. */
  const guess = async (name: string, from = HERE) => {
    verify.mockResolvedValueOnce(false);
    await desk.logIn(name, 'złe hasło', from);
    verify.mockReset();
  };

  test('takes the login or the address, whatever the capitals and the spaces around', async () => {
    for (const name of ['Anna', 'aNNA', ' anna ', 'anna@example.org', 'ANNA@EXAMPLE.ORG'])
      expect(await desk.logIn(name)).toMatchObject({ ok: true, clientId: anna });
  });

  test('gives the session a new token, and notes the moment', async () => {
    const guest = await desk.sessions.start(VISIT);
    const request = { name: 'anna', password: PASSWORD, session: guest.hash, visit: VISIT, from: HERE };
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
      expect(await desk.logIn(name, 'złe hasło')).toEqual(WRONG);
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

  test('into an account that is blocked is told to who knows the password, and to nobody else', async () => {
    await use().orm.update(client).set({ active: false });
    expect(await desk.logIn('anna')).toEqual({ ok: false, problem: 'blocked' });
    expect(await use().orm.$count(session)).toBe(0);
    for (let time = 0; time < MOST_FAILURES; time++)
      expect(await desk.logIn('anna', 'złe hasło')).toEqual(WRONG);
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
    expect(await use().orm.select().from(loginFailure), 'the network’s').toMatchObject([{ failures: 9 }]);
  });

  test('that fails from elsewhere keeps nobody out: account and network count together', async () => {
    await fail('anna', MOST_FAILURES);
    expect(await desk.logIn('anna')).toEqual(LOCKED);
    const elsewhere = { network: '198.51.100.7', device: undefined };
    expect(await desk.logIn('anna', PASSWORD, elsewhere)).toMatchObject({ ok: true });
  });

  test('of one network is held up after a hundred failures, whichever names it tries', async () => {
    for (let time = 0; time < MOST_OF_NETWORK; time++) await guess(`nikt-${time}`);
    expect(await desk.logIn('anna')).toEqual(LOCKED);
    const elsewhere = { network: '198.51.100.7', device: undefined };
    expect(await desk.logIn('anna', PASSWORD, elsewhere)).toMatchObject({ ok: true });
  });

  test('of one network is not made free again by who has an account of their own', async () => {
    await desk.addClient('obca');
    for (let time = 0; time < MOST_OF_NETWORK - 1; time++) await guess(`nikt-${time}`);
    expect(await desk.logIn('obca')).toMatchObject({ ok: true });
    await fail('nikt', 1);
    expect(await desk.logIn('anna')).toEqual(LOCKED);
  });

  describe('under attack from everywhere', () => {
    const attack = async () => {
      for (let time = 0; time < MOST_OF_ACCOUNT; time++)
        await guess('anna', { network: `203.0.113.${time}`, device: undefined });
    };
    const enter = async (device: string | undefined, password = PASSWORD) =>
      desk.logIn('anna', password, { network: '198.51.100.7', device });

    test('slows strangers down to one try a minute', async () => {
      await attack();
      expect(await enter(undefined)).toEqual({ ok: false, problem: 'locked', seconds: SLOW_SECONDS });
      desk.now += SLOW_SECONDS * 1000;
      expect(await enter(undefined, 'złe hasło')).toEqual(WRONG);
      expect(await enter(undefined)).toMatchObject({ problem: 'locked' });
    });

    test('lets a device in that its client has used before, with a count of its own', async () => {
      const known = await enter(undefined);
      const device = known.ok ? known.device : '';
      await attack();
      for (let time = 0; time < MOST_FAILURES - 1; time++)
        expect(await enter(device, 'złe hasło')).toEqual(WRONG);
      expect(await enter(device)).toMatchObject({ ok: true, clientId: anna });
      expect(await enter(device), 'the token from before is worth nothing').toMatchObject({
        problem: 'locked',
      });
    });

    test('locks a known device too, where the wrong passwords are its own', async () => {
      const known = await enter(undefined);
      const device = known.ok ? known.device : '';
      for (let time = 0; time < MOST_FAILURES; time++) await enter(device, 'złe hasło');
      expect(await enter(device)).toEqual(LOCKED);
    });

    test('takes no device for known that another client has used, nor a made-up one', async () => {
      await desk.addClient('obca');
      const others = await desk.logIn('obca');
      await attack();
      for (const device of [others.ok ? others.device : '', 'x', 'a'.repeat(43), ''])
        expect(await enter(device)).toMatchObject({ problem: 'locked' });
    });

    test('forgets the devices with a new password and when the client signs out everywhere', async () => {
      for (const forget of [
        () => desk.accounts.changePassword(anna, PASSWORD, PASSWORD),
        () => desk.accounts.logOutEverywhere(anna),
      ]) {
        desk.now += 60 * MINUTE;
        const known = await enter(undefined);
        const device = known.ok ? known.device : '';
        expect(device).toMatch(/^[\w-]{43}$/);
        await forget();
        await attack();
        expect(await enter(device)).toMatchObject({ problem: 'locked' });
      }
    });

    test('makes known the device that a new password is set with', async () => {
      await attack();
      await desk.accounts.requestReset('anna');
      const message = desk.emails.find(({ kind }) => kind === 'password_reset');
      const link = message?.kind === 'password_reset' ? message.link : ORIGIN;
      const token = new URL(link).searchParams.get('token') ?? '';
      const reset = await desk.accounts.resetPassword(token, 'całkiem nowe', HERE);
      await attack();
      expect(await enter(reset.ok ? reset.device : '', 'całkiem nowe')).toMatchObject({ ok: true });
    });

    test('keeps of a device only a hash', async () => {
      const known = await enter(undefined);
      const rows = JSON.stringify(await use().orm.select().from(knownDevice));
      expect(rows).not.toContain(known.ok ? known.device : 'nothing');
    });
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
    expect(await use().orm.$count(loginFailure), 'account, network, both').toBe(3);
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
