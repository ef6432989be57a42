import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { constraintOf } from '#shop/db/constraint.ts';
import * as schema from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import {
  type AccountDesk,
  ADDRESS,
  newClient,
  openAccountDesk,
  PASSWORD,
  VISIT,
} from '#tests/support/samples/sample-account.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { MOST_FAILURES } from './login/login-counters.ts';

const WRONG = { ok: false, problem: 'wrong_password' };
const IBAN = 'PL61109010140000071219812874';

describeWithDatabase('an account', (use) => {
  let desk: AccountDesk;
  let anna: number;
  let ewa: number;
  beforeEach(async () => {
    desk = openAccountDesk(use());
    [anna, ewa] = [await desk.addClient('anna'), await desk.addClient('ewa')];
  });

  test('keeps what its client says, and no other account changes', async () => {
    const said = {
      firstname: 'Anna Maria',
      lastname: 'Nowak-Kowalska',
      phone: '600 700 800',
      phone2: '600 700 801',
      birthDate: '1990-12-31',
      language: 'en',
    } as const;
    await desk.data.saveData(anna, said);
    await desk.data.setBankAccount(anna, IBAN);
    const kept = { ...said, login: 'anna', email: 'anna@example.org', bankAccount: IBAN };
    expect(await desk.data.load(anna)).toMatchObject(kept);
    expect(await desk.data.load(ewa)).toMatchObject({ firstname: 'Anna', phone: null, bankAccount: null });
    await desk.data.saveData(anna, { ...said, phone: null, phone2: null, birthDate: null });
    await desk.data.setBankAccount(anna, null);
    const without = { phone: null, phone2: null, birthDate: null, bankAccount: null };
    expect(await desk.data.load(anna)).toMatchObject(without);
    expect(await desk.data.load(0)).toBeUndefined();
  });

  test.each([
    'PL61 1090 1014 0000 0712 1981 2874',
    'pl61109010140000071219812874',
    '',
    `PL61${'1'.repeat(31)}`,
  ])('has no bank account that is written %j: the database refuses it', async (written) => {
    const refused = desk.data.setBankAccount(anna, written).catch(constraintOf);
    expect(await refused).toBe('client_bank_account_is_iban');
  });

  test('does not get an address from who knows no password', async () => {
    const { changeEmail } = desk.accounts;
    for (let time = 0; time < MOST_FAILURES; time++)
      expect(await changeEmail(anna, 'nowa@example.org', 'złe hasło')).toEqual(WRONG);
    expect(await changeEmail(anna, 'nowa@example.org', PASSWORD)).toMatchObject({ problem: 'locked' });
    expect(await desk.data.load(anna)).toMatchObject({ email: 'anna@example.org', newEmail: null });
    expect(desk.emails).toEqual([]);
  });

  test('is removed with all that hangs on it, while its orders stay and are nobody’s', async () => {
    await desk.data.saveAddress(anna, { ...ADDRESS, kind: 'billing' });
    await desk.data.state(anna, { kind: 'terms', wording: 'Akceptuję regulamin.', given: true });
    await desk.accounts.requestReset('anna');
    const { token } = await desk.sessions.logIn(undefined, anna, VISIT);
    await use().orm.insert(schema.basket).values({ clientId: anna });
    await use().orm.insert(schema.shoppingList).values({ clientId: anna, name: 'Na prezent' });
    await use()
      .orm.insert(schema.loyaltyPointsEntry)
      .values({ clientId: anna, points: 5, reason: 'granted' });
    await addOrder(use(), { clientId: anna, number: 'W-1' });
    desk.emails.length = 0;

    expect(await desk.data.remove(anna, 'złe hasło')).toEqual(WRONG);
    expect(await desk.data.remove(anna, PASSWORD)).toEqual({ ok: true });
    expect(await desk.sessions.find(token)).toBeUndefined();
    for (const table of [
      schema.clientAddress,
      schema.clientConsent,
      schema.session,
      schema.passwordReset,
      schema.basket,
      schema.shoppingList,
      schema.loyaltyPointsEntry,
      schema.loginFailure,
    ])
      expect(await use().orm.$count(table)).toBe(0);
    const linksOfAnna = eq(schema.emailConfirmation.clientId, anna);
    expect(await use().orm.$count(schema.emailConfirmation, linksOfAnna)).toBe(0);
    expect(await use().orm.select().from(schema.shopOrder)).toMatchObject([
      { number: 'W-1', clientId: null },
    ]);
    expect(desk.emails).toEqual([{ kind: 'account_removed', to: 'anna@example.org', language: 'pl' }]);
    expect(await desk.data.load(ewa)).toBeDefined();
    expect(await desk.accounts.register(newClient('anna')), 'the login is free again').toMatchObject({
      ok: true,
    });
  });

  test('stays where the e-mail of its removal cannot be written', async () => {
    desk.queueEmail = () => Promise.reject(new Error('no paper'));
    await expect(desk.data.remove(anna, PASSWORD)).rejects.toThrow('no paper');
    expect(await desk.data.load(anna)).toBeDefined();
  });
});
