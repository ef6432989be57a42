import { desc, eq } from 'drizzle-orm';
import type { Database } from '#shop/db/database.ts';
import { clientConsent } from '#shop/db/schema/index.ts';

/** What a client said about one matter, and to which words. */
export type Statement = { kind: string; wording: string; given: boolean };
export type Consent = Statement & { statedAt: Date };

/** Every statement is kept; the latest of a kind counts. */
export function openConsents({ orm }: Pick<Database, 'orm'>, clock: () => number) {
  const { clientId, kind, wording, given, statedAt, id } = clientConsent;
  return {
    consents: (client: number): Promise<Consent[]> =>
      orm
        .selectDistinctOn([kind], { kind, wording, given, statedAt })
        .from(clientConsent)
        .where(eq(clientId, client))
        .orderBy(kind, desc(statedAt), desc(id)),
    async state(client: number, statement: Statement): Promise<void> {
      await orm.insert(clientConsent).values({ ...statement, clientId: client, statedAt: new Date(clock()) });
    },
  };
}
