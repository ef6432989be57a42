import { BASKET_FIELDS, type BasketAction } from '#contract/basket/basket-change.ts';
import type { Basket, BasketLine } from '#domain/basket/basket.ts';
import { type Changed, changeBasket } from '#server/basket/change-basket.ts';
import { loadBasket } from '#server/basket/shown-basket.ts';
import type { Builder, QueryContext } from '#server/graphql/context.ts';
import type { MoneyTypes } from '#server/graphql/money.ts';
import { addedEvent } from '#server/tracking/tracked-product.ts';

/** What came of each product of a call: `error` says why it was not done, in the shopper's language. */
type Result = { status: 'success' | 'error'; error: string | null };

const MOST_PRODUCTS = 100;

/** `basket`, and the mutations that change it. They do what the forms of the pages do. */
export function basketOperations(builder: Builder, { money }: MoneyTypes): void {
  const basket = basketType(builder, money);
  const { changed, result } = resultTypes(builder, basket);
  const product = builder.inputType('ProductInput', {
    fields: (t) => ({
      id: t.id({ required: true }),
      size: t.string(),
      quantity: t.float(),
      subscription: t.int({ description: 'Every so many days; left out, it is bought once.' }),
    }),
  });

  builder.queryField('basket', (t) =>
    t.field({ type: basket, resolve: (_, __, context) => basketOf(context) }),
  );
  builder.mutationField('addProductsToBasket', (t) =>
    t.field({
      type: changed,
      args: { ProductInput: t.arg({ type: [product], required: true }) },
      resolve: (_, { ProductInput: products }, context) =>
        each(products, context, (one) =>
          change(context, {
            [BASKET_FIELDS.action]: 'add',
            [BASKET_FIELDS.product]: String(one.id),
            [BASKET_FIELDS.size]: one.size ?? undefined,
            [BASKET_FIELDS.quantity]: String(one.quantity ?? 1),
            [BASKET_FIELDS.subscription]: one.subscription ? String(one.subscription) : '',
          }),
        ),
    }),
  );
  builder.mutationField('removeProductsFromBasket', (t) =>
    t.field({
      type: changed,
      args: { ProductInput: t.arg({ type: [product], required: true }) },
      resolve: (_, { ProductInput: products }, context) =>
        each(products, context, async (one) => {
          const { lines } = await basketOf(context);
          const line = lines.find((each) => isMeant(each, one));
          return change(context, {
            [BASKET_FIELDS.action]: 'remove',
            [BASKET_FIELDS.line]: String(line?.id ?? ''),
          });
        }),
    }),
  );
  builder.mutationField('activateRebateCode', (t) =>
    t.field({
      type: result,
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_, { code }, context) =>
        asResult(await change(context, { [BASKET_FIELDS.action]: 'code', [BASKET_FIELDS.code]: code })),
    }),
  );
  builder.mutationField('removeRebateCode', (t) =>
    t.field({
      type: result,
      resolve: async (_, __, context) =>
        asResult(await change(context, { [BASKET_FIELDS.action]: 'uncode' })),
    }),
  );
}

type Named = {
  id: string | number;
  size?: string | null | undefined;
  subscription?: number | null | undefined;
};

const isMeant = (line: BasketLine, { id, size, subscription }: Named) =>
  String(line.productId) === String(id) &&
  (!size || line.size.type === size) &&
  (line.everyDays ?? 0) === (subscription ?? 0);

const basketOf = (context: QueryContext): Promise<Basket> => loadBasket(context.shop, context);

async function change(
  context: QueryContext,
  fields: Readonly<Record<string, string | undefined>> & { mode: BasketAction },
): Promise<Changed> {
  const { shop, tracker } = context;
  const changed = await changeBasket(shop, context, (name) => fields[name]);
  const { added } = changed;
  if (added) await tracker.note(() => addedEvent(shop, context, added));
  return changed;
}

/** One after the other: each finds the basket as the one before has left it. */
async function each<Item>(
  items: readonly Item[],
  context: QueryContext,
  run: (item: Item) => Promise<Changed>,
): Promise<Result[]> {
  context.countProducts(items.length);
  const results: Result[] = [];
  for (const item of items.slice(0, MOST_PRODUCTS)) results.push(asResult(await run(item)));
  return results;
}

const asResult = ({ kind, text }: Changed): Result => ({
  status: kind,
  error: kind === 'error' ? text : null,
});

function basketType(builder: Builder, money: MoneyTypes['money']) {
  const line = builder.objectRef<BasketLine>('BasketProduct').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ productId }) => productId }),
      name: t.exposeString('name'),
      link: t.string({
        resolve: ({ productId: id, slug, size }, _, { links }) => links.product({ id, slug }, size.type),
      }),
      size: t.string({ resolve: ({ size }) => size.type }),
      sizeName: t.string({ resolve: ({ size }) => size.name }),
      quantity: t.exposeFloat('quantity'),
      price: t.field({ type: money, resolve: ({ price }) => price }),
      worth: t.field({ type: money, resolve: ({ worth }) => worth }),
      points: t.int({ resolve: ({ pointsCost = 0 }) => pointsCost }),
      subscription: t.int({ resolve: ({ everyDays = 0 }) => everyDays }),
      selected: t.boolean({ resolve: ({ later }) => !later }),
    }),
  });
  return builder.objectRef<Basket>('Basket').implement({
    fields: (t) => ({
      products: t.field({ type: [line], resolve: ({ lines }) => lines }),
      worth: t.field({ type: money, resolve: ({ worth }) => worth }),
      rebate: t.field({ type: money, nullable: true, resolve: ({ rebate }) => rebate ?? null }),
      rebateCode: t.string({ nullable: true, resolve: ({ code }) => code?.code ?? null }),
      productsCounter: t.int({ resolve: ({ lines }) => lines.length }),
    }),
  });
}

function resultTypes(builder: Builder, basket: ReturnType<typeof basketType>) {
  const result = builder.objectRef<Result>('BasketResult').implement({
    fields: (t) => ({
      status: t.exposeString('status'),
      error: t.string({ nullable: true, resolve: ({ error }) => error }),
    }),
  });
  const changed = builder.objectRef<Result[]>('BasketChange').implement({
    fields: (t) => ({
      status: t.string({
        description: 'success, or error where anything of it was not done.',
        resolve: (results) => (results.every(({ status }) => status === 'success') ? 'success' : 'error'),
      }),
      results: t.field({ type: [result], resolve: (results) => results }),
      basket: t.field({ type: basket, resolve: (_, __, context) => basketOf(context) }),
    }),
  });
  return { changed, result };
}
