import { beforeEach, expect, test } from 'vitest';
import { openClients } from '#shop/account/clients.ts';
import { type Migration, migrateWithin, migrations } from '#shop/db/migrate.ts';
import { emailConfirmation } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import {
  type AccountDesk,
  newClient,
  openAccountDesk,
  PASSWORD,
} from '#tests/support/samples/sample-account.ts';
import { CONFIRM_HOURS, MOST_CONFIRMATIONS_AN_HOUR } from './email-confirmation.ts';

const HOUR = 3_600_000;
const ADDRESS = 'halina@example.org';

describeWithDatabase('an address of an account', (use) => {
  let desk: AccountDesk;
  beforeEach(() => {
    desk = openAccountDesk(use());
  });

  const kinds = () => desk.emails.map(({ kind, to }) => `${kind} to ${to}`);
  const addOpen = (login: string, email = ADDRESS) => desk.addClient(login, { email }, false);
  const addressOf = async (clientId: number) => {
    const { email, emailConfirmedAt, newEmail } = (await desk.data.load(clientId)) ?? {};
    return { email, isConfirmed: Boolean(emailConfirmedAt), newEmail };
  };
  /** The token of the latest link that was sent. */
  const lastToken = () => {
    const message = desk.emails.findLast(({ kind }) => kind === 'confirm_email');
    if (message?.kind !== 'confirm_email') throw new Error('no link was sent');
    return new URL(message.link).searchParams.get('token') ?? '';
  };
  const sendTo = async (clientId: number) => {
    expect(await desk.accounts.sendConfirmation(clientId)).toBe('sent');
    return lastToken();
  };

  test('is the account’s once its link was followed, and then no link works any more', async () => {
    const halina = await addOpen('halina');
    const [first, second] = [await sendTo(halina), await sendTo(halina)];
    expect(await addressOf(halina)).toMatchObject({ isConfirmed: false });
    expect(await desk.accounts.mayConfirm(first)).toMatchObject({ login: 'halina', email: ADDRESS });
    expect(await addressOf(halina), 'looking confirms nothing').toMatchObject({ isConfirmed: false });
    expect(await desk.accounts.confirmEmail(first)).toEqual({ ok: true, clientId: halina });
    expect(await addressOf(halina)).toEqual({ email: ADDRESS, isConfirmed: true, newEmail: null });
    expect(kinds().at(-1)).toBe(`welcome to ${ADDRESS}`);
    for (const token of [first, second, 'x', '']) {
      expect(await desk.accounts.mayConfirm(token)).toBeUndefined();
      expect(await desk.accounts.confirmEmail(token)).toEqual({ ok: false });
    }
  });

  test('cannot be confirmed by who reads the database, nor after two days', async () => {
    const halina = await addOpen('halina');
    const token = await sendTo(halina);
    expect(JSON.stringify(await use().orm.select().from(emailConfirmation))).not.toContain(token);
    desk.now += CONFIRM_HOURS * HOUR - 1;
    expect(await desk.accounts.mayConfirm(token)).toBeDefined();
    desk.now += 1;
    expect(await desk.accounts.confirmEmail(token)).toEqual({ ok: false });
  });

  test('is not taken by a stranger who only names it, and its owner gets it', async () => {
    const stranger = await addOpen('obcy');
    const strangersToken = await sendTo(stranger);
    expect(await openClients(use()).emailExists(ADDRESS)).toBe(false);
    const owner = await addOpen('halina');
    expect(await desk.accounts.confirmEmail(await sendTo(owner))).toMatchObject({ ok: true });
    expect(await openClients(use()).emailExists(ADDRESS)).toBe(true);
    expect(await desk.accounts.confirmEmail(strangersToken)).toEqual({ ok: false });
    expect(await addressOf(stranger)).toMatchObject({ isConfirmed: false });
    expect(await desk.logIn(ADDRESS)).toMatchObject({ ok: true, clientId: owner });
    expect(await desk.logIn('obcy')).toMatchObject({ ok: true, clientId: stranger });
  });

  test('is one account’s where two confirm it at once', async () => {
    const [one, two] = [await addOpen('jeden'), await addOpen('dwa')];
    const tokens = [await sendTo(one), await sendTo(two)];
    const outcomes = await Promise.all(tokens.map((token) => desk.accounts.confirmEmail(token)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('that has an account hears of it, and who named it sees no difference', async () => {
    await desk.addClient('halina');
    const [known, unknown] = [
      await desk.accounts.register({ ...newClient('obcy'), email: 'Halina@Example.org' }),
      await desk.accounts.register({ ...newClient('inny'), email: 'nikt@example.org' }),
    ];
    expect([known.ok, unknown.ok]).toEqual([true, true]);
    expect(kinds()).toEqual(['email_known to Halina@Example.org', 'confirm_email to nikt@example.org']);
  });

  test('that is not confirmed gets no link for a new password, but the one that confirms it', async () => {
    const halina = await addOpen('halina');
    await desk.accounts.requestReset(ADDRESS);
    await desk.accounts.requestReset('halina');
    expect(kinds()).toEqual(Array(2).fill(`confirm_email to ${ADDRESS}`));
    await desk.accounts.confirmEmail(lastToken());
    await desk.accounts.requestReset(ADDRESS);
    expect(kinds().at(-1)).toBe(`password_reset to ${ADDRESS}`);
    expect(halina).toBeGreaterThan(0);
  });

  test('that is not confirmed lets in whoever has the password of an account that named it', async () => {
    const [one, two] = [
      await desk.addClient('jeden', { email: ADDRESS, password: 'hasło pierwsze' }, false),
      await desk.addClient('dwa', { email: ADDRESS, password: 'hasło drugie' }, false),
    ];
    expect(await desk.logIn(ADDRESS, 'hasło pierwsze')).toMatchObject({ clientId: one });
    expect(await desk.logIn(ADDRESS, 'hasło drugie')).toMatchObject({ clientId: two });
    expect(await desk.logIn(ADDRESS, 'hasło trzecie')).toMatchObject({ problem: 'wrong' });
  });

  test('hears of a new password or the end of the account only where it is confirmed', async () => {
    const halina = await addOpen('halina');
    await desk.accounts.changePassword(halina, PASSWORD, 'inne hasło');
    await desk.data.remove(halina, 'inne hasło');
    expect(kinds()).toEqual([]);
  });

  test('gets at most three e-mails an hour for one account, and five for all', async () => {
    const halina = await addOpen('halina');
    for (let more = 1; more < MOST_CONFIRMATIONS_AN_HOUR; more++) await sendTo(halina);
    expect(await desk.accounts.sendConfirmation(halina)).toBe('too_many');
    for (const login of ['dwa', 'trzy', 'cztery']) await addOpen(login);
    expect(await use().orm.$count(emailConfirmation)).toBe(5);
    desk.now += HOUR;
    expect(await desk.accounts.sendConfirmation(halina)).toBe('sent');
  });

  test('stays until the new one is confirmed, and hears of the wish and of its end', async () => {
    const anna = await desk.addClient('anna');
    const change = (email: string) => desk.accounts.changeEmail(anna, email, PASSWORD);
    expect(await change('nowa@example.org')).toEqual({ ok: true, waits: true });
    const [old, next] = ['anna@example.org', 'nowa@example.org'];
    expect(await addressOf(anna)).toEqual({ email: old, isConfirmed: true, newEmail: next });
    expect(kinds()).toEqual([`email_change_asked to ${old}`, `confirm_email to ${next}`]);
    expect(await desk.logIn(next)).toMatchObject({ ok: false });
    await desk.accounts.confirmEmail(lastToken());
    expect(await addressOf(anna)).toEqual({ email: next, isConfirmed: true, newEmail: null });
    expect(kinds().at(-1)).toBe(`email_changed to ${old}`);
    expect(await desk.logIn(next)).toMatchObject({ ok: true, clientId: anna });
    expect(await desk.logIn(old)).toMatchObject({ ok: false });
  });

  test('stays for good where the wish is taken back, or another one follows', async () => {
    const anna = await desk.addClient('anna');
    await desk.accounts.changeEmail(anna, 'nowa@example.org', PASSWORD);
    const first = lastToken();
    await desk.accounts.keepEmail(anna);
    expect(await desk.accounts.confirmEmail(first)).toEqual({ ok: false });
    await desk.accounts.changeEmail(anna, 'nowsza@example.org', PASSWORD);
    const second = lastToken();
    expect(await desk.accounts.changeEmail(anna, 'ANNA@example.org', PASSWORD)).toEqual({
      ok: true,
      waits: false,
    });
    expect(await desk.accounts.confirmEmail(second)).toEqual({ ok: false });
    expect(await addressOf(anna)).toEqual({ email: 'ANNA@example.org', isConfirmed: true, newEmail: null });
  });

  test('gives way at once where it was never confirmed, and its link confirms nothing then', async () => {
    const halina = await addOpen('halina', 'pomyłka@example.org');
    const token = await sendTo(halina);
    await desk.accounts.changeEmail(halina, ADDRESS, PASSWORD);
    expect(await addressOf(halina)).toEqual({ email: ADDRESS, isConfirmed: false, newEmail: null });
    expect(await desk.accounts.confirmEmail(token)).toEqual({ ok: false });
    expect(await desk.accounts.confirmEmail(lastToken())).toMatchObject({ ok: true });
  });

  test('of an account from before is taken for confirmed', async () => {
    const connection = await use().pool.connect();
    try {
      await connection.query('BEGIN; CREATE SCHEMA before; SET LOCAL search_path TO before, public');
      const isBefore = ({ version }: Migration) => version < 25;
      await migrateWithin(connection, migrations.filter(isBefore));
      await connection.query(
        "INSERT INTO client (login, email, password_hash) VALUES ('dawna', 'dawna@example.org', 'x')",
      );
      await migrateWithin(
        connection,
        migrations.filter((each) => !isBefore(each)),
      );
      const { rows } = await connection.query('SELECT email_confirmed_at FROM client');
      expect(rows).toEqual([{ email_confirmed_at: expect.any(Date) }]);
    } finally {
      await connection.query('ROLLBACK');
      connection.release();
    }
  });
});
