import { errorPage } from '#pages/error-pages/error-page.tsx';
import { sharedListPage } from '#pages/shopping-lists/shared-list-page.tsx';
import { sendPage } from '#server/pages/send-page.ts';
import type { RequestContext } from '#server/request/context.ts';
import { takeNotice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import type { RefusedChange } from './show-lists.ts';

/** A list that its owner shares, for everybody who has its address. */
export async function showSharedList(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'lists'>,
  context: RequestContext,
  token: string,
  refused?: RefusedChange,
) {
  const { request, reply, links, texts } = context;
  const found = await shop.lists.shoppingLists.findShared(token);
  if (!found) {
    reply.code(404);
    const words = { title: texts['shoppingLists.sharedGone'], text: texts['shoppingLists.sharedGoneText'] };
    const page = errorPage({ shopName: shop.settings.config.name, ...words });
    return sendPage(shop, context, page);
  }
  const lists = await shop.lists.shoppingLists.all(await context.session());
  const page = sharedListPage({
    shopName: shop.settings.config.name,
    token,
    list: await shop.lists.shoppingLists.show(found, await context.personalShopper()),
    lists,
    ownAddress: lists.some(({ id }) => id === found.id) ? links.list(found.id) : undefined,
    notice: refused?.notice ?? takeNotice(request, reply),
    typed: refused?.typed,
  });
  return sendPage(shop, context, page);
}
