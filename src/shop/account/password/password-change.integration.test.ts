import { beforeEach, expect, test } from 'vitest';
import { MOST_FAILURES } from '#shop/account/login/login-counters.ts';
import { client } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type AccountDesk, openAccountDesk, PASSWORD, VISIT } from '#tests/support/samples/sample-account.ts';

const NEXT = 'nowe hasło';
const WRONG = { ok: false, problem: 'wrong_password' };

describeWithDatabase('a changed password', (use) => {
  let desk: AccountDesk;
  let anna: number;
  beforeEach(async () => {
    desk = openAccountDesk(use());
    anna = await desk.addClient('anna');
  });
  const change = (current: string) => desk.accounts.changePassword(anna, current, NEXT);

  test('lets its client in, and the old one does not', async () => {
    expect(await change(PASSWORD)).toEqual({ ok: true });
    expect(await desk.logIn('anna', PASSWORD)).toMatchObject({ problem: 'wrong' });
    expect(await desk.logIn('anna', NEXT)).toMatchObject({ ok: true });
    const [row] = await use().orm.select().from(client);
    expect(row?.passwordChangedAt).toEqual(new Date(desk.now));
  });

  test('logs out everybody but who changed it, and is told by e-mail', async () => {
    const [kept, other] = [
      await desk.sessions.logIn(undefined, anna, VISIT),
      await desk.sessions.logIn(undefined, anna, VISIT),
    ];
    await desk.accounts.changePassword(anna, PASSWORD, NEXT, {
      session: kept.hash,
      device: undefined,
    });
    expect(await desk.sessions.find(kept.token)).toBeDefined();
    expect(await desk.sessions.find(other.token)).toBeUndefined();
    const link = 'https://sklep.example/password-recover.php';
    expect(desk.emails).toEqual([{ kind: 'password_changed', to: 'anna@example.org', language: 'pl', link }]);
  });

  test('is refused without the current one, and guessing that ends there, not at the entrance', async () => {
    for (let time = 0; time < MOST_FAILURES; time++) expect(await change('złe hasło')).toEqual(WRONG);
    expect(await change(PASSWORD)).toMatchObject({ ok: false, problem: 'locked' });
    expect(await desk.logIn('anna')).toMatchObject({ ok: true });
    expect(desk.emails).toEqual([]);
    expect(await desk.accounts.changePassword(0, PASSWORD, NEXT)).toEqual(WRONG);
  });

  test('is one of two that are set at once', async () => {
    const both = await Promise.all([change(PASSWORD), change(PASSWORD)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(desk.emails).toHaveLength(1);
  });
});
