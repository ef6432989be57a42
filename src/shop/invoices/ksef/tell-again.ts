import { and, eq } from 'drizzle-orm';
import type { Actor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { invoice, invoiceKsef } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { demand } from '#shop/staff/demand.ts';

/** Lets a document that KSeF refused be sent once more; false where there is no such one. */
export function tellAgain(
  { database: { orm }, clock }: Pick<OrdersParts, 'database' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<boolean> {
  demand(actor, 'invoice.issue');
  const at = new Date(clock());
  return orm.transaction(async (tx) => {
    const [again] = await tx
      .update(invoiceKsef)
      .set({
        state: 'waiting',
        xml: null,
        session: null,
        reference: null,
        problem: null,
        tries: 0,
        nextTryAt: at,
        endedAt: null,
      })
      .where(and(eq(invoiceKsef.invoiceId, id), eq(invoiceKsef.state, 'rejected')))
      .returning({ id: invoiceKsef.invoiceId });
    if (!again) return false;
    const [document] = await tx.select({ number: invoice.number }).from(invoice).where(eq(invoice.id, id));
    await writeAudit(tx, actor, {
      ...{ at, action: 'invoice.told_again', object: { kind: 'invoices', id: document?.number ?? id } },
    });
    return true;
  });
}
