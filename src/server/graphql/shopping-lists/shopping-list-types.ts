import type { ListItem, ShownList } from '#domain/shopping-lists/shown-list.ts';
import type { Builder, QueryContext } from '#server/graphql/context.ts';
import type { MoneyTypes } from '#server/graphql/money.ts';

/** What came of a change: the list that it was about, or why it was not done. */
export type ListResult = {
  status: 'success' | 'error';
  id?: number | undefined;
  error?: { code: string; message: string };
};
type OwnList = { id: number; name: string; publicToken: string | null; items: number };

/** A list, and what stands on it. */
export function listType(builder: Builder, money: MoneyTypes['money']) {
  const item = builder.objectRef<ListItem>('ShoppingListProduct').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ productId }) => productId }),
      name: t.exposeString('name'),
      link: t.string({
        resolve: ({ productId: id, slug, size }, _, { links }) => links.product({ id, slug }, size.type),
      }),
      size: t.string({ resolve: wireSize }),
      sizeName: t.string({ resolve: ({ size }) => size.name }),
      quantity: t.exposeFloat('quantity'),
      note: t.exposeString('note'),
      price: t.field({ type: money, resolve: ({ price }) => price }),
      change: t.string({
        description: 'cheaper, dearer, unavailable or back, since it was put on the list.',
        nullable: true,
        resolve: ({ change }) => change?.kind ?? null,
      }),
    }),
  });
  return builder.objectRef<OwnList>('ShoppingList').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      public: t.boolean({ resolve: ({ publicToken }) => publicToken !== null }),
      link: t.string({ resolve: ({ id }, _, { links }) => links.list(id) }),
      publicLink: t.string({
        nullable: true,
        resolve: ({ publicToken }, _, { shop, links }) =>
          publicToken === null ? null : shop.settings.origin + links.sharedList(publicToken),
      }),
      productsCounter: t.exposeInt('items'),
      products: t.field({ type: [item], resolve: (list, _, context) => itemsOf(list, context) }),
    }),
  });
}

/** What came of a change of one list, and of several products of it. */
export function listResultTypes(builder: Builder) {
  const error = builder.objectRef<{ code: string; message: string }>('ShoppingListError').implement({
    fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
  });
  const result = builder.objectRef<ListResult>('ShoppingListResult').implement({
    fields: (t) => ({
      status: t.exposeString('status'),
      id: t.id({ nullable: true, resolve: ({ id }) => id ?? null }),
      error: t.field({ type: error, nullable: true, resolve: ({ error }) => error ?? null }),
    }),
  });
  const changed = builder.objectRef<ListResult[]>('ShoppingListChange').implement({
    fields: (t) => ({
      status: t.string({
        description: 'success, or error where anything of it was not done.',
        resolve: (results) => (results.every(({ status }) => status === 'success') ? 'success' : 'error'),
      }),
      results: t.field({ type: [result], resolve: (results) => results }),
    }),
  });
  return { result, changed };
}

/** 'onesize' is stored and sent as 'uniw' in lists. */
export const asWire = (type: string) => (type === 'onesize' ? 'uniw' : type);
export const wireSize = ({ size }: ListItem) => asWire(size.type);

/** All that one list has, read once however often a query names it. */
const known = new WeakMap<QueryContext, Map<number, Promise<ShownList>>>();

async function itemsOf(list: OwnList, context: QueryContext): Promise<ListItem[]> {
  const ofQuery = known.get(context) ?? new Map<number, Promise<ShownList>>();
  known.set(context, ofQuery);
  const { shop } = context;
  const shown = ofQuery.get(list.id) ?? shop.lists.shoppingLists.show(list, await context.shopper());
  ofQuery.set(list.id, shown);
  return (await shown).items;
}
