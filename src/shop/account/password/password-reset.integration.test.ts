import { beforeEach, expect, test } from 'vitest';
import { MOST_FAILURES } from '#shop/account/login/login-counters.ts';
import { client, passwordReset } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import {
  type AccountDesk,
  HERE,
  ORIGIN,
  openAccountDesk,
  PASSWORD,
  VISIT,
} from '#tests/support/samples/sample-account.ts';
import { MOST_RESETS_AN_HOUR, RESET_MINUTES } from './password-reset.ts';

const MINUTE = 60_000;
const NEXT = 'nowe hasło';

describeWithDatabase('a link for a new password', (use) => {
  let desk: AccountDesk;
  let anna: number;
  beforeEach(async () => {
    desk = openAccountDesk(use());
    anna = await desk.addClient('anna');
  });
  /** The token in the last e-mail, after asking for one. */
  const ask = async (name = 'anna') => {
    await desk.accounts.requestReset(name);
    const message = desk.emails.at(-1);
    const link = message?.kind === 'password_reset' ? message.link : '';
    return new URL(link).searchParams.get('token') ?? '';
  };

  test('goes to the address of the client, in the client’s language, for login or address', async () => {
    await desk.addClient('john', { language: 'en' });
    for (const name of ['JOHN', 'john@example.org']) {
      const token = await ask(name);
      expect(desk.emails.at(-1)).toEqual({
        kind: 'password_reset',
        to: 'john@example.org',
        language: 'en',
        link: `https://sklep.example/en/password-new.php?token=${token}`,
        minutes: 60,
      });
    }
  });

  test('is asked for in vain by who has no account, and by who is shut out; nobody is told', async () => {
    await desk.addClient('ewa');
    await use().orm.update(client).set({ active: false });
    for (const name of ['nikt', 'ewa', '', 'anna\u0000'])
      expect(await desk.accounts.requestReset(name)).toBeUndefined();
    expect([desk.emails, await use().orm.$count(passwordReset)]).toEqual([[], 0]);
  });

  test('sets a password, lifts the lock, logs everybody out, and is told by e-mail', async () => {
    const { token: session } = await desk.sessions.logIn(undefined, anna, VISIT);
    for (let time = 0; time < MOST_FAILURES; time++) await desk.logIn('anna', 'złe hasło');
    const token = await ask();
    expect(await desk.accounts.mayReset(token)).toEqual({ clientId: anna, login: 'anna' });
    const reset = await desk.accounts.resetPassword(token, NEXT, HERE);
    expect(reset).toMatchObject({ ok: true, clientId: anna });
    expect(await desk.sessions.find(session)).toBeUndefined();
    expect(await desk.logIn('anna', NEXT)).toMatchObject({ ok: true });
    expect(await desk.logIn('anna', PASSWORD)).toMatchObject({ problem: 'wrong' });
    expect(desk.emails.map(({ kind }) => kind)).toEqual(['password_reset', 'password_changed']);
  });

  test('works once, even when it is used twice at the same moment', async () => {
    const token = await ask();
    const both = await Promise.all([1, 2].map(() => desk.accounts.resetPassword(token, NEXT, HERE)));
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await desk.accounts.resetPassword(token, 'jeszcze inne', HERE)).toEqual({ ok: false });
    expect(await desk.accounts.mayReset(token)).toBeUndefined();
  });

  test('works for an hour, and not a moment longer', async () => {
    const token = await ask();
    desk.now += RESET_MINUTES * MINUTE - 1;
    expect(await desk.accounts.mayReset(token)).toBeDefined();
    desk.now += 1;
    expect(await desk.accounts.mayReset(token)).toBeUndefined();
    expect(await desk.accounts.resetPassword(token, NEXT, HERE)).toEqual({ ok: false });
  });

  test('is void once a newer one is sent, or the password or the address is changed', async () => {
    const { mayReset, changePassword } = desk.accounts;
    const [first, second] = [await ask(), await ask()];
    expect([await mayReset(first), Boolean(await mayReset(second))]).toEqual([undefined, true]);
    await changePassword(anna, PASSWORD, NEXT);
    expect(await mayReset(second)).toBeUndefined();
    const third = await ask();
    await desk.accounts.changeEmail(anna, 'nowa@example.org', NEXT);
    expect(await mayReset(third), 'the old address still counts').toBeDefined();
    const message = desk.emails.find(({ kind }) => kind === 'confirm_email');
    const link = message?.kind === 'confirm_email' ? message.link : ORIGIN;
    await desk.accounts.confirmEmail(new URL(link).searchParams.get('token') ?? '');
    expect(await mayReset(third)).toBeUndefined();
  });

  test('is sent at most three times an hour, and the last one keeps working', async () => {
    const tokens = [await ask(), await ask(), await ask(), await ask()];
    expect(desk.emails).toHaveLength(MOST_RESETS_AN_HOUR);
    expect(await desk.accounts.mayReset(tokens.at(-1) ?? '')).toBeDefined();
    desk.now += RESET_MINUTES * MINUTE;
    await Promise.all(Array.from({ length: 8 }, () => desk.accounts.requestReset('anna')));
    expect(desk.emails).toHaveLength(2 * MOST_RESETS_AN_HOUR);
  });

  test('cannot be made by who reads the database, and old ones are swept', async () => {
    const token = await ask();
    const [row] = await use().orm.select().from(passwordReset);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await desk.accounts.mayReset(row?.tokenHash.toString('base64url') ?? '')).toBeUndefined();
    desk.now += 25 * 60 * MINUTE;
    await ask();
    expect(await use().orm.$count(passwordReset)).toBe(1);
  });

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), '\u0000'.repeat(43), "' OR true --"])(
    'is not made up: %j',
    async (token) => {
      await ask();
      expect(await desk.accounts.mayReset(token)).toBeUndefined();
      expect(await desk.accounts.resetPassword(token, NEXT, HERE)).toEqual({ ok: false });
    },
  );

  test('of who is shut out meanwhile does not work', async () => {
    const token = await ask();
    await use().orm.update(client).set({ active: false });
    expect(await desk.accounts.mayReset(token)).toBeUndefined();
    expect(await desk.accounts.resetPassword(token, NEXT, HERE)).toEqual({ ok: false });
  });
});
