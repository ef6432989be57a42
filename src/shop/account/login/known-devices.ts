import { and, desc, eq, inArray, lte, ne, notInArray } from 'drizzle-orm';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { knownDevice } from '#shop/db/schema/index.ts';
import { hashOf, isToken, newToken } from '#shop/session/token.ts';

export const DEVICE_DAYS = 365;
const MOST_OF_CLIENT = 20;
const DAY = 86_400_000;

export type KnownDevices = ReturnType<typeof openKnownDevices>;

/** Which browsers a client has signed in with before: nobody else's wrong passwords keep those out. */
export function openKnownDevices({ orm }: Pick<Database, 'orm'>, clock: () => number) {
  const { tokenHash, clientId, seenAt } = knownDevice;
  return {
    /** Whether one of these clients, or anybody at all, has signed in with the device whose cookie it is. */
    async knows(device: string | undefined, clients?: readonly number[]): Promise<boolean> {
      if (!device || !isToken(device) || clients?.length === 0) return false;
      const isHere = and(eq(tokenHash, hashOf(device)), clients && inArray(clientId, [...clients]));
      return (await orm.$count(knownDevice, isHere)) > 0;
    },
    /**
     * Notes that the client has signed in with it, and answers with its new token. The one from before is worth nothing
     * any more, even to who planted it; other clients of the same browser stay known.
     */
    async remember(
      device: string | undefined,
      client: number,
      within: OrmOrTransaction = orm,
    ): Promise<string> {
      const token = newToken();
      const [hash, now] = [hashOf(token), new Date(clock())];
      if (device && isToken(device))
        await within
          .update(knownDevice)
          .set({ tokenHash: hash })
          .where(eq(tokenHash, hashOf(device)));
      await within
        .insert(knownDevice)
        .values({ tokenHash: hash, clientId: client, createdAt: now, seenAt: now })
        .onConflictDoUpdate({ target: [tokenHash, clientId], set: { seenAt: now } });
      const latest = within
        .select({ tokenHash })
        .from(knownDevice)
        .where(eq(clientId, client))
        .orderBy(desc(seenAt))
        .limit(MOST_OF_CLIENT);
      await within.delete(knownDevice).where(and(eq(clientId, client), notInArray(tokenHash, latest)));
      await within.delete(knownDevice).where(lte(seenAt, new Date(clock() - DEVICE_DAYS * DAY)));
      return token;
    },
    /** None of the client's devices is known any more, except the one to keep. */
    async forget(client: number, keep?: string, within: OrmOrTransaction = orm): Promise<void> {
      const others = keep && isToken(keep) ? ne(tokenHash, hashOf(keep)) : undefined;
      await within.delete(knownDevice).where(and(eq(clientId, client), others));
    },
  };
}
