import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#shop/db/database.ts';
import { letter } from '#shop/db/schema/index.ts';
import type { Carry } from './carriers.ts';
import { composeLetter, type Sender } from './compose.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOOK_EVERY = 30 * SECOND;
/** How long after each failed try the next one comes; after the last the letter is given up. */
const TRY_AGAIN_AFTER = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR];
/** A letter whose process has ended in the middle of it is tried again after this long. */
const TAKEN_FOR = 10 * MINUTE;
const DAYS_KEPT = 30;
const LONGEST_PROBLEM = 500;

export type PostOffice = ReturnType<typeof openPostOffice>;

export type PostOfficeParts = Sender & {
  database: Pick<Database, 'orm' | 'onChange'>;
  carry: Carry;
  clock: () => number;
  log: (line: string) => void;
};

type TakenLetter = typeof letter.$inferSelect;

/**
 * Sends the letters that are due. Each is taken first, so that no two processes send it, and carried outside of any
 * transaction: the embedded database has only one connection. A crash may send a letter twice, never not at all.
 */
export function openPostOffice({ database, config, origin, carry, clock, log }: PostOfficeParts) {
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

  async function take(): Promise<TakenLetter | undefined> {
    const due = orm
      .select({ id: letter.id })
      .from(letter)
      .where(and(isOpen, lte(letter.nextTryAt, inTime(0))))
      .orderBy(asc(letter.nextTryAt), asc(letter.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await orm
      .update(letter)
      .set({ tries: sql`${letter.tries} + 1`, nextTryAt: inTime(TAKEN_FOR) })
      .where(eq(letter.id, due))
      .returning();
    return taken;
  }

  async function deliver({ id, recipient, language, content, ...taken }: TakenLetter): Promise<boolean> {
    try {
      if (content.kind === undefined) throw new Error('the letter is empty');
      const mail = composeLetter({ to: recipient, language, ...content }, { config, origin });
      await carry(mail, { id, kind: taken.kind, writtenAt: taken.createdAt });
    } catch (error) {
      // Mail servers like to repeat the address, and the log is read by others.
      await noteFailure(id, taken.kind, taken.tries, problemOf(error).replaceAll(recipient, '…'));
      return false;
    }
    await note(id, { sentAt: inTime(0), content: {}, lastProblem: null });
    return true;
  }

  async function noteFailure(id: number, kind: string, tries: number, lastProblem: string): Promise<void> {
    const wait = TRY_AGAIN_AFTER[tries - 1];
    const then = wait === undefined ? 'is given up' : `is tried again after ${wait / MINUTE} min`;
    log(`Letter ${id} (${kind}) was not sent and ${then}: ${lastProblem}`);
    const end = { givenUpAt: inTime(0), content: {} };
    await note(id, { ...(wait === undefined ? end : { nextTryAt: inTime(wait) }), lastProblem });
  }

  const note = (id: number, change: Partial<TakenLetter>) =>
    orm
      .update(letter)
      .set(change)
      .where(and(eq(letter.id, id), isOpen));

  /** Who was written to is forgotten after a while. */
  async function sweep(): Promise<void> {
    if (clock() - sweptAt < HOUR) return;
    sweptAt = clock();
    await orm
      .delete(letter)
      .where(lte(sql`coalesce(${letter.sentAt}, ${letter.givenUpAt})`, inTime(-DAYS_KEPT * DAY)));
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
    deliverDue().catch((error) => log(`Letters cannot be sent at the moment: ${problemOf(error)}`));
  };

  return {
    deliverDue,
    start(): void {
      stopped = false;
      timer = setInterval(look, LOOK_EVERY).unref();
      stopListening = database.onChange((tag) => tag === 'letter' && look());
      look();
    },
    /** Resolves when the letter under way has been noted down; the others wait for the next start. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      stopListening();
      await underWay;
    },
  };
}

const isOpen = and(isNull(letter.sentAt), isNull(letter.givenUpAt));

function problemOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, LONGEST_PROBLEM);
}
