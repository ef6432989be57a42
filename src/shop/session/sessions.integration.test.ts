import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { client, comparisonItem, session } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { openSessions, SESSION_DAYS } from './sessions.ts';

const DAY = 86_400_000;
const GUEST = { language: 'pl', currency: 'PLN', regionId: 1143020003 } as const;

describeWithDatabase('a session', (use) => {
  test('is found by its token until it expires, and not a moment longer', async () => {
    let now = Date.now();
    const sessions = openSessions(use(), () => now);
    const { token, hash } = await sessions.start(GUEST);
    now += SESSION_DAYS * DAY - 1;
    expect(await sessions.find(token)).toEqual({ hash, clientId: undefined });
    now += 1;
    expect(await sessions.find(token)).toBeUndefined();
  });

  test('that has ended is removed when a new one begins, at most once an hour', async () => {
    let now = Date.now();
    const sessions = openSessions(use(), () => now);
    const { hash } = await sessions.start(GUEST);
    const isKept = async () =>
      (await use().orm.select().from(session)).some((row) => row.tokenHash.equals(hash));
    now += SESSION_DAYS * DAY - 1;
    const other = await sessions.start(GUEST);
    now += 2;
    await sessions.start(GUEST);
    expect(await isKept(), 'swept just now').toBe(true);
    now += 3_600_000;
    await sessions.start(GUEST);
    expect(await isKept()).toBe(false);
    expect(await sessions.find(other.token)).toBeDefined();
  });

  test('cannot be taken over by who reads the database: only a hash of the token is kept', async () => {
    const { token, hash } = await openSessions(use(), Date.now).start(GUEST);
    const [row] = await use().orm.select().from(session);
    expect(row?.tokenHash.equals(createHash('sha256').update(token).digest())).toBe(true);
    expect(await openSessions(use(), Date.now).find(hash.toString('base64url'))).toBeUndefined();
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test.each([undefined, '', 'x', 'a'.repeat(43), 'a'.repeat(5000), '\u0000'.repeat(43), "' OR true --"])(
    'is not found by a made-up token: %j',
    async (token) => {
      await openSessions(use(), Date.now).start(GUEST);
      expect(await openSessions(use(), Date.now).find(token)).toBeUndefined();
    },
  );

  const addClient = async (login: string) => {
    const given = { login, email: `${login}@example.org`, passwordHash: 'x' };
    const [added] = await use().orm.insert(client).values(given).returning({ id: client.id });
    return added?.id ?? 0;
  };

  test('gets a new token at login: the one from before is dead at once, even to who planted it', async () => {
    const sessions = openSessions(use(), Date.now);
    const anna = await addClient('anna');
    const guest = await sessions.start(GUEST);
    const { token, hash } = await sessions.logIn(guest.hash, anna, GUEST);
    expect(token).not.toBe(guest.token);
    expect(await sessions.find(guest.token)).toBeUndefined();
    expect(await sessions.find(token)).toEqual({ hash, clientId: anna });
    expect(await use().orm.$count(session)).toBe(1);
  });

  test('begins at login where there was none, and lasts as long as any other', async () => {
    let now = Date.now();
    const sessions = openSessions(use(), () => now);
    const { token } = await sessions.logIn(undefined, await addClient('anna'), GUEST);
    now += SESSION_DAYS * DAY - 1;
    expect(await sessions.find(token)).toBeDefined();
    now += 1;
    expect(await sessions.find(token)).toBeUndefined();
  });

  test('keeps what is compared through login, and is counted from then on', async () => {
    let now = Date.now();
    const sessions = openSessions(use(), () => now);
    const { productId } = await addOffer(use(), 'kawa');
    const guest = await sessions.start(GUEST);
    await use().orm.insert(comparisonItem).values({ sessionHash: guest.hash, productId });
    now += 10 * DAY;
    const { token, hash } = await sessions.logIn(guest.hash, await addClient('anna'), GUEST);
    const [compared] = await use().orm.select().from(comparisonItem);
    expect(compared?.sessionHash).toEqual(hash);
    now += SESSION_DAYS * DAY - 1;
    expect(await sessions.find(token)).toBeDefined();
  });

  test('of one client ends where another logs in, and hands nothing on', async () => {
    const sessions = openSessions(use(), Date.now);
    const { productId } = await addOffer(use(), 'kawa');
    const [anna, ewa] = [await addClient('anna'), await addClient('ewa')];
    const annas = await sessions.logIn(undefined, anna, GUEST);
    await use().orm.insert(comparisonItem).values({ sessionHash: annas.hash, productId });
    const ewas = await sessions.logIn(annas.hash, ewa, GUEST);
    expect(await sessions.find(annas.token)).toBeUndefined();
    expect((await sessions.find(ewas.token))?.clientId).toBe(ewa);
    expect(await use().orm.$count(comparisonItem)).toBe(0);
  });

  test('ends at logout at once, and no other with it', async () => {
    const sessions = openSessions(use(), Date.now);
    const anna = await addClient('anna');
    const [here, elsewhere] = [
      await sessions.logIn(undefined, anna, GUEST),
      await sessions.logIn(undefined, anna, GUEST),
    ];
    await sessions.logOut(here.hash);
    expect(await sessions.find(here.token)).toBeUndefined();
    expect(await sessions.find(elsewhere.token)).toBeDefined();
  });

  test('can be the only one of its client that stays; sessions of others are left alone', async () => {
    const sessions = openSessions(use(), Date.now);
    const [anna, ewa] = [await addClient('anna'), await addClient('ewa')];
    const kept = await sessions.logIn(undefined, anna, GUEST);
    const [ended, ewas, guests] = [
      await sessions.logIn(undefined, anna, GUEST),
      await sessions.logIn(undefined, ewa, GUEST),
      await sessions.start(GUEST),
    ];
    const alive = () =>
      Promise.all([kept, ended, ewas, guests].map(async ({ token }) => Boolean(await sessions.find(token))));
    await sessions.endOthers(anna, kept.hash);
    expect(await alive()).toEqual([true, false, true, true]);
    await sessions.endOthers(anna);
    expect(await alive()).toEqual([false, false, true, true]);
  });

  test('ends when its client is shut out', async () => {
    const sessions = openSessions(use(), Date.now);
    const { token } = await sessions.logIn(undefined, await addClient('anna'), GUEST);
    await use().orm.update(client).set({ active: false });
    expect(await sessions.find(token)).toBeUndefined();
  });
});
