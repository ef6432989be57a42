import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Database } from '#shop/db/database.ts';
import { outboxEmail } from '#shop/db/schema/index.ts';
import { type Attachment, composeEmail, type Sender } from './compose.ts';
import type { EmailContent } from './email.ts';
import { keptContent } from './kept-content.ts';
import type { Transport } from './transport.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOOK_EVERY = 30 * SECOND;
/** How long after each failed try the next one comes; after the last the e-mail is given up. */
const TRY_AGAIN_AFTER = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR];
/** An e-mail whose process has ended in the middle of it is tried again after this long. */
const TAKEN_FOR = 10 * MINUTE;
const DAYS_KEPT = 30;
const LONGEST_PROBLEM = 500;

export type Mailer = ReturnType<typeof openMailer>;

export type MailerParts = Sender & {
  /** The files that go along with an e-mail. */
  attach?: (content: EmailContent, language: Language) => Promise<Attachment[]>;
  database: Pick<Database, 'orm' | 'onChange'>;
  transport: Transport;
  clock: () => number;
  log: (line: string) => void;
};

type TakenEmail = typeof outboxEmail.$inferSelect;

/**
 * Sends the e-mails that are due. Each is taken first, so that no two processes send it, and sent outside of any
 * transaction: the embedded database has only one connection. A crash may send an e-mail twice, never not at all.
 */
export function openMailer({ database, config, origin, transport, clock, log, attach }: MailerParts) {
  const { orm } = database;
  const inTime = (milliseconds: number) => new Date(clock() + milliseconds);
  let [stopped, sweptAt] = [false, Number.NEGATIVE_INFINITY];
  let timer: NodeJS.Timeout | undefined;
  let stopListening = () => {};
  let underWay: Promise<unknown> = Promise.resolve();
  let waiting: Promise<number> | undefined;

  async function deliverAll(): Promise<number> {
    let sent = 0;
    while (!stopped) {
      const taken = await take();
      if (!taken) break;
      if (await deliver(taken)) sent++;
    }
    if (!stopped) await sweep();
    return sent;
  }

  async function take(): Promise<TakenEmail | undefined> {
    const due = orm
      .select({ id: outboxEmail.id })
      .from(outboxEmail)
      .where(and(isOpen, lte(outboxEmail.nextTryAt, inTime(0))))
      .orderBy(asc(outboxEmail.nextTryAt), asc(outboxEmail.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await orm
      .update(outboxEmail)
      .set({ tries: sql`${outboxEmail.tries} + 1`, nextTryAt: inTime(TAKEN_FOR) })
      .where(eq(outboxEmail.id, due))
      .returning();
    return taken;
  }

  async function deliver({ id, recipient, language, content, ...taken }: TakenEmail): Promise<boolean> {
    try {
      if (content.kind === undefined) throw new Error('the e-mail is empty');
      const mail = composeEmail({ to: recipient, language, ...content }, { config, origin });
      const attachments = await attach?.(content, language);
      await transport(attachments?.length ? { ...mail, attachments } : mail, {
        id,
        kind: taken.kind,
        writtenAt: taken.createdAt,
      });
    } catch (error) {
      // Mail servers like to repeat the address, and the log is read by others.
      await noteFailure({ id, content, ...taken }, problemOf(error).replaceAll(recipient, '…'));
      return false;
    }
    await note(id, { sentAt: inTime(0), content: keptContent(content), lastProblem: null });
    return true;
  }

  type Failed = Pick<TakenEmail, 'id' | 'kind' | 'tries' | 'content'>;

  async function noteFailure({ id, kind, tries, content }: Failed, lastProblem: string): Promise<void> {
    const wait = TRY_AGAIN_AFTER[tries - 1];
    const then = wait === undefined ? 'is given up' : `is tried again after ${wait / MINUTE} min`;
    log(`E-mail ${id} (${kind}) was not sent and ${then}: ${lastProblem}`);
    const end = { givenUpAt: inTime(0), content: keptContent(content) };
    await note(id, { ...(wait === undefined ? end : { nextTryAt: inTime(wait) }), lastProblem });
  }

  const note = (id: number, change: Partial<TakenEmail>) =>
    orm
      .update(outboxEmail)
      .set(change)
      .where(and(eq(outboxEmail.id, id), isOpen));

  /** Who was written to is forgotten after a while. */
  async function sweep(): Promise<void> {
    if (clock() - sweptAt < HOUR) return;
    sweptAt = clock();
    await orm
      .delete(outboxEmail)
      .where(lte(sql`coalesce(${outboxEmail.sentAt}, ${outboxEmail.givenUpAt})`, inTime(-DAYS_KEPT * DAY)));
  }

  /** Sends what is due and says how many. Asked while it is at work, it looks once more afterwards, for all who asked. */
  function deliverDue(): Promise<number> {
    waiting ??= underWay.then(() => {
      waiting = undefined;
      return deliverAll();
    });
    underWay = waiting.catch(() => {});
    return waiting;
  }

  const look = () => {
    deliverDue().catch((error) => log(`E-mails cannot be sent at the moment: ${problemOf(error)}`));
  };

  return {
    deliverDue,
    start(): void {
      stopped = false;
      timer = setInterval(look, LOOK_EVERY).unref();
      stopListening = database.onChange((tag) => tag === 'letter' && look());
      look();
    },
    /** Resolves when the e-mail under way has been noted down; the others wait for the next start. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      stopListening();
      await underWay;
    },
  };
}

const isOpen = and(isNull(outboxEmail.sentAt), isNull(outboxEmail.givenUpAt));

function problemOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, LONGEST_PROBLEM);
}
