import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { DAY } from '#domain/time/zone.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { newsletterSubscriber } from '#shop/db/schema/index.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import { hashOf, isToken, newToken } from '#shop/session/token.ts';
import { noteStop } from './clients-of-newsletter.ts';

export const CONFIRM_HOURS = 48;
/** How soon another e-mail goes to an address that has not answered the first. */
const NEXT_AFTER = 600_000;

export type NewsletterParts = {
  database: Pick<Database, 'orm'>;
  queueEmail: QueueEmail;
  origin: string;
  clock: () => number;
};

export type Asked = { email: string; language: Language; wording: string };

/** Who is written to with news: only who has asked for it and confirmed the address, until they say stop. */
export function openNewsletter(parts: NewsletterParts) {
  const { orm } = parts.database;
  const row = newsletterSubscriber;
  const now = () => new Date(parts.clock());
  const isOpen = (token: string) => and(eq(row.confirmHash, hashOf(token)), gt(row.confirmBy, now()));
  return {
    /** Keeps the wish and its words, and asks the address. Nothing tells whether it was known. */
    async ask(asked: Asked): Promise<void> {
      await orm.delete(row).where(and(isNull(row.confirmedAt), lt(row.confirmBy, now())));
      await orm.transaction((tx) => askAddress(tx, parts, asked));
    },

    /** The address that the link would confirm. */
    async mayConfirm(token: string): Promise<string | undefined> {
      if (!isToken(token)) return undefined;
      const [found] = await orm.select({ email: row.email }).from(row).where(isOpen(token));
      return found?.email;
    },

    /** False where the link is no longer good. */
    confirm: async (token: string): Promise<boolean> =>
      isToken(token) &&
      orm.transaction(async (tx) => {
        const [confirmed] = await tx
          .update(row)
          .set({ confirmedAt: now(), unsubscribedAt: null, confirmHash: null, confirmBy: null })
          .where(isOpen(token))
          .returning();
        if (!confirmed) return false;
        const { email: to, language, stopToken } = confirmed;
        const stop = parts.origin + linksIn(language).newsletterStop(stopToken);
        await parts.queueEmail({ kind: 'newsletter_welcome', to, language, stop }, tx);
        return true;
      }),

    /** Whose token it is, and whether they are still written to. */
    async find(stopToken: string): Promise<{ email: string; isOn: boolean } | undefined> {
      if (!isStop(stopToken)) return undefined;
      const [found] = await orm.select().from(row).where(eq(row.stopToken, stopToken));
      return found && { email: found.email, isOn: found.confirmedAt !== null && !found.unsubscribedAt };
    },

    /** Says stop, at once and without a question; once more changes nothing. */
    stop: async (stopToken: string): Promise<boolean> =>
      isStop(stopToken) &&
      orm.transaction(async (tx) => {
        const [found] = await tx.select().from(row).where(eq(row.stopToken, stopToken)).for('update');
        if (!found) return false;
        const isOn = and(eq(row.id, found.id), isNotNull(row.confirmedAt), isNull(row.unsubscribedAt));
        await tx.update(row).set({ unsubscribedAt: now() }).where(isOn);
        await noteStop(tx, found.email, now());
        return true;
      }),
  };
}

const isStop = (token: string) => /^[\w-]{32,100}$/.test(token);

async function askAddress(
  tx: OrmOrTransaction,
  { queueEmail, origin, clock }: NewsletterParts,
  { email, language, wording }: Asked,
): Promise<void> {
  const row = newsletterSubscriber;
  const now = clock();
  const [known] = await tx.select().from(row).where(sql`lower(${row.email}) = lower(${email})`).for('update');
  if (known?.confirmedAt && !known.unsubscribedAt) return;
  const isRecent = known?.confirmHash && known.askedAt.getTime() > now - NEXT_AFTER;
  if (isRecent) return;
  const token = newToken();
  const asked = {
    ...{ language, wording, askedAt: new Date(now), confirmHash: hashOf(token) },
    confirmBy: new Date(now + (CONFIRM_HOURS / 24) * DAY),
  };
  const written = known
    ? await tx.update(row).set(asked).where(eq(row.id, known.id)).returning({ id: row.id })
    : await tx
        .insert(row)
        .values({ ...asked, email, stopToken: newToken() })
        .onConflictDoNothing()
        .returning({ id: row.id });
  // Somebody asks for the same address at this moment: one e-mail is enough.
  if (written.length === 0) return;
  const link = origin + linksIn(language).newsletterConfirm(token);
  await queueEmail({ kind: 'newsletter_confirm', to: email, language, link, hours: CONFIRM_HOURS }, tx);
}
