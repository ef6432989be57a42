import { panelLinks } from '#contract/panel/panel-links.ts';
import type { RefundTrouble } from '#domain/payments/provider-refund.ts';
import type { Minor } from '#domain/price/money.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { tellOwner } from '#shop/email/owner/tell-owner.ts';
import { amountOf } from './order-emails.ts';
import type { OrderRow } from './order-row.ts';
import type { OrdersParts } from './orders-parts.ts';

type Failed = { entryId: number; what: RefundTrouble; amount: Minor; why?: string | null };

/** Tells the owner that money did not go back: once of each refund and of what became of it. */
export function tellOwnerOfRefund(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  order: Pick<OrderRow, 'number' | 'currency' | 'totalGross'>,
  { entryId, what, amount, why }: Failed,
): Promise<void> {
  const { number } = order;
  return tellOwner(tx, parts, {
    ...{ event: 'refund_trouble', object: `${number} ${entryId} ${what}` },
    content: {
      ...{ kind: 'owner_refund', what, number, amount: amountOf(parts, order, amount) },
      ...{ link: panelLinks.order(number), ...(why && { why }) },
    },
  });
}
