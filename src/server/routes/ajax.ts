import type { FastifyInstance } from 'fastify';
import { readWidgetRequest, type WidgetAnswer } from '#contract/widgets.ts';
import { WIDGETS_PATH } from '#contract/wire.ts';
import type { Shop } from '#server/shop.ts';
import { loadBasket, readShopper, toWire } from '#server/shopper.ts';
import { comparedProducts, countListItems } from '#shop/basket/kept-products.ts';

/** The batched widget request: everything personal on a page, in one answer (spec §7). */
export function ajaxRoutes(app: FastifyInstance, shop: Shop): void {
  app.post(WIDGETS_PATH, async (request, reply) => {
    const wanted = readWidgetRequest(typeof request.body === 'string' ? request.body : '');
    reply.header('cache-control', 'private, no-store');
    if (!wanted) return reply.code(400).send({ error: 'bad_request' });
    const { visit, session } = await readShopper(shop, request);
    const answer: WidgetAnswer = {};
    if (wanted.Basket) {
      const basket = await loadBasket(shop, visit, session);
      answer.Basket = { response: { basket: await toWire(shop, visit, session, basket) } };
    }
    if (wanted.Wishlist)
      answer.Wishlist = {
        response: { attributes: { count: await countListItems(shop.database.orm, session) } },
      };
    if (wanted.Comparers)
      answer.Comparers = {
        response: { product: await comparedProducts(shop.database.orm, session, visit.language) },
      };
    return answer;
  });
}
