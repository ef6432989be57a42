import { and, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { holdBegins } from '#domain/account/legal-hold.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import {
  orderLink,
  orderReturn,
  rebateCodeUse,
  shipment,
  shopOrder,
  shopOrderNote,
} from '#shop/db/schema/index.ts';
import { forgetDrafts } from '#shop/panel/drafts.ts';

/** Nobody's: no e-mail ever reaches a name that ends so (RFC 2606). */
export const ERASED_EMAIL = 'erased@erased.invalid';

/** Takes who bought out of these orders. An invoice keeps its address for as long as the law asks for it. */
export async function forgetBuyer(
  tx: OrmOrTransaction,
  isTheirs: SQL | undefined,
  erasedAt: Date,
): Promise<void> {
  const since = holdBegins(erasedAt.getTime()).toISOString();
  const erased = await tx
    .update(shopOrder)
    .set({
      ...{ erasedAt, email: ERASED_EMAIL, phone: null, note: null, pickupPointCode: null },
      linkTokenHash: sql`sha256(gen_random_uuid()::text::bytea)`,
      delivery: nowhere(shopOrder.delivery),
      billing: sql`CASE WHEN ${shopOrder.createdAt} < ${since}::timestamptz
        THEN ${nowhere(shopOrder.billing)} ELSE ${shopOrder.billing} - 'phone' END`,
    })
    .where(and(isTheirs, isNull(shopOrder.erasedAt)))
    .returning({ id: shopOrder.id, number: shopOrder.number });
  const ids = erased.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(orderLink).where(inArray(orderLink.orderId, ids));
  const numbers = erased.map(({ number }) => number);
  await forgetDrafts(tx, 'order', numbers);
  // A label bears an address, a code opens a locker.
  await tx.update(shipment).set({ label: null, collectCode: null }).where(inArray(shipment.orderId, ids));
  await tx.delete(shopOrderNote).where(inArray(shopOrderNote.orderId, ids));
  await tx.update(orderReturn).set({ note: null }).where(inArray(orderReturn.orderId, ids));
  await tx.update(rebateCodeUse).set({ email: null }).where(inArray(rebateCodeUse.orderId, ids));
}

/** The addresses of invoices that the law asks for no longer, of who was taken out of an order before. */
export async function forgetInvoices(orm: OrmOrTransaction, since: Date): Promise<void> {
  await orm
    .update(shopOrder)
    .set({ billing: nowhere(shopOrder.billing) })
    .where(
      and(
        isNotNull(shopOrder.erasedAt),
        lt(shopOrder.createdAt, since),
        sql`${shopOrder.billing} ->> 'lastname' <> ''`,
      ),
    );
}

/** An address of which only the country is left. */
const nowhere = (address: typeof shopOrder.billing | typeof shopOrder.delivery) =>
  sql`jsonb_build_object('firstname', '', 'lastname', '', 'street', '', 'zipcode', '', 'city', '',
    'country', ${address} ->> 'country')`;
