import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn, routesIn } from '#contract/links.ts';
import { LIST_FIELDS, type ListChangeAnswer } from '#contract/shopping-lists/list-change.ts';
import { listCreated } from '#domain/tracking/tracking-event.ts';
import type { RequestContext } from '#server/request/context.ts';
import { sentFields } from '#server/request/fields.ts';
import { leaveNotice } from '#server/request/notice.ts';
import { wantsData } from '#server/request/wants-data.ts';
import type { Shop } from '#server/shop.ts';
import { trackerOf } from '#server/tracking/tracker.ts';
import { changeLists, type ListsChanged } from './change-lists.ts';
import { showLists } from './show-lists.ts';
import { showSharedList } from './show-shared-list.ts';

/** The pages of shopping lists, and the forms that change them: answered as a page, or as data when that is asked for. */
export function shoppingListRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'ordering' | 'lists' | 'limits' | 'operations'>,
): void {
  for (const language of LANGUAGES) {
    const links = linksIn(language);
    app.get(links.lists, ({ context }) => showLists(shop, context));
    app.get<{ Params: { token: string } }>(routesIn(language).sharedList, ({ context, params }) =>
      showSharedList(shop, context, params.token),
    );
    // Where a refusal was shown, the address is that of the form.
    app.get(links.listChange, (_, reply) => reply.redirect(links.lists, 303));
    app.post(links.listChange, ({ context }) => takeChange(shop, context));
  }
}

async function takeChange(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'ordering' | 'lists' | 'limits' | 'operations'>,
  context: RequestContext,
) {
  const { request, reply } = context;
  const fields = sentFields(request.body);
  const changed = await changeLists(shop, context, fields);
  const { kind, text, restore, toBasket, at } = changed;
  const isDone = kind === 'success';
  if (isDone && fields(LIST_FIELDS.action) === 'create') await trackerOf(shop, context).note(listCreated);
  const isData = wantsData(request);
  if (isDone && (!isData || fields(LIST_FIELDS.goOn)))
    leaveNotice(reply, {
      kind,
      text,
      ...(restore !== undefined && { restore }),
      ...(toBasket && { toBasket }),
    });
  if (isData) return reply.code(isDone ? 200 : 422).send(await answer(shop, context, changed));
  if (isDone) return reply.redirect(at, 303);
  // A refusal is said beside what was typed, so that nothing of it is lost.
  reply.code(422);
  const refused = { notice: { kind, text }, typed: fields };
  const token = fields(LIST_FIELDS.shared);
  return token ? showSharedList(shop, context, token, refused) : showLists(shop, context, refused);
}

async function answer(
  { lists: { shoppingLists } }: Pick<Shop, 'lists'>,
  context: RequestContext,
  { kind, text, list, at }: ListsChanged,
): Promise<ListChangeAnswer> {
  const session = await context.session();
  return {
    status: kind,
    message: text,
    ...(list !== undefined && { list }),
    products: await shoppingLists.noted(session),
    count: await shoppingLists.countNoted(session),
    at,
  };
}
