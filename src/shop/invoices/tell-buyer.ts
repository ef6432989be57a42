import type { OrmOrTransaction } from '#shop/db/database.ts';
import { aboutOrder, tellShopper } from '#shop/order/order-emails.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { DocumentRow } from './invoices-parts.ts';

/** Sends a document to whoever has bought. */
export async function tellBuyer(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  order: OrderRow,
  { kind, number }: Pick<DocumentRow, 'kind' | 'number'>,
): Promise<void> {
  if (order.erasedAt !== null) return;
  await tellShopper(tx, parts, order, {
    ...{ kind: kind === 'invoice' ? 'order_invoiced' : 'order_corrected', invoice: number },
    ...aboutOrder(parts, order),
  });
}
