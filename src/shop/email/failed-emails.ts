import { and, desc, eq, gte, inArray, isNotNull, lt, notLike, type SQL } from 'drizzle-orm';
import { type Actor, may } from '#domain/staff/actor.ts';
import { DAY } from '#domain/time/zone.ts';
import type { Database } from '#shop/db/database.ts';
import { outboxEmail, shopOrder } from '#shop/db/schema/index.ts';
import type { Desk } from '#shop/order/desk/desk.ts';
import { demand } from '#shop/staff/demand.ts';
import type { EmailContent } from './email.ts';
import { isShopperEmail, SHOPPER_EMAILS } from './kept-content.ts';

/** An e-mail that was given up. */
export type FailedEmail = {
  id: number;
  kind: EmailContent['kind'];
  to: string;
  problem: string;
  givenUpAt: Date;
  /** The order that it is about, where there is one. */
  number: string | null;
  /** Whether its words are kept, so that it can be sent again. */
  isKept: boolean;
};
export type FailedPage = { count: number; rows: FailedEmail[]; older?: number | undefined };

export type FailedEmails = ReturnType<typeof openFailedEmails>;

type Parts = { database: Pick<Database, 'orm'>; desk: Pick<Desk, 'sendEmail'>; clock: () => number };

/** How far back it is looked. */
const LATELY = 7 * DAY;
const AT_ONCE = 50;
/** So many are sent again at one press. */
const MOST_AGAIN = 200;

/** E-mails that did not go out in spite of every try, for whoever may read e-mails about orders. */
export function openFailedEmails({ database: { orm }, desk, clock }: Parts) {
  const lately = (actor: Actor): SQL | undefined =>
    and(
      gte(outboxEmail.givenUpAt, new Date(clock() - LATELY)),
      // Where the staff and the owner are written to is for whoever may see them.
      may(actor, 'staff.read') ? undefined : notLike(outboxEmail.kind, 'staff\\_%'),
      may(actor, 'settings.read') ? undefined : notLike(outboxEmail.kind, 'owner\\_%'),
    );
  const { id, kind, recipient: to, lastProblem, givenUpAt, content } = outboxEmail;
  const find = (which: SQL | undefined, most: number) =>
    orm
      .select({ id, kind, to, problem: lastProblem, givenUpAt, content, number: shopOrder.number })
      .from(outboxEmail)
      .leftJoin(shopOrder, eq(shopOrder.number, outboxEmail.orderNumber))
      .where(which)
      .orderBy(desc(id))
      .limit(most);
  return {
    count: (actor: Actor): Promise<number> => orm.$count(outboxEmail, lately(actor)),

    async list(actor: Actor, before?: number): Promise<FailedPage> {
      demandReader(actor);
      const older = before === undefined ? undefined : lt(id, before);
      const found = await find(and(lately(actor), older), AT_ONCE + 1);
      const rows = found.slice(0, AT_ONCE);
      return {
        count: await orm.$count(outboxEmail, lately(actor)),
        rows: rows.map(({ content: said, givenUpAt: at, problem, ...row }) => ({
          ...row,
          ...{ problem: problem ?? '', givenUpAt: at ?? new Date(0) },
          isKept: row.number !== null && isShopperEmail(said),
        })),
        ...(found.length > AT_ONCE && { older: rows.at(-1)?.id }),
      };
    },

    /** False where it was sent meanwhile, or its words are not kept. */
    async sendAgain(actor: Actor, emailId: number): Promise<boolean> {
      demandReader(actor);
      const [found] = await find(and(lately(actor), eq(id, emailId)), 1);
      if (!found?.number) return false;
      const outcome = await desk.sendEmail(actor, { number: found.number }, { emailId });
      return outcome.ok;
    },

    /** How many go out again now; more than so many at once are for another press. */
    async sendAllAgain(actor: Actor): Promise<number> {
      demandReader(actor);
      demand(actor, 'order.edit');
      let sent = 0;
      const isAboutOrder = and(inArray(kind, SHOPPER_EMAILS), isNotNull(shopOrder.number));
      const failed = await find(and(lately(actor), isAboutOrder), MOST_AGAIN);
      for (const { id: emailId, number, content: said } of failed) {
        if (number === null || !isShopperEmail(said)) continue;
        const outcome = await desk.sendEmail(actor, { number }, { emailId });
        if (outcome.ok) sent++;
      }
      return sent;
    },
  };
}

function demandReader(actor: Actor): void {
  demand(actor, 'order.read');
  demand(actor, 'client.read');
}

export const readsFailedEmails = (actor: Actor): boolean =>
  may(actor, 'order.read') && may(actor, 'client.read');
