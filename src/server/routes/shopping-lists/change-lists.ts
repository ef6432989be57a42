import { LIST_FIELDS, type ListAction, NEW_LIST } from '#contract/shopping-lists/list-change.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { SentFields } from '#server/request/fields.ts';
import type { Notice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import { listProblem } from '#server/shopping-lists/list-problem.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import type { Destination } from '#shop/shopping-lists/carry-items.ts';
import type { ListOutcome } from '#shop/shopping-lists/list-outcome.ts';
import type { TextKey } from '#texts/text-key.ts';
import { buyList } from './buy-list.ts';

/** What came of a change of lists, the list that it was about, and where it is shown. */
export type ListsChanged = Notice & { list?: number | undefined; at: string };

/** Does what a form of the lists asks for, and says what came of it. */
export async function changeLists(
  shop: Pick<Shop, 'ordering' | 'lists' | 'limits'>,
  context: RequestContext,
  fields: SentFields,
): Promise<ListsChanged> {
  const desk = openDesk(shop, context, await context.ensureShopper(), fields);
  const { session } = desk.shopper;
  const { t, number, text, refused, nameOf } = desk;
  const {
    lists: { shoppingLists },
  } = shop;
  const list = number(LIST_FIELDS.list);
  const sizeId = number(LIST_FIELDS.item);
  const name = text(LIST_FIELDS.name);

  /** The change, where it was done; else why it was not. */
  async function outcome(change: Promise<ListOutcome>, done: TextKey, more: Partial<ListsChanged> = {}) {
    const result = await change;
    if (!result.ok) return refused(result.problem);
    return desk.done(t(done, { name: await nameOf(result.list) }), { list: result.list, ...more });
  }

  switch (text(LIST_FIELDS.action) as ListAction) {
    case 'create':
      return outcome(shoppingLists.create(session, { name }), 'shoppingLists.created');
    case 'rename':
      return outcome(shoppingLists.rename(session, list, name), 'shoppingLists.renamed');
    case 'share':
      return outcome(shoppingLists.share(session, list, true), 'shoppingLists.shared');
    case 'unshare':
      return outcome(shoppingLists.share(session, list, false), 'shoppingLists.unshared');
    case 'restore':
      return outcome(shoppingLists.restore(session, list), 'shoppingLists.restored');
    case 'remove': {
      const gone = await nameOf(list);
      const result = await shoppingLists.remove(session, list);
      if (!result.ok) return refused(result.problem);
      return desk.done(t('shoppingLists.removed', { name: gone }), { restore: list });
    }
    case 'add': {
      const into = fields(LIST_FIELDS.list) ? list : undefined;
      const [quantity, note] = [text(LIST_FIELDS.quantity), text(LIST_FIELDS.note)];
      const wanted = { ...desk.wantedSize(), list: into, quantity, note };
      const result = await shoppingLists.add(desk.shopper, wanted, t('list.defaultName'));
      if (!result.ok) return refused(result.problem);
      return desk.done(t('shoppingLists.added', { name: result.name ?? '' }), { list: result.list });
    }
    case 'forget':
      await shoppingLists.forget(session, number(LIST_FIELDS.product));
      return desk.done(t('shoppingLists.forgotten'), {});
    case 'change': {
      const [quantity, note] = [fields(LIST_FIELDS.quantity), fields(LIST_FIELDS.note)];
      const result = await shoppingLists.change(desk.shopper, { ...desk.wantedSize(), list, quantity, note });
      if (!result.ok) return refused(result.problem);
      return desk.done(t('shoppingLists.changed', { name: result.name ?? '' }), { list });
    }
    case 'take': {
      const product = await shoppingLists.nameOf(sizeId, context.language);
      const result = await shoppingLists.takeOff(session, { list, sizeId });
      if (!result.ok) return refused(result.problem);
      return desk.done(t('shoppingLists.taken', { name: product || t('shoppingLists.unnamed') }), { list });
    }
    case 'move':
    case 'copy':
      return fields(LIST_FIELDS.shared) ? copyShared(shop, desk) : carry(shop, desk);
    case 'buy':
      return buy(shop, context, desk);
    default:
      return desk.refusedAs(t('shoppingLists.failed'));
  }
}

type Desk = ReturnType<typeof openDesk>;

/** What every change needs: the fields that were sent, and the ways to answer. */
function openDesk(
  shop: Pick<Shop, 'lists'>,
  { links, t }: RequestContext,
  shopper: Shopper,
  fields: SentFields,
) {
  const { session } = shopper;
  const text = (field: string) => fields(field) ?? '';
  const number = (field: string) => Number(text(field) || Number.NaN);
  const shared = text(LIST_FIELDS.shared);
  const refusedAs = (said: string): ListsChanged => ({ kind: 'error', text: said, at: links.lists });
  return {
    t,
    text,
    number,
    shopper,
    wantedSize: () => ({
      product: number(LIST_FIELDS.product),
      size: text(LIST_FIELDS.size) || undefined,
    }),
    nameOf: async (list: number) => (await shop.lists.shoppingLists.find(session, list))?.name ?? '',
    done: (said: string, more: Partial<ListsChanged>): ListsChanged => ({
      kind: 'success',
      text: said,
      at: more.list === undefined ? links.lists : links.list(more.list),
      ...more,
    }),
    refused: (problem: Exclude<ListOutcome, { ok: true }>['problem']) => refusedAs(listProblem(problem, t)),
    refusedAs,
    sharedAt: links.sharedList(shared),
    async sharedList() {
      const found = await shop.lists.shoppingLists.findShared(shared);
      return found && shop.lists.shoppingLists.show(found, shopper);
    },
    /** A list of the shopper's, or a new one. */
    destination: (nameOfNew: string): Destination =>
      text(LIST_FIELDS.to) === NEW_LIST ? { newList: nameOfNew } : number(LIST_FIELDS.to),
  };
}

async function carry({ lists: { shoppingLists } }: Pick<Shop, 'lists'>, desk: Desk): Promise<ListsChanged> {
  const { t, number, text, shopper, nameOf } = desk;
  const copy = text(LIST_FIELDS.action) === 'copy';
  const [from, sizeId] = [number(LIST_FIELDS.list), number(LIST_FIELDS.item)];
  const to = desk.destination(text(LIST_FIELDS.name));
  const result = await shoppingLists.carry(shopper.session, { from, to, sizeId, copy });
  if (!result.ok) return desk.refused(result.problem);
  const names = {
    list: await nameOf(result.list),
    name: await shoppingLists.nameOf(sizeId, shopper.language),
  };
  return desk.done(t(copy ? 'shoppingLists.copied' : 'shoppingLists.moved', names), { list: from });
}

/** All of a list that somebody shares becomes a list of the shopper's own. */
async function copyShared(
  { lists: { shoppingLists } }: Pick<Shop, 'lists'>,
  desk: Desk,
): Promise<ListsChanged> {
  const { t, text, shopper, nameOf } = desk;
  const shown = await desk.sharedList();
  if (!shown) return desk.refusedAs(t('shoppingLists.sharedGone'));
  const items = shown.items.map(({ productId, size, quantity }) => ({
    product: productId,
    size: size.type,
    quantity,
  }));
  const result = await shoppingLists.noteAll(
    shopper,
    items,
    desk.destination(text(LIST_FIELDS.name) || shown.name),
  );
  if (!result.ok) return desk.refused(result.problem);
  return desk.done(t('shoppingLists.copiedAll', { list: await nameOf(result.list) }), { list: result.list });
}

async function buy(
  shop: Pick<Shop, 'ordering' | 'lists' | 'limits'>,
  context: RequestContext,
  desk: Desk,
): Promise<ListsChanged> {
  const { t, text, number, shopper } = desk;
  if (text(LIST_FIELDS.shared)) {
    const shown = await desk.sharedList();
    if (!shown) return desk.refusedAs(t('shoppingLists.sharedGone'));
    return { ...(await buyList(shop, context, shown)), at: desk.sharedAt };
  }
  const found = await shop.lists.shoppingLists.find(shopper.session, number(LIST_FIELDS.list));
  if (!found) return desk.refused('no_list');
  const notice = await buyList(shop, context, await shop.lists.shoppingLists.show(found, shopper));
  return { ...notice, list: found.id, at: context.links.list(found.id) };
}
