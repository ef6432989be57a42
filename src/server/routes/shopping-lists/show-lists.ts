import { LIST_FIELDS } from '#contract/shopping-lists/list-change.ts';
import { shoppingListsPage } from '#pages/shopping-lists/shopping-lists-page.tsx';
import { sendPage } from '#server/pages/send-page.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readFields, type SentFields } from '#server/request/fields.ts';
import { type Notice, takeNotice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';

/** What was typed into a form of the lists, and why it was refused. */
export type RefusedChange = { notice: Notice; typed: SentFields };

/** The shopper's lists, and all of one: the one asked for, else the first. */
export async function showLists(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'lists'>,
  context: RequestContext,
  refused?: RefusedChange,
) {
  const { request, reply } = context;
  const session = await context.session();
  const sent = readFields(request);
  const [lists, deleted] = await Promise.all([
    shop.lists.shoppingLists.all(session),
    shop.lists.shoppingLists.deleted(session),
  ]);
  const asked = sent(LIST_FIELDS.list);
  const wanted = asked ? lists.find(({ id }) => String(id) === asked) : lists[0];
  const isMissing = asked !== '' && !wanted && !refused;
  const list = wanted ?? lists[0];
  if (isMissing) reply.code(404);
  const page = shoppingListsPage({
    shopName: shop.settings.config.name,
    title: context.t('shoppingLists.title'),
    origin: shop.settings.origin,
    lists,
    deleted,
    isMissing,
    shown: list && (await shop.lists.shoppingLists.show(list, await context.personalShopper())),
    carried: isCarried(sent(LIST_FIELDS.action)) ? Number(sent(LIST_FIELDS.item)) : undefined,
    notice: refused?.notice ?? takeNotice(request, reply),
    typed: refused?.typed,
  });
  return sendPage(shop, context, page);
}

/** An item is named to be carried, unless a form that does something else was refused. */
const isCarried = (action: string) => ['', 'move', 'copy'].includes(action);
