import type { FastifyInstance } from 'fastify';
import type { CompareChangeAnswer } from '#contract/compare/compare-change.ts';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { comparePage } from '#pages/compare/compare-page.tsx';
import { formVisit, wantsData } from '#server/form/form-visit.ts';
import { sendPage } from '#server/pages/send-page.ts';
import { personalPricing } from '#server/product/pricing-context.ts';
import { sentFields } from '#server/request/fields.ts';
import { leaveNotice, type Notice } from '#server/request/notice.ts';
import { one, type Query } from '#server/request/query.ts';
import { ensureSession, readShopper } from '#server/request/shopper.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';
import { changeComparison } from './change-comparison.ts';
import { comparedProducts } from './compared-products.ts';

/** Products side by side, and the forms that choose them: answered as a page, or as data when data is asked for. */
export function compareRoutes(app: FastifyInstance, shop: Shop): void {
  for (const language of LANGUAGES) {
    const links = linksIn(language);
    app.get(links.compare, async (request, reply) => {
      const { visit, session, words } = await formVisit(shop, request, reply);
      const pricing = await personalPricing(shop, visit, session);
      const page = comparePage(words('compare.title'), {
        products: await shop.comparison.load(session, visit.language, pricing),
        onlyDifferences: one((request.query as Query).diff) === '1',
      });
      return sendPage({ shop, visit, request, reply }, page);
    });
    app.post(links.compareChange, async (request, reply) => {
      const { visit } = await readShopper(shop, request);
      const session = await ensureSession(shop, request, reply, visit);
      const notice = await changeComparison(shop, visit, session, sentFields(request.body));
      // Without JavaScript the message travels to the comparison's page.
      if (!wantsData(request)) return leaveNotice(reply, notice).redirect(links.compare, 303);
      return reply
        .code(notice.kind === 'success' ? 200 : 422)
        .header('cache-control', 'private, no-store')
        .send(await answer(shop, visit, session, notice));
    });
  }
}

async function answer(
  shop: Shop,
  visit: Visit,
  session: Session,
  { kind, text }: Notice,
): Promise<CompareChangeAnswer> {
  return { status: kind, message: text, product: await comparedProducts(shop, visit, session) };
}
