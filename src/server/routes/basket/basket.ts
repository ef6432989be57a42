import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import { instalmentBasket } from '#contract/instalments/instalment-basket.ts';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { basketPage } from '#pages/basket/basket-page.tsx';
import { type Changed, changeBasket } from '#server/basket/change-basket.ts';
import { wantsData } from '#server/form/form-visit.ts';
import { instalmentSystems } from '#server/instalments/instalment-systems.ts';
import { secondsOfMinuteLeft } from '#server/limits/rate-limit.ts';
import { textsFor } from '#server/pages/render.tsx';
import { sendPage } from '#server/pages/send-page.ts';
import { sentFields } from '#server/request/fields.ts';
import { leaveNotice, takeNotice } from '#server/request/notice.ts';
import { ensureSession, loadBasket, readShopper, toWire, viewerOf } from '#server/request/shopper.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import { addedEvent } from '#server/tracking/tracked-product.ts';
import { trackerOf } from '#server/tracking/tracker.ts';
import type { Session } from '#shop/session/session.ts';
import { estimateDelivery } from './estimate-delivery.ts';

/** The basket's page, and the forms that change it: answered as a page, or as data when data is asked for. */
export function basketRoutes(app: FastifyInstance, shop: Shop): void {
  for (const language of LANGUAGES) {
    const links = linksIn(language);
    app.get(links.basket, (request, reply) => showBasket(shop, request, reply));
    app.post(links.basketChange, async (request, reply) => {
      const { visit } = await readShopper(shop, request);
      const session = await ensureSession(shop, request, reply, visit);
      const changed = await changeBasket(shop, visit, session, sentFields(request.body), request.ip);
      const { added } = changed;
      if (added) await trackerOf(shop, request, reply).note(session, () => addedEvent(shop, visit, added));
      if (changed.tooMany) {
        reply.header('retry-after', secondsOfMinuteLeft(shop.clock));
        shop.metrics.refused.add({ reason: 'rate' });
      }
      if (wantsData(request))
        return reply
          .code(changed.kind === 'success' ? 200 : changed.tooMany ? 429 : 422)
          .send(await answer(shop, visit, session, changed));
      // Without JavaScript the message travels to the basket's page.
      return leaveNotice(reply, changed).redirect(links.basket, 303);
    });
  }
}

async function showBasket(shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const { visit, session } = await readShopper(shop, request);
  const basket = await loadBasket(shop, visit, session);
  if (session) await shop.baskets.seen(viewerOf(shop, visit, session));
  const page = basketPage({
    shopName: shop.config.name,
    title: textsFor(shop, visit)['basket.title'],
    basket,
    instalments: {
      systems: instalmentSystems(shop.config, visit),
      basket: instalmentBasket(await toWire(shop, visit, session, basket)),
    },
    notice: takeNotice(request, reply),
    estimate: await estimateDelivery(shop, visit, session, request),
  });
  return sendPage({ shop, visit, request, reply }, page);
}

async function answer(
  shop: Shop,
  visit: Visit,
  session: Session,
  { kind, text, removed }: Changed,
): Promise<BasketChangeAnswer> {
  const lines = await loadBasket(shop, visit, session);
  return {
    status: kind === 'success' ? 'success' : 'error',
    message: text,
    lines,
    basket: await toWire(shop, visit, session, lines),
    ...(removed && { removed }),
  };
}
