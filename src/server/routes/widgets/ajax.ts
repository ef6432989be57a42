import type { FastifyInstance } from 'fastify';
import {
  readPricesParams,
  readProjectorParams,
  readWidgetRequest,
  type WidgetAnswer,
  type WidgetRequest,
} from '#contract/widgets.ts';
import { WIDGETS_PATH } from '#contract/wire.ts';
import { loadBasket, toWire } from '#server/basket/shown-basket.ts';
import { projectorResponse } from '#server/product/projector-answer.ts';
import { shownPrices } from '#server/product/shown-prices.tsx';
import type { RequestContext } from '#server/request/context.ts';
import { comparedProducts } from '#server/routes/compare/compared-products.ts';
import { seenPage, snippetsAnswer } from '#server/routes/snippets/snippets.ts';
import type { Shop } from '#server/shop.ts';
import { productOnPage, seenEvent } from '#server/tracking/tracked-product.ts';
import { type Tracker, trackerOf } from '#server/tracking/tracker.ts';
import type { Session } from '#shop/session/session.ts';

/** The batched widget request: everything personal on a page, in one answer (spec §7). */
export function ajaxRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering' | 'lists' | 'content' | 'operations'>,
): void {
  app.post(WIDGETS_PATH, async (request, reply) => {
    const wanted = readWidgetRequest(typeof request.body === 'string' ? request.body : '');
    reply.header('cache-control', 'private, no-store');
    if (!wanted) return reply.code(400).send({ error: 'bad_request' });
    const { context } = request;
    const answer: WidgetAnswer = {};
    if (wanted.Basket) {
      const basket = await loadBasket(shop, context);
      answer.Basket = { response: { basket: await toWire(shop, context, basket) } };
    }
    if (wanted.Wishlist) answer.Wishlist = await wishlist(shop, await context.session());
    if (wanted.Comparers) answer.Comparers = { response: { product: await comparedProducts(shop, context) } };
    if (wanted.Projector) {
      const asked = readProjectorParams(wanted.Projector.params);
      answer.Projector = { response: await projectorResponse(shop, context, asked) };
    }
    if (wanted.Prices) {
      const items = await shownPrices(shop, context, readPricesParams(wanted.Prices.params));
      answer.Prices = { response: { items } };
    }
    const tracker = trackerOf(shop, context);
    Object.assign(answer, await snippetsAnswer(shop, wanted, tracker.isAllowed));
    if (tracker.isAllowed) await tellEvents(shop, wanted, tracker, context);
    return answer;
  });
}

/** Pages are shared and cannot note who saw them: this request of theirs does, for those who allow it. */
async function tellEvents(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  wanted: WidgetRequest,
  tracker: Tracker,
  context: RequestContext,
): Promise<void> {
  const page = wanted.Snippets && seenPage(wanted);
  const product = page && productOnPage(page.path);
  if (product === undefined) return tracker.remind();
  await tracker.note(() => seenEvent(shop, context, product));
}

async function wishlist(
  { lists: { shoppingLists } }: Pick<Shop, 'lists'>,
  session: Session | undefined,
): Promise<Required<WidgetAnswer>['Wishlist']> {
  const [count, products, all] = await Promise.all([
    shoppingLists.countNoted(session),
    shoppingLists.noted(session),
    shoppingLists.all(session),
  ]);
  return { response: { attributes: { count }, products, lists: all.length } };
}
