import { GraphQLError } from 'graphql';
import type { Builder, QueryContext } from '#server/graphql/context.ts';
import { type ProductOffer, productOffer } from '#server/product/product-offer.ts';
import type { productType } from './product.ts';

/** `product` and `products`; what the shop does not have is null, or left out of the list. */
export function productQueries(builder: Builder, product: ReturnType<typeof productType>): void {
  const response = builder.objectRef<{ product: ProductOffer | null }>('ProductResponse').implement({
    fields: (t) => ({
      product: t.field({ type: product, nullable: true, resolve: (found) => found.product }),
    }),
  });
  const list = builder.objectRef<{ products: ProductOffer[] }>('ProductsResponse').implement({
    fields: (t) => ({ products: t.field({ type: [product], resolve: ({ products }) => products }) }),
  });
  const searchInput = builder.inputType('ProductsSearchInput', {
    fields: (t) => ({ productsId: t.intList({ required: true }) }),
  });

  builder.queryField('product', (t) =>
    t.field({
      type: response,
      args: {
        productId: t.arg.int({ required: true }),
        displaySizesByConfig: t.arg.boolean({ description: 'Every size is always answered.' }),
      },
      resolve: async (_, { productId }, context) => ({
        product: (await offersOf([productId], context))[0] ?? null,
      }),
    }),
  );

  builder.queryField('products', (t) =>
    t.field({
      type: list,
      args: {
        productIds: t.arg.intList(),
        searchInput: t.arg({ type: searchInput, description: 'Another way to name them.' }),
      },
      resolve: async (_, { productIds, searchInput: wanted }, context) => {
        const ids = productIds ?? wanted?.productsId;
        if (!ids) throw new GraphQLError('products: productIds are expected.');
        return { products: await offersOf(ids, context) };
      },
    }),
  );
}

async function offersOf(ids: readonly number[], context: QueryContext): Promise<ProductOffer[]> {
  const { shop, language } = context;
  context.countProducts(ids.length);
  const pricing = await context.personalPricing();
  const offers: ProductOffer[] = [];
  for (const id of new Set(ids)) {
    const record = await shop.catalogue.products.product(id, language);
    if (record) offers.push(await productOffer(shop, context, record, pricing));
  }
  return offers;
}
