import type { FastifyInstance } from 'fastify';
import type { BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import { instalmentBasket } from '#contract/instalments/instalment-basket.ts';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { basketPage } from '#pages/basket/basket-page.tsx';
import { addedHtml } from '#server/basket/added-html.tsx';
import { type Changed, changeBasket } from '#server/basket/change-basket.ts';
import { loadBasket, toWire } from '#server/basket/shown-basket.ts';
import { instalmentSystems } from '#server/instalments/instalment-systems.ts';
import { secondsOfMinuteLeft } from '#server/limits/rate-limit.ts';
import { sendPage } from '#server/pages/send-page.ts';
import type { RequestContext } from '#server/request/context.ts';
import { sentFields } from '#server/request/fields.ts';
import { leaveNotice } from '#server/request/notice.ts';
import { wantsData } from '#server/request/wants-data.ts';
import type { Shop } from '#server/shop.ts';
import { addedEvent } from '#server/tracking/tracked-product.ts';
import { trackerOf } from '#server/tracking/tracker.ts';
import { estimateDelivery } from './estimate-delivery.ts';

/** The basket's page, and the forms that change it: answered as a page, or as data when data is asked for. */
export function basketRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering' | 'limits' | 'operations'>,
): void {
  for (const language of LANGUAGES) {
    const links = linksIn(language);
    app.get(links.basket, ({ context }) => showBasket(shop, context));
    app.post(links.basketChange, async (request, reply) => {
      const { context } = request;
      const changed = await changeBasket(shop, context, sentFields(request.body));
      const { added } = changed;
      if (added) await trackerOf(shop, context).note(() => addedEvent(shop, context, added));
      if (changed.tooMany) {
        reply.header('retry-after', secondsOfMinuteLeft(shop.settings.clock));
        shop.operations.metrics.refused.add({ reason: 'rate' });
      }
      if (wantsData(request))
        return reply
          .code(changed.kind === 'success' ? 200 : changed.tooMany ? 429 : 422)
          .send(await answer(shop, context, changed));
      // Without JavaScript the message travels to the basket's page.
      return leaveNotice(reply, changed).redirect(links.basket, 303);
    });
  }
}

async function showBasket(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering'>,
  context: RequestContext,
) {
  const estimate = await estimateDelivery(shop, context);
  const basket = await loadBasket(shop, context, estimate.regionId);
  if (await context.session()) await shop.ordering.baskets.seen(await context.ensureShopper());
  const page = basketPage({
    ...context.words('basket.title'),
    basket,
    instalments: {
      systems: instalmentSystems(shop.settings.config, context),
      basket: instalmentBasket(await toWire(shop, context, basket)),
    },
    estimate,
  });
  return sendPage(shop, context, page);
}

async function answer(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering'>,
  context: RequestContext,
  { kind, text, removed, added }: Changed,
): Promise<BasketChangeAnswer> {
  const lines = await loadBasket(shop, context);
  const basket = await toWire(shop, context, lines);
  const drawer = added && addedHtml(context, added, lines, basket);
  return {
    status: kind === 'success' ? 'success' : 'error',
    message: text,
    lines,
    basket,
    ...(removed && { removed }),
    ...(drawer && { added: drawer }),
  };
}
