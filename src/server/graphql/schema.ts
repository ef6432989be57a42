import type { GraphQLSchema } from 'graphql';
import { basketOperations } from './basket.ts';
import { clientDataQuery } from './client-data.ts';
import { newBuilder } from './context.ts';
import { moneyTypes } from './money.ts';
import { orderOperations } from './orders.ts';
import { productType } from './product.ts';
import { productQueries } from './product-queries.ts';
import { regionOperations } from './region.ts';
import { shippingQuery } from './shipping.ts';
import { shoppingListOperations } from './shopping-lists.ts';
import { textSearchQuery } from './text-search.ts';
import { trackingEventsQuery } from './tracking-events.ts';

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
