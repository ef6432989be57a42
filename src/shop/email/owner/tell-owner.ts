import { eq } from 'drizzle-orm';
import type { ShopConfig } from '#contract/shop-config.ts';
import type { OwnerEvent } from '#domain/email/owner-event.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { ownerEmail, ownerEmailTold } from '#shop/db/schema/index.ts';
import type { EmailContent } from '#shop/email/email.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import { byItself } from './by-itself.ts';

export type OwnerParts = {
  queueEmail: QueueEmail;
  config: Pick<ShopConfig, 'email'>;
  clock: () => number;
};

/** `object`: what it is about, by which it is known to be told already. */
export type OwnerNews = { event: OwnerEvent; object: string; content: EmailContent };

/** Writes to whom the owner has named for that event: once about each thing, and only if the transaction comes to pass. */
export async function tellOwner(
  tx: OrmOrTransaction,
  { queueEmail, config, clock }: OwnerParts,
  { event, object, content }: OwnerNews,
): Promise<void> {
  const set = await setFor(tx, event, config);
  if (!set.isOn) return;
  const told = await tx
    .insert(ownerEmailTold)
    .values({ event, object, toldAt: new Date(clock()) })
    .onConflictDoNothing()
    .returning({ event: ownerEmailTold.event });
  if (told.length === 0) return;
  for (const to of set.recipients) await queueEmail({ to, language: set.language, ...content }, tx);
}

/** Whether an event is told at all: worth knowing before it is looked for. */
export const isTold = async (
  tx: OrmOrTransaction,
  event: OwnerEvent,
  { config }: Pick<OwnerParts, 'config'>,
) => (await setFor(tx, event, config)).isOn;

async function setFor(tx: OrmOrTransaction, event: OwnerEvent, config: OwnerParts['config']) {
  const [set] = await tx.select().from(ownerEmail).where(eq(ownerEmail.event, event));
  return set ?? byItself(event, config);
}
