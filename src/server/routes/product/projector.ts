import type { FastifyInstance } from 'fastify';
import { PROJECTOR_PATH } from '#contract/wire.ts';
import { projectorAnswer } from '#server/product/projector-answer.ts';
import { readFields } from '#server/request/fields.ts';
import { notifyMe } from '#server/routes/back-in-stock/back-in-stock.ts';
import type { Shop } from '#server/shop.ts';

/** Data of one product for scripts, and the form that asks for a notice when it is back (spec §7 Product data). */
export function projectorRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering' | 'limits' | 'operations'>,
): void {
  const notify = notifyMe(shop);
  app.route({
    method: ['GET', 'POST'],
    url: PROJECTOR_PATH,
    handler: async (request, reply) => {
      const fields = readFields(request);
      reply.header('cache-control', 'private, no-store');
      // Who asks only for a head wants nothing changed.
      if (fields('action') === 'set_product_observed' && request.method !== 'HEAD')
        return notify(request.context, fields);
      const answer =
        fields('action') === 'get'
          ? await projectorAnswer(shop, request.context, {
              product: fields('product'),
              size: fields('size'),
              subscription: fields('subscription'),
              get: fields('get'),
            })
          : null;
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  });
}
