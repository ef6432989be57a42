import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn, routesIn } from '#contract/links.ts';
import { LIST_FIELDS, type ListChangeAnswer } from '#contract/shopping-lists/list-change.ts';
import { listCreated } from '#domain/tracking/tracking-event.ts';
import { wantsData } from '#server/form/form-visit.ts';
import { sentFields } from '#server/request/fields.ts';
import { leaveNotice } from '#server/request/notice.ts';
import { ensureSession, readShopper } from '#server/request/shopper.ts';
import type { Shop } from '#server/shop.ts';
import { trackerOf } from '#server/tracking/tracker.ts';
import type { Session } from '#shop/session/session.ts';
import { changeLists, type ListsChanged } from './change-lists.ts';
import { showLists } from './show-lists.ts';
import { showSharedList } from './show-shared-list.ts';

/** The pages of shopping lists, and the forms that change them: answered as a page, or as data when that is asked for. */
export function shoppingListRoutes(app: FastifyInstance, shop: Shop): void {
  for (const language of LANGUAGES) {
    const links = linksIn(language);
    app.get(links.lists, (request, reply) => showLists({ shop, request, reply }));
    app.get<{ Params: { token: string } }>(routesIn(language).sharedList, (request, reply) =>
      showSharedList({ shop, request, reply }, request.params.token),
    );
    // Where a refusal was shown, the address is that of the form.
    app.get(links.listChange, (_, reply) => reply.redirect(links.lists, 303));
    app.post(links.listChange, (request, reply) => takeChange(shop, request, reply));
  }
}

async function takeChange(shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const { visit } = await readShopper(shop, request);
  const session = await ensureSession(shop, request, reply, visit);
  const fields = sentFields(request.body);
  const changed = await changeLists(shop, visit, session, fields);
  const { kind, text, restore, toBasket, at } = changed;
  const isDone = kind === 'success';
  if (isDone && fields(LIST_FIELDS.action) === 'create')
    await trackerOf(shop, request, reply).note(session, listCreated);
  const isData = wantsData(request);
  if (isDone && (!isData || fields(LIST_FIELDS.goOn)))
    leaveNotice(reply, {
      kind,
      text,
      ...(restore !== undefined && { restore }),
      ...(toBasket && { toBasket }),
    });
  if (isData) return reply.code(isDone ? 200 : 422).send(await answer(shop, session, changed));
  if (isDone) return reply.redirect(at, 303);
  // A refusal is said beside what was typed, so that nothing of it is lost.
  reply.code(422);
  const refused = { notice: { kind, text }, typed: fields, session };
  const token = fields(LIST_FIELDS.shared);
  return token
    ? showSharedList({ shop, request, reply, refused }, token)
    : showLists({ shop, request, reply, refused });
}

async function answer(
  { shoppingLists }: Shop,
  session: Session,
  { kind, text, list, at }: ListsChanged,
): Promise<ListChangeAnswer> {
  return {
    status: kind,
    message: text,
    ...(list !== undefined && { list }),
    products: await shoppingLists.noted(session),
    count: await shoppingLists.countNoted(session),
    at,
  };
}
