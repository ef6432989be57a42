import { panelLinks } from '#contract/panel/panel-links.ts';
import { ownerEventOf } from '#domain/email/owner-event.ts';
import type { OrderEventKind } from '#domain/order/order.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { tellOwner } from '#shop/email/owner/tell-owner.ts';
import { amountOf } from './order-emails.ts';
import type { OrderRow } from './order-row.ts';
import type { OrdersParts } from './orders-parts.ts';

/** Tells the owner what has become of an order, where they want to know: called wherever its events are written. */
export async function tellOwnerOfOrder(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  order: Pick<OrderRow, 'number' | 'currency' | 'totalGross'>,
  kinds: readonly OrderEventKind[],
): Promise<void> {
  const { number } = order;
  for (const kind of kinds) {
    const event = ownerEventOf(kind);
    if (!event) continue;
    const content = { kind: 'owner_order', event, number, total: amountOf(parts, order) } as const;
    await tellOwner(tx, parts, {
      ...{ event, object: event === 'payment_trouble' ? `${number} ${kind}` : number },
      content: { ...content, what: kind, link: panelLinks.order(number) },
    });
  }
}
