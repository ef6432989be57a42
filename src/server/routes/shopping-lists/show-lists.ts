import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIST_FIELDS } from '#contract/shopping-lists/list-change.ts';
import { shoppingListsPage } from '#pages/shopping-lists/shopping-lists-page.tsx';
import { textsFor } from '#server/pages/render.tsx';
import { sendPage } from '#server/pages/send-page.ts';
import { personalViewer } from '#server/product/pricing-context.ts';
import { readFields, type SentFields } from '#server/request/fields.ts';
import { type Notice, takeNotice } from '#server/request/notice.ts';
import { readShopper } from '#server/request/shopper.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';

/** Whoever looks at lists; after a refusal, with what was typed and why it was refused. */
export type ListVisit = {
  shop: Shop;
  request: FastifyRequest;
  reply: FastifyReply;
  refused?: { notice: Notice; typed: SentFields; session: Session };
};

/** The shopper's lists, and all of one: the one asked for, else the first. */
export async function showLists({ shop, request, reply, refused }: ListVisit) {
  const { visit, session: known } = await readShopper(shop, request);
  const session = known ?? refused?.session;
  const sent = readFields(request);
  const [lists, deleted] = await Promise.all([
    shop.shoppingLists.all(session),
    shop.shoppingLists.deleted(session),
  ]);
  const asked = sent(LIST_FIELDS.list);
  const wanted = asked ? lists.find(({ id }) => String(id) === asked) : lists[0];
  const isMissing = asked !== '' && !wanted && !refused;
  const list = wanted ?? lists[0];
  if (isMissing) reply.code(404);
  const page = shoppingListsPage({
    shopName: shop.config.name,
    title: textsFor(shop, visit)['shoppingLists.title'],
    origin: shop.origin,
    lists,
    deleted,
    isMissing,
    shown: list && (await shop.shoppingLists.show(list, await personalViewer(shop, visit, session))),
    carried: isCarried(sent(LIST_FIELDS.action)) ? Number(sent(LIST_FIELDS.item)) : undefined,
    notice: refused?.notice ?? takeNotice(request, reply),
    typed: refused?.typed,
  });
  return sendPage({ shop, visit, request, reply }, page);
}

/** An item is named to be carried, unless a form that does something else was refused. */
const isCarried = (action: string) => ['', 'move', 'copy'].includes(action);
