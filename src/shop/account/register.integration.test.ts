import { beforeEach, expect, test } from 'vitest';
import { client } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import {
  type AccountDesk,
  ADDRESS,
  newClient,
  openAccountDesk,
} from '#tests/support/samples/sample-account.ts';

describeWithDatabase('registration', (use) => {
  let desk: AccountDesk;
  beforeEach(() => {
    desk = openAccountDesk(use());
  });

  test('opens an account that lets its client in at once, and asks by e-mail whose the address is', async () => {
    const outcome = await desk.accounts.register({
      ...newClient('anna'),
      phone: '+48 600 700 800',
      birthDate: '1990-12-31',
      language: 'en',
    });
    if (!outcome.ok) throw new Error(outcome.problem);
    const { clientId } = outcome;
    expect(await desk.logIn('anna')).toMatchObject({ ok: true, clientId });
    expect(await desk.data.load(clientId)).toEqual({
      login: 'anna',
      email: 'anna@example.org',
      emailConfirmedAt: null,
      newEmail: null,
      firstname: 'Anna',
      lastname: 'Nowak',
      phone: '+48 600 700 800',
      phone2: null,
      birthDate: '1990-12-31',
      language: 'en',
      bankAccount: null,
      createdAt: new Date(desk.now),
    });
    const link = expect.stringMatching(/^https:\/\/sklep\.example\/en\/email-confirm\.php\?token=[\w-]{43}$/);
    const message = { kind: 'confirm_email', to: 'anna@example.org', language: 'en', login: 'anna', link };
    expect(desk.emails).toEqual([{ ...message, hours: 48 }]);
  });

  test('takes the address for bills and for parcels, and both are preferred', async () => {
    const clientId = await desk.addClient('anna', { address: { ...ADDRESS, company: 'Kawa i S-ka' } });
    const kept = { ...ADDRESS, company: 'Kawa i S-ka', preferred: true };
    expect(await desk.data.addresses(clientId)).toMatchObject([
      { ...kept, kind: 'billing' },
      { ...kept, kind: 'delivery' },
    ]);
  });

  test('notes what was agreed to and what was not, in the words that were shown', async () => {
    const consents = [
      { kind: 'newsletter', wording: 'Chcę dostawać newsletter.', given: false },
      { kind: 'terms', wording: 'Akceptuję regulamin.', given: true },
    ];
    const clientId = await desk.addClient('anna', { consents });
    const statedAt = new Date(desk.now);
    expect(await desk.data.consents(clientId)).toEqual(consents.map((one) => ({ ...one, statedAt })));
  });

  test('refuses a login that somebody has, whatever the capitals', async () => {
    await desk.addClient('anna');
    const { register } = desk.accounts;
    expect(await register({ ...newClient('ANNA'), email: 'inna@example.org' })).toEqual({
      ok: false,
      problem: 'used_login',
    });
    expect([await use().orm.$count(client), desk.emails]).toEqual([1, []]);
  });

  test('gives a login to one of two who want it at once', async () => {
    const both = await Promise.all(
      ['a@example.org', 'b@example.org'].map((email) =>
        desk.accounts.register({ ...newClient('anna'), email, address: ADDRESS }),
      ),
    );
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(desk.emails).toHaveLength(1);
  });

  test('leaves nothing behind where its e-mail cannot be written', async () => {
    desk.queueEmail = () => Promise.reject(new Error('no paper'));
    await expect(desk.accounts.register(newClient('anna'))).rejects.toThrow('no paper');
    expect(await use().orm.$count(client)).toBe(0);
  });

  test('keeps no password, only a hash of it', async () => {
    await desk.addClient('anna');
    const [row] = await use().orm.select().from(client);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain('hasło');
  });
});
