import { and, eq, sql } from 'drizzle-orm';
import { outboxEmail, shopOrder } from '#shop/db/schema/index.ts';
import { composeEmail } from '#shop/email/compose.ts';
import { isShopperEmail, type ShopperEmail, withoutKeys } from '#shop/email/kept-content.ts';
import { aboutOrder, tellShopper } from '#shop/order/order-emails.ts';
import { isNumber } from '#shop/order/order-view.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import { type DeskActor, mayAct } from './desk-actor.ts';
import { type Hand, refuse } from './hand.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';

/** An e-mail as its shopper got it, or will. */
export type ShownEmail = { kind: string; to: string; subject: string; text: string; createdAt: Date };

/** The words of an e-mail about an order; undefined where they are not kept, or not for who asks. */
export async function showEmail(
  parts: OrdersParts,
  actor: DeskActor,
  number: string,
  emailId: number,
): Promise<ShownEmail | undefined> {
  if (!mayAct(actor, 'order.read') || !mayAct(actor, 'client.read') || !isNumber(number)) return undefined;
  const [found] = await parts.database.orm
    .select({ email: outboxEmail })
    .from(outboxEmail)
    .innerJoin(shopOrder, eq(shopOrder.number, outboxEmail.orderNumber))
    .where(and(eq(outboxEmail.id, emailId), eq(shopOrder.number, number)));
  if (!found || !isShopperEmail(found.email.content)) return undefined;
  const { recipient: to, language, content, kind, createdAt } = found.email;
  const { subject, text } = composeEmail({ to, language, ...withoutKeys(content) }, parts);
  return { kind, to, subject, text, createdAt };
}

/**
 * Sends it once more, word for word, to where the order's e-mails go now. One that was given up is tried anew and stays one
 * e-mail; one that went out is sent as another.
 */
export function sendEmailAgain(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { emailId }: { emailId: number },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'send_email', input: emailId }, async (hand) => {
    const { content, givenUpAt } = (await findKept(hand, emailId)) ?? refuse('no_email');
    const { order } = hand.file;
    const again = { ...withoutKeys(content), ...aboutOrder(parts, order) };
    hand.note('email_again', { email: content.kind });
    if (givenUpAt) await tryAnew(hand, emailId, again);
    else await tellShopper(hand.tx, parts, order, again);
  });
}

async function findKept({ tx, file }: Hand, emailId: number) {
  const { content, givenUpAt } = outboxEmail;
  const isIt = and(eq(outboxEmail.id, emailId), eq(outboxEmail.orderNumber, file.order.number));
  const [found] = await tx.select({ content, givenUpAt }).from(outboxEmail).where(isIt);
  return found && isShopperEmail(found.content)
    ? { content: found.content, givenUpAt: found.givenUpAt }
    : undefined;
}

async function tryAnew({ tx, file, now }: Hand, emailId: number, content: ShopperEmail): Promise<void> {
  const { email: recipient, language } = file.order;
  await tx
    .update(outboxEmail)
    .set({ recipient, language, content, tries: 0, nextTryAt: now, givenUpAt: null, lastProblem: null })
    .where(eq(outboxEmail.id, emailId));
  // Whoever sends looks at once, as for a new one.
  await tx.execute(sql`SELECT pg_notify('shop_changed', 'letter')`);
}
