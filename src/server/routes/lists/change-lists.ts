import { linksIn } from '#contract/links.ts';
import { LIST_FIELDS, type ListAction, NEW_LIST } from '#contract/list-change.ts';
import type { Notice } from '#server/notice.ts';
import { textsFor } from '#server/pages/render.tsx';
import type { SentFields } from '#server/routes/fields.ts';
import type { Shop } from '#server/shop.ts';
import { viewerOf } from '#server/shopper.ts';
import type { Visit } from '#server/visit.ts';
import type { Destination } from '#shop/lists/carry-items.ts';
import type { ListOutcome } from '#shop/lists/lists.ts';
import type { Session } from '#shop/session/session.ts';
import { say, type Values } from '#texts/say.ts';
import type { TextKey } from '#texts/text-key.ts';
import { buyList } from './buy-list.ts';
import { listProblem } from './list-problem.ts';

/** What came of a change of lists, the list that it was about, and where it is shown. */
export type ListsChanged = Notice & { list?: number | undefined; at: string };

/** Does what a form of the lists asks for, and says what came of it. */
export async function changeLists(
  shop: Shop,
  visit: Visit,
  session: Session,
  fields: SentFields,
): Promise<ListsChanged> {
  const desk = openDesk(shop, visit, session, fields);
  const { t, number, text, refused, nameOf } = desk;
  const { lists } = shop;
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
      return outcome(lists.create(session, { name }), 'lists.created');
    case 'rename':
      return outcome(lists.rename(session, list, name), 'lists.renamed');
    case 'share':
      return outcome(lists.share(session, list, true), 'lists.shared');
    case 'unshare':
      return outcome(lists.share(session, list, false), 'lists.unshared');
    case 'restore':
      return outcome(lists.restore(session, list), 'lists.restored');
    case 'remove': {
      const gone = await nameOf(list);
      const result = await lists.remove(session, list);
      if (!result.ok) return refused(result.problem);
      return desk.done(t('lists.removed', { name: gone }), { restore: list });
    }
    case 'add': {
      const into = fields(LIST_FIELDS.list) ? list : undefined;
      const [quantity, note] = [text(LIST_FIELDS.quantity), text(LIST_FIELDS.note)];
      const wanted = { ...desk.wantedSize(), list: into, quantity, note };
      const result = await lists.add(desk.noter, wanted, t('list.defaultName'));
      if (!result.ok) return refused(result.problem);
      return desk.done(t('lists.added', { name: result.name ?? '' }), { list: result.list });
    }
    case 'forget':
      await lists.forget(session, number(LIST_FIELDS.product));
      return desk.done(t('lists.forgotten'), {});
    case 'change': {
      const [quantity, note] = [fields(LIST_FIELDS.quantity), fields(LIST_FIELDS.note)];
      const result = await lists.change(desk.noter, { ...desk.wantedSize(), list, quantity, note });
      if (!result.ok) return refused(result.problem);
      return desk.done(t('lists.changed', { name: result.name ?? '' }), { list });
    }
    case 'take': {
      const product = await lists.nameOf(sizeId, visit.language);
      const result = await lists.takeOff(session, { list, sizeId });
      if (!result.ok) return refused(result.problem);
      return desk.done(t('lists.taken', { name: product || t('lists.unnamed') }), { list });
    }
    case 'move':
    case 'copy':
      return fields(LIST_FIELDS.shared) ? copyShared(shop, desk) : carry(shop, desk);
    case 'buy':
      return buy(shop, visit, session, desk);
    default:
      return desk.refusedAs(t('lists.failed'));
  }
}

type Desk = ReturnType<typeof openDesk>;

/** What every change needs: the fields that were sent, and the ways to answer. */
function openDesk(shop: Shop, visit: Visit, session: Session, fields: SentFields) {
  const texts = textsFor(shop, visit);
  const links = linksIn(visit.language);
  const t = (key: TextKey, values?: Values) => say(texts[key], visit.language, values);
  const text = (field: string) => fields(field) ?? '';
  const number = (field: string) => Number(text(field) || Number.NaN);
  const shared = text(LIST_FIELDS.shared);
  const refusedAs = (said: string): ListsChanged => ({ kind: 'error', text: said, at: links.lists });
  return {
    t,
    text,
    number,
    session,
    noter: viewerOf(shop, visit, session),
    wantedSize: () => ({
      product: number(LIST_FIELDS.product),
      size: text(LIST_FIELDS.size) || undefined,
    }),
    nameOf: async (list: number) => (await shop.lists.find(session, list))?.name ?? '',
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
      const found = await shop.lists.findShared(shared);
      return found && shop.lists.show(found, viewerOf(shop, visit, session));
    },
    /** A list of the shopper's, or a new one. */
    destination: (nameOfNew: string): Destination =>
      text(LIST_FIELDS.to) === NEW_LIST ? { newList: nameOfNew } : number(LIST_FIELDS.to),
  };
}

async function carry({ lists }: Shop, desk: Desk): Promise<ListsChanged> {
  const { t, number, text, session, noter, nameOf } = desk;
  const copy = text(LIST_FIELDS.action) === 'copy';
  const [from, sizeId] = [number(LIST_FIELDS.list), number(LIST_FIELDS.item)];
  const to = desk.destination(text(LIST_FIELDS.name));
  const result = await lists.carry(session, { from, to, sizeId, copy });
  if (!result.ok) return desk.refused(result.problem);
  const names = { list: await nameOf(result.list), name: await lists.nameOf(sizeId, noter.language) };
  return desk.done(t(copy ? 'lists.copied' : 'lists.moved', names), { list: from });
}

/** All of a list that somebody shares becomes a list of the shopper's own. */
async function copyShared({ lists }: Shop, desk: Desk): Promise<ListsChanged> {
  const { t, text, noter, nameOf } = desk;
  const shown = await desk.sharedList();
  if (!shown) return desk.refusedAs(t('lists.sharedGone'));
  const items = shown.items.map(({ productId, size, quantity }) => ({
    product: productId,
    size: size.type,
    quantity,
  }));
  const result = await lists.noteAll(noter, items, desk.destination(text(LIST_FIELDS.name) || shown.name));
  if (!result.ok) return desk.refused(result.problem);
  return desk.done(t('lists.copiedAll', { list: await nameOf(result.list) }), { list: result.list });
}

async function buy(shop: Shop, visit: Visit, session: Session, desk: Desk): Promise<ListsChanged> {
  const { t, text, number, noter } = desk;
  if (text(LIST_FIELDS.shared)) {
    const shown = await desk.sharedList();
    if (!shown) return desk.refusedAs(t('lists.sharedGone'));
    return { ...(await buyList(shop, visit, session, shown)), at: desk.sharedAt };
  }
  const found = await shop.lists.find(session, number(LIST_FIELDS.list));
  if (!found) return desk.refused('no_list');
  const notice = await buyList(shop, visit, session, await shop.lists.show(found, noter));
  return { ...notice, list: found.id, at: linksIn(visit.language).list(found.id) };
}
