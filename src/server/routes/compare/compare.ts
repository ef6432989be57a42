import type { FastifyInstance } from 'fastify';
import type { CompareChangeAnswer } from '#contract/compare/compare-change.ts';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { comparePage } from '#pages/compare/compare-page.tsx';
import { sendPage } from '#server/pages/send-page.ts';
import type { RequestContext } from '#server/request/context.ts';
import { sentFields } from '#server/request/fields.ts';
import { leaveNotice, type Notice } from '#server/request/notice.ts';
import { one, type Query } from '#server/request/query.ts';
import { wantsData } from '#server/request/wants-data.ts';
import type { Shop } from '#server/shop.ts';
import { changeComparison } from './change-comparison.ts';
import { comparedProducts } from './compared-products.ts';

/** Products side by side, and the forms that choose them: answered as a page, or as data when data is asked for. */
export function compareRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'lists'>,
): void {
  for (const language of LANGUAGES) {
    const links = linksIn(language);
    app.get(links.compare, async ({ context, query }) => {
      const shopper = await context.personalShopper();
      const page = comparePage(context.words('compare.title'), {
        products: await shop.lists.comparison.load(shopper),
        onlyDifferences: one((query as Query).diff) === '1',
      });
      return sendPage(shop, context, page);
    });
    app.post(links.compareChange, async (request, reply) => {
      const { context } = request;
      const notice = await changeComparison(shop, context, sentFields(request.body));
      // Without JavaScript the message travels to the comparison's page.
      if (!wantsData(request)) return leaveNotice(reply, notice).redirect(links.compare, 303);
      return reply
        .code(notice.kind === 'success' ? 200 : 422)
        .header('cache-control', 'private, no-store')
        .send(await answer(shop, context, notice));
    });
  }
}

async function answer(
  shop: Pick<Shop, 'lists'>,
  context: RequestContext,
  { kind, text }: Notice,
): Promise<CompareChangeAnswer> {
  return { status: kind, message: text, product: await comparedProducts(shop, context) };
}
