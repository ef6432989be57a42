import type { OrderEventKind } from '#domain/order/order.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { moneyEntry } from '#shop/db/schema/index.ts';
import type { EmailContent } from '#shop/email/email.ts';
import { aboutOrder, tellOwner, tellShopper } from '#shop/order/order-emails.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { type DeskActor, writtenBy } from './desk-actor.ts';
import type { OrderFile } from './order-file.ts';
import { type Problem, type ProblemAbout, Refused } from './outcome.ts';

type OrderChange = Partial<OrderRow>;
type MoneyChange = Omit<typeof moneyEntry.$inferInsert, 'orderId' | 'currency' | 'staffId' | 'enteredAt'> & {
  currency?: string;
};
type OrderNews<Content = EmailContent> = Content extends { number: string }
  ? Omit<Content, 'number' | 'link'>
  : never;

/** The hands of one action: what it writes, notes and tells, all of it in its transaction. */
export type Hand = ReturnType<typeof openHand>;

export function openHand(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  actor: DeskActor,
  { file, now }: { file: OrderFile; now: Date },
) {
  const { order } = file;
  const written: {
    change: OrderChange;
    events: { kind: OrderEventKind; detail: Record<string, unknown> }[];
  } = { change: {}, events: [] };
  return {
    tx,
    parts,
    actor,
    file,
    now,
    written,
    /** Changes the order itself, once the action is over. */
    set(change: OrderChange): void {
      Object.assign(written.change, change);
    },
    /** Says what was done; without it the action has changed nothing. */
    note(kind: OrderEventKind, detail: Record<string, unknown> = {}): void {
      written.events.push({ kind, detail });
    },
    async enter(row: MoneyChange): Promise<number> {
      const { staffId } = writtenBy(actor);
      const [added] = await tx
        .insert(moneyEntry)
        .values({ currency: order.currency, ...row, orderId: order.id, staffId, enteredAt: now })
        .returning({ id: moneyEntry.id });
      return added?.id ?? 0;
    },
    /** Writes to whoever ordered, at the address as it is now. */
    tell(content: OrderNews): Promise<void> {
      const to = { ...order, ...written.change };
      return tellShopper(tx, parts, to, { ...aboutOrder(parts, to), ...content } as EmailContent);
    },
    tellOwner: (content: EmailContent): Promise<void> => tellOwner(tx, parts, content),
  };
}

/** Ends an action that cannot be done. */
export function refuse(problem: Problem, about?: ProblemAbout): never {
  throw new Refused(problem, about);
}

/** Ends it where something is in its way. */
export function allow(problem: Problem | undefined): void {
  if (problem) refuse(problem);
}
