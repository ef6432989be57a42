import { listCreated } from '#domain/tracking/tracking-event.ts';
import type { Builder, QueryContext } from '#server/graphql/context.ts';
import type { MoneyTypes } from '#server/graphql/money.ts';
import { listProblem } from '#server/shopping-lists/list-problem.ts';
import type { ListOutcome } from '#shop/shopping-lists/list-outcome.ts';
import { asWire, type ListResult, listResultTypes, listType, wireSize } from './shopping-list-types.ts';

/** `shoppingList`, and the mutations that change lists. Nobody reaches a list of another shopper. */
export function shoppingListOperations(builder: Builder, { money }: MoneyTypes): void {
  const list = listType(builder, money);
  const { result, changed } = listResultTypes(builder);
  const settings = builder.inputType('ShoppingListSettingsInput', {
    fields: (t) => ({
      name: t.string({ description: 'Left out of a new list, it has the usual name.' }),
      public: t.boolean({ description: 'Whether everybody with its address may see it.' }),
    }),
  });
  const product = builder.inputType('ShoppingListProductInput', {
    fields: (t) => ({
      id: t.id({ required: true }),
      size: t.string({ description: 'Left out, the first size that can be bought.' }),
      quantity: t.float(),
      note: t.string(),
    }),
  });

  builder.queryField('shoppingList', (t) =>
    t.field({
      type: [list],
      description: 'The lists of whoever asks, or the one with this id.',
      args: { id: t.arg.id() },
      resolve: async (_, { id }, { shop, session }) => {
        const own = await shop.lists.shoppingLists.all(await session());
        return id === null || id === undefined ? own : own.filter((one) => String(one.id) === String(id));
      },
    }),
  );
  builder.mutationField('shoppingListCreate', (t) =>
    t.field({
      type: result,
      args: { ShoppingListSettingsInput: t.arg({ type: settings, required: true }) },
      resolve: async (_, { ShoppingListSettingsInput: given }, context) => {
        const name = given.name ?? context.t('list.defaultName');
        const session = await context.ensureSession();
        const created = await context.shop.lists.shoppingLists.create(session, {
          name,
          public: given.public ?? false,
        });
        if (created.ok) await context.tracker.note(listCreated);
        return asResult(created, context);
      },
    }),
  );
  builder.mutationField('shoppingListDelete', (t) =>
    t.field({
      type: result,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) =>
        asResult(
          await context.shop.lists.shoppingLists.remove(await context.ensureSession(), Number(id)),
          context,
        ),
    }),
  );
  builder.mutationField('setShoppingList', (t) =>
    t.field({
      type: result,
      args: {
        id: t.arg.id({ required: true }),
        ShoppingListSettingsInput: t.arg({ type: settings, required: true }),
      },
      resolve: async (_, { id, ShoppingListSettingsInput: given }, context) =>
        asResult(await setList(context, Number(id), given), context),
    }),
  );
  builder.mutationField('addToShoppingList', (t) =>
    t.field({
      type: changed,
      args: {
        id: t.arg.id({ description: 'Left out, the first list, which is made where there is none.' }),
        ProductInput: t.arg({ type: [product], required: true }),
      },
      resolve: (_, { id, ProductInput: products }, context) =>
        each(products, context, (one) => addOne(context, asId(id), one)),
    }),
  );
  builder.mutationField('removeFromShoppingList', (t) =>
    t.field({
      type: changed,
      args: {
        id: t.arg.id({ required: true }),
        ProductInput: t.arg({ type: [product], required: true }),
      },
      resolve: (_, { id, ProductInput: products }, context) =>
        each(products, context, (one) => removeOne(context, Number(id), one)),
    }),
  );
}

type Wanted = {
  id: string | number;
  size?: string | null | undefined;
  quantity?: number | null | undefined;
  note?: string | null | undefined;
};

const asId = (id: string | number | null | undefined) =>
  id === null || id === undefined ? undefined : Number(id);

async function setList(
  {
    shop: {
      lists: { shoppingLists },
    },
    ensureSession,
  }: QueryContext,
  id: number,
  { name, public: isPublic }: { name?: string | null | undefined; public?: boolean | null | undefined },
): Promise<ListOutcome> {
  const session = await ensureSession();
  const found = await shoppingLists.find(session, id);
  if (!found) return { ok: false, problem: 'no_list' };
  const renamed: ListOutcome =
    typeof name === 'string' ? await shoppingLists.rename(session, id, name) : { ok: true, list: id };
  if (!renamed.ok || typeof isPublic !== 'boolean') return renamed;
  return shoppingLists.share(session, id, isPublic);
}

async function addOne(
  { shop, t, ensureShopper }: QueryContext,
  list: number | undefined,
  { id, size, quantity, note }: Wanted,
): Promise<ListOutcome> {
  const wanted = {
    list,
    product: Number(id),
    size: size ?? undefined,
    quantity: String(quantity ?? ''),
    note: note ?? '',
  };
  return shop.lists.shoppingLists.add(await ensureShopper(), wanted, t('list.defaultName'));
}

/** Takes a product off: in this size, or in all that stand there. */
async function removeOne(context: QueryContext, list: number, { id, size }: Wanted): Promise<ListOutcome> {
  const { shop } = context;
  const shopper = await context.ensureShopper();
  const { session } = shopper;
  const found = await shop.lists.shoppingLists.find(session, list);
  if (!found) return { ok: false, problem: 'no_list' };
  const { items } = await shop.lists.shoppingLists.show(found, shopper);
  const meant = items.filter(
    (item) => String(item.productId) === String(id) && (!size || wireSize(item) === asWire(size)),
  );
  for (const { sizeId } of meant) await shop.lists.shoppingLists.takeOff(session, { list, sizeId });
  return meant.length > 0 ? { ok: true, list } : { ok: false, problem: 'no_product' };
}

/** One after the other: each finds the list as the one before has left it. */
async function each<Item>(
  items: readonly Item[],
  context: QueryContext,
  run: (item: Item) => Promise<ListOutcome>,
): Promise<ListResult[]> {
  context.countProducts(items.length);
  const results: ListResult[] = [];
  for (const item of items) results.push(asResult(await run(item), context));
  return results;
}

function asResult(outcome: ListOutcome, { t }: QueryContext): ListResult {
  if (outcome.ok) return { status: 'success', id: outcome.list };
  const message = listProblem(outcome.problem, t);
  return { status: 'error', error: { code: outcome.problem, message } };
}
