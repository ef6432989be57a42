import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { session } from '#shop/db/schema/index.ts';
import { describeOnEachDatabase } from '#tests/support/database.ts';
import { openSessions, SESSION_DAYS } from './sessions.ts';

const DAY = 86_400_000;
const GUEST = { language: 'pl', currency: 'PLN', regionId: 1143020003 } as const;

describeOnEachDatabase('a session', (use) => {
  test('is found by its token until it expires, and not a moment longer', async () => {
    let now = Date.now();
    const sessions = openSessions(use(), () => now);
    const { token, hash } = await sessions.start(GUEST);
    now += SESSION_DAYS * DAY - 1;
    expect(await sessions.find(token)).toEqual(hash);
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
});
