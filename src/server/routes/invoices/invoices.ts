import type { FastifyInstance, FastifyReply } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { sendPage } from '#server/pages/send-page.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readFields } from '#server/request/fields.ts';
import { leaveNotice } from '#server/request/notice.ts';
import { readId } from '#server/request/query.ts';
import { findOrder, noOrderPage } from '#server/routes/checkout/find-order.tsx';
import type { Shop } from '#server/shop.ts';
import { invoiceFileName } from '#shop/invoices/attachments.ts';

type Services = Pick<Shop, 'settings' | 'catalogue' | 'ordering'>;

/** Documents of an order, for its client and for whoever has its link. */
export function invoiceRoutes(app: FastifyInstance, shop: Services): void {
  for (const language of LANGUAGES) {
    const address = linksIn(language).invoice();
    app.get(address, ({ context }) => sendDocument(shop, context));
    app.post(address, ({ context }) => issue(shop, context));
  }
}

async function sendDocument(shop: Services, context: RequestContext): Promise<FastifyReply> {
  const { invoices } = shop.ordering;
  const { order } = await findOrder(shop, context);
  const id = readId(readFields(context.request)('id'));
  const isOfOrder = order && (await invoices.ofOrder(order.number)).some((one) => one.id === id);
  const file = isOfOrder ? await invoices.file(id) : undefined;
  if (!file) return sendPage(shop, context, noOrderPage(context));
  return context.reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${invoiceFileName(file.number)}"`)
    .send(file.content);
}

/** Whoever has bought gets an invoice by asking for it, to the address of the order. */
async function issue(shop: Services, context: RequestContext): Promise<FastifyReply> {
  const { links, reply, t } = context;
  const { order, number, token } = await findOrder(shop, context);
  if (!order) return sendPage(shop, context, noOrderPage(context));
  const outcome = await shop.ordering.invoices.issueForBuyer(order.number);
  const isThere = outcome.ok || outcome.problem === 'exists';
  leaveNotice(reply, {
    kind: isThere ? 'success' : 'error',
    text: t(isThere ? 'order.invoiceIssued' : 'order.invoiceNotYet'),
  });
  return reply.redirect(links.order(number, token), 303);
}
