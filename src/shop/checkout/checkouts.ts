import { eq, sql } from 'drizzle-orm';
import type { FormValues } from '#domain/form/form-rules.ts';
import type { Database } from '#shop/db/database.ts';
import { checkout } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import { newToken } from '#shop/session/token.ts';
import { lastChoice } from './last-choice.ts';

/** What a shopper has filled in so far, and the key under which it will be ordered: once, however often it is sent. */
export type Checkout = { orderKey: string; contact: FormValues | null; delivery: FormValues | null };

export function openCheckouts({ orm }: Pick<Database, 'orm'>, clock: () => number) {
  async function save({ hash }: Session, entered: Partial<Pick<Checkout, 'contact' | 'delivery'>>) {
    const row = { ...entered, updatedAt: new Date(clock()) };
    await orm
      .insert(checkout)
      .values({ sessionHash: hash, orderKey: newToken(), ...row })
      .onConflictDoUpdate({ target: checkout.sessionHash, set: row });
  }
  return {
    async load(session: Session | undefined): Promise<Checkout | undefined> {
      if (!session) return undefined;
      const { orderKey, contact, delivery } = checkout;
      const [found] = await orm
        .select({ orderKey, contact, delivery })
        .from(checkout)
        .where(eq(checkout.sessionHash, session.hash));
      return found;
    },
    /** How the client's last order was delivered and paid. */
    lastChoice: (session: Session | undefined) => lastChoice({ orm }, session),
    saveContact: (session: Session, contact: FormValues) => save(session, { contact }),
    saveDelivery: (session: Session, delivery: FormValues) => save(session, { delivery }),
    /** The next order has a key of its own; what was filled in stays for it, but for the note, which was about this one. */
    async renew({ hash }: Session): Promise<void> {
      const delivery = sql`${checkout.delivery} - 'note'`;
      await orm
        .update(checkout)
        .set({ orderKey: newToken(), delivery })
        .where(eq(checkout.sessionHash, hash));
    },
  };
}
