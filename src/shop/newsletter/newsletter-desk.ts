import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { Database } from '#shop/db/database.ts';
import { newsletterSubscriber } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import { noteStop, takeInClients } from './clients-of-newsletter.ts';

export type Subscriber = {
  id: number;
  email: string;
  language: Language;
  wording: string;
  confirmedAt: Date;
};
export type ExportedSubscriber = Subscriber & { askedAt: Date; stop: string };

type Parts = { database: Pick<Database, 'orm'>; origin: string; clock: () => number };

const MOST_SHOWN = 500;
const row = newsletterSubscriber;
const isOn = and(isNotNull(row.confirmedAt), isNull(row.unsubscribedAt));
const SHOWN = {
  ...{ id: row.id, email: row.email, language: row.language, wording: row.wording },
  ...{ askedAt: row.askedAt, confirmedAt: row.confirmedAt, stopToken: row.stopToken },
};

/** Who gets the newsletter, for who works in the shop. */
export function openNewsletterDesk({ database: { orm }, origin, clock }: Parts) {
  const found = () => orm.select(SHOWN).from(row).where(isOn).orderBy(desc(row.confirmedAt), desc(row.id));
  return {
    /** The latest first. */
    async list(actor: Actor): Promise<{ count: number; rows: Subscriber[] }> {
      demand(actor, 'client.read');
      await orm.transaction(takeInClients);
      const rows = await found().limit(MOST_SHOWN);
      return { count: await orm.$count(row, isOn), rows: rows.map(asSubscriber) };
    },

    /** All of them, each with the address that unsubscribes at once. */
    async exportAll(actor: Actor): Promise<ExportedSubscriber[]> {
      demand(actor, 'client.export');
      await orm.transaction(takeInClients);
      return (await found()).map((one) => ({
        ...asSubscriber(one),
        askedAt: one.askedAt,
        stop: origin + linksIn(one.language).newsletterStop(one.stopToken),
      }));
    },

    /** Takes somebody off who asks for it; false where they are not there any more. */
    async remove(actor: Actor, id: number): Promise<boolean> {
      demand(actor, 'client.edit');
      return orm.transaction(async (tx) => {
        const at = new Date(clock());
        const removed = await tx
          .update(row)
          .set({ unsubscribedAt: at })
          .where(and(eq(row.id, id), isOn))
          .returning({ email: row.email });
        if (!removed[0]) return false;
        await noteStop(tx, removed[0].email, at);
        await writeAudit(tx, actor, { at, action: 'newsletter.removed', object: { kind: 'newsletter', id } });
        return true;
      });
    },
  };
}

const asSubscriber = ({ id, email, language, wording, confirmedAt, askedAt }: Row): Subscriber => ({
  ...{ id, email, language, wording },
  confirmedAt: confirmedAt ?? askedAt,
});

type Row = Omit<Subscriber, 'confirmedAt'> & { askedAt: Date; confirmedAt: Date | null };
