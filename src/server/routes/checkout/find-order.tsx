import { formPage } from '#pages/account/form-page.tsx';
import type { Page } from '#pages/page.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readFields } from '#server/request/fields.ts';
import type { Shop } from '#server/shop.ts';

/** The order that a request names: by the secret link, or because it is the client's own. */
export async function findOrder(shop: Pick<Shop, 'ordering'>, context: RequestContext) {
  const sent = readFields(context.request);
  const session = await context.session();
  const [number, token] = [sent('number'), sent('token')];
  const byLink = token ? await shop.ordering.orders.findByLink(number, token) : undefined;
  const own =
    !byLink && session?.clientId !== undefined
      ? await shop.ordering.orders.findOfClient(session.clientId, number)
      : undefined;
  return { order: byLink ?? own, number, token };
}

export function noOrderPage(context: RequestContext): Page {
  context.reply.code(404);
  const notice = { kind: 'error', text: context.t('order.none') } as const;
  const words = { ...context.words('order.status'), notice };
  const { links, t } = context;
  return formPage(
    { ...words, path: (links) => links.order('') },
    <p>
      <a href={links.orderFollow()}>{t('order.follow')}</a>
    </p>,
  );
}
