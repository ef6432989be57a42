import { linksIn } from '#contract/links.ts';
import { errorPage } from '#pages/error-pages/error-page.tsx';
import { sharedListPage } from '#pages/shopping-lists/shared-list-page.tsx';
import { textsFor } from '#server/pages/render.tsx';
import { sendPage } from '#server/pages/send-page.ts';
import { personalViewer } from '#server/product/pricing-context.ts';
import { takeNotice } from '#server/request/notice.ts';
import { readShopper } from '#server/request/shopper.ts';
import type { ListVisit } from './show-lists.ts';

/** A list that its owner shares, for everybody who has its address. */
export async function showSharedList({ shop, request, reply, refused }: ListVisit, token: string) {
  const { visit, session: known } = await readShopper(shop, request);
  const session = known ?? refused?.session;
  const texts = textsFor(shop, visit);
  const found = await shop.shoppingLists.findShared(token);
  if (!found) {
    const words = { title: texts['shoppingLists.sharedGone'], text: texts['shoppingLists.sharedGoneText'] };
    const page = errorPage({ shopName: shop.config.name, ...words });
    return sendPage({ shop, visit, request, reply: reply.code(404) }, page);
  }
  const lists = await shop.shoppingLists.all(session);
  const page = sharedListPage({
    shopName: shop.config.name,
    token,
    list: await shop.shoppingLists.show(found, await personalViewer(shop, visit, session)),
    lists,
    ownAddress: lists.some(({ id }) => id === found.id) ? linksIn(visit.language).list(found.id) : undefined,
    notice: refused?.notice ?? takeNotice(request, reply),
    typed: refused?.typed,
  });
  return sendPage({ shop, visit, request, reply }, page);
}
