import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { DAY } from '#domain/time/zone.ts';
import { orderLink, shopOrder } from '#shop/db/schema/index.ts';
import { hashOf, newToken } from '#shop/session/token.ts';
import { isNumber } from './order-view.ts';
import type { OrdersParts } from './orders-parts.ts';

/** How long a link opens the order, and how soon another one is sent. */
export const LINK_DAYS = 30;
const NEXT_AFTER = 120_000;

/**
 * Sends a new link to the address that an order was placed with. Nothing comes back: whoever asks does not learn
 * whether there is such an order.
 */
export async function sendOrderLink(
  { database: { orm }, clock, queueEmail, orderLink: linkOf }: OrdersParts,
  asked: { number: string; email: string },
): Promise<void> {
  if (!isNumber(asked.number) || !isNumber(asked.email)) return;
  const now = clock();
  await orm.delete(orderLink).where(lte(orderLink.expiresAt, new Date(now)));
  await orm.transaction(async (tx) => {
    const [order] = await tx
      .select({
        id: shopOrder.id,
        number: shopOrder.number,
        email: shopOrder.email,
        language: shopOrder.language,
      })
      .from(shopOrder)
      .where(
        and(
          sql`upper(${shopOrder.number}) = upper(${asked.number})`,
          sql`lower(${shopOrder.email}) = lower(${asked.email})`,
        ),
      )
      .for('update');
    if (!order) return;
    const isRecent = and(
      eq(orderLink.orderId, order.id),
      gt(orderLink.createdAt, new Date(now - NEXT_AFTER)),
    );
    if ((await tx.$count(orderLink, isRecent)) > 0) return;
    const token = newToken();
    await tx.insert(orderLink).values({
      tokenHash: hashOf(token),
      orderId: order.id,
      createdAt: new Date(now),
      expiresAt: new Date(now + LINK_DAYS * DAY),
    });
    const { number, email: to, language } = order;
    const link = linkOf(number, token, language);
    await queueEmail({ kind: 'order_link', to, language, number, link, days: LINK_DAYS }, tx);
  });
}
