import type { GraphQLSchema } from 'graphql';
import { clientDataQuery } from './account/client-data.ts';
import { basketOperations } from './basket/basket.ts';
import { newBuilder } from './context.ts';
import { shippingQuery } from './delivery/shipping.ts';
import { moneyTypes } from './money.ts';
import { orderOperations } from './order/orders.ts';
import { productType } from './product/product.ts';
import { productQueries } from './product/product-queries.ts';
import { regionOperations } from './region/region.ts';
import { textSearchQuery } from './search/text-search.ts';
import { shoppingListOperations } from './shopping-lists/shopping-lists.ts';
import { trackingEventsQuery } from './tracking/tracking-events.ts';

/** Everything that can be asked at the query endpoint. */
export function buildSchema(): GraphQLSchema {
  const builder = newBuilder();
  builder.queryType({
    fields: (t) => ({
      hello: t.string({ description: 'Says that the shop is there.', resolve: () => 'Witryna' }),
    }),
  });
  const money = moneyTypes(builder);
  productQueries(builder, productType(builder, money));
  shippingQuery(builder, money);
  textSearchQuery(builder, money);
  clientDataQuery(builder);
  trackingEventsQuery(builder);
  builder.mutationType({});
  basketOperations(builder, money);
  orderOperations(builder, money);
  regionOperations(builder);
  shoppingListOperations(builder, money);
  return builder.toSchema();
}
