import type { FastifyInstance } from 'fastify';
import { linksIn, pictureFile } from '#contract/links.ts';
import { readWidgetRequest, type WidgetAnswer, type WireComparedProduct } from '#contract/widgets.ts';
import { WIDGETS_PATH } from '#contract/wire.ts';
import type { Shop } from '#server/shop.ts';
import { loadBasket, readShopper, toWire } from '#server/shopper.ts';
import type { Visit } from '#server/visit.ts';
import type { Session } from '#shop/session/session.ts';

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
        response: {
          attributes: { count: await shop.lists.countNoted(session) },
          products: await shop.lists.noted(session),
        },
      };
    if (wanted.Comparers)
      answer.Comparers = {
        response: { product: await comparedProducts(shop, visit, session) },
      };
    return answer;
  });
}

async function comparedProducts(
  { comparison }: Shop,
  { language }: Visit,
  session: Session | undefined,
): Promise<WireComparedProduct[]> {
  const products = await comparison.products(session, language);
  return products.map(({ id, slug, name, pictures: [first] }) => ({
    id,
    name,
    link: linksIn(language).product({ id, slug }),
    icon: first ? pictureFile(first.name, 320, 'webp') : '',
  }));
}
