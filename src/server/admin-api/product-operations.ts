import { isLanguage } from '#contract/language.ts';
import type { ListedProduct, ListedSize } from '#shop/admin-api/list-products.ts';
import type { OfferOutcome } from '#shop/admin-api/set-offers.ts';
import { type AdminBuilder, cursorOf, type Page, readCursor } from './admin-context.ts';
import { checkedKey, KEY_SAID } from './request-key.ts';

const AMOUNT = 'In whole minor units: 1234 is 12.34.';

/** What is sold, how much of it is there, and what it costs. */
export function productOperations(builder: AdminBuilder): void {
  const page = productPage(builder);
  const result = builder.objectRef<OfferOutcome>('OfferResult').implement({
    fields: (t) => ({
      problem: t.string({
        nullable: true,
        description: 'no_size, no_warehouse, no_currency, bad_quantity, bad_amount or key_reused',
        resolve: (outcome) => (outcome.ok ? null : outcome.problem),
      }),
      changed: t.boolean({ resolve: (outcome) => outcome.ok && outcome.changed }),
    }),
  });
  builder.queryField('products', (t) =>
    t.field({
      type: page,
      description: [
        'By their ids, 50 at a time; with the right product.read.',
        'Example: `{ products(sku: "5901234123457") { nodes { id name sizes { id prices { gross } } } next } }`',
      ].join('\n\n'),
      args: {
        after: t.arg.string(),
        sku: t.arg.string({ description: 'The EAN or the code of a size.' }),
        language: t.arg.string({ description: "'pl' or 'en'; 'pl' where left out" }),
      },
      resolve: async (_, { after, sku, language }, { shop, actor }) => {
        const found = await shop.backOffice.offers.list(actor, {
          language: isLanguage(language ?? undefined) ? (language as 'pl' | 'en') : 'pl',
          ...{ after: readCursor(after), sku: sku?.replaceAll('\u0000', '') },
        });
        return { nodes: found.rows, next: found.after };
      },
    }),
  );
  builder.mutationFields((t) => ({
    stockSet: t.field({
      type: result,
      description: [
        'Says how much of a size is free in a warehouse. What orders have reserved is not part of it. With the right stock.correct.',
        'Example: `mutation { stockSet(key: "wms-2026-0001", sizeId: 12, warehouse: "own", quantity: 25) { problem changed } }`',
      ].join('\n\n'),
      args: {
        key: t.arg.string({ required: true, description: KEY_SAID }),
        sizeId: t.arg.int({ required: true }),
        warehouse: t.arg.string({ required: true, description: 'Its key.' }),
        quantity: t.arg.float({ description: 'Left out: without end.' }),
      },
      resolve: (_, { key, quantity, ...given }, { shop, actor }) =>
        shop.backOffice.offers.setStock(actor, {
          ...given,
          key: checkedKey(key),
          quantity: quantity ?? null,
        }),
    }),
    priceSet: t.field({
      type: result,
      description: [
        'Sets what a size costs from now on; what it cost before stays in the history. With the right product.price.',
        'Example: `mutation { priceSet(key: "erp-2026-0001", sizeId: 12, currency: "PLN", gross: 3990) { problem changed } }`',
      ].join('\n\n'),
      args: {
        key: t.arg.string({ required: true, description: KEY_SAID }),
        sizeId: t.arg.int({ required: true }),
        currency: t.arg.string({ required: true }),
        gross: t.arg.int({ required: true, description: AMOUNT }),
        regular: t.arg.int({ description: 'Without the promotion; as `gross` where left out.' }),
      },
      resolve: (_, { key, regular, ...given }, { shop, actor }) =>
        shop.backOffice.offers.setPrice(actor, {
          ...{ ...given, key: checkedKey(key), regular: regular ?? given.gross },
        }),
    }),
  }));
}

function productPage(builder: AdminBuilder) {
  const shelf = builder.objectRef<{ warehouse: string; quantity: number | null }>('Stock').implement({
    fields: (t) => ({
      warehouse: t.exposeString('warehouse'),
      quantity: t.exposeFloat('quantity', { nullable: true, description: 'null: without end' }),
    }),
  });
  const price = builder.objectRef<ListedSize['prices'][number]>('Price').implement({
    description: AMOUNT,
    fields: (t) => ({
      currency: t.exposeString('currency'),
      gross: t.exposeInt('gross'),
      regular: t.exposeInt('regular'),
    }),
  });
  const size = builder.objectRef<ListedSize>('Size').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      type: t.exposeString('type'),
      ean: t.exposeString('ean', { nullable: true }),
      code: t.exposeString('code', { nullable: true }),
      shelf: t.exposeString('shelf', { nullable: true }),
      prices: t.field({ type: [price], resolve: ({ prices }) => prices }),
      stock: t.field({
        type: [shelf],
        nullable: true,
        description: 'With the right stock.read.',
        resolve: ({ stock }) => stock ?? null,
      }),
    }),
  });
  const product = builder.objectRef<ListedProduct>('Product').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      key: t.exposeString('key'),
      name: t.exposeString('name'),
      active: t.exposeBoolean('active'),
      sizes: t.field({ type: [size], resolve: ({ sizes }) => sizes }),
    }),
  });
  return builder.objectRef<Page<ListedProduct>>('ProductPage').implement({
    fields: (t) => ({
      nodes: t.field({ type: [product], resolve: ({ nodes }) => nodes }),
      next: t.string({
        nullable: true,
        resolve: ({ next }) => (next === undefined ? null : cursorOf(next)),
      }),
    }),
  });
}
