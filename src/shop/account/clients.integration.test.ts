import { expect, test } from 'vitest';
import { client } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openClients } from './clients.ts';

describeWithDatabase('the clients', (use) => {
  const clients = () => openClients(use());
  const add = (...logins: string[]) =>
    use()
      .orm.insert(client)
      .values(
        logins.map((login, index) => ({
          ...{ login, email: `${login}-${index}@Example.org`, passwordHash: 'x' },
          emailConfirmedAt: new Date(),
        })),
      )
      .returning({ id: client.id });

  test('are known by their e-mail and by their login, whichever capitals are used', async () => {
    await add('Anna.Nowak');
    const { emailExists, loginTaken } = clients();
    expect(await emailExists('ANNA.nowak-0@example.ORG')).toBe(true);
    expect(await emailExists('anna.nowak@example.org')).toBe(false);
    expect(await emailExists("'; DROP TABLE client; --@example.org")).toBe(false);
    expect([await loginTaken('anna.NOWAK'), await loginTaken('anna_nowak')]).toEqual([true, false]);
  });

  test('are not known by an address that they only named', async () => {
    await use().orm.insert(client).values({ login: 'obcy', email: 'anna@example.org', passwordHash: 'x' });
    expect(await clients().emailExists('anna@example.org')).toBe(false);
  });

  test('are offered a free login near a taken one: with the lowest number that is free', async () => {
    await add('anna', 'Anna2', 'anna4');
    const { proposeLogin } = clients();
    expect(await proposeLogin('anna')).toBe('anna3');
    expect(await proposeLogin('ANNA')).toBe('ANNA3');
  });

  test('are offered a login with another number where all low ones are taken', async () => {
    await add('anna', ...Array.from({ length: 30 }, (_, index) => `anna${index}`));
    expect(await clients().proposeLogin('anna')).toMatch(/^anna[1-9]\d{2,4}$/);
  });

  test('are offered the name of an address, and never more than 40 characters', async () => {
    await add('anna@example.org');
    const { proposeLogin } = clients();
    expect(await proposeLogin('anna@example.org')).toBe('anna2');
    expect(await proposeLogin('an@example.org')).toBe('an@example.org2');
    expect(await proposeLogin('a'.repeat(40))).toBe(`${'a'.repeat(39)}2`);
  });

  test('are told what they call their own, and nobody else is', async () => {
    const [anna] = await add('Anna');
    expect(await clients().ownOf(anna?.id ?? 0)).toEqual({ login: 'Anna', email: 'Anna-0@Example.org' });
    expect(await clients().ownOf(0)).toBeUndefined();
  });
});
