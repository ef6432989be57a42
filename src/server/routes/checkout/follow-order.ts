import type { FastifyInstance } from 'fastify';
import { FOLLOW_ORDER, followOrderPage } from '#pages/checkout/follow-order-page.tsx';
import { formRoute } from '#server/form/form-route.ts';
import { rateLimited } from '#server/form/refusals.ts';
import { readFields } from '#server/request/fields.ts';
import type { Shop } from '#server/shop.ts';

/** Sends a guest the way to an order. Whatever was asked, the answer is the same. */
export function followOrderRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'ordering' | 'limits' | 'operations'>,
): void {
  formRoute(app, shop, {
    path: ({ orderFollow }) => orderFollow(),
    fields: () => FOLLOW_ORDER,
    page: async ({ words, request }, _, state) =>
      followOrderPage(
        words('order.follow', 'order.followLead'),
        state ?? { values: { number: readFields(request)('number').slice(0, 40) } },
      ),
    take: rateLimited(shop, 'orderLinks', async ({ number = '', email = '' }, { t, links }) => {
      await shop.ordering.orders.sendLink({ number: number.trim(), email: email.trim() });
      return { said: t('order.followSent'), at: links.orderFollow() };
    }),
  });
}
